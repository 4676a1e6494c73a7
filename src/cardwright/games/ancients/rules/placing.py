"""Where units and improvements may be placed (R41 to R47)."""

from __future__ import annotations

from cardwright.games.ancients.model.board import (
    COMBAT_ROW,
    CORE_PLACE,
    LANES,
    MIDDLE,
    SLOTS,
    SUPPORT_ROW,
    base_of,
)
from cardwright.games.ancients.model.keywords import ROOT
from cardwright.games.ancients.model.state import OFFLANE_STEP, SAFE_LANE_STEP, SUPPORT_STEP, Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.groups import units_at
from cardwright.kernel.bits import BIT, i64


def arrival_places(s: Position, seat: i64, mover: Unit | None = None, also: i64 = 0) -> i64:
    """The combat places in which a player may place a unit, in both lanes.

    A unit that moves there supports nothing itself (R57). ``also`` are places that will be taken by then.
    """
    return arrivals_in(s, 0, seat, mover, also) | arrivals_in(s, 1, seat, mover, also)


def arrivals_in(s: Position, lane: i64, seat: i64, mover: Unit | None = None, also: i64 = 0) -> i64:
    """The same in one lane: next to an ally, opposite an enemy, above support, on top of an own ally."""
    taken = s.heroes | s.creeps | s.improvements | also
    if mover is not None and mover.place >= 0:
        taken &= ~BIT[mover.place]
    base = base_of(lane, seat)
    own = taken >> base & COMBAT_ROW
    enemy = taken >> base_of(lane, 1 - seat) & COMBAT_ROW
    behind = taken >> base + SLOTS & COMBAT_ROW
    found = own | own << 1 | own >> 1 | enemy | behind
    if not s.sides[lane * LANES + seat].fallen:
        found |= BIT[MIDDLE]
    return (found & COMBAT_ROW) << base & ~rooted(s, own << base)


def rooted(s: Position, places: i64) -> i64:
    """J63: a rooted hero cannot be bounced, so nothing is placed on top of it."""
    found: i64 = 0
    if not s.bound:
        return found
    for unit in units_at(s, places & s.heroes):
        if unit.ails & ROOT:
            found |= BIT[unit.place]
    return found


def support_row(lane: i64, seat: i64) -> i64:
    """The support places of a side without the core."""
    return SUPPORT_ROW << base_of(lane, seat)


def building_places(s: Position, seat: i64) -> i64:
    """R47, J8: any support slot, also one with an own improvement; not on a hero."""
    return (support_row(0, seat) | support_row(1, seat)) & ~s.heroes


def offlane(seat: i64) -> i64:
    """J11: P1's offlane is the first lane, P2's the second."""
    return seat


def deploy_places(s: Position, seat: i64) -> i64:
    """Where the next hero may be deployed: on the revealed board with the own earlier placements (J55)."""
    also: i64 = 0
    for secret in s.players[seat].pending:
        also |= BIT[secret & 63]
    support = (support_row(0, seat) | support_row(1, seat)) & ~rooted(s, s.heroes)
    if s.step == SUPPORT_STEP:
        return support
    everywhere = arrival_places(s, seat, None, also) | support
    if s.step == OFFLANE_STEP:
        return everywhere & side_places(offlane(seat), seat)
    if s.step == SAFE_LANE_STEP:
        return everywhere & side_places(1 - offlane(seat), seat)
    return everywhere


def side_places(lane: i64, seat: i64) -> i64:
    return (COMBAT_ROW | SUPPORT_ROW | CORE_PLACE) << base_of(lane, seat)
