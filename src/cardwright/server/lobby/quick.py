"""Quick match: two who want to play the same game find each other, the nearest in strength first."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import text

from cardwright.games import load
from cardwright.server.glicko import CENTRE
from cardwright.server.lobby.seating import Seating
from cardwright.server.lobby.terms import Terms, sat
from cardwright.server.player import Player
from cardwright.server.store.refusals import NotOpen, SeatTaken
from cardwright.server.store.rows import TableRecord
from cardwright.wire.bodies import Join, Quick, Seated

LATEST: Final = 50  # of a player's tables, in which an unfinished quick match is looked for
PATIENCE: Final = 3600.0  # seconds after which nobody is believed to wait any more
GATE: Final = text("SELECT pg_advisory_xact_lock(:number)").bindparams(number=0x6361726477)


class QuickMatch:
    """Pairs one player after the other, whatever the node: two who come at once never wait for each other."""

    def __init__(self, seating: Seating) -> None:
        self.seating: Seating = seating
        self.gate: asyncio.Lock = asyncio.Lock()

    async def find(self, player: Player, wanted: Quick) -> Seated:
        """A seat opposite somebody who waits, or at a table of one's own to wait at; asked again, the same."""
        terms = quick_terms(wanted)
        join = Join(deck=terms.deck(wanted.deck), salt=wanted.salt)
        async with self.one_at_a_time():
            found = await self.already(player, terms) or await self.pair(player, terms, join)
            if found is None:
                return await self.wait(player, terms, join)
        return await self.seating.follow(found, player)

    async def stop(self, player: str) -> bool:
        """Wait no longer, for no game; whether anybody did. A match that has begun goes on."""
        mine = await self.seating.store.tables.of_player(player, LATEST)
        waiting = [table for table in mine if table.kind == "quick" and table.status == "open"]
        for table in waiting:
            await self.seating.give_up(table)
        return bool(waiting)

    async def already(self, player: Player, terms: Terms) -> TableRecord | None:
        """The quick match of this game that somebody waits for or plays."""
        for table in await self.seating.store.tables.of_player(player.id, LATEST):
            same = (table.kind, table.game, table.rated) == ("quick", terms.game.name, terms.rated)
            if same and table.status in ("open", "playing"):
                return table
        return None

    async def pair(self, player: Player, terms: Terms, join: Join) -> TableRecord | None:
        """Sit down opposite the nearest of those who wait."""
        for table in await self.nearest(player, terms):
            try:
                await self.seating.take(player, table, None, join)
            except (SeatTaken, NotOpen):  # who waited there has left
                continue
            return table
        return None

    async def wait(self, player: Player, terms: Terms, join: Join) -> Seated:
        seats = terms.seats()
        sat(seats, player, None, join.deck, join.salt)
        return await self.seating.open(player, terms.table(player, seats, self.seating.now()))

    async def nearest(self, player: Player, terms: Terms) -> list[TableRecord]:
        """The tables where somebody waits, the one of the nearest rating first."""
        found = await self.seating.store.tables.quick(terms.game.name, terms.rated, player.id)
        waiting = [table for table in found if await self.awake(table)]
        if len(waiting) < 2:
            return waiting
        own = await self.rating(player.id, terms.game.name)
        distances = {table.id: abs(own - await self.rating(table.maker, table.game)) for table in waiting}
        return sorted(waiting, key=lambda table: distances[table.id])

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
        """Only one node pairs, and it only one player. The database forgets a node that dies in here."""
        async with self.gate:
            engine = self.seating.store.engine
            if engine.dialect.name != "postgresql":
                yield
                return
            async with engine.begin() as connection:
                await connection.execute(GATE)
                yield


def quick_terms(wanted: Quick) -> Terms:
    """The standard game for as few as can play it."""
    game = load(wanted.game)
    return Terms(game, "standard", game.variants()["standard"], "quick", game.least_seats, wanted.rated)
