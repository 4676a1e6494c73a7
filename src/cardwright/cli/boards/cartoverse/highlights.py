"""What somebody looks at: a hero, a creature, an enchant, a slot, a zone, a graveyard; and which slots are adjacent."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from cardwright.games.cartoverse.model.board import FIRST_THING, NEAR, SLOTS, SPOTS, spot_of
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.text.pointing import pointed_at_board

SLOT: Final = re.compile(r"(?:p([12])\s*)?(a|d)[a-z]*\s*([1-5])", re.IGNORECASE)
GRAVEYARD: Final = re.compile(r"(?:p([12])\s*)?grave(?:yard)?", re.IGNORECASE)
NOWHERE: Final = -1


@dataclass(frozen=True)
class LookedAt:
    """``ref`` is a hero or thing, ``spot`` a slot of either side, ``graveyard`` whose it is; each may be missing."""

    ref: int = 0
    spot: int = NOWHERE
    graveyard: int = NOWHERE


def looked_at(s: Duel, seat: int, text: str) -> LookedAt:
    """What is meant by ``#17``, ``P2``, ``a3``, ``P2 d1``, ``P2 grave`` or a name."""
    word = text.strip()
    graveyard = GRAVEYARD.fullmatch(word)
    if graveyard is not None:
        return LookedAt(graveyard=side(graveyard[1], seat))
    slot = SLOT.fullmatch(word)
    if slot is not None:
        place = (0 if slot[2].lower() == "a" else SLOTS) + int(slot[3]) - 1
        return at_spot(s, int(spot_of(side(slot[1], seat), place)))
    ref = int(pointed_at_board(s, word, max(seat, 0), []))
    creature = s.find(ref) if ref >= FIRST_THING else None
    return LookedAt(ref) if creature is None else LookedAt(ref, int(creature.spot()))


def side(number: str | None, seat: int) -> int:
    """The seat of ``P2``; without a number the reader's own."""
    return max(seat, 0) if number is None else int(number) - 1


def at_spot(s: Duel, spot: int) -> LookedAt:
    found = on_spot(s, spot)
    return LookedAt(0 if found is None else int(found.id), spot)


def on_spot(s: Duel, spot: int) -> Creature | None:
    """The creature in a slot of either side."""
    for player in s.players:
        for creature in player.creatures:
            if creature.spot() == spot:
                return creature
    return None


def adjacent(spot: int) -> list[int]:
    """The slots beside one, of both sides (R35, R36)."""
    return [other for other in range(SPOTS) if spot != NOWHERE and NEAR[spot] >> other & 1]
