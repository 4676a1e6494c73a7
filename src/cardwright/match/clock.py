"""The clocks of the seats: each runs while its seat is asked, and stands while others are."""

from __future__ import annotations

from collections.abc import Sequence

from cardwright.kernel.decision import Decision


class Clock:
    """``left`` seconds; while it runs they are over at ``ends``."""

    def __init__(self, left: float) -> None:
        self.left: float = left
        self.ends: float | None = None

    def run(self, now: float) -> None:
        if self.ends is None:
            self.ends = now + self.left

    def stop(self, now: float) -> None:
        if self.ends is not None:
            self.left = max(0.0, self.ends - now)
            self.ends = None


class Clocks:
    """A question starts a new clock, unless it continues another: then that clock runs on.

    In between the seat may have been asked other things, each by a clock of its own (what it answers to a chain,
    in a turn of its own); so a seat has several clocks, by the kinds of question they were for.

    asked  the clock of each seat that is asked now
    """

    def __init__(self) -> None:
        self.asked: dict[int, Clock] = {}
        self._kept: dict[int, dict[str, Clock]] = {}
        self._last: dict[int, Clock] = {}

    def deadlines(self) -> dict[int, float]:
        return {seat: clock.ends for seat, clock in self.asked.items() if clock.ends is not None}

    def put(self, decisions: Sequence[Decision], now: float | None) -> None:
        """Only these are asked from now on; an optional answer has no clock."""
        before = self.asked
        self.asked = {int(d.seat): self._clock_for(d) for d in decisions if d.seconds > 0 and not d.optional}
        if now is not None:
            for clock in before.values():
                if clock not in self.asked.values():
                    clock.stop(now)
            self.wind(now)

    def wind(self, now: float) -> None:
        """Let every clock of a seat that is asked run."""
        for clock in self.asked.values():
            clock.run(now)

    def stop(self, seat: int, now: float | None) -> None:
        """The seat has answered, and others are still asked."""
        clock = self.asked.pop(seat, None)
        if clock is not None and now is not None:
            clock.stop(now)

    def _clock_for(self, decision: Decision) -> Clock:
        seat = int(decision.seat)
        kept = self._kept.setdefault(seat, {})
        clock = kept.get(decision.kind, self._last.get(seat)) if decision.continues else None
        if clock is None:
            clock = Clock(float(decision.seconds))
            self._retire(kept, decision.kind)
        kept[decision.kind] = self._last[seat] = clock
        return clock

    def _retire(self, kept: dict[str, Clock], kind: str) -> None:
        """A new clock for this kind of question: the old one is forgotten, whatever else it was for."""
        old = kept.get(kind)
        for other in [other for other, clock in kept.items() if clock is old]:
            del kept[other]
