"""The actions of Cartoverse, packed into numbers: a kind, three operands of 16 bits and one of 8."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64

# Kinds; 0 and 1 are the kernel's PASS and PICK, 2 is its answer to the mulligan.
SHARD: Final = 3  # card
MANA: Final = 4  # card
CREATURE: Final = 5  # card, place
CAST: Final = 6  # card, target
TRAP: Final = 7  # card
ABILITY: Final = 8  # source, target, card discarded + 1, which ability
ATTACK: Final = 9  # attacker, defender
DRAW: Final = 10
REPLACE: Final = 11  # card
END: Final = 12
DISCARD: Final = 13  # card

KIND_MASK: Final = 31
MASK: Final = 0xFFFF


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return kind | a << 5 | b << 21 | c << 37 | d << 53


def first(action: i64) -> i64:
    return action >> 5 & MASK


def second(action: i64) -> i64:
    return action >> 21 & MASK


def third(action: i64) -> i64:
    return action >> 37 & MASK


def fourth(action: i64) -> i64:
    return action >> 53 & 255
