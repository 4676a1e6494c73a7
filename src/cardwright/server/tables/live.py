"""A table in play: one task that reads its inbox, and nobody else touches the match."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from cardwright.kernel.game import CONCEDE as GIVING_UP
from cardwright.kernel.state import NOBODY
from cardwright.match import Table
from cardwright.server.failures import note_failure
from cardwright.server.store import rows
from cardwright.server.store.away import is_database_away
from cardwright.server.store.insisting import insist
from cardwright.server.store.log import ACT, CLAIMED, CONCEDE, LATE, TAKE_BACK, Entry, Taken
from cardwright.server.store.rows import ABORTED, Spoken, TableRecord
from cardwright.server.tables.audience import Audience
from cardwright.server.tables.history import MARK_EVERY, enter
from cardwright.server.tables.letters import Followed, Left, Roll, ToTable
from cardwright.server.tables.requests import answer, call_roll
from cardwright.server.tables.standing_in import HANDED_OVER, StandIns
from cardwright.server.tables.steady_clock import SteadyClock
from cardwright.server.tables.thinking import BotChoice, Thinking

if TYPE_CHECKING:
    from cardwright.server.tables.dispatcher import Dispatcher

ABANDONED: Final = 3600.0  # seconds after which a person who left a table without a clock has lost
TALK_KEPT: Final = 100
RETRY: Final = 1.0  # seconds before trying again what the database refused

log = structlog.get_logger("cardwright.tables")


class Stop(msgspec.Struct):
    """The node is about to stop."""


STOP: Final = Stop()
Inbox = ToTable | Roll | Left | Followed | BotChoice | Stop


class Live:
    """One match under way, or over and still watched.

    life        a name for this time that the match is run; when it is read again it has another
    number      how many entries its log has
    last        the kind of the last of them
    played      the seats that have answered a question
    talk        what was said of late
    taken_back  the number each seat gave the last entry that took something back (see ``number_for``)
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
        self.life = token_hex(8)
        self.record = record
        self.table = table
        self.ratings = ratings  # by seat, as they were when the match began
        self.number = len(entries)
        self.last = entries[-1].kind if entries else ""
        self.played = {entry.seat for entry in entries if entry.kind == ACT}
        self.talk: deque[Spoken] = deque(maxlen=TALK_KEPT)
        taken_back = max((entry.number for entry in entries if entry.kind == TAKE_BACK), default=0)
        self.wants: int | None = None
        self.agreed: set[int] = set()
        self.audience = Audience(self)
        self.inbox: asyncio.Queue[Inbox | None] = asyncio.Queue()
        self.rolls: dict[str, Roll] = {}  # those in the inbox, by node
        self.stand_ins = StandIns(self, entries)
        self.bots = Thinking(self)
        # Parts that were given since then count for more than they need to: at worst the story is told again.
        self.taken_back = {seat: self.number_for(seat) if taken_back else 0 for seat in self.everybody}
        self.seats = {seat.player: seat.seat for seat in record.seats if seat.player}
        self.taken = dispatcher.metrics.actions.labels(record.game)
        known = entries[-1].at if entries else record.started or 0.0
        self.clock = SteadyClock(known)
        self.stirred = known or self.clock.now()
        self.alarm: asyncio.TimerHandle | None = None
        self.due: float | None = None  # when the next answer is late
        self.task = asyncio.create_task(self.run(), name=f"table {record.id}")

    @property
    def over(self) -> bool:
        return self.table.replay.result is not None

    @property
    def people(self) -> list[int]:
        return [seat.seat for seat in self.record.seats if not seat.bot]

    @property
    def everybody(self) -> range:
        """All seats, and NOBODY for onlookers."""
        return range(NOBODY, len(self.record.seats))

    def number_for(self, seat: int) -> int:
        """How many entries of the log a seat may know of: all but the parts of the others' secret answers."""
        return self.number - sum(count for other, count in self.table.parts.items() if other != seat)

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
                    if self.due is not None and self.clock.now() >= self.due:
                        await self.keep_up()
                    await self.read(letter)
                if self.record.reason == ABORTED:
                    return None
                if self.record.status == "over" and not self.audience.readers and self.inbox.empty():
                    return self.dispatcher.running.close(self)
        except Taken:
            log.warning("another node has this table", table=self.record.id)
            self.dispatcher.running.lose(self)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if is_database_away(error):
                self.note_failure("a table is read again when the database is back", error)
                self.dispatcher.running.lose(self)
            else:
                self.dispatcher.running.fail(self, error)
        finally:
            if self.alarm is not None:
                self.alarm.cancel()

    def call(self, roll: Roll) -> None:
        """Read a roll when its turn comes; of several from one node only the last."""
        if roll.node not in self.rolls:
            self.inbox.put_nowait(roll)
        self.rolls[roll.node] = roll

    async def read(self, letter: Inbox) -> None:
        if isinstance(letter, ToTable):
            await answer(self, letter)
        elif isinstance(letter, Roll):
            await call_roll(self, self.rolls.pop(letter.node))
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
        entry = Entry(number, self.clock.now(), kind, seat, action, mark)
        if await insist(self.dispatcher.store.log, self.record.id, entry):
            self.clock.go_back_to(entry.at)
        enter(self.table, entry, self.record.clock)
        self.stand_ins.note(entry)
        self.number = number
        self.stirred = entry.at
        self.last = kind
        if kind == ACT:
            self.played.add(seat)
        if kind == TAKE_BACK:
            self.taken_back = {one: self.number_for(one) for one in self.everybody}
        if kind not in (ACT, LATE) or not self.table.gave_part():
            self.wants, self.agreed = None, set()
        self.taken.inc()

    async def play_late(self) -> None:
        """Answer for those whose time has run out, and for those who never come back."""
        now = self.clock.now()
        if self.over or (self.due is not None and now < self.due):
            return
        if self.record.clock:
            self.table.set_time(now)
            seen = False
            for question, action in self.table.overdue():
                if self.table.open.get(question.seat) is question:
                    await self.enter(LATE, question.seat, action)
                    seen = self.shows(question.seat) or seen
            if seen:
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
                except Exception as error:
                    self.note_failure("who left a match could not be written yet", error)
                    return
                self.record.seats[seat].left = left

    async def show(self) -> None:
        """Show everybody what has changed; the end, or who is out, is written down before anybody sees it."""
        await self.note_who_left()
        if self.over and self.record.status == "playing":
            await self.finish()
        self.audience.show()

    async def show_answer(self, seat: int, heard: int) -> None:
        """Show what an answer has changed: only that it was given, if it is secret and nothing was told of it."""
        if not self.shows(seat):
            return
        if self.table.has_locked(seat) and self.table.heard() == heard:
            self.audience.show_locked(seat)
        else:
            await self.show()

    def shows(self, seat: int) -> bool:
        """Whether the others may see that this seat has answered; a part of a secret answer is shown to it alone."""
        if not self.table.gave_part():
            return True
        self.audience.show_seat(seat)
        return False

    async def finish(self) -> None:
        """Write down the result, once; a failure is tried again."""
        result = list(self.table.replay.result or [])
        reason = self.how_it_ended()
        try:
            await self.dispatcher.endings.finished(
                self.record, result, self.table.places() or [], reason, self.table.digest()
            )
        except Exception as error:
            self.note_failure("the result of a match could not be written yet", error)
            asyncio.get_running_loop().call_later(RETRY, self.inbox.put_nowait, None)
            return
        self.record.status, self.record.result, self.record.reason = "over", result, reason

    def note_failure(self, what: str, error: Exception) -> None:
        note_failure(self.dispatcher.metrics, what, error, table=self.record.id)

    def how_it_ended(self) -> str:
        if self.last == CLAIMED:
            return rows.CLAIMED
        if self.last != CONCEDE:
            return ""
        return rows.EARLY if self.record.rated and not self.everybody_has_played else rows.CONCEDED

    # Leaving, and being left.

    @property
    def everybody_has_played(self) -> bool:
        """Whether every person has answered a question of the match."""
        return self.played.issuperset(self.people)

    def claimable_at(self, seat: int) -> float | None:
        """When the win may be claimed from a person who is away; None while they are here, or where nobody can."""
        if self.over or seat not in self.audience.gone or self.stand_ins.level or len(self.people) < 2:
            return None
        return time.time() + self.audience.gone[seat] + self.dispatcher.away - time.monotonic()

    def why_not_claim(self, seat: int) -> str:
        """Why a player may not claim the win; "" if they may."""
        others = [other for other in self.stand_ins.themselves() if other != seat]
        if self.over or seat not in self.table.playing():
            return "the game is over" if self.over else "you are out of this match"
        if self.stand_ins.level:
            return "a bot plays for those who leave this table"
        if not self.everybody_has_played:
            return "not everybody has played yet: leave this match without a result"
        if not others:
            return "there is nobody from whom you could claim the win"
        for other in others:
            name, at = self.record.seats[other].name, self.claimable_at(other)
            if at is None:
                return f"{name} is here"
            if at > time.time():
                return f"{name} may still come back: claim the win in {at - time.time():.0f} s"
        return ""

    # Time.

    def set_alarm(self) -> None:
        """Wake up when the next answer is late; an alarm that goes off too early is set again."""
        self.due = self.next_due()
        if self.due is None or (self.alarm is not None and self.alarm.when() <= self.loop_time(self.due)):
            return
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = asyncio.get_running_loop().call_at(self.loop_time(self.due), self.ring)

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

    def loop_time(self, at: float) -> float:
        """A time of the table by the clock of the event loop, and not too early."""
        return asyncio.get_running_loop().time() + max(0.0, at - self.clock.now()) + 0.001
