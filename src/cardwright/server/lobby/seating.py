"""Sitting down: who may, how many tables at once, and what begins when the last seat is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from sqlalchemy import exists, select

from cardwright.server.lobby.refusals import NoSuchTable, NotPermitted
from cardwright.server.lobby.terms import terms_again
from cardwright.server.player import Player
from cardwright.server.store import Store
from cardwright.server.store.rows import PUBLIC, TableRecord
from cardwright.server.store.schema import SEATS, TABLES
from cardwright.wire.bodies import Join, Seated
from cardwright.wire.socket import Answer

MOST_TABLES: Final = 20  # unfinished ones, for one player


class Announcer(Protocol):
    """Who has to be told of what happens here."""

    async def begun(self, table: str) -> None:
        """A match has begun: some node runs it, and everybody who sits there is called."""

    async def notify(self, player: str, message: Answer) -> None:
        """To wherever a player is connected."""

    async def lobby_changed(self) -> None:
        """What the lobby lists is another now."""

    async def changed(self, table: str) -> None:
        """Others sit at a table that has not begun, or it is closed: whoever looks at it sees that."""


class Seating:
    """Seats people; everything that gives anybody a seat goes through here."""

    def __init__(self, store: Store, announcer: Announcer, now: Callable[[], float]) -> None:
        self.store: Store = store
        self.announcer: Announcer = announcer
        self.now: Callable[[], float] = now

    async def open(self, maker: Player, record: TableRecord) -> Seated:
        """A new table, its maker on one of the seats; a full one begins at once."""
        await self.check(maker, record.rated)
        await self.store.tables.add(record)
        return await self.opened(maker, record)

    async def opened(self, maker: Player, record: TableRecord) -> Seated:
        """What follows when a table has been added."""
        if not any(seat.free for seat in record.seats):
            return await self.follow(record, maker)
        await self.listed_anew(record)
        return seat_at(record, maker)

    async def sit(self, player: Player, record: TableRecord, seat: int | None, join: Join) -> Seated:
        """Sit down at a table; on the last seat the match begins."""
        await self.take(player, record, seat, join)
        return await self.follow(record, player)

    async def take(self, player: Player, record: TableRecord, seat: int | None, join: Join, fill: bool = False) -> None:
        """Only sit down; ``fill`` as in a seat."""
        await self.check(player, record.rated)
        deck = terms_again(record, record.kind).deck(join.deck)
        await self.store.tables.take_seat(record.id, seat, player, deck, join.salt, fill)

    async def follow(self, record: TableRecord, player: Player) -> Seated:
        """What comes of a taken seat: the match, where everybody sits.

        Whoever asks for his seat again comes here too, since a server may have died between the two.
        """
        if not await self.begin(record.id):
            await self.listed_anew(record)
        return seat_at(await self.get(record.id), player)

    async def begin(self, table: str) -> bool:
        """Begin the match if everybody sits; False also if it has begun already."""
        begun = await self.store.tables.begin(table, self.now())
        if begun:
            await self.announcer.begun(table)
        return begun

    async def begin_full(self) -> None:
        """Begin whatever was left at full tables by a server that died just then."""
        free = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.player.is_(None), SEATS.c.bot == "")
        async with self.store.engine.connect() as connection:
            full = list(await connection.scalars(select(TABLES.c.id).where(TABLES.c.status == "open", ~free)))
        for table in full:
            await self.begin(table)

    async def listed_anew(self, record: TableRecord) -> None:
        """Who looks at a table sees what has become of it; who looks at the lobby, if anybody can watch it."""
        await self.announcer.changed(record.id)
        if record.kind in PUBLIC:
            await self.announcer.lobby_changed()

    async def check(self, player: Player, rated: bool) -> None:
        """Whether somebody may sit down at one more table."""
        check_player(player)
        if rated and player.guest:
            raise NotPermitted("rated games are for accounts: register, and keep your rating, or play a casual one")
        if await self.store.tables.unfinished(player.id) >= MOST_TABLES:
            raise NotPermitted(f"you sit at {MOST_TABLES} tables already: finish or leave one first")

    async def get(self, table: str) -> TableRecord:
        record = await self.store.tables.get(table)
        if record is None:
            raise NoSuchTable("there is no such table")
        return record

    async def give_up(self, record: TableRecord) -> bool:
        """Close a table at which no match has begun; False if one has."""
        closed = await self.store.tables.void(record.id, self.now())
        if closed:
            await self.listed_anew(record)
        return closed

    async def get_up(self, record: TableRecord, player: str) -> bool:
        """Free somebody's seat; False if the match has begun."""
        left = await self.store.tables.leave_seat(record.id, player)
        if left:
            await self.listed_anew(record)
        return left


def check_player(player: Player) -> None:
    if player.banned:
        raise NotPermitted(f"you may not play here: {player.banned}")


def seat_at(record: TableRecord, player: Player) -> Seated:
    """Where somebody sits."""
    seat = record.seat_of(player.id)
    if seat is None:
        raise NotPermitted("you do not sit at this table")
    return Seated(record.id, seat, record.status != "open", record.invite, record.commitment)
