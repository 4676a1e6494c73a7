"""How good a position is for each seat; one file per game, named after it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from cardwright.agents.evaluation.evaluation import Evaluation, payoff
from cardwright.agents.evaluation.playing_on import Neutral

__all__ = ["Evaluation", "evaluation_of", "payoff"]


@cache
def evaluation_of(game: str) -> Evaluation:
    """The evaluation written for a game; without one, the neutral one."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return Neutral()
    evaluation: Evaluation = import_module(module).EVALUATION
    return evaluation
