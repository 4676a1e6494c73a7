"""The tables: who sits where, and how each match began and ended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    and_,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from cardwright.server.player import Player
from cardwright.server.store.database import Database
from cardwright.server.store.refusals import AlreadySeated, NotOpen, SeatTaken, TooManyTables
from cardwright.server.store.rows import PUBLIC, STOPPED, SeatRecord, TableRecord
from cardwright.server.store.schema import PLAYERS, SEATS, TABLES

Also = Callable[[AsyncConnection], Awaitable[None]]  # what belongs to the end of a match: the ratings
MOST_LISTED: Final = 200
JSON: Final = ("options", "changes", "start", "result")  # columns kept as text; a null stays one
WAITING: Final = and_(TABLES.c.status == "open", TABLES.c.kind == "quick")
FREE: Final = SEATS.c.player.is_(None) & (SEATS.c.bot == "")
SEAT: Final = "seat_"  # before the name of a seat's column, among the columns of its table
SEAT_COLUMNS: Final = tuple(column.label(SEAT + column.name) for column in SEATS.c)
EMPTY: Final[dict[str, Any]] = {
    "player": None,
    "bot": "",
    "name": "",
    "face": "",
    "deck": "",
    "salt": "",
    "fill": False,
}


class Tables:
    """A table is open, then playing, then over; or void, when nobody played. It never goes back.

    A match that fails again and again is stopped, until it is reopened.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, record: TableRecord, most: int | None = None) -> None:
        """Raises ``TooManyTables`` if somebody who sits there already sits at ``most`` tables that are not over."""
        seats = [{"table": record.id} | msgspec.structs.asdict(seat) for seat in record.seats]

        def work(db: Connection) -> None:
            for player in sorted(seat.player for seat in record.seats if seat.player is not None):
                check_room(db, player, most)
            db.execute(insert(TABLES), columns(record))
            db.execute(insert(SEATS), seats)

        await self.database.write(work)

    async def get(self, id: str) -> TableRecord | None:
        found = await self.ask(BY_ID, {"id": id})
        return found[0] if found else None

    async def some(self, ids: Sequence[str]) -> dict[str, TableRecord]:
        """Those of these tables that exist, by id."""
        found = await self.find(TABLES.c.id.in_(ids), len(ids))
        return {record.id: record for record in found}

    async def by_invite(self, token: str) -> TableRecord | None:
        found = await self.find(and_(TABLES.c.invite == token, TABLES.c.invite != ""))
        return found[0] if found else None

    # Sitting down and standing up.

    async def take_seat(
        self,
        table: str,
        seat: int | None,
        player: Player,
        deck: str,
        salt: str,
        most: int | None = None,
        fill: bool = False,
    ) -> int:
        """Sit down on a seat, or on the first that is free; ``most`` as for ``add``.

        Raises ``SeatTaken``, ``AlreadySeated``, ``TooManyTables`` or ``NotOpen``.
        """

        def work(db: Connection) -> int:
            check_room(db, player.id, most)
            hold_open(db, table)
            seats = db.execute(SEATS_OF, {"id": table}).all()
            chosen = choose(seats, seat, player)
            values: dict[str, Any] = {"player": player.id, "name": player.name, "face": player.face}
            values |= {"deck": deck, "salt": salt, "fill": fill}
            db.execute(update(SEATS).where(at(table), SEATS.c.seat == chosen).values(values))
            return chosen

        return await self.database.write(work)

    async def leave_seat(self, table: str, player: str) -> bool:
        """Stand up while the match has not begun; False if the player did not sit there, or it has."""
        return await self.change_seat(table, player, EMPTY)

    async def set_salt(self, table: str, player: str, salt: str) -> bool:
        """Add to the shuffle while the match has not begun; False as for ``leave_seat``."""
        return await self.change_seat(table, player, {"salt": salt})

    async def set_fill(self, table: str, player: str, fill: bool) -> bool:
        """Say whether the player accepts bots; False as for ``leave_seat``."""
        return await self.change_seat(table, player, {"fill": fill})

    async def change_seat(self, table: str, player: str, values: dict[str, Any]) -> bool:
        def work(db: Connection) -> bool:
            if status(db, table) != "open":
                return False
            return db.execute(update(SEATS).where(at(table), SEATS.c.player == player).values(values)).rowcount > 0

        return await self.database.write(work)

    async def put_bot(self, table: str, bot: SeatRecord) -> None:
        """Put a bot on a seat, or take the bot there away; raises ``SeatTaken`` or ``NotOpen``."""
        values = {"bot": bot.bot, "name": bot.name, "deck": bot.deck}

        def work(db: Connection) -> None:
            hold_open(db, table)
            nobody = SEATS.c.player.is_(None)
            if not db.execute(update(SEATS).where(at(table), SEATS.c.seat == bot.seat, nobody).values(values)).rowcount:
                raise SeatTaken(f"somebody sits on seat {bot.seat + 1}")

        await self.database.write(work)

    async def fill_up(self, table: str, bots: Sequence[SeatRecord]) -> bool:
        """Put each bot on its seat if that is free and everybody at the table accepts bots."""

        def work(db: Connection) -> bool:
            if status(db, table) != "open":
                return False
            people = [row for row in db.execute(SEATS_OF, {"id": table}) if row.player is not None]
            if not people or not all(row.fill for row in people):
                return False
            for bot in bots:
                values = {"bot": bot.bot, "name": bot.name, "deck": bot.deck}
                db.execute(update(SEATS).where(at(table), SEATS.c.seat == bot.seat, FREE).values(values))
            return True

        return await self.database.write(work)

    async def set_left(self, table: str, seat: int, left: bool) -> None:
        """Note that a player has stopped playing at a table, or plays again."""
        change = update(SEATS).where(at(table), SEATS.c.seat == seat).values(left=left)
        await self.database.write(lambda db: db.execute(change).rowcount)

    # The life of a match.

    async def begin(self, table: str, now: float) -> bool:
        """Open becomes playing once all seats are taken. True for exactly one caller."""

        def work(db: Connection) -> bool:
            if status(db, table) != "open" or db.scalar(FREE_SEATS, {"id": table}):
                return False
            db.execute(update(TABLES).where(TABLES.c.id == table).values(status="playing", started=now))
            return True

        return await self.database.write(work)

    async def finish(
        self, table: str, result: Sequence[int], reason: str, mark: str, now: float, also: Also | None = None
    ) -> bool:
        """Playing becomes over. True for exactly one caller, whose ``also`` is done in the same transaction."""
        values = {"status": "over", "result": text(list(result)), "reason": reason, "mark": mark, "ended": now}
        playing = and_(TABLES.c.id == table, TABLES.c.status == "playing")
        if also is None:
            return await self.change(playing, values)

        async def work(db: AsyncConnection) -> bool:
            ended = await db.run_sync(lambda db: db.execute(update(TABLES).where(playing).values(values)).rowcount > 0)
            if ended:
                await also(db)
            return ended

        return await self.database.write_awaiting(work)

    async def void(self, table: str, now: float | None = None) -> bool:
        """Close a table without a match. True for exactly one caller."""
        waiting = and_(TABLES.c.id == table, TABLES.c.status == "open")
        return await self.change(waiting, {"status": "void", "ended": now})

    async def stop(self, table: str) -> bool:
        """Playing becomes stopped, as the match fails again and again. True for exactly one caller."""
        return await self.change(and_(TABLES.c.id == table, TABLES.c.status == "playing"), {"status": STOPPED})

    async def reopen(self, table: str) -> bool:
        """Stopped becomes playing again; a node runs it soon. True for exactly one caller."""
        return await self.change(and_(TABLES.c.id == table, TABLES.c.status == STOPPED), {"status": "playing"})

    async def set_rematch(self, table: str, next: str) -> bool:
        """Name the table that follows. True for exactly one caller."""
        return await self.change(and_(TABLES.c.id == table, TABLES.c.rematch == ""), {"rematch": next})

    async def change(self, where: ColumnElement[bool], values: dict[str, Any]) -> bool:
        return await self.database.write(lambda db: db.execute(update(TABLES).where(where).values(values)).rowcount) > 0

    # Lists.

    async def running(self) -> list[str]:
        """The tables being played, the oldest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.started, TABLES.c.id)
        return list(await self.database.read(lambda db: db.scalars(query).all()))

    async def stopped(self) -> list[str]:
        """The matches that failed and wait for an operator, the oldest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == STOPPED).order_by(TABLES.c.started, TABLES.c.id)
        return list(await self.database.read(lambda db: db.scalars(query).all()))

    async def listed(self) -> list[TableRecord]:
        """What a lobby shows: open tables to join and matches to watch, the newest first."""
        to_join = and_(TABLES.c.status == "open", TABLES.c.kind == "open")
        to_watch = and_(TABLES.c.status == "playing", TABLES.c.kind.in_(PUBLIC))
        return await self.find(or_(to_join, to_watch), MOST_LISTED, newest_first=True)

    async def of_player(self, player: str, limit: int) -> list[TableRecord]:
        """Where a player sits or sat, the newest first; a table that closed without a match leaves nothing behind."""
        return await self.find(and_(seated(player), TABLES.c.status != "void"), limit, newest_first=True)

    async def all_of_player(self, player: str, limit: int) -> list[TableRecord]:
        """The same with those that closed: everything there is about a player."""
        return await self.find(seated(player), limit, newest_first=True)

    async def unfinished(self, player: str) -> int:
        """At how many tables a player waits or plays."""
        return await self.database.read(lambda db: unfinished(db, player))

    async def waiting(self) -> list[TableRecord]:
        """Everybody who waits for a quick match, the longest wait first."""
        return await self.find(WAITING, MOST_LISTED)

    async def searching(self) -> dict[str, int]:
        """How many players wait for a quick match, game by game."""
        people = select(TABLES.c.game, func.count()).join(SEATS, SEATS.c.table == TABLES.c.id)
        query = people.where(WAITING, SEATS.c.player.is_not(None)).group_by(TABLES.c.game)
        rows = await self.database.read(lambda db: db.execute(query).all())
        return {game: int(count) for game, count in rows}

    async def waits(self, game: str, latest: int) -> list[float]:
        """How many seconds the first player waited in each of the latest quick matches of people."""
        bots = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.bot != "")
        begun = and_(TABLES.c.kind == "quick", TABLES.c.game == game, TABLES.c.started.is_not(None), ~bots)
        query = select(TABLES.c.created, TABLES.c.started).where(begun)
        rows = await self.database.read(
            lambda db: db.execute(query.order_by(TABLES.c.started.desc()).limit(latest)).all()
        )
        return [float(started) - float(created) for created, started in rows]

    async def make_casual(self, table: str, stand_in: str) -> bool:
        """A match that was to be rated is not, as somebody sits down who does not want that."""
        waiting = and_(TABLES.c.id == table, TABLES.c.status == "open")
        return await self.change(waiting, {"rated": False, "stand_in": stand_in})

    async def quick(self, game: str, size: int, not_player: str) -> list[TableRecord]:
        """Open quick matches for this many players, the longest wait first."""
        wanted = and_(WAITING, TABLES.c.game == game, TABLES.c.size == size)
        return await self.find(and_(wanted, ~seated(not_player)), MOST_LISTED)

    async def long_quick(self, before: float) -> list[TableRecord]:
        """Casual quick matches in which somebody has waited since then or longer, and accepts bots."""
        willing = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player.is_not(None), SEATS.c.fill)
        return await self.find(and_(WAITING, ~TABLES.c.rated, TABLES.c.created <= before, willing), MOST_LISTED)

    async def find(self, where: ColumnElement[bool], limit: int = 1, newest_first: bool = False) -> list[TableRecord]:
        return await self.ask(question(where, limit, newest_first), {})

    async def ask(self, query: Select[Any], values: dict[str, str]) -> list[TableRecord]:
        rows = await self.database.read(lambda db: db.execute(query, values).mappings().all())
        return [record(list(of_one)) for _, of_one in groupby(rows, key=itemgetter("id"))]


def question(where: ColumnElement[bool], limit: int, newest_first: bool) -> Select[Any]:
    """Tables with a row for each seat: in one query, so that a table and its seats are of the same moment."""

    def order(created: ColumnElement[float]) -> ColumnElement[float]:
        return created.desc() if newest_first else created.asc()

    chosen = select(TABLES).where(where).order_by(order(TABLES.c.created), TABLES.c.id).limit(limit).subquery()
    query = select(chosen, *SEAT_COLUMNS).join(SEATS, SEATS.c.table == chosen.c.id)
    return query.order_by(order(chosen.c.created), chosen.c.id, SEATS.c.seat)


# These are used often, so they are built only once.
BY_ID: Final = question(TABLES.c.id == bindparam("id"), 1, False)
STATUS: Final = select(TABLES.c.status).where(TABLES.c.id == bindparam("id")).with_for_update()
SEATS_OF: Final = select(SEATS).where(SEATS.c.table == bindparam("id")).order_by(SEATS.c.seat)
# One who sits down twice at once waits here, so that nobody is counted before they sit.
HOLD_PLAYER: Final = select(PLAYERS.c.id).where(PLAYERS.c.id == bindparam("id")).with_for_update()
FREE_SEATS: Final = select(func.count()).where(SEATS.c.table == bindparam("id"), FREE)


def at(table: str) -> ColumnElement[bool]:
    return SEATS.c.table == table


def seated(player: str, *how: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player == player, *how)


def status(db: Connection, table: str) -> str | None:
    """The status of a table, which stays until the transaction ends; None if there is no such table."""
    found: str | None = db.scalar(STATUS, {"id": table})
    return found


def unfinished(db: Connection, player: str) -> int:
    there = and_(TABLES.c.status.in_(("open", "playing")), seated(player, ~SEATS.c.left))
    return db.scalar(select(func.count()).select_from(TABLES).where(there)) or 0


def check_room(db: Connection, player: str, most: int | None) -> None:
    """Whether a player may sit at one more table; nobody else can seat them until the transaction ends."""
    if most is None:
        return
    db.execute(HOLD_PLAYER, {"id": player})
    if unfinished(db, player) >= most:
        raise TooManyTables(f"you already sit at {most} tables: finish or leave one first")


def hold_open(db: Connection, table: str) -> None:
    found = status(db, table)
    if found is None:
        raise NotOpen("there is no such table")
    if found != "open":
        raise NotOpen("this match has already begun" if found == "playing" else "this table is closed")


def choose(seats: Sequence[Row[Any]], seat: int | None, player: Player) -> int:
    if any(row.player == player.id for row in seats):
        raise AlreadySeated("you already sit at this table")
    free = [int(row.seat) for row in seats if row.player is None and not row.bot]
    if not free:
        raise SeatTaken("all seats of this table are taken")
    if seat is not None and seat not in free:
        raise SeatTaken(f"seat {seat + 1} is not free")
    return free[0] if seat is None else seat


def text(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def columns(record: TableRecord) -> dict[str, Any]:
    values = {column.name: getattr(record, column.name) for column in TABLES.c}
    return values | {name: text(values[name]) for name in JSON}


def record(rows: list[RowMapping]) -> TableRecord:
    """A table from its rows, one for each seat."""
    values = {column.name: rows[0][column.name] for column in TABLES.c}
    values |= {name: None if values[name] is None else msgspec.json.decode(values[name]) for name in JSON}
    seats = [{name: row[SEAT + name] for name in SeatRecord.__struct_fields__} for row in rows]
    return TableRecord(**values, seats=[SeatRecord(**seat) for seat in seats])
