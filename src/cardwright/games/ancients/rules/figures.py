"""The figures of units as they stand: printed, grown, items, what lies on them, Mega, the AB points, and auras."""

from __future__ import annotations

from cardwright.games.ancients.model.ability import Aura
from cardwright.games.ancients.model.board import IN_A_LANE, LANES, WHOLE_LANE, lane_of
from cardwright.games.ancients.model.keywords import BREAK, ROOT, UNTARGETABLE
from cardwright.games.ancients.model.scene import Scene
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_MASK, Unit
from cardwright.games.ancients.rules.groups import places_of, units_at
from cardwright.kernel.bits import BIT, i64


def touch(s: Position, unit: Unit) -> None:
    """Something about a unit has changed: work its figures out again."""
    reckon(s, unit)
    if unit.place >= 0:
        notice(s, unit)
        if s.auras & BIT[unit.place]:
            refresh_auras(s, lane_of(unit.place))


def reckon(s: Position, unit: Unit) -> None:
    """What is lent to it by auras is already known."""
    card = s.cards.all[unit.card]
    attack = card.attack + unit.grown_attack + unit.lent_attack
    armor = card.armor + unit.grown_armor + unit.lent_armor
    health = card.health + unit.grown_health + unit.lent_health
    traits = unit.grown_traits | unit.lent_traits
    ranks = unit.lent_ranks
    if unit.ails & BREAK == 0:
        traits |= card.traits
        ranks += card.ranks
    if unit.items:
        for copy in unit.items:
            item = s.cards.all[copy & ITEM_MASK]
            attack += item.attack
            armor += item.armor
            health += item.health
            traits |= item.traits
            ranks += item.ranks
    if unit.marks:
        for mark in unit.marks:
            attack += mark.attack
            armor += mark.armor
            health += mark.health
            traits |= mark.gives
            ranks += mark.ranks
    if unit.mega:
        attack += s.options.mega_attack
        health += s.options.mega_health
    if unit.blessing > 0:
        attack += unit.point(0)
        armor += unit.point(1)
        health += unit.point(2)
    unit.attack = attack if attack > 0 else 0
    unit.armor = armor
    unit.health = health
    unit.traits = traits
    unit.ranks = ranks


def notice(s: Position, unit: Unit) -> None:
    """What the rest of the position has to know of the figures of a unit in play."""
    if unit.traits & UNTARGETABLE:
        s.veiled |= BIT[unit.place]
    elif s.veiled:
        s.veiled &= ~BIT[unit.place]
    if unit.health <= unit.damage and s.improvements & BIT[unit.place] == 0:
        s.shaken = True


# Auras.


def refresh_auras(s: Position, lane: i64) -> None:
    """Let the auras in a lane hold, and nothing else that they lent before."""
    whole: i64 = WHOLE_LANE << IN_A_LANE * lane
    before = s.lit & whole
    for unit in units_at(s, before):
        dim(unit)
    s.lit &= ~whole
    for unit in units_at(s, s.auras & whole):
        shine(s, unit)
    for unit in units_at(s, before | s.lit & whole):
        reckon(s, unit)
        notice(s, unit)


def dim(unit: Unit) -> None:
    unit.lent_attack = 0
    unit.lent_armor = 0
    unit.lent_health = 0
    unit.lent_traits = 0
    unit.lent_ranks = 0


def shine(s: Position, unit: Unit) -> None:
    """Let the auras of a thing in play hold."""
    if unit.ails & BREAK == 0:
        for aura in s.cards.all[unit.card].auras:
            hold(s, unit, unit.card, aura)
    for copy in unit.items:
        for aura in s.cards.all[copy & ITEM_MASK].auras:
            hold(s, unit, copy & ITEM_MASK, aura)


def hold(s: Position, unit: Unit, card: i64, aura: Aura) -> None:
    lane = lane_of(unit.place)
    if aura.when is not None and not aura.when.holds(s, Scene(unit.owner, card, unit, lane, unit.place)):
        return
    places = places_of(s, unit.owner, lane, unit.place, aura.whom)
    s.lit |= places
    for other in units_at(s, places):
        other.lent_attack += aura.attack
        other.lent_armor += aura.armor
        other.lent_health += aura.health
        other.lent_traits |= aura.gives
        other.lent_ranks += aura.ranks


def heed(s: Position, unit: Unit) -> None:
    """Note what the abilities and items of a thing in play ask for."""
    card = s.cards.all[unit.card]
    s.hearing |= card.ears
    bears = len(card.auras) > 0
    for copy in unit.items:
        item = s.cards.all[copy & ITEM_MASK]
        s.hearing |= item.ears
        if item.auras:
            bears = True
    if bears:
        s.auras |= BIT[unit.place]
    elif s.auras:
        s.auras &= ~BIT[unit.place]


# All of it.


def is_mega(s: Position, unit: Unit) -> bool:
    """R23 to R28, C2: by a fallen Tower of the opponent, or by Night while the own one stands."""
    lane = lane_of(unit.place)
    if s.sides[lane * LANES + 1 - unit.owner].fallen:
        return True
    return s.night and not s.sides[lane * LANES + unit.owner].fallen


def refresh(s: Position) -> None:
    """Work out everything that follows from the rest of a position, but the arrows."""
    s.heroes = s.creeps = s.improvements = s.actives = s.veiled = s.auras = s.lit = 0
    s.dazed = s.bound = False
    s.hearing = 0
    for unit in s.board:
        if unit is not None:
            settle_in(s, unit)
            dim(unit)
            s.dazed = s.dazed or unit.stun > 0 or unit.silence > 0
            s.bound = s.bound or unit.ails & ROOT != 0
            if s.cards.all[unit.card].melee:
                unit.mega = is_mega(s, unit)
    for player in s.players:
        for unit in (*player.fountain, *player.travelling):
            dim(unit)
            reckon(s, unit)
    refresh_board(s)


def refresh_board(s: Position) -> None:
    """The figures of everything in play."""
    for unit in s.board:
        if unit is not None:
            reckon(s, unit)
            notice(s, unit)
    refresh_all_auras(s)


def refresh_all_auras(s: Position) -> None:
    if s.auras | s.lit:
        for lane in range(LANES):
            refresh_auras(s, lane)


def settle_in(s: Position, unit: Unit) -> None:
    """Note where a thing is in play, and what it asks for."""
    card = s.cards.all[unit.card]
    bit = BIT[unit.place]
    if card.hero:
        s.heroes |= bit
    elif card.improvement:
        s.improvements |= bit
    else:
        s.creeps |= bit
    if card.active is not None:
        s.actives |= bit
    heed(s, unit)
