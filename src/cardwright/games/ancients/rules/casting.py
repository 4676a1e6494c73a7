"""Who can cast a card, what it costs, and which hero the game picks (R33 to R35, R98, J62)."""

from __future__ import annotations

from cardwright.games.ancients.model.ability import CROSS_LANE
from cardwright.games.ancients.model.board import (
    IN_A_LANE,
    LANES,
    NOWHERE,
    SIDES,
    WHOLE_LANE,
    in_combat,
    in_support,
    lane_of,
)
from cardwright.games.ancients.model.card import Card
from cardwright.games.ancients.model.keywords import COLOUR_BITS, FAITHFUL, THRIFT, UNLENT, rank
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.groups import units_at
from cardwright.games.ancients.rules.targets import fits, reach_from
from cardwright.kernel.bits import i64


def can_cast(unit: Unit) -> bool:
    """J30: stunned and silenced heroes have no colour."""
    return unit.stun == 0 and unit.silence == 0


def lent_colour(s: Position, seat: i64) -> i64:
    """R98: the colour the AB hero lends to all others, in both lanes."""
    return lent_by(s, s.players[seat].ab, units_at(s, s.heroes & SIDES[seat]))


def lent_by(s: Position, ab: i64, heroes: list[Unit]) -> i64:
    """The same, where it is one of these heroes in play."""
    for hero in heroes:
        if hero.id == ab:
            if hero.traits & UNLENT or not (can_cast(hero) or hero.traits & FAITHFUL):
                return 0
            return s.cards.all[hero.card].colour
    return 0


def colours_of(s: Position, hero: Unit, lent: i64) -> i64:
    """The colours in which a hero that can cast does so."""
    return s.cards.all[hero.card].colour | hero.traits & COLOUR_BITS | lent


def cost_for(s: Position, card: Card, hero: Unit) -> i64:
    """J15: a cast from the support row may cost nothing."""
    cost = card.cost
    if in_support(hero.place):
        cost -= s.options.support_discount
    if card.spell:
        cost -= rank(hero.ranks, THRIFT)
    return cost if cost > 0 else 0


def mana_at(s: Position, place: i64, seat: i64) -> i64:
    return s.sides[lane_of(place) * LANES + seat].mana


def able_heroes(s: Position, seat: i64, card: Card, first: i64) -> list[Unit]:
    """The heroes of its colour that can cast, in the lane of what was chosen, in the order of places."""
    lent = lent_colour(s, seat)
    heroes = s.heroes & SIDES[seat]
    if first >= 0 and card.reach != CROSS_LANE:
        heroes &= WHOLE_LANE << IN_A_LANE * lane_of(first)
    return [hero for hero in units_at(s, heroes) if can_cast(hero) and colours_of(s, hero, lent) & card.colour]


def casters(s: Position, seat: i64, card: Card, first: i64, second: i64) -> list[Unit]:
    """Every hero that could cast it on these choices now, in the order of places."""
    found: list[Unit] = []
    for hero in able_heroes(s, seat, card, first):
        if cost_for(s, card, hero) > mana_at(s, hero.place, seat):
            continue
        if fits(s, seat, card.choices, reach_from(hero.place, card.reach), hero.place, first, second):
            found.append(hero)
    return found


def chosen_caster(s: Position, seat: i64, card: Card, first: i64, second: i64, lane: i64 = -1) -> i64:
    """The place of the hero that casts unless the player names another (J62); NOWHERE if nobody can.

    A support-row hero goes first, then the lowest cost, the hero whose signature it is, lane 1, the slot order.
    """
    heroes = casters(s, seat, card, first, second)
    best = foremost(s, card, heroes if lane < 0 else [hero for hero in heroes if lane_of(hero.place) == lane])
    return NOWHERE if best is None else best.place


def foremost(s: Position, card: Card, heroes: list[Unit]) -> Unit | None:
    """The one that goes before all others."""
    best: Unit | None = None
    for hero in heroes:
        if best is None or goes_before(s, card, hero, best):
            best = hero
    return best


def goes_before(s: Position, card: Card, one: Unit, other: Unit) -> bool:
    """J62; the heroes are compared in the order of places, so that equal ones stay as they are but for their rows."""
    rows = in_combat(one.place), in_combat(other.place)
    if rows[0] != rows[1]:
        return rows[1]
    costs = cost_for(s, card, one), cost_for(s, card, other)
    if costs[0] != costs[1]:
        return costs[0] < costs[1]
    if card.crest:
        own = s.cards.all[one.card].crest == card.crest, s.cards.all[other.card].crest == card.crest
        if own[0] != own[1]:
            return own[0]
    return False
