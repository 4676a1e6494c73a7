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

# Where each operand begins; what is listed again and again is put together with these.
FIRST: Final = 5
SECOND: Final = 21
THIRD: Final = 37
FOURTH: Final = 53


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return kind | a << FIRST | b << SECOND | c << THIRD | d << FOURTH


def first(action: i64) -> i64:
    return action >> FIRST & MASK


def second(action: i64) -> i64:
    return action >> SECOND & MASK


def third(action: i64) -> i64:
    return action >> THIRD & MASK


def fourth(action: i64) -> i64:
    return action >> FOURTH & 255
