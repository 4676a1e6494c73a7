"""Carrying out what a player does in their turn."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.ability import PLAYED, YOU_CAST, Effects
from cardwright.games.ancients.model.actions import by_of, first_of, second_of, subject_of
from cardwright.games.ancients.model.board import is_core, lane_of
from cardwright.games.ancients.model.scene import Scene
from cardwright.games.ancients.model.state import NO_RUNE, Position
from cardwright.games.ancients.model.unit import ITEM_BITS, ITEM_MASK, NOBODY, Unit
from cardwright.games.ancients.rules.atoms import pay
from cardwright.games.ancients.rules.casting import cost_for
from cardwright.games.ancients.rules.figures import heed, refresh_auras, touch
from cardwright.games.ancients.rules.fountain import replace
from cardwright.games.ancients.rules.hand import discard, gain_openly
from cardwright.games.ancients.rules.spawning import create
from cardwright.games.ancients.rules.state_check import check
from cardwright.games.ancients.rules.triggers import sound_lane
from cardwright.kernel.bits import BIT, i64


def play_card(s: Position, seat: i64, action: i64) -> bool:
    """Play a card of the hand; whether it is a Quickcast."""
    place = subject_of(action)
    card = s.cards.all[place]
    by, first, second = by_of(action), first_of(action), second_of(action)
    caster = s.board[by] if by >= 0 else None
    if caster is None:
        pay(s, lane_of(first), seat, s.options.item_cost)
    else:
        pay(s, lane_of(by), seat, cost_for(s, card, caster))
    copy = discard(s, seat, place)
    remember(s, seat, place, caster, first, second)
    s.tell(events.PLAY, seat, place, NOBODY if caster is None else caster.id, first, second)
    if card.item:
        equip(s, first, copy, second)
    elif card.creep or card.improvement:
        bring(s, seat, place, first, second)
    else:
        cast_spell(s, seat, place, caster, first, second)
    return card.quick


def remember(s: Position, seat: i64, card: i64, caster: Unit | None, first: i64, second: i64) -> None:
    """R127: the last card played, and what it was played on."""
    player = s.players[seat]
    player.played = (*player.played, int(card))
    player.last = (int(card), 0 if caster is None else int(caster.id), int(first), int(second))


def cast_spell(s: Position, seat: i64, place: i64, caster: Unit | None, first: i64, second: i64) -> None:
    """A spell or consumable happens; then those who wait for a spell react."""
    lane = lane_of(first) if caster is None else lane_of(caster.place)
    at = Scene(seat, place, caster, lane, first if caster is None else caster.place)
    at.spell = True
    aim(s, at, first, second)
    run(s, s.cards.all[place].effects, at)
    if caster is not None and s.cards.all[place].spell and s.hearing & BIT[YOU_CAST]:
        check(s)
        sound_lane(s, seat, lane, YOU_CAST, caster)


def aim(s: Position, at: Scene, first: i64, second: i64) -> None:
    """What was chosen: places, and the units there."""
    at.spot = first
    at.next_spot = second
    if first >= 0 and not is_core(first):
        at.target = s.board[first]
    if second >= 0:
        at.other = s.board[second]


def run(s: Position, effects: Effects, at: Scene) -> None:
    for effect in effects:
        effect.run(s, at)


def bring(s: Position, seat: i64, card: i64, place: i64, second: i64) -> None:
    """A creep or improvement comes into play; what lies there makes room."""
    replace(s, place)
    unit = create(s, card, seat, place)
    s.tell(events.SUMMON, seat, unit.id, card, place)
    if s.cards.all[card].ears & BIT[PLAYED]:
        at = Scene(seat, card, unit, lane_of(place), place)
        at.next_spot = second
        for trigger in s.cards.all[card].triggers:
            if trigger.hears == PLAYED and (trigger.when is None or trigger.when.holds(s, at)):
                run(s, trigger.effects, at)


def equip(s: Position, place: i64, copy: i64, replaced: i64) -> None:
    """J40: with both places taken the one that is named comes back to the hand."""
    hero = s.board[place]
    if hero is None:
        return
    back: i64 = -1
    if len(hero.items) < 2:
        hero.items = (*hero.items, int(copy))
    else:
        back = hero.items[replaced]
        kept = hero.items[1 - replaced]
        hero.items = (int(copy), kept) if replaced == 0 else (kept, int(copy))
    s.tell(events.EQUIP, hero.owner, hero.id, copy & ITEM_MASK, -1 if back < 0 else back & ITEM_MASK)
    heed(s, hero)
    touch(s, hero)
    if s.auras | s.lit:
        refresh_auras(s, lane_of(place))
    if back >= 0:
        s.tell(events.RETURN, hero.owner, back & ITEM_MASK, knows=BIT[hero.owner])
        gain_openly(s, hero.owner, back)


def use_ability(s: Position, seat: i64, action: i64) -> None:
    """An active ability of a hero, creep or improvement."""
    unit = s.board[by_of(action)]
    assert unit is not None
    card = s.cards.all[unit.card]
    active = card.active
    assert active is not None
    pay(s, lane_of(unit.place), seat, s.options.ability_cost)
    unit.cooldown = active.cooldown
    s.tell(events.ABILITY, seat, unit.id, unit.card, first_of(action), second_of(action))
    at = Scene(seat, unit.card, unit, lane_of(unit.place), unit.place)
    aim(s, at, first_of(action), second_of(action))
    run(s, active.effects, at)


def use_item(s: Position, seat: i64, action: i64) -> None:
    """An active item of a hero; of two copies the one that is ready."""
    hero = s.board[by_of(action)]
    item = subject_of(action)
    active = s.cards.all[item].active
    assert hero is not None
    assert active is not None
    pay(s, lane_of(hero.place), seat, s.options.ability_cost)
    wear_out(hero, item, active.cooldown)
    s.tell(events.USE_ITEM, seat, hero.id, item, first_of(action), second_of(action))
    at = Scene(seat, item, hero, lane_of(hero.place), hero.place)
    at.spell = True
    aim(s, at, first_of(action), second_of(action))
    run(s, active.effects, at)


def wear_out(hero: Unit, item: i64, rounds: i64) -> None:
    """Set the cooldown of one item that is ready."""
    found: list[int] = []
    done = False
    for copy in hero.items:
        used = not done and copy == item
        done = done or used
        found.append(int(item | rounds << ITEM_BITS) if used else copy)
    hero.items = tuple(found)


def claim(s: Position, seat: i64, action: i64) -> None:
    """J43: the hero that claims the rune is the one it works on."""
    hero = s.board[by_of(action)]
    assert hero is not None
    card = s.rune
    pay(s, lane_of(hero.place), seat, s.options.rune_cost)
    s.rune = NO_RUNE
    remember(s, seat, card, hero, -1, -1)
    s.tell(events.CLAIM, seat, hero.id, card)
    at = Scene(seat, card, hero, lane_of(hero.place), hero.place)
    at.spell = True
    at.target = hero
    run(s, s.cards.all[card].effects, at)
