"""What lies on a thing for a while, and what holds for it while something else is in play."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64
from cardwright.kernel.effects.speech import C, Condition, S
from cardwright.kernel.effects.thing import Figure, T, Thing
from cardwright.kernel.effects.things import Things

FOR_GOOD: Final = 0  # a mark that no moment ends
WITHOUT_SOURCE: Final = -1  # a mark that does not end with a thing
KEEP: Final = -1000  # a number that a mark which sets numbers leaves alone


@mypyc_attr(acyclic=True)
class Mark:
    """Something that lies on a thing. It never changes, so positions share it.

    until  FOR_GOOD, or the number of the moment that ends it; a game counts its moments (the end of a turn, the start
           of a round) upwards
    seat   whose it is
    """

    def __init__(self, until: i64 = FOR_GOOD, seat: i64 = 0) -> None:
        self.until: i64 = until
        self.seat: i64 = seat


K = TypeVar("K", bound=Mark)


def lasting(marks: tuple[K, ...], moment: i64) -> tuple[K, ...]:
    """The marks that are still there after a moment."""
    return tuple([mark for mark in marks if mark.until == FOR_GOOD or mark.until > moment])


@mypyc_attr(acyclic=True)
class Modifier(Mark):
    """Changed numbers and traits.

    numbers  what each figure has more, in the order of the game's figures; with ``sets`` what it becomes
    gives    traits it brings, and
    takes    traits it takes away, as bits
    source   the number of the thing with which it ends, or WITHOUT_SOURCE
    """

    def __init__(
        self,
        numbers: tuple[int, ...],
        gives: i64 = 0,
        takes: i64 = 0,
        until: i64 = FOR_GOOD,
        seat: i64 = 0,
        source: i64 = WITHOUT_SOURCE,
        sets: bool = False,
    ) -> None:
        super().__init__(until, seat)
        self.numbers: tuple[int, ...] = numbers
        self.gives: i64 = gives
        self.takes: i64 = takes
        self.source: i64 = source
        self.sets: bool = sets

    def changed(self, which: i64, number: i64) -> i64:
        """A figure with this on top of what was there before."""
        if which >= len(self.numbers):
            return number
        if not self.sets:
            return number + self.numbers[which]
        return number if self.numbers[which] == KEEP else self.numbers[which]


@mypyc_attr(acyclic=True)
class Modified(Thing):
    """A thing with modifiers on it, oldest first."""

    def __init__(self, id: i64, card: i64, owner: i64) -> None:
        super().__init__(id, card, owner)
        self.marks: tuple[Modifier, ...] = ()

    def mark(self, mark: Modifier) -> None:
        self.marks += (mark,)

    def end_marks(self, moment: i64) -> None:
        """Take off what ends at a moment."""
        self.marks = lasting(self.marks, moment)

    def lose_source(self, source: i64) -> None:
        """Take off what lasts while a thing is in play that no longer is."""
        self.marks = tuple([mark for mark in self.marks if mark.source != source])


X = TypeVar("X", bound=Modified)


class Aura(Generic[S, C, T]):
    """While its source is in play and ``when`` holds, some things have more of something, and traits more or less."""

    def __init__(
        self,
        whom: Things[S, C, T],
        numbers: tuple[int, ...] = (),
        gives: i64 = 0,
        takes: i64 = 0,
        when: Condition[S, C] | None = None,
    ) -> None:
        self.whom: Things[S, C, T] = whom
        self.numbers: tuple[int, ...] = numbers
        self.gives: i64 = gives
        self.takes: i64 = takes
        self.when: Condition[S, C] | None = when

    def concerns(self, s: S, at: C, thing: T) -> bool:
        """Whether it holds for a thing; ``at`` is the aura's own source."""
        return (self.when is None or self.when.holds(s, at)) and self.whom.fits(s, at, thing)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reckoning(Generic[S, C, X]):
    """Figures and traits as they stand: printed, then the marks in order, then the auras of everything in play.

    A game derives one that says where these come from. A game that asks often keeps the results with its things.
    """

    def printed(self, s: S, thing: X, which: i64) -> i64:
        raise NotImplementedError

    def printed_traits(self, s: S, thing: X) -> i64:
        return 0

    def in_play(self, s: S) -> list[X]:
        raise NotImplementedError

    def auras(self, s: S, thing: X) -> tuple[Aura[S, C, X], ...]:
        """The auras of a thing in play."""
        raise NotImplementedError

    def context(self, s: S, thing: X) -> C:
        """What an aura knows of itself."""
        raise NotImplementedError

    def figure(self, s: S, thing: X, which: i64) -> i64:
        number = self.printed(s, thing, which)
        for mark in thing.marks:
            number = mark.changed(which, number)
        for aura in self.shining_on(s, thing):
            if which < len(aura.numbers):
                number += aura.numbers[which]
        return number

    def traits(self, s: S, thing: X) -> i64:
        """What takes a trait away is stronger than what gives it."""
        has = self.printed_traits(s, thing)
        lacks: i64 = 0
        for mark in thing.marks:
            has |= mark.gives
            lacks |= mark.takes
        for aura in self.shining_on(s, thing):
            has |= aura.gives
            lacks |= aura.takes
        return has & ~lacks

    def shining_on(self, s: S, thing: X) -> list[Aura[S, C, X]]:
        """The auras that hold for a thing."""
        found: list[Aura[S, C, X]] = []
        for source in self.in_play(s):
            for aura in self.auras(s, source):
                if aura.concerns(s, self.context(s, source), thing):
                    found.append(aura)
        return found


class Reckoned(Figure[S, X], Generic[S, C, X]):
    """One of the figures of a reckoning."""

    def __init__(self, reckoning: Reckoning[S, C, X], which: i64) -> None:
        self.reckoning: Reckoning[S, C, X] = reckoning
        self.which: i64 = which

    def of(self, s: S, thing: X) -> i64:
        return self.reckoning.figure(s, thing, self.which)
