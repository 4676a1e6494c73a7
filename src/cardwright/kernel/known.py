"""What everybody saw come to a hand: it stays known there until it may have left.

A fact is a number: whose hand it is, the place in it (0 where a hand has no places), and the card. Facts are a lower
bound: of two copies of a card, one of them known, the one that is played may have been either, so none is known then.
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64

SEATS: Final = 63  # as a mask
PLACES: Final = 1023  # as a mask, shifted by PLACE_AT
PLACE_AT: Final = 6
CARD_AT: Final = 16

Facts = tuple[int, ...]  # in order


def fact(seat: i64, place: i64, card: i64) -> i64:
    return seat | place << PLACE_AT | card << CARD_AT


def seat_of(known: i64) -> i64:
    return known & SEATS


def place_of(known: i64) -> i64:
    return known >> PLACE_AT & PLACES


def card_of(known: i64) -> i64:
    return known >> CARD_AT


def with_fact(facts: Facts, known: i64) -> Facts:
    """One fact more."""
    found = [*facts, int(known)]
    found.sort()
    return tuple(found)


def without_fact(facts: Facts, known: i64) -> Facts:
    """One such fact less, if it is there."""
    found = list(facts)
    if int(known) in found:
        found.remove(int(known))
    return tuple(found)


def without_seat(facts: Facts, seat: i64) -> Facts:
    """Nothing about the hand of this seat."""
    return tuple([known for known in facts if known & SEATS != seat])


def about(facts: Facts, seat: i64) -> list[int]:
    """The facts about the hand of a seat."""
    return [known for known in facts if known & SEATS == seat]
