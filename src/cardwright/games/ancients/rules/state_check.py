"""The state check: the dead leave, bounties are paid, Towers fall, and somebody may have lost (steps 3.4 and 3.5)."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.ability import DIES, ENEMY_DIES, KILLS
from cardwright.games.ancients.model.board import LANES, SIDES, core_of, lane_of
from cardwright.games.ancients.model.keywords import BOUNTY, RAPID_DEPLOY, rank
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import NO_SHIELD, NOBODY, Unit
from cardwright.games.ancients.rules.arrows import redraw
from cardwright.games.ancients.rules.atoms import lift
from cardwright.games.ancients.rules.figures import is_mega, touch
from cardwright.games.ancients.rules.fountain import retire
from cardwright.games.ancients.rules.groups import units_at
from cardwright.games.ancients.rules.triggers import sound, sound_lane
from cardwright.kernel.bits import BIT, i64


def check(s: Position) -> None:
    """Look until nothing changes any more: first the dead, those their Death Effects kill too, then the cores."""
    while s.shaken and s.result is None:
        s.shaken = False
        bury_the_dead(s)
        if not s.shaken:
            fell_towers(s)
            look_for_losers(s)


def bury_the_dead(s: Position) -> None:
    dead = the_dead(s)
    places = [unit.place for unit in dead]
    for unit in dead:
        bury(s, unit)
    for at in range(len(dead)):
        mourn(s, dead[at], places[at], dead)


def the_dead(s: Position) -> list[Unit]:
    """All who die now, at once; a Death Shield saves instead."""
    found: list[Unit] = []
    for unit in units_at(s, s.units()):
        if unit.doomed or unit.left() <= 0:
            if unit.is_shielded():
                save(s, unit)
            else:
                found.append(unit)
    return found


def save(s: Position, unit: Unit) -> None:
    unit.shield = NO_SHIELD
    unit.doomed = False
    unit.bane = NOBODY
    unit.damage = max(0, unit.health - 1)
    s.tell(events.SAVED, unit.owner, unit.id, unit.card)
    if unit.left() <= 0:
        s.shaken = True


def bounty_of(s: Position, unit: Unit) -> i64:
    """R83 to R87, R103, and what marks add."""
    card = s.cards.all[unit.card]
    options = s.options
    if card.hero:
        base = options.bounty_ab if s.players[unit.owner].ab == unit.id else options.bounty_hero
    elif card.improvement:
        base = options.bounty_improvement
    else:
        base = options.bounty_melee if card.melee else options.bounty_creep
    return base + rank(unit.ranks, BOUNTY)


def bury(s: Position, unit: Unit) -> None:
    """J25: every death of a unit brings its bounty, whatever the cause."""
    place = unit.place
    gold = bounty_of(s, unit)
    s.sides[lane_of(place) * LANES + unit.owner].losses += 1
    s.players[1 - unit.owner].gold += gold
    if s.telling:
        s.tell(events.DEATH, unit.owner, unit.id, unit.card, place)
        s.tell(events.BOUNTY, 1 - unit.owner, unit.id, unit.card, gold)
    rapid = unit.traits & RAPID_DEPLOY != 0
    lift(s, unit)
    if s.cards.all[unit.card].hero:
        unit.marks = ()
        retire(s, unit, s.options.rapid_rounds if rapid else s.options.respawn_rounds)


def mourn(s: Position, unit: Unit, place: i64, dead: list[Unit]) -> None:
    """What others, and it, do because it died."""
    if s.hearing & (BIT[DIES] | BIT[ENEMY_DIES] | BIT[KILLS]) == 0:
        unit.bane = NOBODY
        return
    sound(s, unit, DIES, unit, place)
    sound_lane(s, 1 - unit.owner, lane_of(place), ENEMY_DIES, unit)
    killer = the_killer(s, unit.bane, dead)
    if killer is not None and killer.owner != unit.owner:
        sound(s, killer, KILLS, unit, place)
    unit.bane = NOBODY


def the_killer(s: Position, id: i64, dead: list[Unit]) -> Unit | None:
    if id == NOBODY:
        return None
    for unit in dead:
        if unit.id == id:
            return unit
    return s.in_play(id)


def fell_towers(s: Position) -> None:
    """R91 to R93; then the Melee Creeps of the lane may be Mega or not (R25, R26)."""
    fallen = False
    for lane in range(LANES):
        for seat in range(2):
            side = s.sides[lane * LANES + seat]
            if not side.fallen and side.tower <= 0:
                side.fallen = True
                fallen = True
                s.tell(events.TOWER, seat, core_of(lane, seat))
    if fallen:
        check_mega(s)


def check_mega(s: Position) -> None:
    """+2/+2 for creeps that become Mega, -2/-2 for those that no longer are."""
    for unit in units_at(s, s.creeps):
        if s.cards.all[unit.card].melee and unit.mega != is_mega(s, unit):
            unit.mega = not unit.mega
            touch(s, unit)
            s.tell(events.MEGA, unit.owner, unit.id, unit.card, 1 if unit.mega else 0)


def look_for_losers(s: Position) -> None:
    """J50: an Ancient at 0 loses; both Towers gone only where the option says so."""
    ancient = [has_lost_ancient(s, seat) for seat in range(2)]
    towers = [has_lost_towers(s, seat) for seat in range(2)]
    lost = [ancient[0] or towers[0], ancient[1] or towers[1]]
    if lost[0] and lost[1]:
        decide_by_gold(s, events.MORE_GOLD, events.EQUAL_GOLD)
    elif lost[0] or lost[1]:
        loser = 0 if lost[0] else 1
        end(s, (1 - loser,), events.ANCIENT_FELL if ancient[loser] else events.BOTH_TOWERS)


def has_lost_ancient(s: Position, seat: i64) -> bool:
    for lane in range(LANES):
        side = s.sides[lane * LANES + seat]
        if side.fallen and side.ancient <= 0:
            return True
    return False


def has_lost_towers(s: Position, seat: i64) -> bool:
    return s.options.lose_on_both_towers and s.sides[seat].fallen and s.sides[LANES + seat].fallen


def decide_by_gold(s: Position, more: i64, equal: i64) -> None:
    """R31, R32, J51."""
    first, second = s.players[0].gold, s.players[1].gold
    if first == second:
        end(s, (), equal)
    else:
        end(s, (0 if first > second else 1,), more)


def end(s: Position, winners: tuple[int, ...], reason: i64) -> None:
    s.tell(events.END, winners[0] if winners else 0, reason)
    s.result = winners
    s.waiting = ()
    redraw(s)  # nobody aims at the dead, although no turn follows


def sound_everywhere(s: Position, hears: i64) -> None:
    """Round Start and After Combat: who has the initiative first, lane 1 then 2, combat slots then support slots."""
    if s.hearing & BIT[hears] == 0:
        return
    for turn in range(2):
        seat = s.initiative if turn == 0 else 1 - s.initiative
        for unit in units_at(s, SIDES[seat]):
            if unit.place >= 0 and s.result is None:
                sound(s, unit, hears, unit, unit.place)
                check(s)
