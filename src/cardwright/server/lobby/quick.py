"""Quick match: players who want the same game find each other, the nearest in strength first."""

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
from cardwright.server.store.refusals import NotOpen, SeatTaken
from cardwright.server.store.rows import TableRecord
from cardwright.wire.bodies import Join, Quick, Seated

LATEST: Final = 50  # of a player's tables, among which to look for an unfinished quick match
PATIENCE: Final = 3600.0  # seconds after which a player no longer counts as waiting
ALONE: Final = 20.0  # seconds after which bots take the free seats
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

    async def already(self, player: Player, terms: Terms, fill: bool) -> TableRecord | None:
        """The player's quick match of this game, begun or waiting; one for another number of players is given up."""
        for table in await self.seating.store.tables.of_player(player.id, LATEST):
            if (table.kind, table.game, table.rated) != ("quick", terms.game.name, terms.rated):
                continue
            if table.status == "playing" and not any(seat.left for seat in table.seats if seat.player == player.id):
                return table
            if table.status == "open" and table.size == terms.size:
                await self.seating.store.tables.set_fill(table.id, player.id, fill)
                return table
            if table.status == "open":
                await self.get_up(table, player.id)
        return None

    async def pair(self, player: Player, terms: Terms, join: Join, fill: bool) -> TableRecord | None:
        """Sit down with the nearest in strength of those who wait."""
        for table in await self.nearest(player, terms):
            try:
                await self.seating.take(player, table, None, join, fill)
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
        """The tables where somebody waits, the nearest rating first."""
        found = await self.seating.store.tables.quick(terms.game.name, terms.rated, terms.size, player.id)
        waiting = [table for table in found if await self.awake(table)]
        if len(waiting) < 2:
            return waiting
        own = await self.rating(player.id, terms.game.name)
        distances = {table.id: abs(own - await self.strength(table)) for table in waiting}
        return sorted(waiting, key=lambda table: distances[table.id])

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


def quick_terms(wanted: Quick) -> Terms:
    """The standard game for the wanted number of players, or as few as possible; a bot plays for absent players."""
    game = load(wanted.game)
    size = game.least_seats if wanted.seats is None else wanted.seats
    game.check_seats(size)
    if wanted.rated and wanted.fill:
        raise NotPermitted("games with bots are not rated")
    stand_in = "" if wanted.rated else USUAL_BOT
    return Terms(game, "standard", game.variants()["standard"], "quick", size, wanted.rated, stand_in=stand_in)
