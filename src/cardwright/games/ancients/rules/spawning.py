"""Creeps that come by themselves: Melee Creeps every round, and whatever effects summon."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import LANES, NOWHERE, base_of
from cardwright.games.ancients.model.lot import SPAWN
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.atoms import put
from cardwright.games.ancients.rules.chance import draw_lot
from cardwright.games.ancients.rules.groups import combat_row, how_many
from cardwright.kernel.bits import i64

BY_DISTANCE: Final[tuple[tuple[i64, ...], ...]] = ((2,), (1, 3), (0, 4))  # slots, from the middle


def spawn(s: Position) -> None:
    """R19 to R22, R27, J3, J4: in each lane for the side with fewer units, and against a fallen Tower always."""
    units = s.units()
    for lane in range(LANES):
        counts = [how_many(units & combat_row(lane, seat)) for seat in range(2)]
        for seat in range(2):
            if counts[seat] <= counts[1 - seat] or s.sides[lane * LANES + 1 - seat].fallen:
                place = nearest_middle(s, lane, seat)
                if place >= 0:
                    creep = create(s, s.cards.melee, seat, place)
                    s.tell(events.SPAWN, seat, creep.id, creep.card, place)


def nearest_middle(s: Position, lane: i64, seat: i64) -> i64:
    """The free combat place closest to the middle slot, of two by lot; NOWHERE if all are taken."""
    base = base_of(lane, seat)
    for slots in BY_DISTANCE:
        free = [base + slot for slot in slots if s.board[base + slot] is None]
        if free:
            return draw_lot(s, SPAWN, seat, lane, free)
    return NOWHERE


def create(s: Position, card: i64, seat: i64, place: i64) -> Unit:
    """A new thing in a free place."""
    unit = Unit(s.next_id, card, seat)
    s.next_id += 1
    put(s, unit, place)
    return unit
