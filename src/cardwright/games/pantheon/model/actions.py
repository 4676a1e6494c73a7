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
MASK: Final = 0x3FFF


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return kind | a << 5 | b << 19 | c << 33 | d << 47


def first(action: i64) -> i64:
    return action >> 5 & MASK


def second(action: i64) -> i64:
    return action >> 19 & MASK


def third(action: i64) -> i64:
    return action >> 33 & MASK


def fourth(action: i64) -> i64:
    return action >> 47 & MASK
