"""How long an agent may think: a number of iterations, or of milliseconds."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Final

from cardwright.kernel.errors import BadInput

MOST_ITERATIONS: Final = 10_000_000
MOST_MILLISECONDS: Final = 600_000
WRITTEN: Final = re.compile(r"(\d{1,9})(ms|it)")


@dataclass(frozen=True)
class Budget:
    """One of the two is 0. Only iterations promise the same move every time."""

    iterations: int = 0
    milliseconds: int = 0

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations else f"{self.milliseconds}ms"

    def time_left(self) -> ThinkingTime:
        return ThinkingTime(self)


class ThinkingTime:
    """What is left of a budget for one thought."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.left = budget.iterations or -1
        self.deadline = time.perf_counter() + budget.milliseconds / 1000

    def goes_on(self) -> bool:
        """Whether there is time for one more iteration."""
        if self.left >= 0:
            self.left -= 1
            return self.left >= 0
        return time.perf_counter() < self.deadline

    def take(self, count: int) -> int:
        """How many of ``count`` iterations, done in one go, there is still time for."""
        if self.left < 0:
            return count if self.goes_on() else 0
        taken = min(self.left, count)
        self.left -= taken
        return taken

    def spent(self) -> float:
        """How much of the budget is used up, from 0 to 1."""
        if self.budget.iterations:
            return 1 - max(0, self.left) / self.budget.iterations
        return 1 - (self.deadline - time.perf_counter()) * 1000 / self.budget.milliseconds

    def over(self) -> bool:
        """Whether all of it is used up."""
        if self.budget.iterations:
            return self.left <= 0
        return time.perf_counter() >= self.deadline


def read_budget(text: str) -> Budget:
    """``50ms`` or ``200it``."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise BadInput(f'a budget is written like 50ms or 200it, not "{text}"')
    number, unit = int(found[1]), found[2]
    most = MOST_ITERATIONS if unit == "it" else MOST_MILLISECONDS
    if not 1 <= number <= most:
        raise BadInput(f"a budget is from 1{unit} to {most}{unit}, not {text}")
    return Budget(iterations=number) if unit == "it" else Budget(milliseconds=number)
