"""The bots at a table: asked like people, shown what their seats may know, and answering at the same pace always."""

from __future__ import annotations

import asyncio
from secrets import randbits
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from cardwright.kernel.chain import RESPOND
from cardwright.match import Question, View
from cardwright.server.store.log import ACT, LATE
from cardwright.server.store.rows import LESSON
from cardwright.server.tasks import ThinkingTask

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live

# Seconds from a question to the answer of a bot, by level: longer than it thinks, so that it answers as late where it
# can do only one thing, and the time it takes tells nothing about its hand. Windows come often and are answered sooner.
PACES: Final = {"beginner": 0.2, "easy": 0.25, "medium": 0.5, "hard": 0.65, "master": 3.2}
WINDOW_PACE: Final = 0.25
IN_WINDOWS: Final = dict.fromkeys(("hard", "master"), "search:150ms")  # who thinks there instead of them

log = structlog.get_logger("cardwright.tables")
SEED_BITS: Final = 61  # what the generator of a bot holds; it has nothing to do with that of the match


class BotChoice(msgspec.Struct):
    """A bot has chosen; None if it could not, so that the rules have to answer."""

    seat: int
    question: int
    action: int | None


class Thinking:
    """``levels`` are those of the seats without a person; ``under_way`` the questions they think about, by seat."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.levels = {seat.seat: seat.bot for seat in live.record.seats if seat.bot}
        self.lesson = live.table.game.lesson() if live.record.kind == LESSON else None
        self.under_way: set[tuple[int, int]] = set()

    def level(self, seat: int) -> str:
        """The level of the bot that plays this seat now; "" if a person does."""
        return self.levels.get(seat) or self.live.stand_ins.bot_of(seat)

    def questions(self) -> list[tuple[int, Question]]:
        """What bots have to answer; they ignore optional questions."""
        asked = self.live.table.open.items()
        return [(seat, question) for seat, question in asked if self.level(seat) and not question.decision.optional]

    def ask(self) -> None:
        """Let bots think about their questions, each once."""
        for seat, question in self.questions():
            if (seat, question.number) not in self.under_way:
                self.under_way.add((seat, question.number))
                self.live.dispatcher.errands.later(
                    self.think(self.live.table.look(seat), question.number, self.level(seat))
                )

    async def think(self, view: View[Any], number: int, level: str) -> None:
        action: int | None = None
        due = asyncio.get_running_loop().time() + self.pace(view, level)
        try:
            action = await self.choice(view, number, level)
        except Exception:
            self.live.dispatcher.metrics.errors.inc()
            log.exception("a bot could not think", table=self.live.record.id)
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        self.live.inbox.put_nowait(BotChoice(view.seat, number, action))

    def pace(self, view: View[Any], level: str) -> float:
        """How long a bot takes; a teacher, who hides nothing, does not wait."""
        if self.lesson is not None:
            return 0.0
        return self.live.dispatcher.bot_pace * (WINDOW_PACE if in_window(view) else PACES.get(level, WINDOW_PACE))

    async def choice(self, view: View[Any], number: int, level: str) -> int:
        """What a bot does, in a process of its own; in a lesson, what the teacher plans, if anything."""
        game, legal = self.live.table.game, [int(action) for action in view.legal]
        action = None if self.lesson is None else self.lesson.answer(game, view.position, legal)
        if action is not None:
            return action
        seen = msgspec.json.encode(game.encode(view.position))
        agent = IN_WINDOWS.get(level, level) if in_window(view) else level
        thought = ThinkingTask(game.name, seen, view.seat, legal, agent, randbits(SEED_BITS), self.live.record.changes)
        return await self.live.dispatcher.bots.think(self.live.record.maker, thought)

    async def take(self, thought: BotChoice) -> None:
        """Do what a bot has chosen, unless the question was taken back, time ran out, or the person is back."""
        self.under_way.discard((thought.seat, thought.question))
        table, seat = self.live.table, thought.seat
        question = table.open.get(seat)
        if question is None or question.number != thought.question or not self.level(seat):
            return
        heard = table.heard()
        if thought.action is not None and thought.action in table.legal(seat):
            await self.live.enter(ACT, seat, thought.action)
        else:
            await self.live.enter(LATE, seat, table.by_the_rules(question))
        await self.live.show_answer(seat, heard)


def in_window(view: View[Any]) -> bool:
    return view.question is not None and view.question.decision.kind == RESPOND
