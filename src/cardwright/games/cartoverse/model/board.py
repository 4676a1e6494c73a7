"""The board: two zones of five slots on each side, the columns between them, and which slots are adjacent.

A place is a slot of one side: 0 to 4 in the Attack zone, 5 to 9 in the Defense zone. A spot is a place of either side.
"""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64

SLOTS: Final = 5
PLACES: Final = 10
SPOTS: Final = 20
ATTACK_ZONE: Final = 0
DEFENSE_ZONE: Final = 1
ZONE_WORDS: Final = ("attack", "defense")
ALL_PLACES: Final = 1023

# References: 0 is nothing, then heroes, the rows of each side, the columns; from 16 on a thing by its number.
NOTHING: Final = 0
FIRST_HERO: Final = 1
FIRST_ROW: Final = 3
FIRST_COLUMN: Final = 7
FIRST_THING: Final = 16


def place_at(zone: i64, slot: i64) -> i64:
    return zone * SLOTS + slot


def zone_of(place: i64) -> i64:
    return place // SLOTS


def column_of(place: i64) -> i64:
    return place % SLOTS


def spot_of(seat: i64, place: i64) -> i64:
    return seat * PLACES + place


def row_ref(seat: i64, zone: i64) -> i64:
    return FIRST_ROW + 2 * seat + zone


def column_ref(column: i64) -> i64:
    return FIRST_COLUMN + column


def adjacent_to(spot: int) -> i64:
    """R35, R36, C27: left and right in the zone, the other zone of the side, the other Attack zone; no diagonals."""
    seat, place = divmod(spot, PLACES)
    zone, column = divmod(place, SLOTS)
    near = [seat * PLACES + (1 - zone) * SLOTS + column]
    if column > 0:
        near.append(spot - 1)
    if column < SLOTS - 1:
        near.append(spot + 1)
    if zone == ATTACK_ZONE:
        near.append((1 - seat) * PLACES + column)
    found = 0
    for other in near:
        found |= 2**other
    return found


NEAR: Final[list[i64]] = [adjacent_to(spot) for spot in range(SPOTS)]
