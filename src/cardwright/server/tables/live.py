"""A table in play: one task that reads its inbox, and nobody else touches the match."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.game import CONCEDE as GIVING_UP
from cardwright.kernel.state import NOBODY
from cardwright.match import Table, View
from cardwright.server.store.log import ACT, CONCEDE, LATE, TAKE_BACK, Entry, Taken
from cardwright.server.store.rows import LESSON, TableRecord
from cardwright.server.tables.audience import Audience
from cardwright.server.tables.history import MARK_EVERY, enter
from cardwright.server.tables.letters import Followed, Left, ToTable
from cardwright.server.tables.requests import answer

if TYPE_CHECKING:
    from cardwright.server.tables.desk import Desk

ABANDONED: Final = 3600.0  # seconds after which a person who left a table without a clock has lost
RETRY: Final = 1.0  # seconds until what the database refused is tried again

log = structlog.get_logger("cardwright.tables")


class Thought(msgspec.Struct):
    """A bot has chosen."""

    seat: int
    question: int
    action: int


class Stop(msgspec.Struct):
    """The node is about to stop."""


STOP: Final = Stop()
Inbox = ToTable | Left | Followed | Thought | Stop


class Live:
    """One match under way, or over and still looked at.

    number      how many entries its log has
    taken_back  the last of them by which something was taken back
    wants       the seat that asks the others to let it take back, and
    agreed      who has said yes
    """

    def __init__(
        self, desk: Desk, record: TableRecord, table: Table[Any], entries: list[Entry], ratings: dict[int, int]
    ) -> None:
        self.desk = desk
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
        self.thinking: set[int] = set()
        self.bots = {seat.seat: seat.bot for seat in record.seats if seat.bot}
        self.lesson = table.game.lesson() if record.kind == LESSON else None
        self.seats = {seat.player: seat.seat for seat in record.seats if seat.player}
        self.taken = desk.metrics.actions.labels(record.game)
        self.stirred = entries[-1].at if entries else record.started or time.time()
        self.alarm: asyncio.TimerHandle | None = None
        self.due: float | None = None  # when somebody is late
        self.task = asyncio.create_task(self.run(), name=f"table {record.id}")

    @property
    def over(self) -> bool:
        return self.table.replay.result is not None

    @property
    def people(self) -> list[int]:
        return [seat.seat for seat in self.record.seats if not seat.bot]

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
                    return self.desk.close(self)
        except Taken:
            log.warning("another node has this table", table=self.record.id)
            self.desk.lose(self)
        except asyncio.CancelledError:
            raise
        except Exception:
            self.desk.metrics.errors.inc()
            log.exception("a table failed and is read again", table=self.record.id)
            self.desk.lose(self)
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
        elif isinstance(letter, Thought):
            await self.take_thought(letter)

    async def keep_up(self) -> None:
        """What is due without anybody asking: late answers, the end, bots, the next alarm."""
        await self.play_late()
        if self.over and self.record.status == "playing":
            await self.show()
        self.ask_bots()
        self.set_alarm()

    # What changes the match.

    async def enter(self, kind: str, seat: int, action: int) -> None:
        """Durable first, then done. What is given here has been checked."""
        number = self.number + 1
        mark = self.table.digest() if number % MARK_EVERY == 0 else ""
        entry = Entry(number, time.time(), kind, seat, action, mark)
        await self.desk.store.log.append(self.record.id, entry)
        enter(self.table, entry, self.record.clock)
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
            await self.enter(CONCEDE, self.people[0], GIVING_UP)
            await self.show()

    def abandoned(self, now: float) -> bool:
        return bool(self.people) and not self.audience.any_player() and now - self.stirred >= ABANDONED

    async def show(self) -> None:
        """Show everybody what has changed; the end is written down before anybody sees it."""
        if self.over and self.record.status == "playing":
            await self.finish()
        self.audience.show()

    async def show_answer(self, seat: int, heard: int) -> None:
        """Show what an answer has changed: only that it was given, if it is secret and nothing was told of it."""
        if self.table.has_locked(seat) and self.table.heard() == heard:
            self.audience.show_locked(seat)
        else:
            await self.show()

    async def finish(self) -> None:
        """Write the result down, once; what the database refuses is tried again."""
        result = list(self.table.replay.result or [])
        reason = "conceded" if self.conceded else ""
        try:
            await self.desk.finished(self.record, result, reason, self.table.digest())
        except Exception:
            self.desk.metrics.errors.inc()
            log.exception("the result of a match could not be written yet", table=self.record.id)
            asyncio.get_running_loop().call_later(RETRY, self.inbox.put_nowait, None)
            return
        self.record.status, self.record.result, self.record.reason = "over", result, reason

    # Bots.

    def ask_bots(self) -> None:
        """Let the bots that are asked think, each question once."""
        for seat, question in self.table.open.items():
            if seat in self.bots and question.number not in self.thinking and not question.decision.optional:
                self.thinking.add(question.number)
                self.desk.later(self.think(self.table.look(seat), question.number))

    async def think(self, view: View[Any], number: int) -> None:
        """A bot is shown what its seat may know, in a process of its own."""
        game, seat = self.table.game, view.seat
        legal = [int(action) for action in view.legal]
        action = None if self.lesson is None else self.lesson.answer(game, view.position, legal)
        if action is None:
            seen = msgspec.json.encode(game.encode(view.position))
            seed = self.table.replay.seed * 1_000_003 + number
            action = await self.desk.bots.think(game.name, seen, seat, legal, self.bots[seat], seed)
        self.inbox.put_nowait(Thought(seat, number, action))

    async def take_thought(self, thought: Thought) -> None:
        self.thinking.discard(thought.question)
        try:
            fresh = self.table.check(thought.seat, thought.question, thought.action)
        except CardwrightError:  # taken back, or too late: the question is gone
            return
        if fresh:
            heard = self.table.heard()
            await self.enter(ACT, thought.seat, thought.action)
            await self.show_answer(thought.seat, heard)

    # Time.

    def set_alarm(self) -> None:
        """Wake up when the next answer is late; an alarm that goes off too early is set anew."""
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
            return min(self.table.deadlines.values(), default=None)
        return self.stirred + ABANDONED if self.people and not self.audience.any_player() else None

    def seat_of(self, player: str) -> int:
        return self.seats.get(player, NOBODY)


def loop_time(at: float) -> float:
    """A time of day by the clock of the event loop, and not too early."""
    return asyncio.get_running_loop().time() + max(0.0, at - time.time()) + 0.001
