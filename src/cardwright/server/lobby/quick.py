"""Quick match: players who want the same game find each other, the nearest first, in the end anybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import text

from cardwright.games import load
from cardwright.server.glicko import CENTRE
from cardwright.server.lobby.refusals import NotPermitted
from cardwright.server.lobby.seating import Seating
from cardwright.server.lobby.terms import USUAL_BOT, Terms, add_bots, sat, terms_again
from cardwright.server.player import Player
from cardwright.server.store.refusals import AlreadySeated, NotOpen, SeatTaken
from cardwright.server.store.rows import TableRecord
from cardwright.wire.bodies.lobby import Join, Quick, Seated

LATEST: Final = 50  # of a player's tables, among which to look for an unfinished quick match
PATIENCE: Final = 3600.0  # seconds after which a player no longer counts as waiting
ALONE: Final = 20.0  # seconds after which bots take the free seats
NEAR: Final = 200.0  # points of rating within which players are paired at once
WIDER: Final = 20.0  # points more for each second that one of them has waited
OTHER_WISH: Final = 400.0  # what it counts that one of them wants a rated match, and the other does not
GATE: Final = text("SELECT pg_advisory_xact_lock(:number)").bindparams(number=0x6361726477)


class QuickMatch:
    """Seats one player after the other, on all nodes: two who come at once never wait for each other."""

    def __init__(self, seating: Seating) -> None:
        self.seating: Seating = seating
        self.gate: asyncio.Lock = asyncio.Lock()

    async def find(self, player: Player, wanted: Quick) -> Seated:
        """A seat with others who wait, or at a new table to wait at; a second request gives the same seat."""
        terms = quick_terms(wanted)
        join = Join(deck=terms.deck(wanted.deck), salt=wanted.salt)
        async with self.one_at_a_time():
            found = await self.already(player, terms, wanted.fill) or await self.pair(player, terms, join, wanted.fill)
            if found is None:
                return await self.wait(player, terms, join, wanted.fill)
        return await self.seating.follow(found, player)

    async def stop(self, player: str) -> bool:
        """Stop waiting for any game; True if the player was waiting. A match that has begun goes on."""
        mine = await self.seating.store.tables.of_player(player, LATEST)
        waiting = [table for table in mine if table.kind == "quick" and table.status == "open"]
        for table in waiting:
            await self.get_up(table, player)
        return bool(waiting)

    async def get_up(self, table: TableRecord, player: str) -> None:
        """Leave the others waiting; the last one closes the table."""
        if any(seat.player not in (None, player) for seat in table.seats):
            await self.seating.get_up(table, player)
        else:
            await self.seating.give_up(table)

    async def widen(self) -> None:
        """Bring together those who have waited long enough to play somebody further away."""
        if len(await self.seating.store.tables.waiting()) < 2:
            return
        async with self.one_at_a_time():
            found = await self.brought_together()
        for table in found:
            await self.seating.begin(table)

    async def brought_together(self) -> list[str]:
        """Move everybody who can be moved; the tables where somebody has sat down."""
        waiting, found = await self.seating.store.tables.waiting(), []
        while waiting:
            older, *waiting = waiting
            for younger in list(waiting):
                if fits(older, younger) and await self.near(older, younger) and await self.move(younger, older):
                    waiting.remove(younger)
                    found.append(older.id)
                    older = await self.seating.get(older.id)
        return found

    async def near(self, older: TableRecord, younger: TableRecord) -> bool:
        """Whether those who wait at two tables are as near as they want by now."""
        apart = abs(await self.strength(older) - await self.strength(younger))
        return apart + wishes_apart(older, younger.rated) <= self.reach(older)

    def reach(self, table: TableRecord) -> float:
        """How far apart in points those may be who are paired at a table; the longer somebody waits, the further."""
        return NEAR + WIDER * max(0.0, self.seating.now() - table.created)

    async def move(self, younger: TableRecord, older: TableRecord) -> bool:
        """Seat the one who waits at a table at another instead; False if somebody has left meanwhile."""
        store = self.seating.store
        seat = next(seat for seat in younger.seats if seat.player is not None)
        player = await store.players.get(str(seat.player))
        if player is None:
            return False
        join = Join(deck=seat.deck, salt=seat.salt)
        try:
            await self.take(player, older, join, seat.fill, younger.rated)
        except (SeatTaken, NotOpen, AlreadySeated, NotPermitted):
            return False
        await store.tables.set_rematch(younger.id, older.id)
        if await self.seating.give_up(younger):
            await self.seating.relist(older)
            return True
        await store.tables.leave_seat(older.id, player.id)  # they have given up their search
        return False

    async def take(self, player: Player, table: TableRecord, join: Join, fill: bool, rated: bool) -> None:
        """Sit down with others who wait; the match is rated if all of them want that."""
        if table.rated and not rated:
            await self.seating.store.tables.make_casual(table.id, USUAL_BOT)
            table.rated = False
        await self.seating.take(player, table, None, join, fill)

    async def already(self, player: Player, terms: Terms, fill: bool) -> TableRecord | None:
        """The player's quick match of this game, begun or waiting; a search with other wishes is given up."""
        for table in await self.seating.store.tables.of_player(player.id, LATEST):
            if (table.kind, table.game) != ("quick", terms.game.name):
                continue
            if table.status == "playing" and not any(seat.left for seat in table.seats if seat.player == player.id):
                return table
            if table.status == "open" and (table.size, table.rated) == (terms.size, terms.rated):
                await self.seating.store.tables.set_fill(table.id, player.id, fill)
                return table
            if table.status == "open":
                await self.get_up(table, player.id)
        return None

    async def pair(self, player: Player, terms: Terms, join: Join, fill: bool) -> TableRecord | None:
        """Sit down with the nearest in strength of those who wait."""
        for table in await self.nearest(player, terms):
            try:
                await self.take(player, table, join, fill, terms.rated)
            except (SeatTaken, NotOpen):  # the players there have left
                continue
            return table
        return None

    async def wait(self, player: Player, terms: Terms, join: Join, fill: bool = False) -> Seated:
        seats = terms.seats()
        sat(seats, player, None, join.deck, join.salt)
        for seat in seats:
            seat.fill = fill and seat.player is not None
        return await self.seating.open(player, terms.table(player, seats, self.seating.now()))

    async def fill_up(self) -> None:
        """Put bots on the free seats of tables where everybody has waited long enough, and accepts bots."""
        for table in await self.seating.store.tables.long_quick(self.seating.now() - ALONE):
            terms = terms_again(table, table.kind)
            free = [seat.seat for seat in table.seats if seat.free]
            add_bots(terms, table.seats, [USUAL_BOT] * len(free))
            bots = [table.seats[seat] for seat in free]
            if await self.seating.store.tables.fill_up(table.id, bots):
                await self.seating.begin(table.id)

    async def nearest(self, player: Player, terms: Terms) -> list[TableRecord]:
        """The tables where somebody waits who is near enough, the nearest first."""
        found = await self.seating.store.tables.quick(terms.game.name, terms.size, player.id)
        waiting = [table for table in found if await self.awake(table)]
        own = await self.rating(player.id, terms.game.name)
        distances = {
            table.id: abs(own - await self.strength(table)) + wishes_apart(table, terms.rated) for table in waiting
        }
        near = [table for table in waiting if distances[table.id] <= self.reach(table)]
        return sorted(near, key=lambda table: distances[table.id])

    async def strength(self, table: TableRecord) -> float:
        """The average strength of the players who wait at a table."""
        ratings = [await self.rating(seat.player, table.game) for seat in table.seats if seat.player is not None]
        return sum(ratings) / len(ratings) if ratings else CENTRE

    async def rating(self, player: str, game: str) -> float:
        known = await self.seating.store.ratings.get(player, game)
        return CENTRE if known is None else known.rating

    async def awake(self, table: TableRecord) -> bool:
        """Whether somebody may still wait there; a table from long ago is closed."""
        if table.created > self.seating.now() - PATIENCE:
            return True
        await self.seating.give_up(table)
        return False

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        """Only one node at a time pairs one player. If it dies in here, the database releases the lock."""
        async with self.gate:
            engine = self.seating.store.engine
            if engine.dialect.name != "postgresql":
                yield
                return
            async with engine.begin() as connection:
                await connection.execute(GATE)
                yield


def fits(older: TableRecord, younger: TableRecord) -> bool:
    """Whether the only one who waits at a table could sit at the other; nobody waits at one that has just been left."""
    people = sum(seat.player is not None for seat in younger.seats)
    free = any(seat.free for seat in older.seats)
    return free and people == 1 and (older.game, older.size) == (younger.game, younger.size)


def wishes_apart(table: TableRecord, rated: bool) -> float:
    return 0.0 if table.rated == rated else OTHER_WISH


def quick_terms(wanted: Quick) -> Terms:
    """The standard game for the wanted number of players, or as few as possible; a bot plays for absent players."""
    game = load(wanted.game)
    size = game.least_seats if wanted.seats is None else wanted.seats
    game.check_seats(size)
    if wanted.rated and wanted.fill:
        raise NotPermitted("games with bots are not rated")
    stand_in = "" if wanted.rated else USUAL_BOT
    standard = game.variants()["standard"]
    return Terms(game, "standard", standard, game.cards(), "quick", size, wanted.rated, stand_in=stand_in)
