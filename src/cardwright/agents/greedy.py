"""Looks one step ahead and takes what looks best."""

from __future__ import annotations

from cardwright.agents.agent import Agent
from cardwright.agents.evaluation import Evaluation, evaluation_of
from cardwright.agents.world import SEEDS, imagined, movers
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import Actions, Game, S


class Greedy(Agent):
    """Tries every action and judges the position that follows.

    Those who choose at the same time are expected to let their time run out: greed looks at its own plate.
    """

    name = "greedy"

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        if len(actions) == 1:
            return int(actions[0])
        evaluation = evaluation_of(game.name)
        chance = dice(seed)
        worth = [0.0] * len(actions)
        for _ in range(evaluation.tries):
            world = imagined(game, seen, seat, int(chance.below(SEEDS)))
            for place, action in enumerate(actions):
                worth[place] += outcome(game, world, seat, int(action), evaluation, chance)
        return int(actions[worth.index(max(worth))])


def outcome(game: Game[S], world: S, seat: int, action: int, evaluation: Evaluation, chance: Chance) -> float:
    """What an action is worth to a seat in one world."""
    s = game.clone(world)
    others = [other for other in movers(s) if other != seat]
    game.apply(s, seat, action)
    for other in others:
        decision = s.decision(other)
        if decision is not None and decision.sealed:
            game.apply(s, other, game.timeout(s, decision))
    return evaluation.judge(game, s, chance)[seat]
