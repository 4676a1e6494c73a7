"""A table in play: one task that reads its inbox, and nobody else touches the match."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from cardwright.kernel.game import CONCEDE as GIVING_UP
from cardwright.kernel.state import NOBODY
from cardwright.match import Table
from cardwright.server.store.log import CONCEDE, LATE, TAKE_BACK, Entry, Taken
from cardwright.server.store.rows import TableRecord
from cardwright.server.tables.audience import Audience
from cardwright.server.tables.history import MARK_EVERY, enter
from cardwright.server.tables.letters import Followed, Left, ToTable
from cardwright.server.tables.requests import answer
from cardwright.server.tables.standing_in import HANDED_OVER, StandIns
from cardwright.server.tables.thinking import BotChoice, Thinking

if TYPE_CHECKING:
    from cardwright.server.tables.dispatcher import Dispatcher

ABANDONED: Final = 3600.0  # seconds after which a person who left a table without a clock has lost
RETRY: Final = 1.0  # seconds before trying again what the database refused

log = structlog.get_logger("cardwright.tables")


class Stop(msgspec.Struct):
    """The node is about to stop."""


STOP: Final = Stop()
Inbox = ToTable | Left | Followed | BotChoice | Stop


class Live:
    """One match under way, or over and still watched.

    number      how many entries its log has
    taken_back  the last of them that took something back
    wants       the seat that asks the others to let it take back, and
    agreed      who has said yes
    """

    def __init__(
        self,
        dispatcher: Dispatcher,
        record: TableRecord,
        table: Table[Any],
        entries: list[Entry],
        ratings: dict[int, int],
    ) -> None:
        self.dispatcher = dispatcher
        self.record = record
        self.table = table
        self.ratings = ratings  # by seat, as they were when the match began
        self.number = len(entries)
        self.conceded = bool(entries) and entries[-1].kind == CONCEDE
        self.taken_back = max((entry.number for entry in entries if entry.kind == TAKE_BACK), default=0)
        self.wants: int | None = None
        self.agreed: set[int] = set()
        self.audience = Audience(self)
        self.inbox: asyncio.Queue[Inbox | None] = asyncio.Queue()
        self.stand_ins = StandIns(self, entries)
        self.bots = Thinking(self)
        self.seats = {seat.player: seat.seat for seat in record.seats if seat.player}
        self.taken = dispatcher.metrics.actions.labels(record.game)
        self.stirred = entries[-1].at if entries else record.started or time.time()
        self.alarm: asyncio.TimerHandle | None = None
        self.due: float | None = None  # when the next answer is late
        self.task = asyncio.create_task(self.run(), name=f"table {record.id}")

    @property
    def over(self) -> bool:
        return self.table.replay.result is not None

    @property
    def people(self) -> list[int]:
        return [seat.seat for seat in self.record.seats if not seat.bot]

    def gave_up(self, seat: int) -> bool:
        return any((mover, action) == (seat, GIVING_UP) for mover, action in self.table.replay.moves)

    # The task.

    async def run(self) -> None:
        try:
            while True:
                await self.keep_up()
                letter = await self.inbox.get()
                if letter is STOP:
                    return None
                if letter is not None:
                    if self.due is not None and time.time() >= self.due:
                        await self.keep_up()
                    await self.read(letter)
                if self.record.status == "over" and not self.audience.readers and self.inbox.empty():
                    return self.dispatcher.close(self)
        except Taken:
            log.warning("another node has this table", table=self.record.id)
            self.dispatcher.lose(self)
        except asyncio.CancelledError:
            raise
        except Exception:
            self.dispatcher.metrics.errors.inc()
            log.exception("a table failed and will be read again", table=self.record.id)
            self.dispatcher.lose(self)
        finally:
            if self.alarm is not None:
                self.alarm.cancel()

    async def read(self, letter: Inbox) -> None:
        if isinstance(letter, ToTable):
            await answer(self, letter)
        elif isinstance(letter, Left):
            self.audience.leave(letter.reader)
        elif isinstance(letter, Followed):
            self.record.rematch = letter.next
            self.audience.show()
        elif isinstance(letter, BotChoice):
            await self.bots.take(letter)

    async def keep_up(self) -> None:
        """What is due on its own: late answers, stand-ins, the end, bots, the next alarm."""
        await self.play_late()
        await self.stand_ins.keep_up()
        await self.note_who_left()
        if self.over and self.record.status == "playing":
            await self.show()
        self.bots.ask()
        self.set_alarm()

    # What changes the match.

    async def enter(self, kind: str, seat: int, action: int) -> None:
        """Make it durable, then do it. It has been checked before."""
        number = self.number + 1
        mark = self.table.digest() if number % MARK_EVERY == 0 else ""
        entry = Entry(number, time.time(), kind, seat, action, mark)
        await self.dispatcher.store.log.append(self.record.id, entry)
        enter(self.table, entry, self.record.clock)
        self.stand_ins.note(entry)
        self.number = number
        self.stirred = entry.at
        self.conceded = kind == CONCEDE
        if kind == TAKE_BACK:
            self.taken_back = number
        self.wants, self.agreed = None, set()
        self.taken.inc()

    async def play_late(self) -> None:
        """Answer for those whose time has run out, and for those who never come back."""
        now = time.time()
        if self.over or (self.due is not None and now < self.due):
            return
        if self.record.clock:
            self.table.set_time(now)
            late = self.table.late()
            for question, action in late:
                if self.table.open.get(question.seat) is question:
                    await self.enter(LATE, question.seat, action)
            if late:
                await self.show()
        elif self.abandoned(now):
            await self.enter(CONCEDE, self.stand_ins.themselves()[0], GIVING_UP)
            await self.show()

    def abandoned(self, now: float) -> bool:
        return self.left_alone() and now - self.stirred >= ABANDONED

    def left_alone(self) -> bool:
        """Whether the match waits for people, and nobody of them watches."""
        return bool(self.stand_ins.themselves()) and not self.audience.any_player()

    async def note_who_left(self) -> None:
        """Players who are out, or have handed over their seat, are free for other matches. A failure is tried again."""
        if self.over:
            return
        playing = self.table.playing()
        for seat in self.people:
            left = seat not in playing or self.stand_ins.minded.get(seat) == HANDED_OVER
            if left != self.record.seats[seat].left:
                try:
                    await self.dispatcher.store.tables.set_left(self.record.id, seat, left)
                except Exception:
                    self.dispatcher.metrics.errors.inc()
                    log.exception("who left a match could not be written yet", table=self.record.id)
                    return
                self.record.seats[seat].left = left

    async def show(self) -> None:
        """Show everybody what has changed; the end, or who is out, is written down before anybody sees it."""
        await self.bots.play_forced()
        await self.note_who_left()
        if self.over and self.record.status == "playing":
            await self.finish()
        self.audience.show()

    async def show_answer(self, seat: int, heard: int) -> None:
        """Show what an answer has changed: only that it was given, if it is secret and nothing was told of it."""
        await self.bots.play_forced()
        if self.table.has_locked(seat) and self.table.heard() == heard:
            self.audience.show_locked(seat)
        else:
            await self.show()

    async def finish(self) -> None:
        """Write down the result, once; a failure is tried again."""
        result = list(self.table.replay.result or [])
        reason = "conceded" if self.conceded else ""
        try:
            await self.dispatcher.finished(self.record, result, self.table.places() or [], reason, self.table.digest())
        except Exception:
            self.dispatcher.metrics.errors.inc()
            log.exception("the result of a match could not be written yet", table=self.record.id)
            asyncio.get_running_loop().call_later(RETRY, self.inbox.put_nowait, None)
            return
        self.record.status, self.record.result, self.record.reason = "over", result, reason

    # Time.

    def set_alarm(self) -> None:
        """Wake up when the next answer is late; an alarm that goes off too early is set again."""
        self.due = self.next_due()
        if self.due is None or (self.alarm is not None and self.alarm.when() <= loop_time(self.due)):
            return
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = asyncio.get_running_loop().call_at(loop_time(self.due), self.ring)

    def ring(self) -> None:
        self.alarm = None
        self.inbox.put_nowait(None)

    def next_due(self) -> float | None:
        if self.over:
            return None
        if self.record.clock:
            absent = self.stand_ins.due()
            return min([*self.table.deadlines.values(), *([] if absent is None else [absent])], default=None)
        return self.stirred + ABANDONED if self.left_alone() else None

    def seat_of(self, player: str) -> int:
        return self.seats.get(player, NOBODY)


def loop_time(at: float) -> float:
    """A time of day by the clock of the event loop, and not too early."""
    return asyncio.get_running_loop().time() + max(0.0, at - time.time()) + 0.001
