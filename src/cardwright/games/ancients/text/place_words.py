"""Places and things in play as they are written: ``L1.P2.combat.3``, ``L2.P1.core``, ``#12``."""

from __future__ import annotations

import re
from typing import Final

from cardwright.games.ancients.model.board import (
    COMBAT,
    NOWHERE,
    ROW_WORDS,
    SUPPORT,
    core_of,
    in_combat,
    is_core,
    lane_of,
    place_of,
    seat_of,
    slot_of,
)
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import plain
from cardwright.kernel.errors import BadInput

WRITTEN: Final = re.compile(r"L([12])\.P([12])\.(?:(combat|support|c|s)\.?([1-5])|core)", re.IGNORECASE)
NUMBER: Final = re.compile(r"#(\d+)")


def written_place(place: i64) -> str:
    side = f"L{lane_of(place) + 1}.P{seat_of(place) + 1}"
    if is_core(place):
        return f"{side}.core"
    return f"{side}.{ROW_WORDS[COMBAT if in_combat(place) else SUPPORT]}.{slot_of(place) + 1}"


def read_place(text: str) -> i64:
    """The place that is written so, or NOWHERE."""
    found = WRITTEN.fullmatch(text.strip())
    if found is None:
        return NOWHERE
    lane, seat = int(found[1]) - 1, int(found[2]) - 1
    if found[3] is None:
        return core_of(lane, seat)
    return place_of(lane, seat, COMBAT if found[3][0].lower() == "c" else SUPPORT, int(found[4]) - 1)


def pointed_at(s: Position, text: str) -> i64:
    """A place by its name, or the place of a unit in play by its number or its name."""
    place = read_place(text)
    if place != NOWHERE:
        return place
    number = NUMBER.fullmatch(text.strip())
    units = [unit for unit in s.board if unit is not None and is_called(s, unit, text, number)]
    if len(units) != 1:
        raise BadInput(f'"{text.strip()}" is {"more than one thing" if units else "nothing"} in play')
    return units[0].place


def is_called(s: Position, unit: Unit, text: str, number: re.Match[str] | None) -> bool:
    if number is not None:
        return unit.id == int(number[1])
    return plain(s.cards.name(unit.card)) == plain(text) or s.cards.all[unit.card].key == text.strip()
