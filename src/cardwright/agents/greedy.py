"""Looks one step ahead and takes what looks best."""

from __future__ import annotations

from cardwright.agents.agent import Agent
from cardwright.agents.evaluation import Evaluation, evaluation_of
from cardwright.agents.planning import outcomes
from cardwright.agents.world import SEEDS, imagined, movers
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import Actions, Game, S
from cardwright.kernel.state import State
from cardwright.kernel.trial import after, any_answers


class Greedy(Agent):
    """Tries every action and judges the position that follows.

    Those who choose at the same time are expected to do anything: greed looks at its own plate.
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
            others = sealing(world, seat)
            answers = any_answers(game, world, others, chance)
            for place, action in enumerate(sensible):
                worth[place] += outcome(game, world, seat, action, others, answers, evaluation, chance)
        return sensible[worth.index(max(worth))]


def sealing(world: State, seat: int) -> list[i64]:
    """Those who seal an answer together with a seat."""
    decisions = [(other, world.decision(other)) for other in movers(world) if other != seat]
    return [other for other, decision in decisions if decision is not None and decision.sealed]


def outcome(
    game: Game[S],
    world: S,
    seat: int,
    action: int,
    others: list[i64],
    answers: list[i64],
    evaluation: Evaluation,
    chance: Chance,
) -> float:
    """What an action is worth to a seat in one world, completed as well as possible."""
    if movers(world) == [seat]:
        return max(evaluation.judge(game, s, chance)[seat] for s in outcomes(game, world, seat, action, evaluation))
    return evaluation.judge(game, after(game, world, seat, action, others, answers), chance)[seat]
