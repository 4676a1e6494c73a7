"""A running interval for a mean difference, valid whenever one stops to look at it.

The differences lie between -1 and 1 and come in the order of their pairs. This is an empirical Bernstein confidence
sequence (Waudby-Smith and Ramdas, 2023): with a chance of at least 95 % the true mean lies within *all* the intervals
from the first pair to the last, so that stopping when the answer is clear is no cheating. It bets against every mean
that is too low or too high; a mean against which the bets have won forty times their stake is out. How much is staked
on a pair follows from those before it alone.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

LIMIT: Final = log(2 / 0.05)  # forty times the stake, on either side: the truth is outside in one run of twenty at most
HEAVIEST: Final = 0.5  # the most that is staked on a pair
POINTS: Final = 100.0
EXACT: Final = 30  # halvings
# Each stakes part of the capital and aims at an interval some multiple of the precision wide: the first at the width
# at which most runs have their answer, the others at what is known long before.
STAKES: Final = ((0.8, 0.7), (0.1, 2.0), (0.1, 6.0))


class Bets:
    """One way to stake, against all means at once."""

    def __init__(self, part: float, aim: float) -> None:
        self.aim: float = aim
        self.weights: float = 0.0
        self.weighted: float = 0.0
        self.lost: float = -log(part)

    def add(self, x: float, expected: float, variance: float) -> None:
        weight = min(HEAVIEST, self.aim / variance)
        self.weights += weight
        self.weighted += weight * x
        self.lost += (x - expected) ** 2 * (-log(1 - weight) - weight)

    def won(self, mean: float, side: int) -> float:
        """The logarithm of what the bets against this mean have become: on higher (1) or on lower (-1) ones."""
        return side * (self.weighted - mean * self.weights) - self.lost


class PairedInterval:
    """``precision`` is in points of win rate; ``low``, ``high`` and ``mean`` are differences from -1 to 1."""

    def __init__(self, precision: float) -> None:
        self.precision: float = precision / POINTS
        self.pairs: int = 0
        self.sum: float = 0.0
        self._spread: float = 0.0
        self._bets: list[Bets] = [Bets(part, aim * self.precision / 2) for part, aim in STAKES]
        self._ends: tuple[float, float] | None = None

    def add(self, difference: float) -> None:
        """One more pair."""
        x = (difference + 1) / 2
        expected = (0.5 + (self.sum + self.pairs) / 2) / (self.pairs + 1)
        variance = (0.25 + self._spread) / (self.pairs + 1)
        for bets in self._bets:
            bets.add(x, expected, variance)
        self._spread += (x - expected) ** 2
        self.sum += difference
        self.pairs += 1
        self._ends = None

    @property
    def mean(self) -> float:
        return self.sum / self.pairs if self.pairs else 0.0

    @property
    def low(self) -> float:
        return self.ends()[0]

    @property
    def high(self) -> float:
        return self.ends()[1]

    @property
    def reach(self) -> float:
        """Half the width."""
        return (self.high - self.low) / 2

    def ends(self) -> tuple[float, float]:
        if self._ends is None:
            self._ends = (2 * self.end(0.0, 1.0, 1) - 1, 2 * self.end(1.0, 0.0, -1) - 1)
        return self._ends

    def end(self, out: float, inside: float, side: int) -> float:
        """Where the means begin against which the bets have not won."""
        if not self.is_out(out, side):
            return out
        for _ in range(EXACT):
            middle = (out + inside) / 2
            if self.is_out(middle, side):
                out = middle
            else:
                inside = middle
        return out

    def is_out(self, mean: float, side: int) -> bool:
        won = [bets.won(mean, side) for bets in self._bets]
        most = max(won)
        return most + log(sum(exp(each - most) for each in won)) > LIMIT

    def differs(self) -> bool:
        """Whether the change makes a difference at all."""
        return self.low > 0 or self.high < 0

    def small(self) -> bool:
        """Whether any difference is smaller than the precision."""
        return -self.precision <= self.low and self.high <= self.precision

    def settled(self) -> bool:
        """Whether the question is answered: precisely enough, and either there is a difference or it is small."""
        return self.small() or (self.differs() and self.reach <= self.precision)

    def facts(self) -> dict[str, Any]:
        return {
            "pairs": self.pairs,
            "difference": POINTS * self.mean,
            "low": POINTS * self.low,
            "high": POINTS * self.high,
            "settled": self.settled(),
        }
