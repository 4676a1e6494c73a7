"""Looks one step ahead and takes what looks best."""

from __future__ import annotations

from cardwright.agents.agent import Agent
from cardwright.agents.evaluation import Evaluation, evaluation_of
from cardwright.agents.planning import outcomes
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
        sensible = evaluation.sensible(seen, actions)
        worth = [0.0] * len(sensible)
        for _ in range(evaluation.tries):
            world = imagined(game, seen, seat, int(chance.below(SEEDS)))
            for place, action in enumerate(sensible):
                worth[place] += outcome(game, world, seat, action, evaluation, chance)
        return sensible[worth.index(max(worth))]


def outcome(game: Game[S], world: S, seat: int, action: int, evaluation: Evaluation, chance: Chance) -> float:
    """What an action is worth to a seat in one world, completed as well as possible."""
    others = [other for other in movers(world) if other != seat]
    if others:
        return sealed_outcome(game, world, seat, action, others, evaluation, chance)
    return max(evaluation.judge(game, s, chance)[seat] for s in outcomes(game, world, seat, action, evaluation))


def sealed_outcome(
    game: Game[S], world: S, seat: int, action: int, others: list[int], evaluation: Evaluation, chance: Chance
) -> float:
    s = game.clone(world)
    game.apply(s, seat, action)
    for other in others:
        decision = s.decision(other)
        if decision is not None and decision.sealed:
            game.apply(s, other, game.timeout(s, decision))
    return evaluation.judge(game, s, chance)[seat]
