"""What several looks at the same choice have found, each in another world, and whether more of them would tell more."""

from __future__ import annotations

from math import sqrt
from typing import Final

from cardwright.agents.thought import Thought

OVERLOOKED: Final = 0.01  # how much worse than all that a look has come upon is what it has not come upon
FEWEST: Final = 8  # looks, before anything is clear
CLEAR: Final = 4.0  # standard errors that a lead must have
TRIFLE: Final = 0.003  # a lead that is certainly less is not worth more time


class Ledger:
    """What each action is worth, over all looks; some looks weigh more than others.

    A look that does not come upon an action says that it is worse there than what it comes upon.
    """

    def __init__(self) -> None:
        self.found: list[dict[int, float]] = []
        self.least: list[float] = []
        self.weights: list[float] = []
        self.gain: dict[int, float] = {}

    def enter(self, found: dict[int, float], weight: float) -> None:
        least = min(found.values()) - OVERLOOKED
        self.found.append(found)
        self.least.append(least)
        self.weights.append(weight)
        for action, worth in found.items():
            self.gain[action] = self.gain.get(action, 0.0) + weight * (worth - least)

    def best(self) -> int:
        return max(self.gain, key=lambda action: self.gain[action])

    def thought(self) -> Thought:
        """There must have been a look."""
        total = sum(self.weights)
        least = sum(weight * each for weight, each in zip(self.weights, self.least, strict=True))
        worth = {action: max(0.0, (least + gain) / total) for action, gain in self.gain.items()}
        return Thought(self.best(), worth)

    def settled(self) -> bool:
        """Whether more looks would hardly lead to another choice, or to a better one."""
        if len(self.found) < FEWEST:
            return False
        best = self.best()
        return all(action == best or self.decided(best, action) for action in self.gain)

    def decided(self, best: int, other: int) -> bool:
        """Whether one action is clearly better than another, or clearly no better."""
        leads = [
            found.get(best, least) - found.get(other, least)
            for found, least in zip(self.found, self.least, strict=True)
        ]
        count = len(leads)
        middle = sum(leads) / count
        error = sqrt(sum((lead - middle) ** 2 for lead in leads) / (count * (count - 1)))
        return middle > CLEAR * error or abs(middle) + 2 * error < TRIFLE
