"""The actions of Ancients, packed into numbers: a kind, a card or hero, and up to three places.

A place is written as its number + 1, so that 0 is none. A lane is written as the place of the own core there.
"""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.board import NOWHERE
from cardwright.kernel.bits import i64

# Kinds; 0 and 1 are the kernel's PASS and PICK.
DEPLOY: Final = 2  # hero by number, to
PLAY: Final = 3  # card, caster, first choice, second choice
ABILITY: Final = 4  # source, first choice, second choice
USE_ITEM: Final = 5  # item, hero, first choice, second choice
MOVE: Final = 6  # hero, to
CLAIM: Final = 7  # hero
BUY: Final = 8  # card
REROLL: Final = 9
CLOSE: Final = 10

KIND_MASK: Final = 31
SUBJECT_MASK: Final = 4095
PLACE_MASK: Final = 63

# Where each part begins; what is listed again and again is put together with these.
SUBJECT: Final = 5
BY: Final = 17
FIRST: Final = 23
SECOND: Final = 29
BEYOND: Final = 35

YES: Final = 1  # the second choice of a card that asks for a payment


def pack(kind: i64, subject: i64 = 0, by: i64 = NOWHERE, first: i64 = NOWHERE, second: i64 = NOWHERE) -> i64:
    return kind | subject << SUBJECT | (by + 1) << BY | (first + 1) << FIRST | (second + 1) << SECOND


def subject_of(action: i64) -> i64:
    """The card or the hero it is about."""
    return action >> SUBJECT & SUBJECT_MASK


def by_of(action: i64) -> i64:
    """The place of the caster, the source or the hero."""
    return (action >> BY & PLACE_MASK) - 1


def first_of(action: i64) -> i64:
    """The first place chosen."""
    return (action >> FIRST & PLACE_MASK) - 1


def second_of(action: i64) -> i64:
    return (action >> SECOND & PLACE_MASK) - 1


def well_formed(action: i64) -> bool:
    """Whether a number is an action at all."""
    return action >= 0 and action >> BEYOND == 0
