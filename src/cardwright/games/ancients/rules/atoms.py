"""The smallest changes: coming to a place and leaving it, damage, healing, gold, mana."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import LANES, NOWHERE, core_of, in_combat, lane_of, seat_of
from cardwright.games.ancients.model.keywords import DAMAGE_IMMUNE, DEATH_SHIELD, SPARED, TEMPERED
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import (
    NO_ARROW,
    NO_SHIELD,
    NOBODY,
    PRINTED_SHIELD,
    Unit,
)
from cardwright.games.ancients.rules.figures import dim, is_mega, notice, reckon, refresh_auras, settle_in
from cardwright.kernel.bits import BIT, i64


def put(s: Position, unit: Unit, place: i64) -> None:
    """Let a thing be in a free place."""
    unit.place = place
    s.board[place] = unit
    s.restless = True
    settle_in(s, unit)
    card = s.cards.all[unit.card]
    if card.melee:
        unit.mega = is_mega(s, unit)
    if card.traits & DEATH_SHIELD and unit.shield == NO_SHIELD:
        unit.shield = PRINTED_SHIELD
    reckon(s, unit)
    notice(s, unit)
    if s.auras | s.lit:
        refresh_auras(s, lane_of(place))


def lift(s: Position, unit: Unit) -> None:
    """Take a thing out of its place."""
    place = unit.place
    s.board[place] = None
    keep = ~BIT[place]
    s.heroes &= keep
    s.creeps &= keep
    s.improvements &= keep
    s.actives &= keep
    s.veiled &= keep
    if s.lit & BIT[place]:
        dim(unit)
    unit.place = NOWHERE
    unit.arrow = NO_ARROW
    unit.stood = NOWHERE
    unit.forced = NOBODY
    unit.lured = False
    s.restless = True
    if s.auras | s.lit:
        s.auras &= keep
        s.lit &= keep
        refresh_auras(s, lane_of(place))


def shift(s: Position, unit: Unit, place: i64) -> None:
    """Move a thing in play to a free place; it forgets its target (J18)."""
    shield, stood, arrow = unit.shield, unit.stood, unit.arrow
    lift(s, unit)
    put(s, unit, place)
    unit.shield = shield
    unit.stood = stood
    if in_combat(place):
        unit.arrow = arrow  # if it points there from the new place, too, it is no new one (J27)


def hit(s: Position, unit: Unit, amount: i64, piercing: bool, by: i64) -> i64:
    """One damage instance, by the unit of this number or NOBODY; the health it costs (R117 to R119)."""
    if amount <= 0 or unit.traits & DAMAGE_IMMUNE:
        return 0
    armor = unit.armor_now()
    loss = amount if piercing else amount - armor
    if armor > 0:
        wear(unit)
    if loss <= 0:
        loss = 0
    else:
        before = unit.left()
        unit.damage += loss
        if before > 0 and before <= loss:
            unit.bane = by
            s.shaken = True
    if s.telling:
        s.tell(events.DAMAGE, unit.owner, unit.id, unit.card, loss, unit.left())
    return loss


def wear(unit: Unit) -> None:
    if unit.traits & TEMPERED and unit.ails & SPARED == 0:
        unit.ails |= SPARED
    else:
        unit.wear += 1


def hit_core(s: Position, place: i64, amount: i64, piercing: bool) -> i64:
    """One damage instance to a Tower or Ancient; the health it costs. J24: excess on a Tower is lost."""
    if amount <= 0:
        return 0
    side = s.sides[lane_of(place) * LANES + seat_of(place)]
    if side.fallen:
        return hit_ancient(s, place, amount, piercing)
    loss = amount if amount < side.tower else side.tower
    side.tower -= loss
    if side.tower == 0:
        s.shaken = True
    if s.telling:
        s.tell(events.TOWER_DAMAGE, seat_of(place), place, loss, side.tower)
    return loss


def hit_ancient(s: Position, place: i64, amount: i64, piercing: bool) -> i64:
    """R94 to R96: mana of the lane is the Ancient's armor, and the odd one is used up too if damage gets through."""
    side = s.sides[lane_of(place) * LANES + seat_of(place)]
    price = s.options.mana_armor
    before = side.mana
    rest = amount
    if not piercing and price > 0:
        blocked = min(amount, side.mana // price)
        side.mana -= price * blocked
        rest = amount - blocked
        if rest > 0:
            side.mana = 0
    loss = rest if rest < side.ancient else side.ancient
    side.ancient -= loss
    if side.ancient == 0:
        s.shaken = True
    if s.telling:
        s.tell(events.ANCIENT_DAMAGE, seat_of(place), place, loss, side.ancient, before - side.mana)
    return loss


def heal(s: Position, unit: Unit, amount: i64) -> None:
    """Remove that much damage, up to the most health."""
    back = amount if amount < unit.damage else unit.damage
    if back <= 0:
        return
    unit.damage -= back
    if unit.left() > 0:
        unit.bane = NOBODY
    if s.telling:
        s.tell(events.HEAL, unit.owner, unit.id, unit.card, back, unit.left())


def gain_gold(s: Position, seat: i64, amount: i64) -> None:
    player = s.players[seat]
    player.gold = max(0, player.gold + amount)
    if s.telling:
        s.tell(events.GOLD, seat, amount, player.gold)


def pay(s: Position, lane: i64, seat: i64, mana: i64) -> None:
    s.sides[lane * LANES + seat].mana -= mana


def change_mana(s: Position, lane: i64, seat: i64, mana: i64) -> None:
    """Give or take mana of a pool; it never falls below 0."""
    side = s.sides[lane * LANES + seat]
    side.mana = max(0, side.mana + mana)
    if s.telling:
        s.tell(events.MANA, seat, core_of(lane, seat), mana, side.mana)
