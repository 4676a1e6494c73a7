"""Looks one step ahead, and overlooks much of what it could do."""

from __future__ import annotations

from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.greedy import Greedy
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S


class Careless(Greedy):
    """Takes the best of the sensible actions that come to its mind: one in ``seen``, and one more."""

    name = "careless"
    seen = 2

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        sensible = (self.evaluation or evaluation_of(game.name)).sensible(seen, seat, actions)
        dice(seed).shuffle(sensible)
        return super().choose(game, seen, seat, sensible[: 1 + len(sensible) // self.seen], seed)


class Novice(Careless):
    """Overlooks nearly everything: an opponent for the very first match."""

    name = "novice"
    seen = 4
