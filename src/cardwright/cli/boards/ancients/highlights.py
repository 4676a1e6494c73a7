"""What somebody looks at: a place with or without something in it, or a player; and which slots are adjacent."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from cardwright.cli.boards.ancients.spots import SPOT, place_meant
from cardwright.games.ancients.model.board import (
    ADJACENT,
    BESIDE,
    NOWHERE,
    SLOTS,
    in_combat,
    is_core,
    opposite,
    slot_of,
)
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.text.place_words import pointed_at
from cardwright.kernel.cards import plain
from cardwright.kernel.errors import BadInput, IllegalAction

SEAT: Final = re.compile(r"p([12])", re.IGNORECASE)


@dataclass(frozen=True)
class LookedAt:
    """``place`` is a slot or a core, ``hero`` the number of one out of play, ``seat`` a player; each may be missing."""

    place: int = NOWHERE
    hero: int = 0
    seat: int = -1


def looked_at(s: Position, reader: int, text: str) -> LookedAt:
    """What is meant by ``#12``, ``1c3``, ``e2t``, ``P2``, a place as the rules write it, or a name."""
    word = text.strip()
    player = SEAT.fullmatch(word)
    if player is not None:
        return LookedAt(seat=int(player[1]) - 1)
    spot = SPOT.fullmatch(word)
    if spot is not None:
        return LookedAt(place_meant(spot, reader))
    for side in s.players:
        for hero in (*side.fountain, *side.travelling):
            if word == f"#{hero.id}" or plain(s.cards.name(hero.card)).startswith(plain(word) or "?"):
                return LookedAt(hero=int(hero.id))
    return LookedAt(unit_place(s, word))


def unit_place(s: Position, word: str) -> int:
    """A unit in play by its number, its name, or the only one whose name begins like that."""
    wanted = plain(word)
    near = [
        unit for unit in s.board if unit is not None and wanted and plain(s.cards.name(unit.card)).startswith(wanted)
    ]
    if len(near) == 1:
        return int(near[0].place)
    try:
        return int(pointed_at(s, word))
    except BadInput as problem:
        raise IllegalAction(f"{problem}; look #12, look 1c3, look e2s4, look 1t or look P2") from None


def adjacent(place: int) -> list[int]:
    """The slots beside one in its row; of a combat slot also the enemy slots it reaches."""
    if place == NOWHERE or is_core(place):
        return []
    row = place - slot_of(place)
    found = [row + slot for slot in range(SLOTS) if BESIDE[slot_of(place)] >> slot & 1]
    if in_combat(place):
        enemy = opposite(row)
        found += [int(enemy) + slot for slot in range(SLOTS) if ADJACENT[slot_of(place)] >> slot & 1]
    return [int(one) for one in found if not is_core(one)]
