"""What one seat has in mind for a choice, by all it knows: how much it regrets each action that it did not take."""

from __future__ import annotations

from typing import Final

from cardwright.agents.thought import Thought
from cardwright.agents.world import drawn
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import Chance

CURIOSITY: Final = 0.1  # how often anything is tried


class Mind:
    """Regret matching, with regrets that never fall below nothing; what was done later counts more."""

    def __init__(self, actions: Actions) -> None:
        self.actions = [int(action) for action in actions]
        self.regrets = [0.0] * len(self.actions)
        self.done = [0.0] * len(self.actions)
        self.brought = [0.0] * len(self.actions)
        self.turns = 0
        self.lessons = 0

    def shares(self) -> list[float]:
        """How likely each action is now."""
        total = sum(self.regrets)
        if total <= 0.0:
            return [1.0 / len(self.actions)] * len(self.actions)
        return [regret / total for regret in self.regrets]

    def curious(self, shares: list[float]) -> list[float]:
        even = CURIOSITY / len(shares)
        return [(1.0 - CURIOSITY) * share + even for share in shares]

    def remember(self, shares: list[float]) -> None:
        self.turns += 1
        for place, share in enumerate(shares):
            self.done[place] += self.turns * self.turns * share

    def learn(self, worth: list[float], shares: list[float]) -> None:
        """What each action would have been worth."""
        self.lessons += 1
        got = 0.0
        for place, share in enumerate(shares):
            got += share * worth[place]
        for place, each in enumerate(worth):
            self.regrets[place] = max(0.0, self.regrets[place] + each - got)
            self.brought[place] += each

    def average(self, least: float) -> list[float]:
        """How often each action was done on the whole, without those that are rare beside the most frequent one.

        After a single lesson nothing has been done for a reason yet: then it is what brought most.
        """
        most = max(self.done)
        if most <= 0.0:
            best = self.brought.index(max(self.brought))
            return [float(place == best) for place in range(len(self.actions))]
        kept = [done if done >= least * most else 0.0 for done in self.done]
        return [done / sum(kept) for done in kept]

    def thought(self, chance: Chance, least: float) -> Thought:
        """An action by lot, as the average has it."""
        average = self.average(least)
        worth = {action: self.brought[place] / max(1, self.lessons) for place, action in enumerate(self.actions)}
        mixed = {action: average[place] for place, action in enumerate(self.actions) if average[place] > 0.0}
        return Thought(self.actions[drawn(chance, average)], worth, mixed)
