"""Looks one step ahead and takes what looks best."""

from __future__ import annotations

from cardwright.agents.agent import Agent
from cardwright.agents.evaluation import Evaluation, evaluation_of
from cardwright.agents.planning import outcomes
from cardwright.agents.world import SEEDS, imagined, movers
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S


class Greedy(Agent):
    """Tries every action and judges the position that follows.

    Players who choose at the same time may do anything: a greedy agent does not guess.
    """

    name = "greedy"

    def __init__(self, evaluation: Evaluation | None = None) -> None:
        self.evaluation = evaluation

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        if len(actions) == 1:
            return int(actions[0])
        evaluation = self.evaluation or evaluation_of(game.name)
        chance = dice(seed)
        sensible = evaluation.sensible(seen, seat, actions)
        worth = [0.0] * len(sensible)
        for _ in range(evaluation.tries):
            world = imagined(game, seen, seat, int(chance.below(SEEDS)))
            answers = any_answers(game, world, seat, chance)
            for place, action in enumerate(sensible):
                worth[place] += outcome(game, world, seat, action, answers, evaluation, chance)
        return sensible[worth.index(max(worth))]


def any_answers(game: Game[S], world: S, seat: int, chance: Chance) -> list[tuple[int, int]]:
    """The seats that seal an answer together with this one, each with an answer it might give."""
    found: list[tuple[int, int]] = []
    for other in movers(world):
        decision = world.decision(other)
        if other != seat and decision is not None and decision.sealed:
            actions = game.legal(world, other)
            found.append((other, int(actions[chance.below(len(actions))])))
    return found


def outcome(
    game: Game[S],
    world: S,
    seat: int,
    action: int,
    answers: list[tuple[int, int]],
    evaluation: Evaluation,
    chance: Chance,
) -> float:
    """What an action is worth to a seat in one world, completed as well as possible."""
    if movers(world) == [seat]:
        return max(evaluation.judge(game, s, chance)[seat] for s in outcomes(game, world, seat, action, evaluation))
    s = game.clone(world)
    game.apply(s, seat, action)
    for other, answer in answers:
        game.apply(s, other, answer)
    return evaluation.judge(game, s, chance)[seat]
