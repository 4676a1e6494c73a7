"""Why a card, an ability or an item cannot be used, as a sentence that names the rule."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.ability import MELEE, Active
from cardwright.games.ancients.model.actions import (
    by_of,
    first_of,
    second_of,
    subject_of,
)
from cardwright.games.ancients.model.board import (
    ALL_PLACES,
    LANES,
    NOWHERE,
    PLACES,
    lane_of,
    seat_of,
)
from cardwright.games.ancients.model.card import Card
from cardwright.games.ancients.model.choice import ARRIVAL, BUILDING, FREE_ARRIVAL, THINGS, Choice
from cardwright.games.ancients.model.keywords import COLOURS, MUTE
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_BITS, ITEM_MASK, Unit
from cardwright.games.ancients.rules.casting import (
    able_heroes,
    can_cast,
    colours_of,
    cost_for,
    foremost,
    lent_colour,
)
from cardwright.games.ancients.rules.groups import units_at
from cardwright.games.ancients.rules.hand import holds
from cardwright.games.ancients.rules.legal import paying_lanes
from cardwright.games.ancients.rules.targets import can_be_left_out, choices_for, fits, reach_from
from cardwright.kernel.bits import BIT, i64

NO_ACTION: Final = "that is no action of this game"
CONDITIONS: Final[dict[i64, str]] = {  # of the slots in which things are placed
    ARRIVAL: " beside or on an ally, opposite an enemy, or above support (R41 to R44)",
    FREE_ARRIVAL: " beside an ally, opposite an enemy, or above support (R41 to R43)",
    BUILDING: " of yours, not the middle one, and without a hero (R47, J8)",
}


def own_unit(s: Position, seat: i64, place: i64) -> Unit | None:
    """What a player has in a place."""
    unit = s.board[place] if 0 <= place < PLACES else None
    return unit if unit is not None and unit.owner == seat else None


def play_refusal(s: Position, seat: i64, action: i64) -> str:
    place, by, first, second = subject_of(action), by_of(action), first_of(action), second_of(action)
    if place >= len(s.cards.all) or max(by, first, second) >= PLACES:
        return NO_ACTION
    if not holds(s, seat, place):
        return f"you do not have {s.cards.name(place)} in your hand"
    card = s.cards.all[place]
    if card.item or card.consumable:
        return sale_refusal(s, seat, card, by, first, second)
    hero = own_unit(s, seat, by)
    if by < 0:
        return unnamed_refusal(s, seat, card, first, second)
    if hero is None or not s.cards.all[hero.card].hero:
        return why_nobody_casts(s, seat, card)
    why = caster_refusal(s, seat, card, hero)
    if why:
        return why
    reached = reach_from(by, card.reach)
    if fits(s, seat, card.choices, reached, by, first, second):
        return ""
    return choice_refusal(s, seat, card.name, card.choices, reached, by, first, card.reach)


def sale_refusal(s: Position, seat: i64, card: Card, by: i64, first: i64, second: i64) -> str:
    if by >= 0:
        return f"{card.name} needs no caster (J53)"
    lanes = paying_lanes(s, seat)
    if fits(s, seat, card.choices, lanes, NOWHERE, first, second):
        return ""
    if first >= 0 and lanes & BIT[first] == 0:
        mana = s.sides[lane_of(first) * LANES + seat].mana
        return f"{card.name} costs {s.options.item_cost} mana; you have {mana} in lane {lane_of(first) + 1} (J14)"
    return choice_refusal(s, seat, card.name, card.choices, lanes, NOWHERE, first, 0)


def caster_refusal(s: Position, seat: i64, card: Card, hero: Unit) -> str:
    name = s.cards.name(hero.card)
    if hero.stun > 0:
        return f"{name} is stunned and cannot cast (R128)"
    if hero.silence > 0:
        return f"{name} is silenced and cannot cast (R128)"
    if colours_of(s, hero, lent_colour(s, seat)) & card.colour == 0:
        return f"{card.name} is {COLOURS[int(card.colour)]}, and {name} is not (J1)"
    cost = cost_for(s, card, hero)
    mana = s.sides[lane_of(hero.place) * LANES + seat].mana
    if cost > mana:
        return f"{card.name} costs {cost} mana; you have {mana} in lane {lane_of(hero.place) + 1}"
    return ""


def unnamed_refusal(s: Position, seat: i64, card: Card, first: i64, second: i64) -> str:
    """No hero was named, and the game found none: what is in the way of the one that goes before the others."""
    hero = foremost(s, card, able_heroes(s, seat, card, first))
    if hero is None:
        return why_nobody_casts(s, seat, card)
    why = caster_refusal(s, seat, card, hero)
    reached = reach_from(hero.place, card.reach)
    if why:
        return why
    if fits(s, seat, card.choices, reached, hero.place, first, second):
        return f"name the hero that casts {card.name} (J62)"
    return choice_refusal(s, seat, card.name, card.choices, reached, hero.place, first, card.reach)


def why_nobody_casts(s: Position, seat: i64, card: Card) -> str:
    """No hero was named that could cast it: what every hero lacks."""
    found = "no hero in play"
    lent = lent_colour(s, seat)
    for hero in units_at(s, s.heroes):
        if hero.owner != seat:
            continue
        if not can_cast(hero):
            found = f"{s.cards.name(hero.card)} is {'stunned' if hero.stun > 0 else 'silenced'}"
        elif colours_of(s, hero, lent) & card.colour == 0:
            found = f"no hero that is {COLOURS[int(card.colour)]}"
        else:
            return f"{card.name} is cast by one of your heroes in the lane (J1)"
    return f"{card.name} needs a hero to cast it: {found} (J1)"


def choice_refusal(
    s: Position, seat: i64, name: str, choices: tuple[Choice, ...], reached: i64, by: i64, first: i64, reach: i64
) -> str:
    """What is wrong with what was chosen."""
    if not choices:
        return f"nothing is chosen for {name}"
    if first < 0:
        return f"choose {choices[0].words} for {name}"
    if choices_for(s, seat, choices[0], reached, by, NOWHERE) & reached & BIT[first]:
        left_out = len(choices) == 1 or can_be_left_out(
            choices[1], choices_for(s, seat, choices[1], reached, by, first)
        )
        return f"nothing more is chosen for {name}" if left_out else f"choose {choices[1].words} for {name}"
    if choices[0].how == THINGS:
        if s.veiled & BIT[first] and seat_of(first) != seat:
            return "that unit is Untargetable (J1)"
        if choices_for(s, seat, choices[0], ALL_PLACES, by, NOWHERE) & BIT[first]:
            return f"{name} does not reach that far ({'R38' if reach == MELEE else 'R36'})"
    return f"{name} needs {choices[0].words}{CONDITIONS.get(choices[0].how, '')}"


# Abilities and items.


def ability_refusal(s: Position, seat: i64, action: i64) -> str:
    unit = own_unit(s, seat, by_of(action))
    active = None if unit is None else s.cards.all[unit.card].active
    if unit is None or active is None or subject_of(action) != 0:
        return "that is not a thing of yours with an active ability"
    name = s.cards.name(unit.card)
    if unit.stun > 0:
        return f"{name} is stunned (R128)"
    if unit.silence > 0:
        return f"{name} is silenced (R128)"
    if unit.ails & MUTE:
        return f"{name} is muted (R132)"
    if unit.cooldown > 0:
        return f"{active.name} is ready again in {unit.cooldown} {'round' if unit.cooldown == 1 else 'rounds'} (J29)"
    return active_refusal(s, seat, active, unit, action)


def active_refusal(s: Position, seat: i64, active: Active, unit: Unit, action: i64) -> str:
    mana = s.sides[lane_of(unit.place) * LANES + seat].mana
    if mana < s.options.ability_cost:
        return f"{active.name} costs {s.options.ability_cost} mana; you have {mana} in its lane (J14)"
    first, second = first_of(action), second_of(action)
    if max(first, second) >= PLACES:
        return NO_ACTION
    reached = reach_from(unit.place, active.reach)
    if fits(s, seat, active.choices, reached, unit.place, first, second):
        return ""
    return choice_refusal(s, seat, active.name, active.choices, reached, unit.place, first, active.reach)


def item_refusal(s: Position, seat: i64, action: i64) -> str:
    hero = own_unit(s, seat, by_of(action))
    item = subject_of(action)
    if hero is None or item not in [copy & ITEM_MASK for copy in hero.items]:
        return "that is not a hero of yours with this item"
    active = s.cards.all[item].active
    name = s.cards.name(hero.card)
    if active is None:
        return f"{s.cards.name(item)} has no active ability"
    if hero.stun > 0:
        return f"{name} is stunned (R128)"
    if hero.ails & MUTE:
        return f"{name} is muted (R132)"
    if item not in hero.items:
        rounds = min([copy >> ITEM_BITS for copy in hero.items if copy & ITEM_MASK == item])
        return f"{s.cards.name(item)} is ready again in {rounds} {'round' if rounds == 1 else 'rounds'} (J61)"
    return active_refusal(s, seat, active, hero, action)
