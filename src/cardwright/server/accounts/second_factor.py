"""The second factor: a code that an app makes every half minute (TOTP, RFC 6238), or a recovery code."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from typing import Final

import segno
from pyotp import TOTP, random_base32

from cardwright.server.accounts.refusals import NotAllowed, wrong_code
from cardwright.server.player import Player
from cardwright.server.store import Store
from cardwright.wire.bodies.accounts import Enrolment, FactorState

ISSUER: Final = "Cardwright"
STEP: Final = 30  # seconds
STEPS: Final = (0, -1, 1)  # a clock may be off by one
RECOVERY_CODES: Final = 10
CODE_BYTES: Final = 10


class SecondFactor:
    """Enrolled, then confirmed by a first code: only then does a login need one. No code works twice."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock

    async def state(self, player: str) -> FactorState:
        return FactorState(await self.is_on(player), await self.store.factors.codes_left(player))

    async def is_on(self, player: str) -> bool:
        kept = await self.store.factors.get(player)
        return kept is not None and kept.confirmed

    async def enrol(self, player: Player) -> Enrolment:
        """A new secret for the player's app; it counts when it is confirmed."""
        secret = random_base32()
        if not await self.store.factors.begin(player.id, secret, self.clock()):
            raise NotAllowed("the second factor is already on; remove it first")
        address = TOTP(secret).provisioning_uri(player.name, ISSUER)
        return Enrolment(secret, address, segno.make(address, error="m").svg_data_uri(scale=5, border=4))

    async def confirm(self, player: str, code: str) -> list[str]:
        """The first code of the app switches it on; returns the recovery codes, which nobody can read again."""
        kept = await self.store.factors.get(player)
        if kept is None or kept.confirmed:
            raise NotAllowed("there is no second factor to confirm")
        step = self.step_of(kept.secret, code, kept.step)
        if step is None:
            raise wrong_code()
        codes = [new_code() for _ in range(RECOVERY_CODES)]
        if not await self.store.factors.confirm(player, step, [digest(code) for code in codes]):
            raise NotAllowed("there is no second factor to confirm")
        return codes

    async def check(self, player: str, code: str) -> None:
        """Use up a code of the app, or a recovery code."""
        kept = await self.store.factors.get(player)
        step = self.step_of(kept.secret, code, kept.step) if kept is not None else None
        if step is not None and await self.store.factors.use_step(player, step):
            return
        if not await self.store.factors.use_code(player, digest(code)):
            raise wrong_code()

    def step_of(self, secret: str, code: str, after: int) -> int | None:
        """The half minute whose code this is, if it is later than the last one used."""
        now, app = int(self.clock()) // STEP, TOTP(secret)
        given = code.replace(" ", "").encode()
        fitting = (now + off for off in STEPS if compare_digest(app.generate_otp(now + off).encode(), given))
        return next((step for step in fitting if step > after), None)


def new_code() -> str:
    """Eighty random bits in four groups of letters and digits."""
    text = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode().lower()
    return "-".join(text[at : at + 4] for at in range(0, len(text), 4))


def digest(code: str) -> str:
    """What is stored of a recovery code; case, spaces and hyphens do not matter."""
    return sha256("".join(sign for sign in code.lower() if sign.isalnum()).encode()).hexdigest()
