"""Who is logged in: a session for each browser or program."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, delete, insert, select, update

from cardwright.server.player import Player
from cardwright.server.store.database import Database
from cardwright.server.store.players import COLUMNS, player_of
from cardwright.server.store.rows import SessionRecord
from cardwright.server.store.schema import PLAYERS, SESSIONS

LONGEST_AGENT: Final = 200
# Used with every request, so it is built only once.
VALID: Final = (
    select(*COLUMNS)
    .join(SESSIONS, SESSIONS.c.player == PLAYERS.c.id)
    .where(SESSIONS.c.id == bindparam("hash"), SESSIONS.c.expires > bindparam("now"))
    .where(PLAYERS.c.banned == "", ~PLAYERS.c.deleted)
)


class Sessions:
    """The id of a session is a hash of its cookie, so that nobody can log in by reading the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, hash: str, player: str, agent: str, now: float, expires: float) -> None:
        values: dict[str, str | float] = {"id": hash, "player": player, "agent": agent[:LONGEST_AGENT]}
        values |= {"created": now, "seen": now, "expires": expires}
        await self.database.write(lambda db: db.execute(insert(SESSIONS), values).rowcount)

    async def find(self, hash: str, now: float) -> Player | None:
        """The player of a session; None also if it has expired, or the player is banned or has left."""
        row = await self.database.read(lambda db: db.execute(VALID, {"hash": hash, "now": now}).first())
        return player_of(row) if row else None

    async def living(self, hashes: Collection[str], now: float) -> set[str]:
        """Which of these sessions are still valid."""
        query = select(SESSIONS.c.id).join(PLAYERS, SESSIONS.c.player == PLAYERS.c.id)
        valid = SESSIONS.c.id.in_(hashes) & (SESSIONS.c.expires > now) & (PLAYERS.c.banned == "") & ~PLAYERS.c.deleted
        return set(await self.database.read(lambda db: db.scalars(query.where(valid)).all()))

    async def touch(self, hash: str, now: float, expires: float | None = None) -> None:
        """Note that a session is in use, and perhaps extend it."""
        values = {"seen": now} if expires is None else {"seen": now, "expires": expires}
        change = update(SESSIONS).where(SESSIONS.c.id == hash).values(values)
        await self.database.write(lambda db: db.execute(change).rowcount)

    async def get(self, hash: str) -> SessionRecord | None:
        query = select(SESSIONS).where(SESSIONS.c.id == hash)
        row = await self.database.read(lambda db: db.execute(query).first())
        return SessionRecord(**row._mapping) if row else None

    async def of(self, player: str) -> list[SessionRecord]:
        """All sessions of a player, the latest used first."""
        query = select(SESSIONS).where(SESSIONS.c.player == player).order_by(SESSIONS.c.seen.desc())
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [SessionRecord(**row._mapping) for row in rows]

    async def end(self, hash: str, player: str) -> bool:
        """Log out one session; False if the player has no such session."""
        mine = (SESSIONS.c.id == hash) & (SESSIONS.c.player == player)
        return await self.database.write(lambda db: db.execute(delete(SESSIONS).where(mine)).rowcount) > 0

    async def end_all(self, player: str, but: str | None = None) -> int:
        """Log a player out everywhere, or everywhere but here; returns the number of sessions."""
        mine = SESSIONS.c.player == player
        if but is not None:
            mine &= SESSIONS.c.id != but
        return await self.database.write(lambda db: db.execute(delete(SESSIONS).where(mine)).rowcount)

    async def prune(self, now: float) -> int:
        """Forget the sessions that have expired."""
        old = SESSIONS.c.expires <= now
        return await self.database.write(lambda db: db.execute(delete(SESSIONS).where(old)).rowcount)
