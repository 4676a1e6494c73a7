"""Places as they are typed for short: ``1c3`` is your own combat slot 3 of lane 1, ``e2s4`` an enemy support slot."""

from __future__ import annotations

import re
from typing import Final

from cardwright.cli.boards.numbered import short
from cardwright.games.ancients.model.board import (
    COMBAT,
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
from cardwright.games.ancients.text.place_words import written_place

SPOT: Final = re.compile(r"\b(e?)([12])(?:([cs])([1-5])|t)\b", re.IGNORECASE)
BRIEF: Final = 9  # letters of the name of a unit


def spot_name(place: int, reader: int) -> str:
    """``1c3``, ``e2t``."""
    enemy = "" if seat_of(place) == max(reader, 0) else "e"
    row = "t" if is_core(place) else f"{'c' if in_combat(place) else 's'}{slot_of(place) + 1}"
    return f"{enemy}{lane_of(place) + 1}{row}"


def place_meant(found: re.Match[str], reader: int) -> int:
    """The place of a short name."""
    seat = max(reader, 0) if not found[1] else 1 - max(reader, 0)
    lane = int(found[2]) - 1
    if found[3] is None:
        return int(core_of(lane, seat))
    return int(place_of(lane, seat, COMBAT if found[3].lower() == "c" else SUPPORT, int(found[4]) - 1))


def spelled(text: str, reader: int) -> str:
    """The text with every short name as the rules write it."""
    return SPOT.sub(lambda found: written_place(place_meant(found, reader)), text)


def thing_at(s: Position, place: int, reader: int) -> str:
    """``#12 Tolgar`` for a place with something in it, otherwise the place."""
    unit = s.board[place]
    return spot_name(place, reader) if unit is None else f"#{unit.id} {unit_name(s, int(unit.card), BRIEF)}"


def unit_name(s: Position, card: int, most: int) -> str:
    """A hero by the first name."""
    name = s.cards.name(card)
    return short(name.split()[0] if s.cards.all[card].hero else name, most)
