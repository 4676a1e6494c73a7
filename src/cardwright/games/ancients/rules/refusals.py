"""Why an action is not possible, as a sentence that names the rule."""

from __future__ import annotations

from cardwright.games.ancients.model import questions
from cardwright.games.ancients.model.actions import (
    ABILITY,
    BUY,
    CLAIM,
    CLOSE,
    DEPLOY,
    KIND_MASK,
    MOVE,
    PLAY,
    REROLL,
    USE_ITEM,
    first_of,
    pack,
    subject_of,
    well_formed,
)
from cardwright.games.ancients.model.board import (
    PLACES,
    is_core,
    lane_of,
    seat_of,
)
from cardwright.games.ancients.model.state import FREE, OFFLANE_STEP, SUPPORT_STEP, Position
from cardwright.games.ancients.rules.deploy import ready_heroes
from cardwright.games.ancients.rules.legal import can_reroll
from cardwright.games.ancients.rules.move_refusals import claim_refusal, move_refusal
from cardwright.games.ancients.rules.placing import deploy_places
from cardwright.games.ancients.rules.play_refusals import NO_ACTION, ability_refusal, item_refusal, play_refusal
from cardwright.kernel.action import PASS
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.decision import Decision


def refusal(s: Position, decision: Decision, action: i64) -> str:
    """Why that is no answer; "" if it is."""
    seat = decision.seat
    if decision.kind == questions.MAIN:
        return order_refusal(s, seat, action)
    if not well_formed(action):
        return NO_ACTION
    if decision.kind == questions.DEPLOY:
        return deploy_refusal(s, seat, action)
    return shop_refusal(s, seat, action)


# Deploying.


def deploy_refusal(s: Position, seat: i64, action: i64) -> str:
    hero, to = subject_of(action), first_of(action)
    if action != pack(DEPLOY, hero, first=to) or to < 0 or to >= PLACES:
        return "first deploy your heroes (R48)"
    ready = [unit.id for unit in ready_heroes(s, seat)]
    if hero not in ready:
        return "that hero cannot be deployed now (J12)"
    if deploy_places(s, seat) & BIT[to]:
        return ""
    if seat_of(to) != seat:
        return "heroes are deployed on your own side (R45)"
    if is_core(to):
        return "nothing but the Tower, the Ancient and the mana can be in the middle support slot (R11)"
    if s.step == SUPPORT_STEP:
        return "the first hero goes to a support row (R48)"
    if s.step != FREE and in_the_wrong_lane(s, seat, to):
        return f"this hero goes to your {'offlane' if s.step == OFFLANE_STEP else 'safe lane'} (R49, R50)"
    return "a unit is placed next to an ally, opposite an enemy, above support or on top of an ally (R41 to R44)"


def in_the_wrong_lane(s: Position, seat: i64, to: i64) -> bool:
    return (lane_of(to) == seat) != (s.step == OFFLANE_STEP)


# The shop.


def shop_refusal(s: Position, seat: i64, action: i64) -> str:
    player = s.players[seat]
    if action == CLOSE:
        return ""
    if action == REROLL:
        return "" if can_reroll(s, seat) else reroll_refusal(s, seat)
    card = subject_of(action)
    if action & KIND_MASK != BUY or card >= len(s.cards.all):
        return "now you may buy items, or close the shop (R112)"
    if action != pack(BUY, card):
        return "nothing is chosen for an item that is bought (J41)"
    if card not in player.offers:
        return f"{s.cards.name(card)} is not on offer (J41)"
    price = s.cards.all[card].price
    return "" if price <= player.gold else f"{s.cards.name(card)} costs {price} gold; you have {player.gold} (J41)"


def reroll_refusal(s: Position, seat: i64) -> str:
    player = s.players[seat]
    if player.rerolled:
        return "the offers can be exchanged once in a shopping phase (J41)"
    if not player.items:
        return "there is no item left that was not offered (J58)"
    return f"other offers cost {s.options.reroll_price} gold; you have {player.gold} (J41)"


# A turn.


def order_refusal(s: Position, seat: i64, action: i64) -> str:
    kind = action & KIND_MASK
    if action == PASS:
        return ""
    if not well_formed(action):
        return NO_ACTION
    if kind == PLAY:
        return play_refusal(s, seat, action)
    if kind == MOVE:
        return move_refusal(s, seat, action)
    if kind == ABILITY:
        return ability_refusal(s, seat, action)
    if kind == USE_ITEM:
        return item_refusal(s, seat, action)
    if kind == CLAIM:
        return claim_refusal(s, seat, action)
    return NO_ACTION if kind not in (DEPLOY, BUY, REROLL, CLOSE) else "that cannot be done in the action phase (R29)"
