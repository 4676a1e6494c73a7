"""The e-mail address of an account: confirmed before it is used, and the way to a new password."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from cardwright.kernel.errors import BadInput
from cardwright.server.accounts.refusals import NotAllowed
from cardwright.server.accounts.second_factor import digest, new_code
from cardwright.server.email import Outbox, notices
from cardwright.server.player import Player
from cardwright.server.store import Store
from cardwright.wire.bodies.email import EmailState

LIFE: Final = 3_600.0  # seconds for which a code is good
LONGEST: Final = 254
ATOM: Final = r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS: Final = re.compile(rf"(?=.{{1,64}}@){ATOM}(?:\.{ATOM})*@{LABEL}(?:\.{LABEL})+", re.ASCII)


class EmailRecovery:
    """Nobody learns here which addresses the server knows: they are looked up after the answer."""

    def __init__(self, store: Store, outbox: Outbox, clock: Callable[[], float]) -> None:
        self.store = store
        self.outbox = outbox
        self.clock = clock

    async def state(self, player: str) -> EmailState:
        found = await self.store.emails.get(player)
        return EmailState(self.outbox.is_open, found.address if found else "", found.waiting if found else "")

    async def propose(self, player: Player, address: str) -> None:
        """Send a code to an address; an earlier one counts until the code is given."""
        code = new_code()
        await self.store.emails.propose(player.id, address, digest(code), self.clock() + LIFE)
        self.outbox.post(address, *notices.to_confirm(player.name, code))

    async def confirm(self, player: Player, code: str) -> None:
        before = await self.store.emails.get(player.id)
        if not await self.store.emails.confirm(player.id, digest(code), self.clock()):
            raise NotAllowed("that code is wrong, or too old")
        if before is not None and before.address not in ("", before.waiting):
            self.outbox.post(before.address, *notices.address_gone(player.name))

    async def remove(self, player: Player) -> None:
        before = await self.store.emails.get(player.id)
        await self.store.emails.remove(player.id)
        if before is not None and before.address:
            self.outbox.post(before.address, *notices.address_gone(player.name))

    def ask(self, address: str) -> None:
        """Send recovery codes to an address, in the background: nobody sees whether, or how long it takes."""
        self.outbox.begin(self.send_codes(address))

    async def send_codes(self, address: str) -> None:
        codes = [(player, name, new_code()) for player, name in await self.store.emails.owners(address)]
        for player, _, code in codes:
            await self.store.emails.offer(player, digest(code), self.clock() + LIFE)
        if codes:
            self.outbox.post(address, *notices.to_recover([(name, code) for _, name, code in codes]))

    async def tell_of_new_password(self, player: Player) -> None:
        found = await self.store.emails.get(player.id)
        if found is not None and found.address:
            self.outbox.post(found.address, *notices.password_set(player.name))


def tidy_address(address: str) -> str:
    """The address as it is kept, in lower case; refused if it cannot be one."""
    tidied = address.strip().lower()
    if len(tidied) > LONGEST or not ADDRESS.fullmatch(tidied):
        raise BadInput("an e-mail address is written like ana@example.org")
    return tidied
