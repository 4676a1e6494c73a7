"""What comes of thinking about a choice: the action to take, and what it and others are worth."""

from __future__ import annotations


class Thought:
    """The best action, and for all that were looked at what they are worth to the seat, from 0 to 1.

    mixed  where others choose at the same time, how likely each action is to be taken; ``best`` was taken by lot
    """

    def __init__(self, best: int, worth: dict[int, float], mixed: dict[int, float] | None = None) -> None:
        self.best = best
        self.worth = worth
        self.mixed = mixed or {best: 1.0}

    def ranked(self) -> list[tuple[int, float]]:
        """The best action, then the others by their worth."""
        others = sorted(
            (action for action in self.worth if action != self.best), key=lambda action: -self.worth[action]
        )
        return [(action, self.worth.get(action, 0.0)) for action in [self.best, *others]]
