"""Lets bots think: in separate processes, whose time the players share; an answer always comes."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import structlog
from msgspec.structs import replace

from cardwright.agents.named import built_in_agent
from cardwright.agents.search import Search
from cardwright.kernel.chance import dice
from cardwright.server.metrics import Metrics
from cardwright.server.thinker import AgentCalled, Lost, Thinker, ThinkingTask
from cardwright.server.turns import Turns

GRACE: Final = 5.0  # seconds beyond its budget that anybody waits for a bot
COUNTED: Final = 10.0  # the budget, in seconds, of a bot that counts iterations
PATIENCE: Final = 10.0  # seconds in the queue after which a quick answer is better than a good one
STAND_IN: Final = "greedy"  # answers for a bot that does not

log = structlog.get_logger("cardwright.bots")


class Bots:
    """A limited number of processes, each started when it is first needed, and kept.

    Each thread waits for one process, so there are as many thoughts under way as processes; the others wait for the
    turn of the player they are for.
    """

    def __init__(self, workers: int, metrics: Metrics | None = None, called: AgentCalled = built_in_agent) -> None:
        self.workers = max(1, min(workers, os.cpu_count() or 1))
        self.metrics = metrics or Metrics()
        self.called = called
        self.grace = GRACE
        self.threads = ThreadPoolExecutor(self.workers, "bots")
        self.turns = Turns(self.workers)
        self.metrics.thoughts_waiting.set_function(lambda: self.turns.waiting)
        self.idle: list[Thinker] = []
        self.busy: set[Thinker] = set()
        self.stopped = False

    async def think(self, player: str, thought: ThinkingTask) -> int:
        """Always one of ``legal``; ``player`` is the one for whom a bot thinks."""
        asked = time.monotonic()
        async with self.turns.of(player):
            if (
                len(thought.legal) == 1
            ):  # it waited for its turn like any other, so that a full queue gives nothing away
                return thought.legal[0]
            if not self.stopped:
                loop = asyncio.get_running_loop()
                answer = await loop.run_in_executor(self.threads, self.answer, thought, asked)
        if self.stopped:  # no process thought about this one
            raise asyncio.CancelledError
        return answer

    async def stop(self) -> None:
        """End the processes; thoughts under way are cancelled."""
        self.stopped = True
        for thinker in [*self.idle, *self.busy]:
            thinker.process.kill()
        await asyncio.to_thread(self.threads.shutdown)
        for thinker in self.idle:
            thinker.dismiss()

    def answer(self, thought: ThinkingTask, asked: float) -> int:
        """The bot's own answer; failing that the stand-in's, or any."""
        begun = time.monotonic()
        late = begun - asked > PATIENCE
        for agent in [STAND_IN] if late else [thought.agent, STAND_IN]:
            action = None if self.stopped else self.tried(replace(thought, agent=agent))
            if action is not None:
                self.metrics.thought_seconds.observe(time.monotonic() - begun)
                return action
        return thought.legal[dice(thought.seed).below(len(thought.legal))]

    def tried(self, thought: ThinkingTask) -> int | None:
        """What an agent answers; None if it gives no answer, or an illegal one."""
        try:
            answer = self.asked(thought)
        except Lost as lost:
            outcome, problem = str(lost), ""
        except Exception as failure:  # no memory for a process, no such agent: the match goes on anyway
            outcome, problem = "failed", str(failure)
        else:
            if answer in thought.legal:
                self.metrics.thoughts.labels("answered").inc()
                return int(answer)
            outcome, problem = "failed", str(answer)
        self.metrics.thoughts.labels(outcome).inc()
        if not self.stopped:
            log.error("a bot gave no answer", game=thought.game, agent=thought.agent, outcome=outcome, problem=problem)
        return None

    def asked(self, thought: ThinkingTask) -> int | str:
        """Ask a process; a lost one is ended, and the next thought starts another."""
        seconds = self.allowed(thought.agent)
        thinker = self.idle.pop() if self.idle else Thinker(self.called)
        self.busy.add(thinker)
        try:
            if self.stopped:
                raise Lost("died")
            answer = thinker.ask(thought, seconds)
        except Lost:
            thinker.dismiss()
            raise
        finally:
            self.busy.discard(thinker)
        self.idle.append(thinker)
        return answer

    def allowed(self, agent: str) -> float:
        """How many seconds an agent may take."""
        bot = self.called(agent)
        if not isinstance(bot, Search):
            return self.grace
        return self.grace + (bot.budget.milliseconds / 1000 or COUNTED)
