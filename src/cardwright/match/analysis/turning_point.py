"""The turning points of a match: where a seat's chance to win changed most from one of its decisions to the next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

LEAST: Final = 0.15  # the chance must change by this much
MOST: Final = 5  # of a match

Curve = list[tuple[int, float]]  # steps, and the chance to win there


@dataclass(frozen=True)
class TurningPoint:
    """Between two steps the chance of a seat went from ``before`` to ``after``."""

    seat: int
    first: int
    last: int
    before: float
    after: float

    def size(self) -> float:
        return abs(self.after - self.before)

    def overlaps(self, other: TurningPoint) -> bool:
        return self.first < other.last and other.first < self.last


def turning_points(curves: Iterable[Curve]) -> list[TurningPoint]:
    """The greatest first. What several seats see at the same time is one turning point."""
    swings = [
        TurningPoint(seat, first, last, before, after)
        for seat, curve in enumerate(curves)
        for (first, before), (last, after) in pairwise(curve)
        if abs(after - before) >= LEAST
    ]
    found: list[TurningPoint] = []
    for swing in sorted(swings, key=lambda one: (-one.size(), one.first)):
        if len(found) < MOST and not any(swing.overlaps(known) for known in found):
            found.append(swing)
    return found
