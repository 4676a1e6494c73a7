"""Numbers that are worked out when an effect happens."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64
from cardwright.kernel.effects.speech import Amount, C, Condition, M, S, Who


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
    """A number for each of some things."""

    def __init__(self, who: Who[S, C, M], each: i64 = 1) -> None:
        self.who: Who[S, C, M] = who
        self.each: i64 = each

    def of(self, s: S, at: C) -> i64:
        return len(self.who.found(s, at)) * self.each


@mypyc_attr(allow_interpreted_subclasses=True)
class SumOf(Amount[S, C], Generic[S, C, M]):
    """A number of each of some things, added up."""

    def __init__(self, who: Who[S, C, M]) -> None:
        self.who: Who[S, C, M] = who

    def of(self, s: S, at: C) -> i64:
        total: i64 = 0
        for thing in self.who.found(s, at):
            total += self.one(s, thing)
        return total

    def one(self, s: S, thing: M) -> i64:
        """That of one of them."""
        raise NotImplementedError


class Plus(Amount[S, C]):
    """Several numbers added up."""

    def __init__(self, *parts: int | Amount[S, C]) -> None:
        self.parts: tuple[Amount[S, C], ...] = tuple([amount(part) for part in parts])

    def of(self, s: S, at: C) -> i64:
        total: i64 = 0
        for part in self.parts:
            total += part.of(s, at)
        return total


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
