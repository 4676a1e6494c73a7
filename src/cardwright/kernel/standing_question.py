"""Questions that the rules put again and again, made once: a question never changes, so all positions share it."""

from __future__ import annotations

from typing import Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision

SEATS: Final = 64  # no table is larger


@final
class Timed:
    """A question with one time limit: alone for each seat, and to the first seats together."""

    def __init__(self, kind: str, seconds: i64, sealed: bool, optional: bool, continues: bool) -> None:
        self.seconds: i64 = seconds
        self.each: list[tuple[Decision, ...]] = [
            (Decision(seat, kind, seconds=seconds, sealed=sealed, optional=optional, continues=continues),)
            for seat in range(SEATS)
        ]
        self.together: tuple[Decision, ...] = ()


@final
class StandingQuestion:
    """What is asked, as in ``Decision``; the seat and the seconds are said when it is put."""

    def __init__(self, kind: str, sealed: bool = False, optional: bool = False, continues: bool = False) -> None:
        self.kind: str = kind
        self.sealed: bool = sealed
        self.optional: bool = optional
        self.continues: bool = continues
        self.latest: Timed = Timed(kind, 0, sealed, optional, continues)
        self.known: dict[int, Timed] = {0: self.latest}

    def timed(self, seconds: i64) -> Timed:
        latest = self.latest
        if latest.seconds != seconds:
            found = self.known.get(int(seconds))
            if found is None:
                found = Timed(self.kind, seconds, self.sealed, self.optional, self.continues)
                self.known[int(seconds)] = found
            self.latest = latest = found
        return latest

    def to(self, seat: i64, seconds: i64 = 0) -> Decision:
        """The question to a seat."""
        return self.timed(seconds).each[seat][0]

    def alone(self, seat: i64, seconds: i64 = 0) -> tuple[Decision, ...]:
        """What a position waits for while nothing else is asked."""
        return self.timed(seconds).each[seat]

    def to_all(self, seats: i64, seconds: i64 = 0) -> tuple[Decision, ...]:
        """What a position waits for while everybody is asked."""
        timed = self.timed(seconds)
        if len(timed.together) != seats:
            timed.together = tuple([timed.each[seat][0] for seat in range(seats)])
        return timed.together
