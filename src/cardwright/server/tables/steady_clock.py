"""The clock of a table, which nobody can set: a step of the machine's clock moves no deadline."""

from __future__ import annotations

import time


class SteadyClock:
    """Seconds since 1970 by the machine's clock at the beginning, and from then on by its monotonic clock.

    It begins no earlier than ``since``, what the table already knows of the time.
    """

    def __init__(self, since: float) -> None:
        self._ahead = max(time.time(), since) - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._ahead

    def go_back_to(self, moment: float) -> None:
        """Nobody could do anything since then: that time does not count."""
        self._ahead = min(self._ahead, moment - time.monotonic())
