"""Threelines: a small network over what both sides have (see games/threelines/bots/worth.py)."""

from __future__ import annotations

from typing import Final

from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.games.threelines.bots.worth import Outlook, chance_of_first
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.state import State


class ThreelinesEvaluation(Evaluation):
    """Both choose at the same time, and much is hidden: it takes several worlds to see what an action is worth."""

    tries = 8
    sight = Outlook()

    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Position)
        chance = chance_of_first(s)
        return [chance, 1 - chance]


EVALUATION: Final = ThreelinesEvaluation()
