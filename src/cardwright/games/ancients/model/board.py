"""The two lanes: forty places with numbers, and sets of them kept as bits.

A place is a lane, a seat, a row and a slot. The middle of a support row is the place of the core: the Tower, or the
Ancient once it is gone. Slots have the same number on both sides, so that slot 3 faces slot 3.
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64

LANES: Final = 2
SLOTS: Final = 5
MIDDLE: Final = 2
PLACES: Final = 40
IN_A_LANE: Final = 20
ON_A_SIDE: Final = 10
NOWHERE: Final = -1  # in a fountain, or on the way to the other lane

COMBAT: Final = 0
SUPPORT: Final = 1
ROW_WORDS: Final = ("combat", "support")

# Sets of places, for the first lane and the first seat; shift them to the others.
COMBAT_ROW: Final = 0b00000_11111
SUPPORT_ROW: Final = 0b11011_00000
CORE_PLACE: Final = 0b00100_00000
WHOLE_SIDE: Final = 0b11111_11111
WHOLE_LANE: Final = 0xF_FFFF
ALL_PLACES: Final = 0xFF_FFFF_FFFF
# The same for both lanes and both seats.
COMBAT_ROWS: Final = 0x7_C1F0_7C1F
SUPPORT_ROWS: Final = 0xD8_360D_8360
CORES: Final = 0x20_0802_0080
SIDES: Final[list[i64]] = [0x3FF0_03FF, 0x3FF0_03FF << 10]  # of both lanes, by seat
# The slots of a row with the same number and the next ones, by slot.
ADJACENT: Final[list[i64]] = [0b00011, 0b00111, 0b01110, 0b11100, 0b11000]
BESIDE: Final[list[i64]] = [0b00010, 0b00101, 0b01010, 0b10100, 0b01000]
SUPPORT_ORDER: Final[list[i64]] = [0, 1, 3, 4]  # the slots of a support row that take something

BIT_PRIME: Final = 61  # powers of two below 1 << 60 leave different remainders
AT_BIT: Final[list[i64]] = [next((n for n in range(60) if 2**n % 61 == rest), 0) for rest in range(61)]


def place_at(bit: i64) -> i64:
    """The place of a set with one place."""
    return AT_BIT[bit % BIT_PRIME]


def place_of(lane: i64, seat: i64, row: i64, slot: i64) -> i64:
    return lane * IN_A_LANE + seat * ON_A_SIDE + row * SLOTS + slot


def core_of(lane: i64, seat: i64) -> i64:
    """The place of a Tower or Ancient."""
    return lane * IN_A_LANE + seat * ON_A_SIDE + SLOTS + MIDDLE


def base_of(lane: i64, seat: i64) -> i64:
    """The first place of a side."""
    return lane * IN_A_LANE + seat * ON_A_SIDE


def lane_of(place: i64) -> i64:
    return 1 if place >= IN_A_LANE else 0


def seat_of(place: i64) -> i64:
    within = place - IN_A_LANE if place >= IN_A_LANE else place
    return 1 if within >= ON_A_SIDE else 0


def slot_of(place: i64) -> i64:
    return place % SLOTS


def in_combat(place: i64) -> bool:
    """Whether a place is in a combat row; nowhere is not."""
    return place >= 0 and place % ON_A_SIDE < SLOTS


def in_support(place: i64) -> bool:
    return place >= 0 and place % ON_A_SIDE >= SLOTS


def is_core(place: i64) -> bool:
    return place % ON_A_SIDE == SLOTS + MIDDLE


def opposite(place: i64) -> i64:
    """The combat place that faces a combat place."""
    return place + ON_A_SIDE if seat_of(place) == 0 else place - ON_A_SIDE
