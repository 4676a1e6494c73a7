"""Cards of a hand as their owner sees them: what each costs now, who would cast it, or why it cannot be played."""

from __future__ import annotations

from cardwright.games.ancients.model.actions import KIND_MASK, PLAY, by_of, subject_of
from cardwright.games.ancients.model.board import NOWHERE, SIDES
from cardwright.games.ancients.model.card import Card
from cardwright.games.ancients.model.state import ACTION, Position
from cardwright.games.ancients.model.unit import ITEM_MASK, Unit
from cardwright.games.ancients.rules.casting import cost_for, goes_before
from cardwright.games.ancients.rules.groups import units_at
from cardwright.games.ancients.rules.legal import orders, paying_lanes
from cardwright.games.ancients.rules.play_refusals import caster_refusal
from cardwright.games.ancients.view.types import CasterView, CostView
from cardwright.kernel.bits import i64
from cardwright.kernel.event import HIDDEN


def costs_of(s: Position, seat: i64) -> list[CostView]:
    """One for each card of the hand, in its order; none of a hand that is hidden."""
    hand = s.players[seat].hand
    if HIDDEN in hand:
        return []
    plays = [action for action in orders(s, seat) if action & KIND_MASK == PLAY] if s.phase == ACTION else []
    return [cost_of(s, seat, copy & ITEM_MASK, plays) for copy in hand]


def cost_of(s: Position, seat: i64, place: i64, plays: list[i64]) -> CostView:
    card = s.cards.all[place]
    ways = [by_of(action) for action in plays if subject_of(action) == place]
    if not ways:
        return view_of(place, card.cost, why_unplayable(s, seat, card), [])
    if card.item or card.consumable:
        return view_of(place, s.options.item_cost, "", [])
    casters = casters_of(s, card, ways)
    return view_of(place, casters[0]["cost"], "", casters)


def view_of(place: i64, cost: i64, why_not: str, casters: list[CasterView]) -> CostView:
    return {
        "card": int(place),
        "playable": not why_not,
        "why_not": why_not,
        "cost": int(cost),
        "caster": casters[0]["place"] if casters else int(NOWHERE),
        "casters": casters,
    }


def casters_of(s: Position, card: Card, ways: list[i64]) -> list[CasterView]:
    """Everybody who can cast it on something, in the order in which the game picks (J62)."""
    heroes: list[Unit] = []
    for hero in units_at(s, s.heroes):
        if hero.place in ways:
            at = len(heroes)
            while at > 0 and goes_before(s, card, hero, heroes[at - 1]):
                at -= 1
            heroes.insert(at, hero)
    return [{"place": int(hero.place), "cost": int(cost_for(s, card, hero))} for hero in heroes]


def why_unplayable(s: Position, seat: i64, card: Card) -> str:
    """The reason that is nearest to being none: of a hero that could cast it but for one thing."""
    if s.phase != ACTION:
        return "cards are played in the action phase"
    if card.item or card.consumable:
        short = paying_lanes(s, seat) == 0
        return f"{card.name} costs {s.options.item_cost} mana" if short else f"{card.name} has no target"
    heroes = units_at(s, s.heroes & SIDES[seat])
    reasons = [caster_refusal(s, seat, card, hero) for hero in heroes]
    if not reasons:
        return "you have no hero in play"
    if "" in reasons:
        return f"{card.name} has no target in reach"
    return next((why for why in reasons if "costs" in why), reasons[0])
