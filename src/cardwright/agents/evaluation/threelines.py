"""Threelines: a small network over what both sides have (see games/threelines/bots/worth.py)."""

from __future__ import annotations

from typing import ClassVar, Final

from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.games.threelines.bots.worth import chance_of_first
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.state import State


class ThreelinesEvaluation(Evaluation):
    """Both choose at the same time, and much is hidden: it takes several worlds to see what an action is worth."""

    tries: ClassVar[int] = 8

    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Position)
        chance = chance_of_first(s)
        return [chance, 1 - chance]

    def knowledge(self, s: State, seat: int) -> object:
        """Everything but the hand of the other and the deck."""
        assert isinstance(s, Position)
        own, foe = s.players[seat], s.players[1 - seat]
        mine = own.hand, own.hp, own.mana, own.lines, own.defence
        theirs = foe.size, foe.hp, foe.mana, foe.lines, foe.defence
        return s.round, s.first, mine, theirs


EVALUATION: Final = ThreelinesEvaluation()
