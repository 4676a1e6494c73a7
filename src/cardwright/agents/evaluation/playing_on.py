"""The evaluation of a game that has none: play on at random and see who wins."""

from __future__ import annotations

from typing import ClassVar

from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.kernel.state import State


class Neutral(Evaluation):
    """Everybody's chances are the same until the game is decided."""

    rollout: ClassVar[int] = 500
    tries: ClassVar[int] = 12

    def chances(self, s: State) -> list[float]:
        seats = int(s.seats)
        return [1 / seats] * seats
