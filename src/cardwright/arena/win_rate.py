"""How far a win rate can be trusted."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

Z95: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of Wilson's score, 95 %: good for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = Z95 / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    low = 0.0 if wins == 0 else middle - reach
    high = 1.0 if wins == games else middle + reach
    return low, high


@dataclass(frozen=True)
class WinRate:
    """The results of an agent, a seat, a deck or a card. Rates are of decided games; draws are counted apart."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    def __add__(self, other: WinRate) -> WinRate:
        return WinRate(self.games + other.games, self.wins + other.wins, self.draws + other.draws)

    @property
    def decided(self) -> int:
        return self.games - self.draws

    @property
    def losses(self) -> int:
        return self.decided - self.wins

    @property
    def rate(self) -> float | None:
        return self.wins / self.decided if self.decided else None

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.decided)

    def facts(self) -> dict[str, Any]:
        low, high = self.interval if self.decided else (None, None)
        counts = {"games": self.games, "wins": self.wins, "losses": self.losses, "draws": self.draws}
        return {**counts, "win_rate": self.rate, "low": low, "high": high}
