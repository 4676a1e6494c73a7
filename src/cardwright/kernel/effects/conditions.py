"""The "if" and "while" of card texts."""

from __future__ import annotations

from typing import Generic

from cardwright.kernel.effects.amounts import amount
from cardwright.kernel.effects.speech import Amount, C, Condition, M, S, Who


class AtLeast(Condition[S, C]):
    """A number is large enough."""

    def __init__(self, number: Amount[S, C], least: int | Amount[S, C]) -> None:
        self.number: Amount[S, C] = number
        self.least: Amount[S, C] = amount(least)

    def holds(self, s: S, at: C) -> bool:
        return self.number.of(s, at) >= self.least.of(s, at)


class AtMost(Condition[S, C]):
    """A number is small enough."""

    def __init__(self, number: Amount[S, C], most: int | Amount[S, C]) -> None:
        self.number: Amount[S, C] = number
        self.most: Amount[S, C] = amount(most)

    def holds(self, s: S, at: C) -> bool:
        return self.number.of(s, at) <= self.most.of(s, at)


class Any(Condition[S, C], Generic[S, C, M]):
    """There is at least one of some things."""

    def __init__(self, who: Who[S, C, M]) -> None:
        self.who: Who[S, C, M] = who

    def holds(self, s: S, at: C) -> bool:
        return len(self.who.found(s, at)) > 0


class Not(Condition[S, C]):
    def __init__(self, test: Condition[S, C]) -> None:
        self.test: Condition[S, C] = test

    def holds(self, s: S, at: C) -> bool:
        return not self.test.holds(s, at)


class Both(Condition[S, C]):
    def __init__(self, one: Condition[S, C], other: Condition[S, C]) -> None:
        self.one: Condition[S, C] = one
        self.other: Condition[S, C] = other

    def holds(self, s: S, at: C) -> bool:
        return self.one.holds(s, at) and self.other.holds(s, at)


class YourTurn(Condition[S, C]):
    """It is the turn of the player whose effect it is."""

    def holds(self, s: S, at: C) -> bool:
        return s.on_turn() == at.seat


class CoinFlip(Condition[S, C]):
    """A coin falls on heads."""

    def holds(self, s: S, at: C) -> bool:
        return s.below(2) == 0
