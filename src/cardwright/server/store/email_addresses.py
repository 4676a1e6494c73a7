"""The e-mail addresses of accounts, and the codes that were sent there."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from cardwright.server.store.database import Database, insert_into
from cardwright.server.store.schema import EMAILS, PLAYERS

MOST_OWNERS = 5  # accounts that one e-mail speaks of


class EmailRecord(Struct, frozen=True):
    """An ``address`` counts once it is confirmed; ``waiting`` is one that is not yet. Either may be ""."""

    player: str
    address: str
    waiting: str
    confirmation: str
    confirm_by: float
    recovery: str
    recover_by: float


class EmailAddresses:
    """One for each account; several accounts may have the same. Of codes only hashes are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, player: str) -> EmailRecord | None:
        query = select(EMAILS).where(EMAILS.c.player == player)
        row = await self.database.read(lambda db: db.execute(query).first())
        return EmailRecord(**row._mapping) if row else None

    async def propose(self, player: str, address: str, code: str, until: float) -> None:
        """An address that the code will confirm; until then an earlier one counts."""
        values = {"waiting": address, "confirmation": code, "confirm_by": until}

        def work(db: Connection) -> None:
            fresh = insert_into(db, EMAILS).values(player=player, **values)
            db.execute(fresh.on_conflict_do_update(index_elements=["player"], set_=values))

        await self.database.write(work)

    async def confirm(self, player: str, code: str, now: float) -> bool:
        """The address that waits counts from now on; False if the code is not its, or too old."""
        fits = (EMAILS.c.player == player) & (EMAILS.c.confirmation == code) & (EMAILS.c.confirm_by > now)
        values = {"address": EMAILS.c.waiting, "waiting": "", "confirmation": "", "recovery": ""}
        change = update(EMAILS).where(fits, EMAILS.c.waiting != "").values(values)
        return await self.database.write(lambda db: db.execute(change).rowcount) > 0

    async def owners(self, address: str) -> list[tuple[str, str]]:
        """The ids and names of those who may log in and have confirmed this address."""
        query = select(PLAYERS.c.id, PLAYERS.c.name).join(EMAILS, EMAILS.c.player == PLAYERS.c.id)
        theirs = (EMAILS.c.address == address) & (EMAILS.c.address != "") & (PLAYERS.c.banned == "")
        found = query.where(theirs).order_by(PLAYERS.c.created).limit(MOST_OWNERS)
        return [(row.id, row.name) for row in await self.database.read(lambda db: db.execute(found).all())]

    async def offer(self, player: str, code: str, until: float) -> None:
        """A code that sets a new password, instead of an earlier one that was sent."""
        change = update(EMAILS).where(EMAILS.c.player == player).values(recovery=code, recover_by=until)
        await self.database.write(lambda db: db.execute(change).rowcount)

    async def withdraw(self, player: str) -> None:
        """What was sent sets no password any more."""
        await self.offer(player, "", 0.0)

    async def remove(self, player: str) -> None:
        await self.database.write(lambda db: db.execute(delete(EMAILS).where(EMAILS.c.player == player)).rowcount)
