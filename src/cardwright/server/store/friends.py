"""Who has named whom as a friend."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, or_, select

from cardwright.server.store.database import Database, insert_into
from cardwright.server.store.schema import FRIENDS, PLAYERS


class FriendRecord(Struct, frozen=True):
    """Somebody on a player's list: ``asked`` by the player, ``asks`` the player; who does both is a friend."""

    player: str
    name: str
    face: str
    asked: bool
    asks: bool


class Friends:
    """Two are friends when each has named the other; naming somebody twice is the same as once."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, player: str, friend: str, now: float) -> None:
        def work(db: Connection) -> None:
            db.execute(
                insert_into(db, FRIENDS).values(player=player, friend=friend, since=now).on_conflict_do_nothing()
            )

        await self.database.write(work)

    async def remove(self, player: str, friend: str) -> None:
        """Neither is a friend of the other any more."""
        one = (FRIENDS.c.player == player) & (FRIENDS.c.friend == friend)
        other = (FRIENDS.c.player == friend) & (FRIENDS.c.friend == player)
        await self.database.write(lambda db: db.execute(delete(FRIENDS).where(or_(one, other))).rowcount)

    async def of(self, player: str) -> list[FriendRecord]:
        """Everybody a player has named, or who has named them, by name."""
        named = select(FRIENDS.c.friend).where(FRIENDS.c.player == player)
        naming = select(FRIENDS.c.player).where(FRIENDS.c.friend == player)
        ids = or_(PLAYERS.c.id.in_(named), PLAYERS.c.id.in_(naming))
        query = select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.face).where(
            ids, ~PLAYERS.c.deleted, PLAYERS.c.banned == ""
        )

        def work(db: Connection) -> list[FriendRecord]:
            asked, asks = set(db.scalars(named)), set(db.scalars(naming))
            found = db.execute(query.order_by(PLAYERS.c.name)).all()
            return [FriendRecord(row.id, row.name, row.face, row.id in asked, row.id in asks) for row in found]

        return await self.database.read(work)

    async def are(self, player: str, other: str) -> bool:
        """Whether two are friends."""
        return any(each.player == other and each.asked and each.asks for each in await self.of(player))
