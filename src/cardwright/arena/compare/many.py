"""Differences between two groups of games, and which of many such differences are more than chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt
from typing import Any, Final

from cardwright.arena.win_rate import Z95

MISS: Final = 0.05


@dataclass
class Scores:
    """The scores of some games: how many, their sum, and the sum of their squares."""

    games: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        self.games += 1
        self.sum += score
        self.squares += score * score

    @property
    def mean(self) -> float | None:
        return self.sum / self.games if self.games else None

    @property
    def careful_mean(self) -> float:
        """With one game more of either kind, so that few games never look certain (Agresti and Caffo)."""
        return (self.sum + 1) / (self.games + 2)

    @property
    def variance(self) -> float:
        """Of the careful mean."""
        games = self.games + 2
        return max(0.0, (self.squares + 1) / games - self.careful_mean**2) / games


@dataclass(frozen=True)
class ScoreDifference:
    """How much higher the mean of one group is than that of another, with an interval of 95 %, and the odds of chance.

    chance  how probable so large a difference would be without any; ``corrected``: among all that were looked at
            (Benjamini and Hochberg)
    """

    value: float
    low: float
    high: float
    chance: float
    corrected: float = 1.0

    @property
    def clear(self) -> bool:
        """Whether it is more than chance, though many were looked at: of those called clear one in twenty is not."""
        return self.corrected <= MISS

    def facts(self) -> dict[str, Any]:
        points = {"difference": 100 * self.value, "low": 100 * self.low, "high": 100 * self.high}
        return {**points, "p": self.chance, "q": self.corrected, "clear": self.clear}


def between(before: Scores, after: Scores) -> ScoreDifference | None:
    """Two groups of games that were not paired; None if one of them is empty."""
    if before.mean is None or after.mean is None:
        return None
    careful = difference(after.careful_mean - before.careful_mean, before.variance + after.variance)
    return replace(careful, value=after.mean - before.mean)


def difference(value: float, variance: float) -> ScoreDifference:
    spread = sqrt(variance)
    chance = erfc(abs(value) / spread / sqrt(2)) if spread else float(value == 0)
    return ScoreDifference(value, value - Z95 * spread, value + Z95 * spread, chance)


def corrected(found: Sequence[ScoreDifference | None]) -> list[ScoreDifference | None]:
    """The same differences, each with its chance corrected for how many there are (Benjamini and Hochberg)."""
    real = sorted((each.chance, place) for place, each in enumerate(found) if each is not None)
    result: list[ScoreDifference | None] = [None] * len(found)
    least = 1.0
    for rank in range(len(real), 0, -1):
        chance, place = real[rank - 1]
        each = found[place]
        assert each is not None
        least = min(least, chance * len(real) / rank)
        result[place] = replace(each, corrected=least)
    return result
