"""The players whose chat a player does not want to read."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select

from cardwright.server.store.database import Database, insert_into
from cardwright.server.store.schema import MUTES


class Mutes:
    """Muting twice is the same as muting once."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, player: str, muted: str) -> None:
        def work(db: Connection) -> None:
            db.execute(insert_into(db, MUTES).values(player=player, muted=muted).on_conflict_do_nothing())

        await self.database.write(work)

    async def remove(self, player: str, muted: str) -> None:
        mute = (MUTES.c.player == player) & (MUTES.c.muted == muted)
        await self.database.write(lambda db: db.execute(delete(MUTES).where(mute)).rowcount)

    async def of(self, player: str) -> set[str]:
        query = select(MUTES.c.muted).where(MUTES.c.player == player)
        return set(await self.database.read(lambda db: db.scalars(query).all()))
