"""Actions of one seat, tried in the same worlds: what each is worth, and how certain it is that one is better."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Generic

from cardwright.agents.agent import Agent
from cardwright.agents.world import SEEDS, imagined
from cardwright.kernel.chance import dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S
from cardwright.match.analysis.moment import Moment
from cardwright.match.analysis.upshot import Upshot, upshot


class Weighing(Generic[S]):
    """Every world fits what the seat knew, and each action is tried in it with the same luck."""

    def __init__(self, game: Game[S], moment: Moment[S], actions: set[int], own: Agent, seed: int) -> None:
        self.game = game
        self.moment = moment
        self.own = own
        self.chance = dice(seed)
        self.seeds: list[int] = []
        self.found: dict[int, list[Upshot]] = {action: [] for action in sorted(actions)}

    def try_in(self, worlds: int) -> None:
        """Try every action in this many more worlds."""
        for _ in range(worlds):
            seed = int(self.chance.below(SEEDS))
            self.seeds.append(seed)
            self.try_by(seed, self.found)

    def add(self, actions: set[int]) -> None:
        """Try further actions in the worlds in which the others were tried."""
        fresh: dict[int, list[Upshot]] = {action: [] for action in sorted(actions - set(self.found))}
        for seed in self.seeds:
            self.try_by(seed, fresh)
        self.found |= fresh

    def try_by(self, seed: int, found: dict[int, list[Upshot]]) -> None:
        world = imagined(self.game, self.moment.seen, self.moment.seat, seed)
        for action, upshots in found.items():
            upshots.append(upshot(self.game, world, self.moment.seat, action, self.own, seed))

    def worth(self, action: int) -> float:
        return mean([one.worth for one in self.found[action]])

    def lead(self, better: int, worse: int) -> float:
        """By how much one action is worth more than another."""
        return mean(self.leads(better, worse))

    def margin(self, better: int, worse: int) -> float:
        """How far the true lead may well be from this one: two standard errors."""
        leads = self.leads(better, worse)
        middle = mean(leads)
        return 2 * sqrt(sum((lead - middle) ** 2 for lead in leads) / (len(leads) * max(1, len(leads) - 1)))

    def leads(self, better: int, worse: int) -> list[float]:
        pairs = zip(self.found[better], self.found[worse], strict=True)
        return [one.worth - other.worth for one, other in pairs]

    def line(self, action: int) -> list[str]:
        """What the seat would do next in most of the worlds."""
        return shared_beginning([one.line for one in self.found[action]])


def shared_beginning(lines: list[list[str]]) -> list[str]:
    """The longest beginning that more than half of the lines have."""
    found: list[str] = []
    while True:
        longer = Counter(tuple(line[: len(found) + 1]) for line in lines if len(line) > len(found))
        likeliest, count = max(longer.items(), key=lambda item: item[1], default=((), 0))
        if 2 * count <= len(lines):
            return found
        found = list(likeliest)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
