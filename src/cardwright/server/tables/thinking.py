"""The bots at a table: asked like people, shown what their seats may know, and never keeping anybody waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from cardwright.match import Question, View
from cardwright.server.store.log import ACT, LATE
from cardwright.server.store.rows import LESSON

if TYPE_CHECKING:
    from cardwright.server.tables.live import Live

log = structlog.get_logger("cardwright.tables")


class BotChoice(msgspec.Struct):
    """A bot has chosen; None if it could not, so that the rules have to answer."""

    seat: int
    question: int
    action: int | None


class Thinking:
    """``levels`` are those of the seats without a person; ``under_way`` the questions that bots think about."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.levels = {seat.seat: seat.bot for seat in live.record.seats if seat.bot}
        self.lesson = live.table.game.lesson() if live.record.kind == LESSON else None
        self.under_way: set[int] = set()

    def level(self, seat: int) -> str:
        """The level of the bot that plays this seat now; "" if a person does."""
        return self.levels.get(seat) or self.live.stand_ins.bot_of(seat)

    def questions(self) -> list[tuple[int, Question]]:
        """What bots have to answer; they ignore optional questions."""
        asked = self.live.table.open.items()
        return [(seat, question) for seat, question in asked if self.level(seat) and not question.decision.optional]

    async def play_forced(self) -> None:
        """Bots that can do only one thing do it at once: nobody waits for it, or sees each of their passes."""
        while forced := self.forced():
            await self.live.enter(ACT, *forced)

    def forced(self) -> tuple[int, int] | None:
        for seat, _ in self.questions():
            legal = self.live.table.legal(seat)
            if len(legal) == 1:
                return seat, legal[0]
        return None

    def ask(self) -> None:
        """Let bots think about their questions, each once."""
        for seat, question in self.questions():
            if question.number not in self.under_way:
                self.under_way.add(question.number)
                self.live.dispatcher.later(self.think(self.live.table.look(seat), question.number, self.level(seat)))

    async def think(self, view: View[Any], number: int, level: str) -> None:
        action: int | None = None
        try:
            action = await self.choice(view, number, level)
        except Exception:
            self.live.dispatcher.metrics.errors.inc()
            log.exception("a bot could not think", table=self.live.record.id)
        self.live.inbox.put_nowait(BotChoice(view.seat, number, action))

    async def choice(self, view: View[Any], number: int, level: str) -> int:
        """What a bot does, in a process of its own; in a lesson, what the teacher plans, if anything."""
        game, legal = self.live.table.game, [int(action) for action in view.legal]
        action = None if self.lesson is None else self.lesson.answer(game, view.position, legal)
        if action is not None:
            return action
        seen = msgspec.json.encode(game.encode(view.position))
        seed = self.live.table.replay.seed * 1_000_003 + number
        return await self.live.dispatcher.bots.think(game.name, seen, view.seat, legal, level, seed)

    async def take(self, thought: BotChoice) -> None:
        """Do what a bot has chosen, unless the question was taken back, time ran out, or the person is back."""
        self.under_way.discard(thought.question)
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
