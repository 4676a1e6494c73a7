"""Choosing things in play: by side, kind, place, traits and figures; some of them, or the most of them."""

from __future__ import annotations

from typing import Final, Generic, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.effects.amounts import amount
from cardwright.kernel.effects.speech import Amount, C, M, S, Where, Who
from cardwright.kernel.effects.thing import Figure, T

# Sides, seen from the player whose effect it is.
ANY_SIDE: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2

EVERY_KIND: Final = 0x3FFF_FFFF_FFFF_FFFF
NOWHERE: Final = -1
NO_LIMIT: Final = 1_000_000


def on_side(side: i64, owner: i64, seat: i64) -> bool:
    """Whether what belongs to the owner is on a side, for an effect of this seat's."""
    return side == ANY_SIDE or (owner == seat) == (side == FRIENDLY)


@final
class FigureLimit(Generic[S, T]):
    """A figure between two numbers."""

    def __init__(self, figure: Figure[S, T], least: i64 = -NO_LIMIT, most: i64 = NO_LIMIT) -> None:
        self.figure: Figure[S, T] = figure
        self.least: i64 = least
        self.most: i64 = most

    def allows(self, s: S, thing: T) -> bool:
        return self.least <= self.figure.of(s, thing) <= self.most


@mypyc_attr(allow_interpreted_subclasses=True)
class ThingReader(Generic[S, C, T]):
    """How the things of a game are read. A game derives one, and every selection uses it."""

    def in_play(self, s: S, seat: i64, side: i64) -> list[T]:
        """What is in play, in the order in which an effect of this seat's finds it; another side may be left out."""
        raise NotImplementedError

    def kind(self, s: S, thing: T) -> i64:
        """Its kind, as a bit."""
        return 1

    def traits(self, s: S, thing: T) -> i64:
        """Its traits as they count now, as bits."""
        return 0

    def place(self, s: S, thing: T) -> i64:
        """The number of the place where it is, or NOWHERE."""
        return NOWHERE

    def source(self, at: C) -> i64:
        """The number of the thing an effect comes from."""
        raise NotImplementedError


class Things(Who[S, C, T]):
    """The things that fit.

    side     FRIENDLY, ENEMY or ANY_SIDE
    kinds    of one of these kinds, as bits
    where    only those in one of these places
    other    not the thing the effect comes from; itself: that one only
    traits   with at least one of these, as bits; without: with none of those
    limits   figures that have to be large or small enough
    """

    def __init__(
        self,
        reader: ThingReader[S, C, T],
        side: i64 = ANY_SIDE,
        kinds: i64 = EVERY_KIND,
        where: Where[S, C] | None = None,
        other: bool = False,
        itself: bool = False,
        traits: i64 = 0,
        without: i64 = 0,
        limits: tuple[FigureLimit[S, T], ...] = (),
    ) -> None:
        self.reader: ThingReader[S, C, T] = reader
        self.side: i64 = side
        self.kinds: i64 = kinds
        self.where: Where[S, C] | None = where
        self.other: bool = other
        self.itself: bool = itself
        self.traits: i64 = traits
        self.without: i64 = without
        self.limits: tuple[FigureLimit[S, T], ...] = limits

    def suits(self, s: S, thing: T, seat: i64, source: i64) -> bool:
        """Whether a thing is one of them, wherever it is, for an effect of this seat's that comes from a thing."""
        if self.itself:
            return thing.id == source
        if not on_side(self.side, thing.owner, seat):
            return False
        if self.other and thing.id == source:
            return False
        if self.kinds != EVERY_KIND and self.reader.kind(s, thing) & self.kinds == 0:
            return False
        if self.traits | self.without != 0:
            traits = self.reader.traits(s, thing)
            if (self.traits != 0 and traits & self.traits == 0) or traits & self.without != 0:
                return False
        if self.limits:
            for limit in self.limits:
                if not limit.allows(s, thing):
                    return False
        return True

    def fits(self, s: S, at: C, thing: T) -> bool:
        """Whether a thing is one of them."""
        if not self.suits(s, thing, at.seat, self.reader.source(at)):
            return False
        if self.where is None:
            return True
        place = self.reader.place(s, thing)
        return place >= 0 and self.where.places(s, at) & BIT[place] != 0

    def anywhere(self, s: S, seat: i64, source: i64) -> list[T]:
        """All of them, wherever they are, for an effect of this seat's that comes from a thing."""
        found: list[T] = []
        for thing in self.reader.in_play(s, seat, self.side):
            if self.suits(s, thing, seat, source):
                found.append(thing)
        return found

    def found(self, s: S, at: C) -> list[T]:
        source = self.reader.source(at)
        if self.where is None:
            return self.anywhere(s, at.seat, source)
        found: list[T] = []
        places = self.where.places(s, at)
        for thing in self.reader.in_play(s, at.seat, self.side):
            place = self.reader.place(s, thing)
            if place >= 0 and places & BIT[place] != 0 and self.suits(s, thing, at.seat, source):
                found.append(thing)
        return found


# Of what others mean.


class AtRandom(Who[S, C, M]):
    """A number of the others, drawn at random."""

    def __init__(self, who: Who[S, C, M], count: int | Amount[S, C] = 1) -> None:
        self.who: Who[S, C, M] = who
        self.count: Amount[S, C] = amount(count)

    def found(self, s: S, at: C) -> list[M]:
        left = self.who.found(s, at)
        count = self.count.of(s, at)
        found: list[M] = []
        while left and len(found) < count:
            found.append(left.pop(s.below(len(left))))
        return found
