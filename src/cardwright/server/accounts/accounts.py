"""Who may log in: accounts, guests and their sessions."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace
from uuid_utils import uuid7

from cardwright.kernel.errors import BadInput
from cardwright.server.accounts.email_recovery import EmailRecovery
from cardwright.server.accounts.faces import is_card
from cardwright.server.accounts.names import is_reserved, tidy
from cardwright.server.accounts.passwords import Passwords
from cardwright.server.accounts.place import places
from cardwright.server.accounts.refusals import banned, code_needed, wrong_login, wrong_password, wrong_recovery
from cardwright.server.accounts.second_factor import SecondFactor, digest, new_code
from cardwright.server.accounts.session import Login, Session
from cardwright.server.accounts.token import DAY, LIFE, fingerprint, new_token, token_in
from cardwright.server.email import Outbox
from cardwright.server.player import Player
from cardwright.server.settings import Settings
from cardwright.server.store import Store
from cardwright.server.store.refusals import NameTaken
from cardwright.server.store.rows import SessionRecord

SELDOM: Final = 3_600.0  # seconds after which a session in use is renewed
GUESTS: Final = (4, 4, 4, 6, 6, 9, 12)  # the digits of a guest's name, longer as short ones are taken


def nothing(_: Player) -> None:
    """Refuses nobody."""


class Accounts:
    """Every login makes a new token, so that one that somebody else knew before is worthless."""

    def __init__(
        self, store: Store, settings: Settings, outbox: Outbox, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.clock = clock
        self.passwords = Passwords(settings)
        self.second_factor = SecondFactor(store, lambda: self.clock())
        self.email = EmailRecovery(store, outbox, lambda: self.clock())
        self.pruned = 0.0
        self.noted: dict[str, float] = {}  # when each session in use was last renewed, as far as this node knows

    # Logging in.

    async def register(self, name: str, password: str, agent: str) -> Login:
        player = Player(id=uuid7().hex, name=free_for_all(name), guest=False)
        await self.store.players.add(player, await self.passwords.hash_new(password, player.name), self.clock())
        return await self.enter(player, agent)

    async def guest(self, agent: str) -> Login:
        for digits in GUESTS:
            number = 10 ** (digits - 1) + secrets.randbelow(9 * 10 ** (digits - 1))
            player = Player(id=uuid7().hex, name=f"Guest {number}", guest=True)
            try:
                await self.store.players.add(player, None, self.clock())
            except NameTaken:
                continue
            return await self.enter(player, agent)
        raise NameTaken("there are too many guests right now; please make an account")

    async def login(
        self, name: str, password: str, agent: str, code: str = "", before_code: Callable[[Player], None] = nothing
    ) -> Login:
        """``code`` is that of a second factor; ``before_code`` may refuse to check one more."""
        found = await self.store.players.by_name(" ".join(name.split()))
        player, kept = found if found else (None, None)
        fits = await self.passwords.fits(kept, password)
        if player is None or kept is None or not fits:
            raise wrong_login()
        if player.banned:
            raise banned(player.banned)
        if self.passwords.is_outdated(kept):
            await self.store.players.set_password(player.id, await self.passwords.hash(password))
        if await self.second_factor.is_on(player.id):
            if not code:
                raise code_needed()
            before_code(player)
            await self.second_factor.check(player.id, code)
        return await self.enter(player, agent)

    async def keep(self, guest: Session, name: str, password: str, agent: str) -> Login:
        """A guest becomes an account: the same player, with all their games."""
        if not guest.player.guest:
            raise BadInput(f"you already have an account: {guest.player.name}")
        name = free_for_all(name)
        await self.store.players.promote(guest.player.id, name, await self.passwords.hash_new(password, name))
        player = await self.store.players.get(guest.player.id)
        if player is None or player.name != name:
            raise NameTaken("you have just become an account under another name")
        await self.leave(guest)
        return await self.enter(player, agent)

    async def rename(self, guest: Player, name: str) -> Player:
        """A guest chooses a name, by the rules for those of accounts; nobody else can have it meanwhile."""
        if not guest.guest:
            raise BadInput(f"you have an account, which keeps its name: {guest.name}")
        chosen = free_for_all(name)
        await self.store.players.rename(guest.id, chosen)
        return replace(guest, name=chosen)

    async def choose_face(self, player: Player, face: str) -> Player:
        """Any card of any game, as GAME/KEY, or none."""
        if face and not is_card(face):
            raise BadInput(f"there is no card {face[:80]}")
        await self.store.players.set_face(player.id, face)
        return replace(player, face=face)

    async def known_place(self, name: str, device: str, address: str) -> str:
        """The place of a login, if the player has logged in there before; "" if not."""
        found = await self.store.players.by_name(" ".join(name.split()))
        if found is None:
            return ""
        here = places(found[0].id, device, address)
        known = await self.store.places.known(found[0].id, here, self.clock())
        return next((place for place in here if place in known), "")

    async def remember_place(self, player: Player, device: str, address: str) -> None:
        await self.store.places.remember(player.id, places(player.id, device, address), self.clock())

    async def enter(self, player: Player, agent: str) -> Login:
        token = new_token()
        now = self.clock()
        await self.store.sessions.add(fingerprint(token), player.id, printable(agent), now, now + LIFE)
        self.note(fingerprint(token), now)
        await self.prune(now)
        return Login(player, token)

    async def prune(self, now: float) -> None:
        """Once a day, forget expired sessions."""
        if now - self.pruned > DAY:
            self.pruned = now
            await self.store.sessions.prune(now)

    # Being there.

    async def recognise(self, headers: Mapping[str, str]) -> Session | None:
        """Who makes this request, by cookie or bearer token; None for a visitor."""
        token = token_in(headers)
        if not token:
            return None
        id, now = fingerprint(token), self.clock()
        player = await self.store.sessions.find(id, now)
        if player is None:
            return None
        renewed = now - self.noted.get(id, 0.0) > SELDOM
        if renewed:
            await self.store.sessions.touch(id, now, now + LIFE)
            self.note(id, now)
        return Session(player, id, renewed)

    def note(self, session: str, now: float) -> None:
        if len(self.noted) > 100_000:
            self.noted = {id: at for id, at in self.noted.items() if now - at <= SELDOM}
        self.noted[session] = now

    async def sessions(self, player: Player) -> list[SessionRecord]:
        now = self.clock()
        return [record for record in await self.store.sessions.of(player.id) if record.expires > now]

    # Leaving.

    async def leave(self, session: Session) -> None:
        await self.store.sessions.end(session.id, session.player.id)

    async def change_password(self, session: Session, old: str, new: str) -> None:
        """All other sessions are logged out, and no place is known any more."""
        await self.check_password(session.player, old)
        hashed = await self.passwords.hash_new(new, session.player.name)
        await self.store.players.set_password(session.player.id, hashed)
        await self.store.places.forget(session.player.id)
        await self.store.emails.withdraw(session.player.id)
        await self.store.sessions.end_all(session.player.id, but=session.id)

    async def make_recovery_code(self, player: Player, password: str) -> str:
        """A code that sets a new password, once; an earlier one counts no more. Only its hash is kept."""
        await self.check_password(player, password)
        code = new_code()
        await self.store.players.set_recovery(player.id, digest(code))
        return code

    async def recover(self, name: str, code: str, new: str) -> Player:
        """Set a new password by a recovery code, of their own or sent by e-mail.

        Every session ends; a second factor is asked for as before.
        """
        hashed = await self.passwords.hash_new(new, name)  # first, so that it takes as long for a name nobody has
        found = await self.store.players.by_name(" ".join(name.split()))
        if found is None or not await self.store.players.recover(found[0].id, digest(code), hashed, self.clock()):
            raise wrong_recovery()
        await self.email.tell_of_new_password(found[0])
        await self.store.places.forget(found[0].id)
        await self.store.sessions.end_all(found[0].id, but="")
        return found[0]

    async def delete(self, player: Player, password: str) -> None:
        """Delete a player for good; a guest has no password to give."""
        if not player.guest:
            await self.check_password(player, password)
        await self.store.players.erase(player.id)

    async def check_password(self, player: Player, password: str) -> None:
        if not await self.passwords.fits(await self.store.players.password(player.id), password):
            raise wrong_password()

    def close(self) -> None:
        self.passwords.close()


def free_for_all(name: str) -> str:
    """A name that anybody may use, tidied."""
    tidied = tidy(name)
    if is_reserved(tidied):
        raise NameTaken(f'the name "{tidied}" is reserved')
    return tidied


def printable(agent: str) -> str:
    """What a browser calls itself, without characters that could upset a terminal."""
    return "".join(sign for sign in agent[:200] if sign.isprintable())
