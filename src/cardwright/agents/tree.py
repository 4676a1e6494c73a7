"""Tree search over worlds that fit what a seat knows.

Each iteration takes one imagined world down its own tree and judges where it ends. The seat that thinks cannot tell the
worlds apart, so at the root its statistics are shared by all of them. Seats that choose at the same time each use
their own statistics, without seeing the others; every seat wants the most for itself.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, Generic

from cardwright.agents.budget import Budget
from cardwright.agents.evaluation.evaluation import Evaluation
from cardwright.agents.thought import Thought
from cardwright.agents.world import SEEDS, imagined, movers
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import Chance, dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

CURIOSITY: Final = 0.15  # how much rarely tried actions are favoured
WORLDS: Final = 0.3  # worlds squared, for each iteration


class Choices:
    """What one seat may do at a branch, how often each action was tried, and what it brought in all."""

    def __init__(self, actions: Actions) -> None:
        self.actions = [int(action) for action in actions]
        self.tried = [0] * len(actions)
        self.brought = [0.0] * len(actions)
        self.visits = 0

    def pick(self, chance: Chance) -> int:
        """The place of the action to try next: an untried one, or the one with the best prospects."""
        if self.visits < len(self.actions):
            fresh = [place for place, tried in enumerate(self.tried) if not tried]
            return fresh[int(chance.below(len(fresh)))]
        reach = CURIOSITY * sqrt(log(self.visits))
        prospects = [sum_ / tried + reach / sqrt(tried) for sum_, tried in zip(self.brought, self.tried, strict=True)]
        return prospects.index(max(prospects))

    def learn(self, place: int, worth: float) -> None:
        self.visits += 1
        self.tried[place] += 1
        self.brought[place] += worth

    def thought(self) -> Thought:
        """The best is the action tried most; among equals the one that brought most."""
        places = range(len(self.actions))
        best = max(places, key=lambda place: (self.tried[place], self.brought[place]))
        worth = {self.actions[at]: self.brought[at] / self.tried[at] for at in places if self.tried[at]}
        return Thought(self.actions[best], worth)


class Branch:
    """A point of one world's tree: what each seat may do there, and where the answers led so far."""

    def __init__(self) -> None:
        self.choices: dict[int, Choices] = {}
        self.next: dict[tuple[int, ...], Branch] = {}


class Tree(Generic[S]):
    """An imagined world and what has been learned about it."""

    def __init__(self, world: S, seat: int, own: Choices) -> None:
        self.world = world
        self.seat = seat
        self.root = Branch()
        self.root.choices[seat] = own


def grow_trees(
    game: Game[S], seen: S, seat: int, actions: Actions, seed: int, budget: Budget, evaluation: Evaluation
) -> Thought:
    """What the actions are worth, as far as one can see in the time there is."""
    own = Choices(actions)
    chance = dice(seed)
    trees: list[Tree[S]] = []
    time_left = budget.time_left()
    turn = 0
    while time_left.goes_on():
        if len(trees) * len(trees) <= WORLDS * turn:
            trees.append(Tree(imagined(game, seen, seat, int(chance.below(SEEDS))), seat, own))
        descend(game, trees[turn % len(trees)], evaluation, chance)
        turn += 1
    return own.thought()


def descend(game: Game[S], tree: Tree[S], evaluation: Evaluation, chance: Chance) -> None:
    """One iteration: go down to a new point, judge it, and update every branch on the way."""
    s = game.clone(tree.world)
    node = tree.root
    path: list[tuple[int, Choices, int]] = []
    while s.result is None:
        seats = movers(s)
        if node is tree.root and tree.seat not in seats:  # it may act, but nobody waits for it
            seats = [tree.seat]
        answers = ask(game, s, seats, node, chance, path)
        if answers not in node.next:
            node.next[answers] = Branch()
            break
        node = node.next[answers]
    worth = evaluation.judge(game, s, chance)
    for seat, choices, place in path:
        choices.learn(place, worth[seat])


def ask(
    game: Game[S], s: S, seats: list[int], node: Branch, chance: Chance, path: list[tuple[int, Choices, int]]
) -> tuple[int, ...]:
    """Let every seat that moves now choose, then carry the choices out."""
    answers: list[tuple[int, int]] = []
    for seat in seats:
        if seat not in node.choices:
            node.choices[seat] = Choices(game.legal(s, seat))
        choices = node.choices[seat]
        place = choices.pick(chance)
        path.append((seat, choices, place))
        answers.append((seat, choices.actions[place]))
    for seat, action in answers:
        game.apply(s, seat, action)
    return tuple(action for _, action in answers)
