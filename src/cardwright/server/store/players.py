"""The players: guests, accounts, and those who have left."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from cardwright.server.player import Player
from cardwright.server.store.database import Database
from cardwright.server.store.likeness import key, skeleton
from cardwright.server.store.refusals import NameTaken, StoreRefusal
from cardwright.server.store.schema import (
    DECKS,
    EMAILS,
    FACTORS,
    FRIENDS,
    MUTES,
    PLACES,
    PLAYERS,
    RATINGS,
    RECOVERY,
    REPORTS,
    SEATS,
    SESSIONS,
    TABLES,
)

NOBODY: Final = "someone"  # the name of players who have left
COLUMNS: Final = (
    PLAYERS.c.id,
    PLAYERS.c.name,
    PLAYERS.c.guest,
    PLAYERS.c.banned,
    PLAYERS.c.moderator,
    PLAYERS.c.muted_until,
    PLAYERS.c.face,
)


def player_of(row: Row[*tuple[Any, ...]]) -> Player:
    return Player(row.id, row.name, row.guest, row.banned, row.moderator, row.muted_until, row.face)


class Players:
    """A player keeps their id for ever; nobody else has their name, or one that looks like it, until they leave."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, player: Player, password: str | None, now: float) -> None:
        """A new guest or account, with the hash of its password; raises ``NameTaken``."""
        values = {"id": player.id, "guest": player.guest} | called(player.name)
        values |= {"password": password, "banned": player.banned, "deleted": False, "created": now}
        try:
            await self.database.write(lambda db: db.execute(insert(PLAYERS), values).rowcount)
        except IntegrityError:
            raise await self.taken(player.name) from None

    async def get(self, id: str) -> Player | None:
        query = select(*COLUMNS).where(PLAYERS.c.id == id)
        row = await self.database.read(lambda db: db.execute(query).first())
        return player_of(row) if row else None

    async def by_name(self, name: str) -> tuple[Player, str | None] | None:
        """The player of that name, in upper or lower case, with the hash of the password."""
        query = select(*COLUMNS, PLAYERS.c.password).where(PLAYERS.c.key == key(name))
        row = await self.database.read(lambda db: db.execute(query).first())
        return (player_of(row), row.password) if row else None

    async def taken(self, name: str) -> NameTaken:
        """Why nobody else can have this name."""
        if await self.by_name(name):
            return NameTaken(f'the name "{name}" is taken')
        return NameTaken(f'the name "{name}" looks like one that is taken')

    async def promote(self, id: str, name: str, password: str) -> None:
        """A guest becomes an account and keeps its games; raises ``NameTaken``."""
        values = called(name) | {"guest": False, "password": password}
        guest = (PLAYERS.c.id == id) & PLAYERS.c.guest & ~PLAYERS.c.deleted

        def work(db: Connection) -> None:
            if not db.execute(update(PLAYERS).where(guest).values(values)).rowcount:
                raise StoreRefusal("only a guest can become an account")
            db.execute(update(SEATS).where(SEATS.c.player == id).values(name=name))

        try:
            await self.database.write(work)
        except IntegrityError:
            raise await self.taken(name) from None

    async def rename(self, id: str, name: str) -> None:
        """A guest is called something else from now on, at every table; raises ``NameTaken``."""
        guest = (PLAYERS.c.id == id) & PLAYERS.c.guest & ~PLAYERS.c.deleted

        def work(db: Connection) -> None:
            if not db.execute(update(PLAYERS).where(guest).values(called(name))).rowcount:
                raise StoreRefusal("only a guest can change the name")
            db.execute(update(SEATS).where(SEATS.c.player == id).values(name=name))

        try:
            await self.database.write(work)
        except IntegrityError:
            raise await self.taken(name) from None

    async def set_face(self, id: str, face: str) -> None:
        """A player looks otherwise from now on, at every table."""

        def work(db: Connection) -> None:
            db.execute(update(PLAYERS).where(PLAYERS.c.id == id, ~PLAYERS.c.deleted).values(face=face))
            db.execute(update(SEATS).where(SEATS.c.player == id).values(face=face))

        await self.database.write(work)

    async def free_names(self, now: float, most: int) -> int:
        """Let others have the names of guests who cannot come back, as none of their sessions lasts; how many."""
        gone = ~exists().where(SESSIONS.c.player == PLAYERS.c.id, SESSIONS.c.expires > now)
        held = PLAYERS.c.guest & ~PLAYERS.c.deleted & PLAYERS.c.key.is_not(None)

        def work(db: Connection) -> int:
            found = list(db.scalars(select(PLAYERS.c.id).where(held, gone).limit(most)))
            return db.execute(update(PLAYERS).where(PLAYERS.c.id.in_(found)).values(key=None, skeleton=None)).rowcount

        return await self.database.write(work)

    async def password(self, id: str) -> str | None:
        query = select(PLAYERS.c.password).where(PLAYERS.c.id == id)
        hashed: str | None = await self.database.read(lambda db: db.scalar(query))
        return hashed

    async def set_password(self, id: str, password: str) -> None:
        kept = (PLAYERS.c.id == id) & ~PLAYERS.c.deleted
        change = update(PLAYERS).where(kept).values(password=password)
        await self.database.write(lambda db: db.execute(change).rowcount)

    async def set_recovery(self, id: str, code: str) -> None:
        """Keep the hash of a recovery code, instead of an earlier one."""
        kept = (PLAYERS.c.id == id) & ~PLAYERS.c.deleted
        change = update(PLAYERS).where(kept).values(recovery=code)
        await self.database.write(lambda db: db.execute(change).rowcount)

    async def recover(self, id: str, code: str, password: str, now: float) -> bool:
        """Use up a recovery code, kept or sent by e-mail, by its hash, for a new password; False if it is neither."""
        kept = (PLAYERS.c.id == id) & (PLAYERS.c.recovery == code) & (PLAYERS.c.recovery != "")
        sent = (EMAILS.c.player == id) & (EMAILS.c.recovery == code) & (EMAILS.c.recover_by > now)
        change = update(PLAYERS).where(PLAYERS.c.id == id).values(password=password)

        def work(db: Connection) -> bool:
            uses = (update(PLAYERS).where(kept).values(recovery=""), update(EMAILS).where(sent).values(recover_by=0.0))
            if not any(db.execute(use).rowcount for use in uses):
                return False
            db.execute(change)
            db.execute(update(EMAILS).where(EMAILS.c.player == id).values(recover_by=0.0))
            return True

        return await self.database.write(work)

    async def erase(self, id: str) -> None:
        """Forget who a player was. Their games stay, played by "someone"."""
        await self.database.write(lambda db: forget(db, id))

    async def remove_strangers(self, before: float, most: int) -> list[str]:
        """Remove guests who came before then, were not back since and never sat at a table of a match; their ids."""

        def work(db: Connection) -> list[str]:
            gone = list(db.scalars(select(PLAYERS.c.id).where(*strangers(before)).limit(most)))
            db.execute(delete(MUTES).where(MUTES.c.muted.in_(gone)))
            db.execute(delete(PLAYERS).where(PLAYERS.c.id.in_(gone)))
            return gone

        return await self.database.write(work)


def strangers(before: float) -> list[ColumnElement[bool]]:
    back = exists().where(SESSIONS.c.player == PLAYERS.c.id, SESSIONS.c.seen >= before)
    seats = exists().where(SEATS.c.player == PLAYERS.c.id, SEATS.c.table == TABLES.c.id, TABLES.c.status != "void")
    guest = PLAYERS.c.guest & ~PLAYERS.c.deleted & (PLAYERS.c.banned == "")
    return [guest, PLAYERS.c.created < before, ~back, ~seats]


def forget(db: Connection, player: str) -> None:
    values = {"name": NOBODY, "key": None, "skeleton": None, "password": None, "recovery": "", "moderator": False}
    values |= {"deleted": True, "face": ""}
    db.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(values))
    for table in (SESSIONS, DECKS, RATINGS, MUTES, FRIENDS, PLACES, FACTORS, RECOVERY, EMAILS):
        db.execute(delete(table).where(table.c.player == player))
    db.execute(delete(MUTES).where(MUTES.c.muted == player))
    db.execute(delete(FRIENDS).where(FRIENDS.c.friend == player))
    db.execute(delete(REPORTS).where((REPORTS.c.reporter == player) | (REPORTS.c.accused == player)))
    # Seats at tables that have not begun are free again.
    here = (SEATS.c.player == player) & SEATS.c.table.in_(select(TABLES.c.id).where(TABLES.c.status == "open"))
    db.execute(update(SEATS).where(here).values(player=None, name="", face="", deck="", salt=""))
    db.execute(update(SEATS).where(SEATS.c.player == player).values(name=NOBODY, face=""))


def called(name: str) -> dict[str, str]:
    """The name, and by what it is told apart from others."""
    return {"name": name, "key": key(name), "skeleton": skeleton(name)}
