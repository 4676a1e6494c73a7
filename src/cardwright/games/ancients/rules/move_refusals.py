"""Why a hero cannot move or claim the rune, as a sentence that names the rule."""

from __future__ import annotations

from cardwright.games.ancients.model.actions import (
    CLAIM,
    MOVE,
    by_of,
    first_of,
    pack,
)
from cardwright.games.ancients.model.board import (
    LANES,
    PLACES,
    in_combat,
    is_core,
    lane_of,
    seat_of,
)
from cardwright.games.ancients.model.keywords import MOVE_COOLDOWN, ROOT
from cardwright.games.ancients.model.state import NO_RUNE, Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.arrows import is_pinned
from cardwright.games.ancients.rules.moves import can_swap, move_cost, move_places, move_sort
from cardwright.games.ancients.rules.play_refusals import NO_ACTION, own_unit
from cardwright.kernel.bits import BIT, i64


def move_refusal(s: Position, seat: i64, action: i64) -> str:
    by, to = by_of(action), first_of(action)
    hero = own_unit(s, seat, by)
    if hero is None or not s.cards.all[hero.card].hero:
        return "only your own heroes in play move (R55)"
    if to < 0 or action != pack(MOVE, 0, by, to):
        return "a hero moves to one place (R55)"
    if to >= PLACES:
        return NO_ACTION
    why = stuck(s, hero)
    if why:
        return why
    if move_places(s, hero) & BIT[to] == 0:
        return destination_refusal(s, seat, hero, to)
    cost = move_cost(s, hero, move_sort(s, hero, to))
    mana = s.sides[lane_of(by) * LANES + seat].mana
    return "" if cost <= mana else f"the move costs {cost} mana; you have {mana} in lane {lane_of(by) + 1} (J45)"


def stuck(s: Position, hero: Unit) -> str:
    """Why a hero cannot move at all."""
    name = s.cards.name(hero.card)
    if hero.stun > 0:
        return f"{name} is stunned and cannot move (J46)"
    if hero.ails & ROOT:
        return f"{name} is rooted and cannot move (J46)"
    if hero.ails & MOVE_COOLDOWN:
        return f"{name} has moved in this round already (R66)"
    if is_pinned(s, hero):
        return f"{name} is pinned: {s.options.pin_at} or more enemies aim at it (R61)"
    return ""


def destination_refusal(s: Position, seat: i64, hero: Unit, to: i64) -> str:
    if seat_of(to) != seat:
        return "heroes move on their own side (R55)"
    if is_core(to):
        return "nothing can be placed in the middle support slot (R11)"
    if in_combat(hero.place):
        if s.heroes & BIT[to] and lane_of(to) == lane_of(hero.place) and not in_combat(to) and not can_swap(s, to):
            return "the other hero of the swap cannot move (R60)"
        return "from the combat row a hero moves to the support row of its lane (R58)"
    if in_combat(to) and lane_of(to) == lane_of(hero.place):
        return "that slot has no support: no ally beside it, no enemy opposite, nothing below it (R56, R57)"
    return "from the support row a hero moves up in its lane, or to the other lane's support row (R55, R62)"


def claim_refusal(s: Position, seat: i64, action: i64) -> str:
    by = by_of(action)
    hero = own_unit(s, seat, by)
    if s.rune == NO_RUNE:
        return "there is no rune to claim (R70)"
    if hero is None or not s.cards.all[hero.card].hero or not in_combat(by):
        return "a rune is claimed by one of your heroes in a combat row (J43)"
    if action != pack(CLAIM, 0, by):
        return "nothing is chosen for a rune (J43)"
    if hero.stun > 0:
        return f"{s.cards.name(hero.card)} is stunned (R128)"
    mana = s.sides[lane_of(by) * LANES + seat].mana
    if mana < s.options.rune_cost:
        return f"a rune costs {s.options.rune_cost} mana; you have {mana} in lane {lane_of(by) + 1} (J43)"
    return ""
