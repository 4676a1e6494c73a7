"""Sitting down: who may, how many tables at once, and what begins when the last seat is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from sqlalchemy import exists, select

from cardwright.server.lobby.refusals import NoSuchTable, NotPermitted
from cardwright.server.lobby.terms import terms_again
from cardwright.server.player import Player
from cardwright.server.store import Store
from cardwright.server.store.refusals import TooManyTables
from cardwright.server.store.rows import PUBLIC, TableRecord
from cardwright.server.store.schema import SEATS, TABLES
from cardwright.wire.bodies.lobby import Join, Seated
from cardwright.wire.socket import Answer


class Announcer(Protocol):
    """Tells others what happens here."""

    async def begun(self, table: str) -> None:
        """A match has begun: some node runs it, and everybody who sits there is told."""

    async def notify(self, player: str, message: Answer) -> None:
        """To every connection of a player."""

    async def lobby_changed(self) -> None:
        """The list of the lobby has changed."""

    async def changed(self, table: str) -> None:
        """The seats of a table that has not begun have changed, or it is closed: those who watch it see that."""


class Seating:
    """Seats people; nobody gets a seat in any other way. ``most`` is at how many unfinished tables one player sits."""

    def __init__(self, store: Store, announcer: Announcer, now: Callable[[], float], most: int) -> None:
        self.store: Store = store
        self.announcer: Announcer = announcer
        self.now: Callable[[], float] = now
        self.most: int = most

    async def open(self, maker: Player, record: TableRecord) -> Seated:
        """A new table, with its maker on one of the seats; a full table begins at once."""
        self.check(maker, record.rated)
        await self.add(record)
        return await self.opened(maker, record)

    async def add(self, record: TableRecord) -> None:
        """Only add a table; refused if somebody who sits there already sits at too many."""
        with not_too_many():
            await self.store.tables.add(record, self.most)

    async def opened(self, maker: Player, record: TableRecord) -> Seated:
        """What follows when a table has been added."""
        if not any(seat.free for seat in record.seats):
            return await self.follow(record, maker)
        await self.relist(record)
        return seat_at(record, maker)

    async def sit(self, player: Player, record: TableRecord, seat: int | None, join: Join) -> Seated:
        """Sit down at a table; on the last seat the match begins."""
        await self.take(player, record, seat, join)
        return await self.follow(record, player)

    async def take(self, player: Player, record: TableRecord, seat: int | None, join: Join, fill: bool = False) -> None:
        """Only sit down; ``fill`` as in ``SeatRecord``."""
        self.check(player, record.rated)
        deck = terms_again(record, record.kind).deck(join.deck)
        with not_too_many():
            await self.store.tables.take_seat(record.id, seat, player, deck, join.salt, self.most, fill)

    async def follow(self, record: TableRecord, player: Player) -> Seated:
        """What follows a taken seat: the match, if everybody sits.

        Players who ask for their seat again come here too, since a server may have died in between.
        """
        if not await self.begin(record.id):
            await self.relist(record)
        return seat_at(await self.get(record.id), player)

    async def begin(self, table: str) -> bool:
        """Begin the match if everybody sits; False also if it has begun already."""
        begun = await self.store.tables.begin(table, self.now())
        if begun:
            await self.announcer.begun(table)
        return begun

    async def begin_full(self) -> None:
        """Begin the matches of full tables that a server left when it died."""
        free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player.is_(None), SEATS.c.bot == "")
        async with self.store.engine.connect() as connection:
            full = list(await connection.scalars(select(TABLES.c.id).where(TABLES.c.status == "open", ~free)))
        for table in full:
            await self.begin(table)

    async def relist(self, record: TableRecord) -> None:
        """Show the change to those who watch the table, and in the lobby if the table is public."""
        await self.announcer.changed(record.id)
        if record.kind in PUBLIC:
            await self.announcer.lobby_changed()

    def check(self, player: Player, rated: bool) -> None:
        """Whether somebody may sit down at such a table."""
        check_player(player)
        if rated and player.guest:
            raise NotPermitted("rated games are for accounts: register, and keep your rating, or play a casual one")

    async def get(self, table: str) -> TableRecord:
        record = await self.store.tables.get(table)
        if record is None:
            raise NoSuchTable("there is no such table")
        return record

    async def give_up(self, record: TableRecord) -> bool:
        """Close a table; False if its match has begun."""
        closed = await self.store.tables.void(record.id, self.now())
        if closed:
            await self.relist(record)
        return closed

    async def get_up(self, record: TableRecord, player: str) -> bool:
        """Free somebody's seat; False if the match has begun."""
        left = await self.store.tables.leave_seat(record.id, player)
        if left:
            await self.relist(record)
        return left


@contextmanager
def not_too_many() -> Iterator[None]:
    try:
        yield
    except TooManyTables as error:
        raise NotPermitted(str(error)) from None


def check_player(player: Player) -> None:
    if player.banned:
        raise NotPermitted(f"you may not play here: {player.banned}")


def seat_at(record: TableRecord, player: Player) -> Seated:
    """Where somebody sits."""
    seat = record.seat_of(player.id)
    if seat is None:
        raise NotPermitted("you do not sit at this table")
    return Seated(record.id, seat, record.status != "open", record.invite, record.commitment)
