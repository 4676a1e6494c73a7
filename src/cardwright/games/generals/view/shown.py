"""The position as a client draws it: everything worked out that a person sees, out of what the reader may know."""

from __future__ import annotations

from typing import Final

from cardwright.games.generals.effects.units import ENEMY, FRIENDLY, GENERALS, MINIONS
from cardwright.games.generals.model.actions import NO_SQUARE
from cardwright.games.generals.model.board import listed, square_name
from cardwright.games.generals.model.state import CREEP, PICKS, TILE_KINDS, Battle
from cardwright.games.generals.model.target import Target
from cardwright.games.generals.rules.figures import shining
from cardwright.games.generals.rules.play import asking_card, next_ask
from cardwright.games.generals.view.player_view import player_shown
from cardwright.games.generals.view.types import Shown, ShownFollowing, ShownTile, TileKind
from cardwright.games.generals.view.unit_view import unit_shown
from cardwright.kernel.bits import i64

# Each kind of tile, as in state.py: its word and its card.
SPRINGS: Final[tuple[tuple[TileKind, str], ...]] = (("spring", "mana_spring"), ("dry", "mana_spring"))
OWNED: Final[tuple[tuple[TileKind, str], ...]] = (
    ("creep", "shadow_creep"),
    ("hallowed", "hallowed_ground"),
    ("sand", "exhuming_sand"),
    ("flourish", "primal_flourish"),
)
SIDES: Final[dict[int, str]] = {FRIENDLY: "friendly ", ENEMY: "enemy "}
KINDS: Final[dict[int, str]] = {MINIONS: "minion", GENERALS: "general"}


def shown(s: Battle) -> Shown:
    lights = shining(s)
    return {
        "turn": int(s.turn),
        "mover": int(s.mover),
        "following": following(s),
        "units": [unit_shown(s, unit, lights) for unit in s.units],
        "tiles": tiles(s),
        "players": [player_shown(s, seat) for seat in range(2)],
    }


def tiles(s: Battle) -> list[ShownTile]:
    found: list[ShownTile] = []
    for kind in range(TILE_KINDS):
        word, key = SPRINGS[kind] if kind < CREEP else OWNED[(kind - CREEP) // 2]
        owner = -1 if kind < CREEP else kind % 2
        found += [
            {"kind": word, "card": int(s.cards.at(key)), "owner": owner, "square": square_name(square)}
            for square in listed(s.tiles[kind])
        ]
    return found


def following(s: Battle) -> ShownFollowing | None:
    """The card being played and what is to be chosen for it next (R83)."""
    card = asking_card(s)
    if card is None:
        return None
    frame = s.playing()
    picks = () if frame is None else frame.chosen(PICKS)
    ask = None if frame is None else next_ask(card, len(picks))
    return {
        "card": int(card.place),
        "chosen": [square_name(square) for square in picks if square != NO_SQUARE],
        "text": "" if ask is None or ask.target is None else wanted(ask.target),
    }


def wanted(target: Target) -> str:
    """``enemy minion``, ``friendly unit``, ``free square``: what is chosen."""
    units = target.units
    if units is None:
        return "free square" if target.free else "square"
    if target.also is not None:
        return "unit"
    side: i64 = units.side
    return SIDES.get(int(side), "") + KINDS.get(int(units.kinds), "unit")
