"""Turns: a few at a time, and who waits is served by how much they have used, not by when they came."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

FEW: Final = 64  # up to this many are remembered without checking whether they are still needed


class Turns:
    """Somebody with a hundred works waits for their own, and somebody with one is next.

    places  how many may be under way
    queues  the works that wait, by whose they are
    busy    how many of somebody's works are under way
    used    the seconds somebody's works took, counted from the least of those who were here when they came
    """

    def __init__(self, places: int) -> None:
        self.free: int = places
        self.queues: dict[str, deque[asyncio.Future[None]]] = {}
        self.busy: Counter[str] = Counter()
        self.used: dict[str, float] = {}
        self.level: float = 0.0

    @property
    def waiting(self) -> int:
        return sum(len(queue) for queue in self.queues.values())

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn, which lasts as long as the block."""
        self.used[who] = max(self.used.get(who, 0.0), self.level)
        if self.free:
            self.begin(who)
        else:
            await self.queue_up(who)
        began = time.monotonic()
        try:
            yield
        finally:
            self.used[who] += time.monotonic() - began
            self.end(who)

    async def queue_up(self, who: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self.queues.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.remove(who, turn)
            else:  # it was their turn just now
                self.end(who)
            raise

    def begin(self, who: str) -> None:
        self.free -= 1
        self.busy[who] += 1
        self.level = max(self.level, self.used[who])

    def end(self, who: str) -> None:
        """One work has ended: the next is of somebody with the fewest under way, and among those the least used."""
        self.free += 1
        self.busy[who] -= 1
        self.forget(who)
        if self.queues:
            chosen = min(self.queues, key=lambda one: (self.busy[one], self.used[one]))
            turn = self.queues[chosen][0]
            self.begin(chosen)
            self.remove(chosen, turn)
            turn.set_result(None)

    def remove(self, who: str, turn: asyncio.Future[None]) -> None:
        queue = self.queues.get(who)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self.queues[who]
        self.forget(who)

    def forget(self, who: str) -> None:
        """Somebody who has nothing here comes as a stranger next time, unless they have used more than the others."""
        if not self.busy[who] and who not in self.queues:
            del self.busy[who]
        if not self.busy and not self.queues:
            self.used, self.level = {}, 0.0
        elif len(self.used) > 2 * (len(self.busy) + len(self.queues)) + FEW:
            self.used = {one: used for one, used in self.used.items() if used > self.level or self.here(one)}

    def here(self, who: str) -> bool:
        return who in self.busy or who in self.queues
