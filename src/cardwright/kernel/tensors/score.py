"""What a match was worth to each seat, in numbers that add up to nothing."""

from __future__ import annotations

from cardwright.kernel.bits import i64
from cardwright.kernel.state import State


def score(s: State, seat: i64) -> float:
    """1 for each winner, and an equal share of the opposite for everybody else; 0 for a draw or while it goes on."""
    result = s.result
    if not result or len(result) == s.seats:
        return 0.0
    if int(seat) in result:
        return 1.0
    return -len(result) / (int(s.seats) - len(result))
