"""Ancients: what both sides have when the round is over, if nobody does anything more."""

from __future__ import annotations

from typing import ClassVar, Final

from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.games.ancients.bots.sensible import sensible
from cardwright.games.ancients.bots.worth import Outlook
from cardwright.games.ancients.model.state import ACTION, Position
from cardwright.kernel.action import Actions
from cardwright.kernel.state import State

OUTLOOK: Final = Outlook()


class AncientsEvaluation(Evaluation):
    """Players act in turn until both pass, so each action is judged by the combat it leads to, and by the answer."""

    plans: ClassVar[bool] = True
    levels: ClassVar[dict[str, str]] = {"easy": "careless"}  # even a hurried search sees every combat coming

    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Position)
        chance = OUTLOOK.worth(s, 0)
        return [chance, 1 - chance]

    def sensible(self, s: State, seat: int, actions: Actions) -> list[int]:
        """Of casters, slots and heroes that come to the same only one; what to buy is a matter of experience."""
        assert isinstance(s, Position)
        return [int(action) for action in sensible(s, seat, actions)]

    def settled(self, s: State, seat: int) -> bool:
        """Players act in turn until both have passed, so the whole rest of the round is the answer."""
        assert isinstance(s, Position)
        return s.phase != ACTION


EVALUATION: Final = AncientsEvaluation()
