"""Chooses where others choose at the same time: guesses their answers, then carries the best actions on.

In each imagined world the other players are assumed to be greedy, and every action is tried against what they do. The
few that do best are then judged one round later in the same worlds, with everybody greedy again.
"""

from __future__ import annotations

from typing import Final, Generic

from cardwright.agents.budget import Budget, ThinkingTime
from cardwright.agents.world import SEEDS, imagined
from cardwright.kernel.action import Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.bots.trying_out import Judge, after, best_answers, others_asked, play_on, weigh
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

TRIES: Final = 3  # of each guessed answer
FINALISTS: Final = 4  # actions to look at one round later
FIRST_PART: Final = 0.4  # share of the time to find them
ENOUGH: Final = 8  # worlds to find them in; with fewer nothing is carried on


class Guess(Generic[S]):
    """An imagined world, and what the others do in it."""

    def __init__(self, world: S, others: list[i64], answers: list[i64]) -> None:
        self.world = world
        self.others = others
        self.answers = answers


def guess(game: Game[S], seen: S, seat: int, actions: Actions, seed: int, budget: Budget, judge: Judge[S]) -> int:
    """The action that does best against what the others will probably do.

    An iteration is one action tried in one world.
    """
    chance = dice(seed)
    time_left = budget.time_left()
    order = [int(action) for action in actions]
    chance.shuffle(order)
    worth = [0.0] * len(order)
    guesses: list[Guess[S]] = []
    while time_left.goes_on() and (len(guesses) < ENOUGH or time_left.spent() < FIRST_PART):
        made = a_guess(game, seen, seat, judge, chance)
        tried = order[: 1 + time_left.take(len(order) - 1)]
        for place, found in enumerate(weigh(game, made.world, seat, tried, made.others, made.answers, judge)):
            worth[place] += found
        guesses.append(made)
    best = sorted(range(len(order)), key=lambda place: -worth[place])
    if len(guesses) < ENOUGH:
        return order[best[0]]
    return carried_on(game, seat, [order[place] for place in best[:FINALISTS]], guesses, judge, chance, time_left)


def a_guess(game: Game[S], seen: S, seat: int, judge: Judge[S], chance: Chance) -> Guess[S]:
    world = imagined(game, seen, seat, int(chance.below(SEEDS)))
    others = others_asked(world, seat)
    return Guess(world, others, best_answers(game, world, others, judge, chance, TRIES))


def carried_on(
    game: Game[S],
    seat: int,
    finalists: list[int],
    guesses: list[Guess[S]],
    judge: Judge[S],
    chance: Chance,
    time_left: ThinkingTime,
) -> int:
    """The one of a few actions that looks best a round later."""
    worth = [0.0] * len(finalists)
    turn = 0
    while time_left.take(len(finalists)) == len(finalists):
        made = guesses[turn % len(guesses)]
        for place, action in enumerate(finalists):
            s = after(game, made.world, seat, action, made.others, made.answers)
            play_on(game, s, judge, chance)
            worth[place] += judge.worth(s, seat)
        turn += 1
    return finalists[worth.index(max(worth))]
