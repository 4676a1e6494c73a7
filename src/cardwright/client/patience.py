"""How long to wait between two tries, and when to give up."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final

from cardwright.client.errors import Unreachable

FIRST_S: Final = 0.05
LONGEST_S: Final = 5.0


class Patience:
    """Waits twice as long after each failure, up to five seconds, and gives up after ``seconds`` without success."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.rest()

    def rest(self) -> None:
        """It worked: start again with short waits."""
        self._wait = FIRST_S
        self._since: float | None = None

    async def wait(self, why: object) -> None:
        now = time.monotonic()
        self._since = now if self._since is None else self._since
        if now - self._since + self._wait > self.seconds:
            raise Unreachable(f"no server has answered for {self.seconds:.0f} seconds: {why}")
        # Not all clients of a server that comes back should knock at the same moment.
        await asyncio.sleep(self._wait * random.uniform(0.5, 1.0))
        self._wait = min(2 * self._wait, LONGEST_S)
