"""The actions of Pantheon, packed into numbers: a kind and up to four operands of 14 bits."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64

# Kinds; 0 and 1 are the kernel's PASS and PICK.
HERO: Final = 2  # which of the offers
SWAP: Final = 3  # up to three cards, each its place + 1, ascending
MANA: Final = 4
PLAY: Final = 5  # card, target, second target
CAST: Final = 6  # card, target, second target, unit sacrificed
ACTIVATE: Final = 7  # source, target, second target, unit sacrificed
ATTACK: Final = 8  # attacker, defender
END: Final = 9
DISCARD: Final = 10  # card

KIND_MASK: Final = 31
BITS: Final = 14  # of an operand
MASK: Final = 0x3FFF

# Where each operand begins; what is listed again and again is put together with these.
FIRST: Final = 5
SECOND: Final = 19
THIRD: Final = 33
FOURTH: Final = 47
BEYOND: Final = 61


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return kind | a << FIRST | b << SECOND | c << THIRD | d << FOURTH


def first(action: i64) -> i64:
    return action >> FIRST & MASK


def second(action: i64) -> i64:
    return action >> SECOND & MASK


def third(action: i64) -> i64:
    return action >> THIRD & MASK


def fourth(action: i64) -> i64:
    return action >> FOURTH & MASK


def pack_swap(cards: list[i64]) -> i64:
    """The action that swaps these cards; with more than three of them it is refused."""
    action: i64 = SWAP
    shift: i64 = FIRST
    for card in sorted(cards):
        action |= (card + 1) << shift
        shift += BITS
    return action


def swapped(action: i64) -> list[i64]:
    """The cards that an action swaps."""
    return [code - 1 for code in (first(action), second(action), third(action)) if code]
