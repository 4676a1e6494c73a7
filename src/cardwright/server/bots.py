"""Lets bots think: in separate processes, whose time the players share; an answer always comes."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

import structlog
from msgspec.structs import replace

from cardwright.agents.named import built_in_agent
from cardwright.kernel.chance import dice
from cardwright.server.metrics import Metrics
from cardwright.server.tasks import AgentCalled, Task, ThinkingTask
from cardwright.server.thinker import COURTESY, Failed, Lost, Thinker
from cardwright.server.turns import Turns

GRACE: Final = 5.0  # seconds beyond its budget that anybody waits for a bot
PATIENCE: Final = 10.0  # seconds in the queue after which a quick answer is better than a good one
STAND_IN: Final = "greedy"  # answers for a bot that does not

A = TypeVar("A")
P = ParamSpec("P")
log = structlog.get_logger("cardwright.bots")


class Bots:
    """A limited number of processes, each started when it is first needed, and kept.

    Each thread waits for one process, so there are as many thoughts under way as processes; the others wait for the
    turn of the player they are for.
    """

    def __init__(
        self,
        workers: int,
        metrics: Metrics | None = None,
        called: AgentCalled = built_in_agent,
        courtesy: int = COURTESY,
    ) -> None:
        """``courtesy`` is how much its processes yield to the server itself, on the scale of nice."""
        self.workers = max(1, min(workers, os.cpu_count() or 1))
        self.metrics = metrics or Metrics()
        self.called = called
        self.courtesy = courtesy
        self.grace = GRACE
        self.threads = ThreadPoolExecutor(self.workers, "bots")
        self.turns = Turns(self.workers)
        self.metrics.thoughts_waiting.set_function(lambda: self.turns.waiting)
        self.idle: list[Thinker] = []
        self.busy: set[Thinker] = set()
        self.stopped = False

    async def think(self, player: str, thought: ThinkingTask) -> int:
        """Always one of ``legal``; ``player`` is the one for whom a bot thinks."""
        return await self.in_turn(player, self.answer, thought, time.monotonic())

    async def done(self, player: str, task: Task[A]) -> A | None:
        """What comes of any task; None where that goes wrong."""
        return await self.in_turn(player, self.tried, task)

    async def in_turn(self, player: str, work: Callable[P, A], *args: P.args, **rest: P.kwargs) -> A:
        """Wait for the player's turn, then for one of the threads to do this."""
        async with self.turns.of(player):
            if not self.stopped:
                loop = asyncio.get_running_loop()
                answer = await loop.run_in_executor(self.threads, partial(work, *args, **rest))
        if self.stopped:  # no process thought about this one
            raise asyncio.CancelledError
        return answer

    async def rest(self) -> None:
        """End the processes that have nothing to do; the next task starts another."""
        await asyncio.to_thread(self.dismiss_idle)

    def dismiss_idle(self) -> None:
        while (thinker := self.idle_one()) is not None:
            thinker.dismiss()

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
        if len(thought.legal) == 1:  # it waited for its turn like any other, so that a full queue gives nothing away
            return thought.legal[0]
        late = time.monotonic() - asked > PATIENCE
        for agent in [STAND_IN] if late else [thought.agent, STAND_IN]:
            action = None if self.stopped else self.tried(replace(thought, agent=agent))
            if action is not None:
                return action
        return thought.legal[dice(thought.seed).below(len(thought.legal))]

    def tried(self, task: Task[A]) -> A | None:
        """What comes of a task; None if nothing does."""
        begun = time.monotonic()
        try:
            answer = self.asked(task)
        except Lost as lost:
            outcome, problem = str(lost), ""
        except Exception as failure:  # no memory for a process, no such agent: the match goes on anyway
            outcome, problem = "failed", str(failure)
        else:
            self.metrics.thoughts.labels("answered").inc()
            self.metrics.thought_seconds.observe(time.monotonic() - begun)
            return answer
        self.metrics.thoughts.labels(outcome).inc()
        if not self.stopped:
            log.error("a bot gave no answer", game=task.game, agent=task.agent, outcome=outcome, problem=problem)
        return None

    def asked(self, task: Task[A]) -> A:
        """Ask a process; a lost one is ended, and the next task starts another."""
        seconds = self.grace + task.seconds(self.called)
        thinker = self.idle_one() or Thinker(self.called, self.courtesy)
        self.busy.add(thinker)
        try:
            if self.stopped:
                raise Lost("died")
            answer = thinker.ask(task, seconds)
        except Lost:
            thinker.dismiss()
            raise
        except Failed:
            self.idle.append(thinker)
            raise
        finally:
            self.busy.discard(thinker)
        self.idle.append(thinker)
        return answer

    def idle_one(self) -> Thinker | None:
        """A process that has nothing to do; other threads look for one, too."""
        try:
            return self.idle.pop()
        except IndexError:
            return None
