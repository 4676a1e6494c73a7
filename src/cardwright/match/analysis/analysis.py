"""A whole match, judged decision by decision: curves, turning points and mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from cardwright.kernel.data.replay import Replay
from cardwright.match.analysis.judgement import SIZES, Judgement
from cardwright.match.analysis.turning_point import Curve, TurningPoint, turning_points

DIGITS: Final = 4  # of a chance, as it is written down


class Analysis:
    """``judgements`` are in the order of the match, and may be of some seats only."""

    def __init__(self, replay: Replay, judgements: Sequence[Judgement]) -> None:
        self.replay: Replay = replay
        self.judgements: list[Judgement] = sorted(judgements, key=lambda one: one.step)

    def seats(self) -> list[int]:
        return sorted({one.seat for one in self.judgements})

    def of(self, seat: int) -> list[Judgement]:
        return [one for one in self.judgements if one.seat == seat]

    def curve(self, seat: int) -> Curve:
        """The chance to win at each decision the seat thought about, as it could know it then; last, how it ended."""
        found = [(one.step, one.chance) for one in self.of(seat) if one.chance is not None]
        end = self.end(seat)
        return found if end is None or not found else [*found, (len(self.replay.moves), end)]

    def end(self, seat: int) -> float | None:
        """1 for a winner, 0 for a loser, an equal share of a draw; None if the match is not over."""
        result = self.replay.result
        if result is None:
            return None
        return float(seat in result) if result else 1 / self.replay.seats

    def mistakes(self) -> list[Judgement]:
        """The worst first."""
        return sorted((one for one in self.judgements if one.size), key=lambda one: (-one.lost, one.step))

    def count(self, seat: int) -> dict[str, int]:
        """How many mistakes of each size a seat made."""
        return {size: sum(one.size == size for one in self.of(seat)) for size, _ in SIZES}

    def turning_points(self) -> list[TurningPoint]:
        return turning_points([self.curve(seat) for seat in range(self.replay.seats)])

    def facts(self) -> dict[str, Any]:
        """For programs."""
        replay = self.replay
        told = {
            "game": replay.game,
            "players": replay.players,
            "result": replay.result,
            "seats": [{"seat": seat, "curve": self.curve(seat), **self.count(seat)} for seat in self.seats()],
            "turning_points": [asdict(point) for point in self.turning_points()],
            "decisions": [asdict(one) for one in self.judgements],
        }
        rounded: dict[str, Any] = in_few_digits(told)
        return rounded


def in_few_digits(told: Any) -> Any:
    """The same with numbers that have no more digits than they are worth."""
    if isinstance(told, dict):
        return {name: in_few_digits(value) for name, value in told.items()}
    if isinstance(told, list | tuple):
        return [in_few_digits(value) for value in told]
    return round(told, DIGITS) if isinstance(told, float) else told
