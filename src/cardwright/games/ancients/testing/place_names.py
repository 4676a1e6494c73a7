"""What scenarios call places, rows and sides: ``L1.P2.combat.3``, ``L2.P1.core``, ``L1.P2``."""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.ancients.model.board import LANES, MIDDLE, NOWHERE, PLACES, SLOTS, SUPPORT, place_of
from cardwright.games.ancients.text import place_words
from cardwright.games.ancients.text.place_words import written_place
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.data.codec import TEXT, Json
from cardwright.kernel.errors import BadScenario

SIDE: Final = re.compile(r"L([12])\.P([12])")
SIDE_NAMES: Final = tuple(f"L{lane + 1}.P{seat + 1}" for lane in range(LANES) for seat in range(2))


def place_named(name: Json) -> i64:
    """The number of a place. The middle of a support row is the core, in which nothing can be placed."""
    text = TEXT.decode(name, "a place")
    place = place_words.read_place(text)
    if place == NOWHERE:
        raise BadScenario(f'"{text}" is no place; write L1.P1.combat.3, L2.P2.support.1 or L1.P2.core')
    return place


def is_place(name: str) -> bool:
    return place_words.read_place(name) != NOWHERE


def place_names(places: i64) -> list[str]:
    """A set of places, in order."""
    return [written_place(place) for place in range(PLACES) if places & BIT[place]]


def read_side(name: str) -> tuple[int, int]:
    """The lane and the seat of ``L1.P2``, counted from 0."""
    found = SIDE.fullmatch(name)
    if found is None:
        raise BadScenario(f'"{name}" is no side; there are: {", ".join(SIDE_NAMES)}')
    return int(found[1]) - 1, int(found[2]) - 1


def row_places(lane: i64, seat: i64, row: i64) -> list[i64]:
    """The places of a row that take something."""
    slots = [slot for slot in range(SLOTS) if row != SUPPORT or slot != MIDDLE]
    return [place_of(lane, seat, row, slot) for slot in slots]
