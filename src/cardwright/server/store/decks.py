"""The decks that players keep."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select
from uuid_utils import uuid7

from cardwright.server.store.database import Database, insert_into
from cardwright.server.store.rows import DeckRecord
from cardwright.server.store.schema import DECKS


class Decks:
    """A deck has an id; saving one under a name that the player used for the same game replaces that deck."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def save(self, player: str, game: str, name: str, text: str, now: float) -> str:
        """Store a deck; returns its id, which stays when the deck is replaced."""
        values = {"id": uuid7().hex, "player": player, "game": game, "name": name, "text": text, "updated": now}

        def work(db: Connection) -> str:
            replacing = insert_into(db, DECKS).on_conflict_do_update(
                index_elements=["player", "game", "name"], set_={"text": text, "updated": now}
            )
            kept: str = db.execute(replacing.values(values).returning(DECKS.c.id)).scalar_one()
            return kept

        return await self.database.write(work)

    async def get(self, id: str) -> DeckRecord | None:
        query = select(DECKS).where(DECKS.c.id == id)
        row = await self.database.read(lambda db: db.execute(query).first())
        return DeckRecord(**row._mapping) if row else None

    async def of(self, player: str, game: str | None = None) -> list[DeckRecord]:
        """A player's decks by game and name."""
        mine = DECKS.c.player == player
        if game is not None:
            mine &= DECKS.c.game == game
        query = select(DECKS).where(mine).order_by(DECKS.c.game, DECKS.c.name)
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [DeckRecord(**row._mapping) for row in rows]

    async def remove(self, id: str, player: str) -> bool:
        """Delete a deck; False if the player has no such deck."""
        mine = (DECKS.c.id == id) & (DECKS.c.player == player)
        return await self.database.write(lambda db: db.execute(delete(DECKS).where(mine)).rowcount) > 0
