"""One round of a training, in figures: what was played, how well the net foresees results, how it did at the gate."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from cardwright.arena.win_rate import WinRate
from cardwright.train.crew import GateScore

AT_LEAST: Final = 0.5  # of the decided matches a new net must win, by what can be trusted of its score
CAUTION: Final = 0.84  # standard deviations: chance lets a net of equal strength through once in five rounds


@dataclass(frozen=True)
class Round:
    """``surprise`` is the average cross-entropy on matches it has not learned from, ``by_hand`` that before any net."""

    number: int
    matches: int
    positions: int
    seconds: float
    surprise: float
    by_hand: float
    score: GateScore
    kept: bool

    def record(self) -> WinRate:
        score = self.score
        return WinRate(score.won + score.lost + score.drawn, score.won, score.drawn)

    def facts(self) -> dict[str, Any]:
        return asdict(self)

    def words(self) -> str:
        rate = self.record().rate
        share = "-" if rate is None else f"{100 * rate:.1f} %"
        return (
            f"round {self.number}: {self.matches:,} matches, {self.positions:,} positions; "
            f"surprise {self.surprise:.4f} (judged by hand {self.by_hand:.4f}); "
            f"{share} against the one before, {'kept' if self.kept else 'not kept'}"
        )


def read_round(facts: dict[str, Any]) -> Round:
    return Round(**{**facts, "score": GateScore(**facts["score"])})


def passes(score: GateScore) -> bool:
    """Whether a new net is better than the one before, as far as can be told."""
    decided = score.won + score.lost
    if not decided:
        return False
    rate = score.won / decided
    return rate - CAUTION * sqrt(rate * (1 - rate) / decided) > AT_LEAST
