"""The players: guests, accounts, and those who have left."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from cardwright.server.player import Player
from cardwright.server.store.database import Database
from cardwright.server.store.refusals import NameTaken, StoreRefusal
from cardwright.server.store.schema import DECKS, MUTES, PLAYERS, RATINGS, SEATS, SESSIONS, TABLES

NOBODY: Final = "someone"  # the name of players who have left
COLUMNS: Final = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.guest, PLAYERS.c.banned)


def key(name: str) -> str:
    """The same for two names that people would confuse."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def player_of(row: Row[*tuple[Any, ...]]) -> Player:
    return Player(id=row.id, name=row.name, guest=row.guest, banned=row.banned)


class Players:
    """A player keeps their id for ever; nobody else can have their name, in upper or lower case, until they leave."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, player: Player, password: str | None, now: float) -> None:
        """A new guest or account, with the hash of its password; raises ``NameTaken``."""
        values = {"id": player.id, "name": player.name, "key": key(player.name), "guest": player.guest}
        values |= {"password": password, "banned": player.banned, "deleted": False, "created": now}
        try:
            await self.database.write(lambda db: db.execute(insert(PLAYERS), values).rowcount)
        except IntegrityError:
            raise taken(player.name) from None

    async def get(self, id: str) -> Player | None:
        query = select(*COLUMNS).where(PLAYERS.c.id == id)
        row = await self.database.read(lambda db: db.execute(query).first())
        return player_of(row) if row else None

    async def by_name(self, name: str) -> tuple[Player, str | None] | None:
        """The player of that name, in upper or lower case, with the hash of the password."""
        query = select(*COLUMNS, PLAYERS.c.password).where(PLAYERS.c.key == key(name))
        row = await self.database.read(lambda db: db.execute(query).first())
        return (player_of(row), row.password) if row else None

    async def promote(self, id: str, name: str, password: str) -> None:
        """A guest becomes an account and keeps its games; raises ``NameTaken``."""
        values = {"name": name, "key": key(name), "guest": False, "password": password}
        guest = (PLAYERS.c.id == id) & PLAYERS.c.guest & ~PLAYERS.c.deleted

        def work(db: Connection) -> None:
            if not db.execute(update(PLAYERS).where(guest).values(values)).rowcount:
                raise StoreRefusal("only a guest can become an account")
            db.execute(update(SEATS).where(SEATS.c.player == id).values(name=name))

        try:
            await self.database.write(work)
        except IntegrityError:
            raise taken(name) from None

    async def password(self, id: str) -> str | None:
        query = select(PLAYERS.c.password).where(PLAYERS.c.id == id)
        hashed: str | None = await self.database.read(lambda db: db.scalar(query))
        return hashed

    async def set_password(self, id: str, password: str) -> None:
        kept = (PLAYERS.c.id == id) & ~PLAYERS.c.deleted
        change = update(PLAYERS).where(kept).values(password=password)
        await self.database.write(lambda db: db.execute(change).rowcount)

    async def ban(self, id: str, why: str) -> None:
        """Ban a player and end their sessions; an empty ``why`` lifts the ban."""

        def work(db: Connection) -> None:
            db.execute(update(PLAYERS).where(PLAYERS.c.id == id).values(banned=why))
            if why:
                db.execute(delete(SESSIONS).where(SESSIONS.c.player == id))

        await self.database.write(work)

    async def erase(self, id: str) -> None:
        """Forget who a player was. Their games stay, played by "someone"."""
        await self.database.write(lambda db: forget(db, id))


def forget(db: Connection, player: str) -> None:
    values = {"name": NOBODY, "key": None, "password": None, "deleted": True}
    db.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(values))
    for table in (SESSIONS, DECKS, RATINGS, MUTES):
        db.execute(delete(table).where(table.c.player == player))
    db.execute(delete(MUTES).where(MUTES.c.muted == player))
    # Seats at tables that have not begun are free again.
    here = (SEATS.c.player == player) & SEATS.c.table.in_(select(TABLES.c.id).where(TABLES.c.status == "open"))
    db.execute(update(SEATS).where(here).values(player=None, name="", deck="", salt=""))
    db.execute(update(SEATS).where(SEATS.c.player == player).values(name=NOBODY))


def taken(name: str) -> NameTaken:
    return NameTaken(f'the name "{name}" is taken')
