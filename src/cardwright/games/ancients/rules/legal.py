"""What a player may do: every answer to every question of the rules."""

from __future__ import annotations

from cardwright.games.ancients.model import questions
from cardwright.games.ancients.model.ability import Active
from cardwright.games.ancients.model.actions import (
    ABILITY,
    BUY,
    CLAIM,
    CLOSE,
    DEPLOY,
    FIRST,
    MOVE,
    PLAY,
    REROLL,
    SECOND,
    USE_ITEM,
    pack,
)
from cardwright.games.ancients.model.board import (
    COMBAT_ROWS,
    IN_A_LANE,
    LANES,
    NOWHERE,
    SIDES,
    WHOLE_LANE,
    in_combat,
    lane_of,
    place_at,
)
from cardwright.games.ancients.model.card import Card
from cardwright.games.ancients.model.choice import Choice
from cardwright.games.ancients.model.keywords import MUTE
from cardwright.games.ancients.model.state import NO_RUNE, Position
from cardwright.games.ancients.model.unit import ITEM_BITS, ITEM_MASK, Unit
from cardwright.games.ancients.rules.casting import can_cast, colours_of, cost_for, lent_by
from cardwright.games.ancients.rules.deploy import ready_heroes
from cardwright.games.ancients.rules.groups import units_at
from cardwright.games.ancients.rules.moves import DOWN, SWAP, TRAVEL, UP, affordable, move_places
from cardwright.games.ancients.rules.placing import deploy_places
from cardwright.games.ancients.rules.targets import can_be_left_out, choices_for, reach_from
from cardwright.kernel.action import PASS, Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.event import HIDDEN


def answers(s: Position, decision: Decision) -> Actions:
    if decision.kind == questions.MAIN:
        return orders(s, decision.seat)
    if decision.kind == questions.DEPLOY:
        return deploys(s, decision.seat)
    return purchases(s, decision.seat)


def deploys(s: Position, seat: i64) -> Actions:
    found: list[i64] = []
    places = deploy_places(s, seat)
    for hero in ready_heroes(s, seat):
        add_each(found, pack(DEPLOY, hero.id), places)
    return found


def purchases(s: Position, seat: i64) -> Actions:
    player = s.players[seat]
    found: list[i64] = [CLOSE]
    for card in player.offers:
        if card != HIDDEN and s.cards.all[card].price <= player.gold:
            found.append(pack(BUY, card))
    if can_reroll(s, seat):
        found.append(REROLL)
    return found


def can_reroll(s: Position, seat: i64) -> bool:
    """J58: once, for gold, and only while something is unseen."""
    player = s.players[seat]
    return not player.rerolled and len(player.items) > 0 and player.gold >= s.options.reroll_price


def orders(s: Position, seat: i64) -> Actions:
    """Everything in a turn."""
    found: list[i64] = [PASS]
    heroes = units_at(s, s.heroes & SIDES[seat])
    add_cards(s, seat, heroes, found)
    for unit in units_at(s, s.actives & SIDES[seat]):
        active = s.cards.all[unit.card].active
        if active is not None and ability_ready(s, unit):
            base = pack(ABILITY, 0, unit.place)
            add_choices(s, seat, active.choices, reach_from(unit.place, active.reach), unit.place, base, found)
    for hero in heroes:
        if hero.items:
            add_items(s, seat, hero, found)
        add_moves(s, hero, found)
    if s.rune != NO_RUNE:
        add_claims(s, heroes, found)
    return found


# Cards.


def add_cards(s: Position, seat: i64, heroes: list[Unit], found: Actions) -> None:
    lent = lent_by(s, s.players[seat].ab, heroes)
    able = [hero for hero in heroes if can_cast(hero)]
    seen: list[i64] = []
    for copy in s.players[seat].hand:
        place = copy & ITEM_MASK
        if copy == HIDDEN or place in seen:
            continue
        seen.append(place)
        card = s.cards.all[place]
        if card.item or card.consumable:
            add_for_sale(s, seat, place, card, found)
            continue
        for hero in able:
            mana = s.sides[lane_of(hero.place) * LANES + seat].mana
            if colours_of(s, hero, lent) & card.colour and cost_for(s, card, hero) <= mana:
                base = pack(PLAY, place, hero.place)
                add_choices(s, seat, card.choices, reach_from(hero.place, card.reach), hero.place, base, found)


def paying_lanes(s: Position, seat: i64) -> i64:
    """The places of the lanes in which an item or consumable can be paid."""
    found: i64 = 0
    for lane in range(LANES):
        if s.sides[lane * LANES + seat].mana >= s.options.item_cost:
            found |= WHOLE_LANE << IN_A_LANE * lane
    return found


def add_for_sale(s: Position, seat: i64, place: i64, card: Card, found: Actions) -> None:
    """Items and consumables need no caster; they are paid in the lane of what they are used on (J53)."""
    lanes = paying_lanes(s, seat)
    if lanes != 0:
        add_choices(s, seat, card.choices, lanes, NOWHERE, pack(PLAY, place), found)


def add_choices(
    s: Position, seat: i64, choices: tuple[Choice, ...], reached: i64, by: i64, base: i64, found: Actions
) -> None:
    """An action for each way to choose."""
    count = len(choices)
    if count == 0:
        found.append(base)
        return
    places = choices_for(s, seat, choices[0], reached, by, NOWHERE) & reached
    if choices[0].optional:
        found.append(base)
    if count == 1:
        add_each(found, base, places)
        return
    second = choices[1]
    while places != 0:
        bit = places & -places
        places ^= bit
        first = place_at(bit)
        add_seconds(s, seat, second, reached, by, first, base + ((first + 1) << FIRST), found)


def add_seconds(
    s: Position, seat: i64, second: Choice, reached: i64, by: i64, first: i64, base: i64, found: Actions
) -> None:
    places = choices_for(s, seat, second, reached, by, first)
    if can_be_left_out(second, places):
        found.append(base)
    while places != 0:
        bit = places & -places
        places ^= bit
        found.append(base + ((place_at(bit) + 1) << SECOND))


def add_each(found: Actions, base: i64, places: i64) -> None:
    """The action with each of the places as its first choice."""
    while places != 0:
        bit = places & -places
        places ^= bit
        found.append(base + ((place_at(bit) + 1) << FIRST))


# Abilities, items, moves, the rune.


def ability_ready(s: Position, unit: Unit) -> bool:
    """Stun, Silence and Mute forbid active abilities (R128, R132)."""
    if unit.cooldown > 0 or unit.stun > 0 or unit.silence > 0 or unit.ails & MUTE:
        return False
    return s.sides[lane_of(unit.place) * LANES + unit.owner].mana >= s.options.ability_cost


def add_items(s: Position, seat: i64, hero: Unit, found: Actions) -> None:
    """R130: Silence does not disable active items."""
    if hero.stun > 0 or hero.ails & MUTE:
        return
    if s.sides[lane_of(hero.place) * LANES + seat].mana < s.options.ability_cost:
        return
    for at in range(len(hero.items)):
        copy = hero.items[at]
        if copy >> ITEM_BITS > 0 or (at == 1 and hero.items[0] == copy):
            continue
        active: Active | None = s.cards.all[copy].active
        if active is not None:
            base = pack(USE_ITEM, copy, hero.place)
            add_choices(s, seat, active.choices, reach_from(hero.place, active.reach), hero.place, base, found)


def add_moves(s: Position, hero: Unit, found: Actions) -> None:
    """Each sort of move has one price."""
    places = move_places(s, hero)
    if places == 0:
        return
    base = pack(MOVE, 0, hero.place)
    one, other = (DOWN, SWAP) if in_combat(hero.place) else (UP, TRAVEL)
    split = s.heroes & places if one == DOWN else places & ~COMBAT_ROWS
    if affordable(s, hero, one):
        add_each(found, base, places & ~split)
    if split and affordable(s, hero, other):
        add_each(found, base, split)


def add_claims(s: Position, heroes: list[Unit], found: Actions) -> None:
    """J43: by a hero in a combat row that is not stunned."""
    for hero in heroes:
        if can_claim(s, hero):
            found.append(pack(CLAIM, 0, hero.place))


def can_claim(s: Position, hero: Unit) -> bool:
    if not in_combat(hero.place) or hero.stun > 0:
        return False
    return s.sides[lane_of(hero.place) * LANES + hero.owner].mana >= s.options.rune_cost
