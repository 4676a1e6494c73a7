"""One thread that does all waiting jobs together, so that many share one wait for the disk."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

J = TypeVar("J")
Watcher = Callable[[int, float], None]  # called after each group: how many jobs, and how many seconds they took
MOST: Final = 2_000  # jobs in one group, so that the first of them does not wait for ever


class BatchThread(Generic[J]):
    """Belongs to one event loop. ``work`` gets a group and returns a result, or an exception, for each job."""

    def __init__(self, name: str, work: Callable[[list[J]], Sequence[object]], last: Callable[[], None]) -> None:
        self.work = work
        self.last = last
        self.watcher: Watcher | None = None
        self.loop = asyncio.get_running_loop()
        self.queue: SimpleQueue[tuple[J, asyncio.Future[Any]] | None] = SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self.run, name=name, daemon=True)
        self.thread.start()

    async def ask(self, job: J) -> Any:
        if self.closed:
            raise RuntimeError(f"{self.thread.name} has ended")
        done: asyncio.Future[Any] = self.loop.create_future()
        self.queue.put((job, done))
        return await done

    async def close(self) -> None:
        """Returns when everything asked for is done."""
        if not self.closed:
            self.closed = True
            self.queue.put(None)
            await self.loop.run_in_executor(None, self.thread.join)

    # In the thread.

    def run(self) -> None:
        going = True
        while going:
            group = self.next_group()
            going = group[-1] is not None
            waiting = [one for one in group if one is not None]
            if waiting:
                self.do([job for job, _ in waiting], [done for _, done in waiting])
        self.last()

    def next_group(self) -> list[tuple[J, asyncio.Future[Any]] | None]:
        """All waiting jobs; None, the end, comes last."""
        group = [self.queue.get()]
        while group[-1] is not None and len(group) < MOST:
            try:
                group.append(self.queue.get_nowait())
            except Empty:
                break
        return group

    def do(self, jobs: list[J], waiting: list[asyncio.Future[Any]]) -> None:
        began = time.perf_counter()
        try:
            answers = self.work(jobs)
        except Exception as error:  # any exception: a dead thread would leave everybody waiting
            answers = [error] * len(jobs)
        with suppress(RuntimeError):  # when the loop has ended, nobody waits
            self.loop.call_soon_threadsafe(self.tell, waiting, answers, time.perf_counter() - began)

    # In the event loop.

    def tell(self, waiting: list[asyncio.Future[Any]], answers: Sequence[object], seconds: float) -> None:
        for done, answer in zip(waiting, answers):
            if done.done():  # the waiting task has given up
                continue
            if isinstance(answer, Exception):
                done.set_exception(answer)
            else:
                done.set_result(answer)
        if self.watcher is not None:
            self.watcher(len(waiting), seconds)
