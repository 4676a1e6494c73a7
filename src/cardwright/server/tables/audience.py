"""Everybody who watches a table, and what each of them sees."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import Struct

from cardwright.kernel.state import NOBODY
from cardwright.server.player import Player
from cardwright.server.tables.letters import Present, Reader, Roll, SentView
from cardwright.server.tables.pinned import rules_of
from cardwright.server.tables.showing import JSON, asked, drawn, raw, told
from cardwright.server.tables.standing_in import leaving
from cardwright.wire.socket import Answer, Locked, Watch
from cardwright.wire.view import Look, Shuffle, Sitting

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live


class Watching(Struct):
    """A reader of the table; ``heard`` is how many events they know, ``telling`` in which telling of the story.

    ``whole``: they asked for positions. ``sent`` is the number of the last view they were sent, ``due`` that of the
    last that should have reached them by now, ``lost`` whether it has not.
    """

    player: Player
    seat: int
    heard: int
    telling: int
    whole: bool
    sent: int = 0
    due: int = 0
    lost: bool = False


class Audience:
    """Readers by connection. ``telling`` counts how often the story was told again after something was taken back."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.readers: dict[Reader, Watching] = {}
        self.telling = 0
        self.views = 0  # how many were sent, to anybody
        self.here: set[int] = set()
        self.onlookers = 0
        self.gone: dict[int, float] = {seat: time.monotonic() for seat in live.people}  # since when players are away

    def join(self, reader: Reader, player: Player, request: Watch) -> None:
        """Somebody watches from now on; the others see that they are here."""
        before = self.present()
        fresh = (
            request.heard <= self.live.table.heard()
            and request.number >= self.live.taken_back[self.live.seat_of(player.id)]
        )
        heard, seat = request.heard if fresh else 0, self.live.seat_of(player.id)
        self.readers[reader] = Watching(player, seat, heard, self.telling, request.position)
        self.count()
        self.show_one(reader)
        self.others_see(before, reader)

    def leave(self, reader: Reader) -> None:
        before = self.present()
        if self.readers.pop(reader, None) is not None:
            self.count()
            self.others_see(before, None)

    # Calling the roll.

    def agrees_with(self, roll: Roll) -> bool:
        """Whether exactly these watch from their node, and have the views that were under way at the last roll."""
        for present in roll.present:
            self.note_arrival(present)
        watching = {reader: one for reader, one in self.readers.items() if reader.node == roll.node}
        return watching.keys() == {present.reader for present in roll.present} and not any(
            one.lost for one in watching.values()
        )

    def note_arrival(self, present: Present) -> None:
        watching = self.readers.get(present.reader)
        if watching is not None:
            seen = present.seen if present.life == self.live.life else 0
            watching.lost, watching.due = seen < watching.due, watching.sent

    def missing(self, roll: Roll) -> list[Present]:
        return [present for present in roll.present if present.reader not in self.readers]

    def settle(self, roll: Roll) -> None:
        """Let go who has gone from a node, and show the table again to those there who have missed a view."""
        there = {present.reader for present in roll.present}
        for reader, watching in list(self.readers.items()):
            if reader.node == roll.node and reader not in there:
                self.leave(reader)
            elif reader.node == roll.node and watching.lost:
                watching.heard, watching.lost = 0, False
                self.show_one(reader)

    def others_see(self, before: tuple[set[int], int], but: Reader | None) -> None:
        if self.present() != before:
            for other in self.readers:
                if other != but:
                    self.show_one(other)

    def count(self) -> None:
        seats = [watching.seat for watching in self.readers.values()]
        self.here, self.onlookers = set(seats) - {NOBODY}, seats.count(NOBODY)
        gone = [seat for seat in self.live.people if seat not in self.here]
        self.gone = {seat: self.gone.get(seat, time.monotonic()) for seat in gone}

    def present(self) -> tuple[set[int], int]:
        """The seats whose players watch, and how many onlookers there are."""
        return self.here, self.onlookers

    def any_player(self) -> bool:
        return bool(self.here)

    # Showing.

    def begin_anew(self) -> None:
        """Something was taken back: everybody gets the whole story again."""
        self.telling += 1

    def show(self) -> None:
        """Show everybody the table as it is now; a view that many share is written once."""
        made: dict[tuple[int, int, bool, bool], bytes] = {}
        for reader, watching in self.readers.items():
            afresh = watching.telling != self.telling
            key = (watching.seat, 0 if afresh else watching.heard, afresh, watching.whole)
            if key not in made:
                made[key] = JSON.encode(self.look(*key))
            self.give(reader, watching, made[key])
            self.now_knows(watching)

    def show_locked(self, seat: int) -> None:
        """Tell everybody that a secret answer was given; a view would say no more."""
        asked, number = self.live.table.asked(), self.live.number_for
        for reader, watching in self.readers.items():
            if watching.telling == self.telling:
                message = JSON.encode(Locked(self.live.record.id, number(watching.seat), seat, asked))
                self.give(reader, watching, message)
            else:
                self.show_one(reader)

    def show_seat(self, seat: int) -> None:
        """Show a seat what nobody else may notice."""
        for reader, watching in self.readers.items():
            if watching.seat == seat:
                self.show_one(reader)

    def show_one(self, reader: Reader) -> None:
        watching = self.readers[reader]
        afresh = watching.heard == 0 or watching.telling != self.telling
        look = self.look(watching.seat, watching.heard, afresh, watching.whole)
        self.give(reader, watching, JSON.encode(look))
        self.now_knows(watching)

    def give(self, reader: Reader, watching: Watching, message: bytes) -> None:
        self.views += 1
        watching.sent = self.views
        shown = SentView(self.live.record.id, self.live.life, watching.sent)
        self.live.dispatcher.post.deliver(reader, message, shown=shown)

    def now_knows(self, watching: Watching) -> None:
        watching.heard, watching.telling = self.live.table.heard(), self.telling

    def send(self, reader: Reader, message: Answer) -> None:
        self.live.dispatcher.post.deliver(reader, JSON.encode(message), answers=getattr(message, "id", 0))

    def asks_for_positions(self, reader: Reader) -> bool:
        return reader in self.readers and self.readers[reader].whole

    def look(self, seat: int, heard: int, afresh: bool, whole: bool) -> Look:
        live, record, game = self.live, self.live.record, self.live.table.game
        view = live.table.look(seat, 0 if afresh else heard)
        over = record.status == "over"
        position, shown = drawn(game, view.position, whole)
        salts = [sitting.salt for sitting in record.seats]
        return Look(
            table=record.id,
            game=record.game,
            status=record.status,
            seat=seat,
            number=live.number_for(seat),
            now=live.clock.now(),
            seats=self.sittings(),
            onlookers=self.present()[1],
            position=raw(position),
            events=told(game, view.position, view.story, seat),
            heard=view.heard,
            afresh=afresh,
            asked=[int(other) for other in view.position.asked()],
            question=asked(game, view),
            shuffle=Shuffle(record.commitment, salts, record.secret if over else ""),
            rated=record.rated,
            undo=self.undo(seat),
            rules=rules_of(record) if afresh else None,
            wants=live.wants,
            result=record.result if over else None,
            reason=record.reason,
            rematch=record.rematch,
            shown=raw(shown),
            kind=record.kind,
            leaving=leaving(record),
            places=live.table.places() if over else None,
            abort=not over and not live.everybody_has_played,
        )

    def sittings(self) -> list[Sitting]:
        here = self.present()[0]
        deadlines, playing = self.live.table.deadlines, self.live.table.playing()
        return [
            Sitting(
                name=seat.name,
                face=seat.face,
                player=seat.player or "",
                bot=seat.bot,
                here=bool(seat.bot) or seat.seat in here,
                rating=self.live.ratings.get(seat.seat) if seat.rating is None else seat.rating,
                change=seat.change if self.live.record.status == "over" else None,
                deadline=deadlines.get(seat.seat) if self.live.record.clock else None,
                stand_in=self.live.stand_ins.bot_of(seat.seat),
                out=seat.seat not in playing,
                claim=self.live.claimable_at(seat.seat),
            )
            for seat in self.live.record.seats
        ]

    def undo(self, seat: int) -> str:
        if seat == NOBODY:
            return "you are watching"
        if self.live.over:
            return "the game is over"
        if seat not in self.live.table.playing():
            return "you are out of this match"
        return self.live.table.why_not_take_back(seat)
