"""Looks one step ahead, and overlooks half of what it could do."""

from __future__ import annotations

from typing import Final

from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.greedy import Greedy
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

SEEN: Final = 2  # one action in this many comes to its mind


class Careless(Greedy):
    """Takes the best of the sensible actions that come to its mind: an opponent for the first games."""

    name = "careless"

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        sensible = evaluation_of(game.name).sensible(seen, seat, actions)
        dice(seed).shuffle(sensible)
        return super().choose(game, seen, seat, sensible[: 1 + len(sensible) // SEEN], seed)
