"""What can be chosen for a card or ability, as sets of places."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model import choice
from cardwright.games.ancients.model.ability import CROSS_LANE, MELEE
from cardwright.games.ancients.model.actions import YES
from cardwright.games.ancients.model.board import (
    ALL_PLACES,
    COMBAT_ROW,
    COMBAT_ROWS,
    CORES,
    IN_A_LANE,
    NOWHERE,
    SIDES,
    WHOLE_LANE,
    WHOLE_SIDE,
    base_of,
    core_of,
    in_combat,
    lane_of,
    seat_of,
)
from cardwright.games.ancients.model.choice import Choice
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.rules.groups import enemy_slots, neighbours, of_side, of_sorts
from cardwright.games.ancients.rules.placing import arrival_places, building_places, support_row
from cardwright.kernel.bits import BIT, i64

BOTH_ITEMS: Final = 0b11


def reach_from(place: i64, reach: i64) -> i64:
    """The places that a cast from a place reaches (R36 to R40)."""
    if reach == CROSS_LANE:
        return ALL_PLACES
    lane = lane_of(place)
    whole: i64 = WHOLE_LANE << IN_A_LANE * lane
    if reach != MELEE or in_combat(place):
        return whole
    far = base_of(lane, 1 - seat_of(place))
    return whole & ~((WHOLE_SIDE ^ COMBAT_ROW) << far)


def choices_for(s: Position, seat: i64, what: Choice, reached: i64, by: i64, first: i64) -> i64:
    """Everything that can be chosen; ``first`` is what was chosen before, or NOWHERE."""
    how = what.how
    if how == choice.THINGS:
        return things_for(s, seat, what) & reached
    if how == choice.ARRIVAL or how == choice.FREE_ARRIVAL:
        return arrivals_for(s, seat, how, first) & reached
    if how == choice.BUILDING:
        return building_places(s, seat) & reached
    if how == choice.LANE:
        return BIT[core_of(0, seat)] | BIT[core_of(1, seat)]
    if how == choice.PAY:
        return BIT[YES] if s.players[seat].gold >= what.gold else 0
    return dependent_choices(s, seat, how, by, first)


def things_for(s: Position, seat: i64, what: Choice) -> i64:
    """Things in play that fit; the opponent's Untargetable ones cannot be chosen."""
    found = of_sorts(s, what.sorts)
    if what.sorts & choice.CORE:
        found |= CORES
    found &= of_side(seat, what.side) & ~(s.veiled & SIDES[1 - seat])
    if what.rows == choice.IN_COMBAT:
        return found & COMBAT_ROWS
    return found & ~COMBAT_ROWS if what.rows == choice.IN_SUPPORT else found


def arrivals_for(s: Position, seat: i64, how: i64, first: i64) -> i64:
    """Combat slots to come to; after a first one was chosen, that counts as taken."""
    also: i64 = BIT[first] if first >= 0 else 0
    found = arrival_places(s, seat, None, also)
    if first >= 0:
        found &= WHOLE_LANE << IN_A_LANE * lane_of(first)
    return found & ~(s.units() | also) if how == choice.FREE_ARRIVAL else found


def dependent_choices(s: Position, seat: i64, how: i64, by: i64, first: i64) -> i64:
    """Choices that follow from the one before, or from where the caster is."""
    if how == choice.FREE_SUPPORT:
        if not in_combat(by):
            return 0
        return support_row(lane_of(by), seat) & ~(s.heroes | s.improvements)
    if first < 0:
        return 0
    if how == choice.ADJACENT_ENEMY:
        return s.units() & enemy_slots(first) & ~(s.veiled & SIDES[1 - seat])
    if how == choice.FREE_BESIDE:
        return neighbours(first) & ~s.units()
    if how == choice.FREE_IN_ROW:
        return COMBAT_ROW << base_of(lane_of(first), seat_of(first)) & ~s.units()
    hero = s.board[first]
    return BOTH_ITEMS if hero is not None and len(hero.items) == 2 else 0


def fits(s: Position, seat: i64, choices: tuple[Choice, ...], reached: i64, by: i64, first: i64, second: i64) -> bool:
    """Whether these are choices that can be made."""
    count = len(choices)
    if count == 0:
        return first < 0 and second < 0
    offered = choices_for(s, seat, choices[0], reached, by, NOWHERE) & reached
    if first < 0:
        return choices[0].optional and second < 0
    if offered & BIT[first] == 0:
        return False
    if count == 1:
        return second < 0
    offered = choices_for(s, seat, choices[1], reached, by, first)
    if second < 0:
        return can_be_left_out(choices[1], offered)
    return offered & BIT[second] != 0


def can_be_left_out(second: Choice, offered: i64) -> bool:
    """Where nothing is offered a second choice need not be made, but what needs two units cannot do with one."""
    return second.optional or (offered == 0 and second.how != choice.ADJACENT_ENEMY)
