"""What a node does beside everything else: rounds that never end, and errands that do."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from cardwright.server.failures import note_failure
from cardwright.server.metrics import Metrics

PATIENCE: Final = 5.0  # seconds for what is under way to finish when the node stops


class Errands:
    """``rounds`` go on until the node stops; ``tasks`` are errands on their way."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.rounds: list[asyncio.Task[None]] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = asyncio.Event()

    def begin_round(self, work: Coroutine[Any, Any, None]) -> None:
        self.rounds.append(asyncio.create_task(work))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something as a task of its own; its error is logged, not lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note_failure(self.metrics, "a task failed", error)

    async def pause(self, seconds: float) -> bool:
        """Wait; False when the node is about to stop."""
        try:
            await asyncio.wait_for(self.stopping.wait(), seconds)
        except TimeoutError:
            return True
        return False

    async def stop(self, others: list[asyncio.Task[None]]) -> None:
        """End the rounds and what ``others`` do, each when it has finished its current step if that is soon."""
        self.stopping.set()
        under_way = [*self.rounds, *others]
        if under_way:
            await asyncio.wait(under_way, timeout=PATIENCE)
        for task in (*under_way, *self.tasks):
            task.cancel()
        await asyncio.gather(*under_way, *self.tasks, return_exceptions=True)
