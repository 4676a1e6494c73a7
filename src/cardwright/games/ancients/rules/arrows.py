"""Combat targets: the unit opposite, else the core; forced ones; Melee Creeps that are drawn to heroes (aggro)."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import (
    COMBAT_ROWS,
    NOWHERE,
    SLOTS,
    base_of,
    in_combat,
    lane_of,
    opposite,
    seat_of,
    slot_of,
)
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import CORE, NO_ARROW, NOBODY, Unit
from cardwright.games.ancients.rules.groups import enemy_slots, units_at
from cardwright.kernel.bits import BIT, i64


def assign(s: Position) -> None:
    """Step 1.9: every unit in a combat row gets its default target; then aggro (J68)."""
    fighters = units_at(s, s.units() & COMBAT_ROWS)
    for unit in fighters:
        unit.arrow = NO_ARROW
        unit.stood = NOWHERE
    aim_all(s, fighters)
    if s.options.aggro_at_round_start:
        draw_creeps(s, fighters)
    settle(s, fighters)


def update(s: Position) -> None:
    """After every action: targets that are gone are forgotten, and new ones on heroes draw creeps (R104 to R108)."""
    if not s.restless:
        return
    fighters = units_at(s, s.units() & COMBAT_ROWS)
    aim_all(s, fighters)
    draw_creeps(s, fighters)
    settle(s, fighters)


def redraw(s: Position) -> None:
    """Draw the arrows of a position that was read: nothing is new in it."""
    fighters = units_at(s, s.units() & COMBAT_ROWS)
    aim_all(s, fighters)
    settle(s, fighters)


def settle(s: Position, fighters: list[Unit]) -> None:
    for unit in fighters:
        unit.stood = unit.place
    s.restless = False


def aim_all(s: Position, fighters: list[Unit]) -> None:
    """Draw every arrow; a hero whose arrow is now on another enemy hero counts as one that was not there before."""
    for unit in fighters:
        arrow = aimed(s, unit)
        if arrow != unit.arrow:
            if arrow > 0 and s.cards.all[unit.card].hero and on_hero(s, unit, arrow):
                unit.stood = NOWHERE  # a new trigger (J27)
            unit.arrow = arrow


def aimed(s: Position, unit: Unit) -> i64:
    """Whom a unit strikes: J18, a forced target holds while it is adjacent."""
    if unit.forced != NOBODY:
        if target_of(s, unit, unit.forced) is not None:
            return unit.forced
        unit.forced = NOBODY
        unit.lured = False
    facing = s.board[opposite(unit.place)]
    return CORE if facing is None else facing.id


def target_of(s: Position, unit: Unit, id: i64) -> Unit | None:
    """The adjacent enemy with this number."""
    base = base_of(lane_of(unit.place), 1 - unit.owner)
    slot = slot_of(unit.place)
    for other in range(max(0, slot - 1), min(SLOTS, slot + 2)):
        enemy = s.board[base + other]
        if enemy is not None and enemy.id == id:
            return enemy
    return None


def on_hero(s: Position, unit: Unit, id: i64) -> bool:
    enemy = target_of(s, unit, id)
    return enemy is not None and s.heroes & BIT[enemy.place] != 0


def draw_creeps(s: Position, fighters: list[Unit]) -> None:
    """R104: Melee Creeps in range of a hero whose arrow is on a hero of their side; J28 of several heroes at once."""
    heroes = [unit for unit in fighters if unit.arrow > 0 and s.cards.all[unit.card].hero]
    heroes = [unit for unit in heroes if on_hero(s, unit, unit.arrow)]
    if not heroes:
        return
    for creep in fighters:
        if s.cards.all[creep.card].melee:
            hero = drawing(creep, heroes)
            if hero is not None:
                lure(s, creep, hero)


def drawing(creep: Unit, heroes: list[Unit]) -> Unit | None:
    """The hero that draws a creep now: the opposite one, else the one with the lower slot (J26 to J28)."""
    found: Unit | None = None
    near = enemy_slots(creep.place)
    for hero in heroes:
        if near & BIT[hero.place] == 0 or in_range(creep.stood, hero.stood):
            continue
        if hero.place == opposite(creep.place):
            return hero
        if found is None:
            found = hero
    return found


def in_range(creep: i64, hero: i64) -> bool:
    """Whether a creep in one place was already in range of a hero in another, with the same arrow."""
    if not in_combat(creep) or not in_combat(hero) or lane_of(creep) != lane_of(hero):
        return False
    return seat_of(creep) != seat_of(hero) and -1 <= slot_of(creep) - slot_of(hero) <= 1


def lure(s: Position, creep: Unit, hero: Unit) -> None:
    creep.forced = hero.id
    creep.lured = True
    creep.arrow = hero.id
    s.tell(events.AGGRO, creep.owner, creep.id, creep.card, hero.id, hero.card)


def force(s: Position, unit: Unit, target: Unit) -> None:
    """Give a unit a combat target for this round."""
    unit.forced = target.id
    unit.lured = False
    s.restless = True
    s.tell(events.TARGET, unit.owner, unit.id, unit.card, target.id, target.card)


def arrows_on(s: Position, hero: Unit) -> i64:
    """How many enemy units have their arrow on it, as the pin counts them (R61, J54, J68)."""
    count: i64 = 0
    base = base_of(lane_of(hero.place), 1 - hero.owner)
    slot = slot_of(hero.place)
    for other in range(max(0, slot - 1), min(SLOTS, slot + 2)):
        enemy = s.board[base + other]
        if enemy is not None and enemy.arrow == hero.id and (s.options.pin_counts_aggro or not enemy.lured):
            count += 1
    return count


def is_pinned(s: Position, unit: Unit) -> bool:
    """R61."""
    return in_combat(unit.place) and arrows_on(s, unit) >= s.options.pin_at
