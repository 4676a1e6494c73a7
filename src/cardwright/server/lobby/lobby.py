"""Everything a player can do before and after a match."""

from __future__ import annotations

import time
from collections.abc import Callable
from secrets import compare_digest
from statistics import median
from typing import Any, Final

from cardwright.games import NAMES
from cardwright.server.caps import CAPS
from cardwright.server.lobby.challenges import Challenges
from cardwright.server.lobby.hosting import Hosting
from cardwright.server.lobby.lessons import lesson_seats, lesson_terms
from cardwright.server.lobby.lists import in_lobby, of_player
from cardwright.server.lobby.quick import QuickMatch
from cardwright.server.lobby.refusals import NoSuchTable, NotPermitted
from cardwright.server.lobby.rematch import Rematches
from cardwright.server.lobby.seating import Announcer, Seating
from cardwright.server.lobby.terms import add_bots, check_bots, check_kind, sat, terms_again, terms_of
from cardwright.server.player import Player
from cardwright.server.store import Store
from cardwright.server.store.rows import LESSON, PUBLIC, REMATCH, TableRecord
from cardwright.server.tables.pinned import changes_of
from cardwright.wire.bodies.lobby import Invitation, Join, Mine, NewTable, PutBot, Quick, QuickFacts, Seated
from cardwright.wire.bodies.replays import PlayOn
from cardwright.wire.socket import OpenTable

MOST_MINE: Final = 100
LATEST_WAITS: Final = 20


class Lobby:
    """Players open, join and leave tables here. A refusal is a sentence, and nothing changes."""

    def __init__(
        self,
        store: Store,
        announcer: Announcer,
        now: Callable[[], float] = time.time,
        most: int = CAPS["tables"],
        lab: bool = False,
    ) -> None:
        self.store: Store = store
        self.lab: bool = lab  # whether players may change cards
        self.seating: Seating = Seating(store, announcer, now, most)
        self.quick_match: QuickMatch = QuickMatch(self.seating)
        self.rematches: Rematches = Rematches(self.seating)
        self.hosting: Hosting = Hosting(self.seating)
        self.challenges: Challenges = Challenges(store, announcer)

    async def make(self, player: Player, wanted: NewTable) -> Seated:
        """Open a table and sit down at it."""
        if wanted.kind == LESSON:
            return await self.teach(player, wanted)
        if wanted.cards and not self.lab:
            raise NotPermitted("this server does not let players change cards")
        terms = terms_of(wanted)
        self.seating.check(player, wanted.rated)
        await self.challenges.check(player, wanted)
        seats = terms.seats()
        sat(seats, player, wanted.seat, terms.deck(wanted.deck), wanted.salt)
        add_bots(terms, seats, wanted.bots)
        seated = await self.seating.open(player, terms.table(player, seats, self.seating.now()))
        await self.challenges.send(player, wanted, seated)
        return seated

    async def teach(self, player: Player, wanted: NewTable) -> Seated:
        """Begin the lesson of a game."""
        terms = lesson_terms(wanted)
        return await self.seating.open(player, terms.table(player, lesson_seats(player), self.seating.now()))

    async def join(self, player: Player, table: str, join: Join) -> Seated:
        """Sit down at a table; a player who already sits there stays."""
        record = await self.seating.get(table)
        if record.seat_of(player.id) is not None:
            return await self.seating.follow(record, player)
        if record.kind == "quick":
            raise NotPermitted("this table belongs to a quick match; start a quick match of your own")
        if record.kind == REMATCH:
            raise NotPermitted("this table is for a rematch of those who played before")
        if record.kind == "private" and not compare_digest(record.invite.encode(), join.invite.encode()):
            raise NotPermitted("this table is private: ask for its invite")
        return await self.seating.sit(player, record, join.seat, join)

    async def join_by_invite(self, player: Player, invite: str, join: Join) -> Seated:
        """Sit down at the table an invite leads to."""
        record = await self.store.tables.by_invite(invite)
        if record is None:
            raise NoSuchTable("this invite leads to no table")
        return await self.join(player, record.id, Join(record.invite, join.deck, join.salt, join.seat))

    async def invitation(self, invite: str) -> Invitation:
        """What somebody who was invited wants to know before they sit down."""
        record = await self.store.tables.by_invite(invite)
        if record is None or record.status == "void":
            raise NoSuchTable("this invite leads to no table")
        maker = next((seat.name for seat in record.seats if seat.player == record.maker), "")
        free = sum(seat.free for seat in record.seats)
        changes = changes_of(record)
        return Invitation(record.id, record.game, maker, record.size, free, record.status, record.onlookers, changes)

    async def quick_facts(self, online: int) -> QuickFacts:
        """How likely it is to find somebody soon."""
        waits = {game: await self.store.tables.waits(game, LATEST_WAITS) for game in NAMES}
        found = {game: median(seconds) for game, seconds in waits.items() if seconds}
        return QuickFacts(online, await self.store.tables.searching(), found)

    async def put_bot(self, player: Player, table: str, wanted: PutBot) -> Seated:
        """Put a bot on a seat of the player's own table, or take it away."""
        return await self.hosting.put_bot(player, await self.seating.get(table), wanted)

    async def quick(self, player: Player, wanted: Quick) -> Seated:
        """Find somebody to play with, or wait for somebody."""
        return await self.quick_match.find(player, wanted)

    async def stop_quick(self, player: str) -> bool:
        """Stop waiting; True if the player was waiting."""
        return await self.quick_match.stop(player)

    async def leave(self, player: Player, table: str) -> None:
        """Get up before the match begins. The table closes when its maker leaves, or the last player.

        A table of a quick match has no maker.
        """
        record = await self.seating.get(table)
        if record.seat_of(player.id) is None:
            raise NotPermitted("you do not sit at this table")
        others = [seat for seat in record.seats if seat.player not in (None, player.id)]
        if record.status == "void":
            return
        if not others or (record.maker == player.id and record.kind != "quick"):
            left = await self.seating.give_up(record)
        else:
            left = await self.seating.get_up(record, player.id)
        if not left:
            raise NotPermitted("the match has begun: play it, or concede")

    async def rematch(self, player: Player, table: str) -> Seated:
        """Play the same people again: offer it, or accept the offer."""
        return await self.rematches.ask(player, table)

    async def play_on(self, player: Player, record: TableRecord, start: dict[str, Any], wanted: PlayOn) -> Seated:
        """A new table at which a match continues from a position, its maker on the seat that saw it."""
        check_kind(wanted.kind)
        check_bots(wanted.bots, wanted.kind, record.size)
        terms = terms_again(record, wanted.kind)
        terms.start, terms.rated, terms.clock, terms.stand_in = start, False, wanted.kind != "bot", ""
        seats = terms.seats()
        sat(seats, player, wanted.seat, "", "")
        add_bots(terms, seats, wanted.bots)
        return await self.seating.open(player, terms.table(player, seats, self.seating.now()))

    async def recover(self) -> None:
        """Begin matches that a server left when it died, or whose players have waited long enough; call it often."""
        await self.quick_match.widen()
        await self.quick_match.fill_up()
        await self.seating.begin_full()

    # Lists.

    async def listed(self) -> list[OpenTable]:
        """What can be joined or watched, the newest first."""
        return [in_lobby(record) for record in await self.store.tables.listed()]

    async def mine(self, player: Player) -> list[Mine]:
        """Where a player sits or sat, the newest first."""
        return [of_player(record, player.id) for record in await self.store.tables.of_player(player.id, MOST_MINE)]

    async def history(self, player: str) -> list[Mine]:
        """What everybody may know of a player's matches: those that anybody could watch, and what ratings come from."""
        records = await self.store.tables.of_player(player, MOST_MINE)
        over = [record for record in records if record.status == "over" and (record.rated or record.kind in PUBLIC)]
        return [of_player(record, player) for record in over]
