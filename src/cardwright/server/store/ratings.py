"""How strong the accounts are, game by game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import Connection, Select, and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cardwright.server.glicko import CENTRE
from cardwright.server.store.database import Database, insert_into
from cardwright.server.store.rows import ABORTED, CHANGED, EARLY, RatingRecord, TableRecord
from cardwright.server.store.schema import PLAYERS, RATINGS, SEATS, TABLES

Known = dict[str, RatingRecord]  # the ratings there are, by player
Met = dict[frozenset[str], int]  # how many rated matches two players have finished against each other


class Ratings:
    """One line for each account and game in which it has played a rated match."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, player: str, game: str) -> RatingRecord | None:
        found = await self.find(lines().where(RATINGS.c.player == player, RATINGS.c.game == game))
        return found[0] if found else None

    async def of(self, player: str) -> list[RatingRecord]:
        """A player's ratings by game."""
        return await self.find(lines().where(RATINGS.c.player == player).order_by(RATINGS.c.game))

    async def top(self, game: str, limit: int) -> list[RatingRecord]:
        """The strongest first."""
        query = lines().where(RATINGS.c.game == game, PLAYERS.c.banned == "", ~PLAYERS.c.deleted)
        return await self.find(query.order_by(RATINGS.c.rating.desc(), RATINGS.c.player).limit(limit))

    async def find(self, query: Select[tuple[object, ...]]) -> list[RatingRecord]:
        rows = await self.database.read(lambda db: db.execute(query).all())
        return [RatingRecord(**row._mapping) for row in rows]

    async def put_all(self, ratings: Iterable[RatingRecord]) -> None:
        """Write all of them, or nothing."""
        await self.database.write(lambda db: put(db, ratings))

    async def change(
        self,
        db: AsyncConnection,
        match: TableRecord,
        players: Sequence[str],
        since: float,
        decide: Callable[[Known, Met], Iterable[RatingRecord]],
    ) -> None:
        """Let ``decide`` make new ratings of the present ones, and of who has met whom ``since``.

        Nobody else changes them until ``db`` commits.
        """
        # A player without a rating has no row to lock yet, but the player's own row will do.
        held = select(PLAYERS.c.id).where(PLAYERS.c.id.in_(players)).order_by(PLAYERS.c.id).with_for_update()
        present = lines().where(RATINGS.c.game == match.game, RATINGS.c.player.in_(players))
        meetings = met(match, players, since)

        def work(db: Connection) -> None:
            there = set(db.scalars(held))
            known = {row.player: RatingRecord(**row._mapping) for row in db.execute(present)}
            pairs = {frozenset((row.one, row.other)): int(row.times) for row in db.execute(meetings)}
            fresh = [rating for rating in decide(known, pairs) if rating.player in there]
            put(db, fresh)
            note_changes(db, match.id, known, fresh)

        await db.run_sync(work)


def met(match: TableRecord, players: Sequence[str], since: float) -> Select[tuple[object, ...]]:
    """How often each two of these players finished a rated match of the same game, besides this one."""
    one, other = SEATS.alias("one"), SEATS.alias("other")
    both = TABLES.join(one, one.c.table == TABLES.c.id).join(
        other, and_(other.c.table == TABLES.c.id, one.c.player < other.c.player)
    )
    counted = and_(TABLES.c.rated, TABLES.c.status == "over", TABLES.c.reason.not_in((EARLY, ABORTED, CHANGED)))
    recent = and_(TABLES.c.game == match.game, TABLES.c.ended > since, TABLES.c.id != match.id)
    query = select(one.c.player.label("one"), other.c.player.label("other"), func.count().label("times"))
    found = query.select_from(both).where(counted, recent, one.c.player.in_(players), other.c.player.in_(players))
    return found.group_by(one.c.player, other.c.player)


def put(db: Connection, ratings: Iterable[RatingRecord]) -> None:
    for rating in ratings:
        values = {column.name: getattr(rating, column.name) for column in RATINGS.c}
        statement = insert_into(db, RATINGS).values(values)
        db.execute(statement.on_conflict_do_update(index_elements=["player", "game"], set_=values))


def note_changes(db: Connection, match: str, known: Known, fresh: Iterable[RatingRecord]) -> None:
    """Write down beside the seats what the match has changed."""
    for rating in fresh:
        before = round(known[rating.player].rating if rating.player in known else CENTRE)
        seat = (SEATS.c.table == match) & (SEATS.c.player == rating.player)
        db.execute(update(SEATS).where(seat).values(rating=before, change=round(rating.rating) - before))


def lines() -> Select[tuple[object, ...]]:
    return select(RATINGS, PLAYERS.c.name, PLAYERS.c.face).join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
