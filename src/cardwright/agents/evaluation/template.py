"""Magpies: what glitters, what is held, and the charms in play. Cards on the table are played out first."""

from __future__ import annotations

from typing import ClassVar, Final

from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.games.template.model.state import Position
from cardwright.kernel.state import State

CARD: Final = 0.7  # what a card in hand is worth, in glitter
CHARM: Final = 1.5  # and a charm in play


class MagpiesEvaluation(Evaluation):
    """A magpie's chances are its share of everything, the more so the richer it is."""

    rollout: ClassVar[int] = 6
    tries: ClassVar[int] = 8

    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Position)
        worth = [int(player.glitter) + CARD * len(player.hand) if player.playing else 0.0 for player in s.players]
        for charm in s.charms:
            worth[int(charm.seat)] += CHARM
        squares = [hoard * hoard for hoard in worth]
        return [square / (sum(squares) or 1) for square in squares]


EVALUATION: Final = MagpiesEvaluation()
