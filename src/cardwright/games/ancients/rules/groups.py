"""Which places a group means, seen from a place."""

from __future__ import annotations

from cardwright.games.ancients.model import choice, group
from cardwright.games.ancients.model.board import (
    ADJACENT,
    ALL_PLACES,
    AT_BIT,
    BESIDE,
    BIT_PRIME,
    COMBAT_ROW,
    COMBAT_ROWS,
    IN_A_LANE,
    SIDES,
    SLOTS,
    SUPPORT_ROWS,
    WHOLE_LANE,
    base_of,
    in_combat,
    lane_of,
    seat_of,
    slot_of,
)
from cardwright.games.ancients.model.group import Group
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.effects.things import ANY_SIDE, FRIENDLY


def of_sorts(s: Position, sorts: i64) -> i64:
    """The places of everything of these sorts in play."""
    found: i64 = 0
    if sorts & choice.HERO:
        found |= s.heroes
    if sorts & choice.CREEP:
        found |= s.creeps
    if sorts & choice.IMPROVEMENT:
        found |= s.improvements
    return found


def of_side(seat: i64, side: i64) -> i64:
    """The places of a side, seen from a seat."""
    if side == ANY_SIDE:
        return ALL_PLACES
    return SIDES[seat] if side == FRIENDLY else SIDES[1 - seat]


def places_of(s: Position, seat: i64, lane: i64, place: i64, meant: Group) -> i64:
    """The places of all units of a group, for an effect of this seat's in a lane, from a place (or NOWHERE)."""
    found = of_sorts(s, meant.sorts) & of_side(seat, meant.side) & around(lane, place, meant.where)
    if meant.other and place >= 0:
        found &= ~BIT[place]
    return only_melee(s, found) if meant.melee else found


def around(lane: i64, place: i64, where: i64) -> i64:
    """The places that lie so, seen from a place in a lane."""
    if where == group.EVERYWHERE:
        return ALL_PLACES
    whole: i64 = WHOLE_LANE << IN_A_LANE * lane
    if where == group.IN_LANE:
        return whole
    if where == group.IN_COMBAT_ROW:
        return whole & COMBAT_ROWS
    if where == group.IN_SUPPORT_ROW:
        return whole & SUPPORT_ROWS
    if place < 0:
        return 0
    if where == group.HERE:
        return BIT[place]
    if where == group.ABOVE:
        return 0 if in_combat(place) else BIT[place - SLOTS]
    return beside(place, where) if in_combat(place) else 0


def beside(place: i64, where: i64) -> i64:
    """The same for places of a combat row."""
    return neighbours(place) if where == group.BESIDE else enemy_slots(place)


def neighbours(place: i64) -> i64:
    """The places directly left and right in the same row."""
    return BESIDE[slot_of(place)] << place - slot_of(place)


def enemy_slots(place: i64) -> i64:
    """The enemy combat places opposite a combat place or one slot to the side."""
    return ADJACENT[slot_of(place)] << base_of(lane_of(place), 1 - seat_of(place))


def combat_row(lane: i64, seat: i64) -> i64:
    return COMBAT_ROW << base_of(lane, seat)


def only_melee(s: Position, places: i64) -> i64:
    """Those of the places where Melee Creeps are."""
    found: i64 = 0
    for unit in units_at(s, places):
        if s.cards.all[unit.card].melee:
            found |= BIT[unit.place]
    return found


def units_at(s: Position, places: i64) -> list[Unit]:
    """What is in these places, in their order."""
    found: list[Unit] = []
    board = s.board
    while places != 0:
        bit = places & -places
        places ^= bit
        unit = board[AT_BIT[bit % BIT_PRIME]]
        if unit is not None:
            found.append(unit)
    return found


def how_many(places: i64) -> i64:
    count: i64 = 0
    while places != 0:
        places &= places - 1
        count += 1
    return count
