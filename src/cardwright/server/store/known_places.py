"""The places from which players have logged in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, select

from cardwright.server.store.database import Database, insert_into
from cardwright.server.store.schema import PLACES

MOST: Final = 20  # of one player; the one that was used longest ago is forgotten
LIFE: Final = 180 * 86_400.0  # seconds after which a place that is not used is not known any more


class KnownPlaces:
    """A place is a hash: of the player with a browser's cookie, or with a network."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def known(self, player: str, places: Collection[str], now: float) -> set[str]:
        """Which of these the player has logged in from."""
        mine = (PLACES.c.player == player) & PLACES.c.place.in_(places) & (PLACES.c.seen > now - LIFE)
        query = select(PLACES.c.place).where(mine)
        return set(await self.database.read(lambda db: db.scalars(query).all()))

    async def remember(self, player: str, places: Collection[str], now: float) -> None:
        """The player has logged in there."""

        def work(db: Connection) -> None:
            for place in places:
                statement = insert_into(db, PLACES).values(player=player, place=place, seen=now)
                db.execute(statement.on_conflict_do_update(index_elements=["player", "place"], set_={"seen": now}))
            kept = select(PLACES.c.place).where(PLACES.c.player == player).order_by(PLACES.c.seen.desc())
            old = db.scalars(kept.offset(MOST)).all()
            db.execute(delete(PLACES).where(PLACES.c.player == player, PLACES.c.place.in_(old)))

        await self.database.write(work)

    async def forget(self, player: str) -> None:
        await self.database.write(lambda db: db.execute(delete(PLACES).where(PLACES.c.player == player)).rowcount)
