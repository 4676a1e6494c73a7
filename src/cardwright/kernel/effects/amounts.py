"""Numbers that are worked out when an effect happens."""

from __future__ import annotations

from typing import Generic

from cardwright.kernel.bits import i64
from cardwright.kernel.effects.speech import Amount, C, Condition, M, S, Who
from cardwright.kernel.effects.thing import Figure, T


class Fixed(Amount[S, C]):
    """A printed number."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def of(self, s: S, at: C) -> i64:
        return self.number


def amount(number: int | Amount[S, C]) -> Amount[S, C]:
    """The amount a card names; a plain number is itself."""
    return number if isinstance(number, Amount) else Fixed(number)


class CountOf(Amount[S, C], Generic[S, C, M]):
    """So much for each of some things."""

    def __init__(self, who: Who[S, C, M], each: i64 = 1) -> None:
        self.who: Who[S, C, M] = who
        self.each: i64 = each

    def of(self, s: S, at: C) -> i64:
        return len(self.who.found(s, at)) * self.each


class FigureOf(Amount[S, C], Generic[S, C, T]):
    """A figure of some things, added up."""

    def __init__(self, figure: Figure[S, T], who: Who[S, C, T]) -> None:
        self.figure: Figure[S, T] = figure
        self.who: Who[S, C, T] = who

    def of(self, s: S, at: C) -> i64:
        total: i64 = 0
        for thing in self.who.found(s, at):
            total += self.figure.of(s, thing)
        return total


class Plus(Amount[S, C]):
    """Several numbers added up."""

    def __init__(self, *parts: int | Amount[S, C]) -> None:
        self.parts: tuple[Amount[S, C], ...] = tuple([amount(part) for part in parts])

    def of(self, s: S, at: C) -> i64:
        total: i64 = 0
        for part in self.parts:
            total += part.of(s, at)
        return total


class TimesOver(Amount[S, C]):
    """A number so many times over."""

    def __init__(self, number: Amount[S, C], times: int | Amount[S, C]) -> None:
        self.number: Amount[S, C] = number
        self.times: Amount[S, C] = amount(times)

    def of(self, s: S, at: C) -> i64:
        return self.number.of(s, at) * self.times.of(s, at)


class Least(Amount[S, C]):
    """The smaller of two numbers."""

    def __init__(self, one: int | Amount[S, C], other: int | Amount[S, C]) -> None:
        self.one: Amount[S, C] = amount(one)
        self.other: Amount[S, C] = amount(other)

    def of(self, s: S, at: C) -> i64:
        return min(self.one.of(s, at), self.other.of(s, at))


class Whether(Amount[S, C]):
    """One if something holds, else nothing."""

    def __init__(self, test: Condition[S, C]) -> None:
        self.test: Condition[S, C] = test

    def of(self, s: S, at: C) -> i64:
        return 1 if self.test.holds(s, at) else 0
