"""Cards and abilities being used: what is paid, what lies on the chain, and what that sets off."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model import actions, events
from cardwright.games.cartoverse.model import card as what
from cardwright.games.cartoverse.model.actions import first, fourth, second, third
from cardwright.games.cartoverse.model.board import FIRST_HERO, FIRST_THING
from cardwright.games.cartoverse.model.card import Use
from cardwright.games.cartoverse.model.link import ABILITY, CAST, SETTING
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import IN_GRAVEYARD, SPELL_LINK
from cardwright.games.cartoverse.rules import atoms, creatures, holdings
from cardwright.games.cartoverse.rules.loyalty import hp_price
from cardwright.games.cartoverse.rules.triggers import spring, stir
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import TARGETS, card_of, pack_source, target_of, which_of

OF_NO_USE: Final = Use(())


def play_shard(s: Duel, seat: i64, place: i64) -> None:
    """R21, C71: the HP is paid, a card is drawn, then what the shard does on play."""
    atoms.pay_hp(s, seat, hp_price(s, seat, s.cards.all[place]), place)
    holdings.place_shard(s, seat, place)
    stir(s, what.SHARD_PLAYED, seat, s.next_id, place)
    s.next_id += 1


def play_mana(s: Duel, seat: i64, place: i64) -> None:
    """R22, C52."""
    if s.options.mana_placing_pays_loyalty:
        atoms.pay_hp(s, seat, hp_price(s, seat, s.cards.all[place]), place)
    holdings.place_mana(s, seat, place)


def pay_for(s: Duel, seat: i64, place: i64) -> None:
    card = s.cards.all[place]
    holdings.pay(s, seat, card.cost)
    atoms.pay_hp(s, seat, hp_price(s, seat, card), place)


def play_creature(s: Duel, seat: i64, place: i64, slot: i64) -> None:
    """C33: nobody can respond to it."""
    pay_for(s, seat, place)
    holdings.let_go(s, seat, place)
    creatures.enter(s, seat, place, slot)


def set_trap(s: Duel, seat: i64, place: i64) -> Frame | None:
    """C35; the link that may be answered, where setting a trap counts as a spell (C34)."""
    pay_for(s, seat, place)
    trap = holdings.set_trap(s, seat, place)
    if not s.options.trap_is_spell:
        return None
    hear_spell(s, seat)
    return Frame(SETTING, seat, pack_source(trap.id, 0))


def cast(s: Duel, seat: i64, action: i64) -> Frame:
    """C42: costs and target on activation; the number of an enchant is that of its playing (C44)."""
    place = first(action)
    card = s.cards.all[place]
    pay_for(s, seat, place)
    holdings.let_go(s, seat, place)
    s.tell(events.CAST, seat, place, second(action))
    hear_spell(s, seat)
    number: i64 = 0
    if card.enchant:
        number = s.next_id
        s.next_id += 1
    return aimed(Frame(CAST, seat, pack_source(number, place)), second(action))


def hear_spell(s: Duel, seat: i64) -> None:
    """The spell is about to lie on the chain, after the links that are there."""
    link = len(s.chain) + 1
    spring(s, what.ENEMY_SPELL, 1 - seat, 0, link)
    if link == 1:
        spring(s, what.ENEMY_OPENS, 1 - seat, 0, link)


def use_ability(s: Duel, seat: i64, action: i64) -> Frame:
    """R50, R69, R71: everything is paid on activation."""
    source = first(action)
    which = fourth(action)
    player = s.players[seat]
    creature = s.find(source)
    place = player.hero if creature is None else creature.card
    ability = s.cards.all[place].abilities[which]
    s.tell(events.ABILITY, seat, source, place, second(action), which)
    if creature is not None:
        creatures.exhaust(s, creature)
    else:
        player.acted = True
        if ability.cooldown > 0:
            player.cooldowns = player.cooldowns.copy()
            player.cooldowns[which] = ability.cooldown
    holdings.pay(s, seat, ability.mana)
    if third(action) > 0:
        holdings.discard(s, seat, third(action) - 1)
    return aimed(Frame(ABILITY, seat, pack_source(source, place, which)), second(action))


def aimed(link: Frame, target: i64) -> Frame:
    if target > 0:
        link.slots[TARGETS] = (int(target),)
    return link


def act_as_hero(s: Duel, seat: i64, action: i64) -> None:
    """C50: draw for mana, or replace a card; nobody can respond to it."""
    s.players[seat].acted = True
    if action == actions.DRAW:
        holdings.pay(s, seat, s.options.hero_draw_cost)
        s.tell(events.HERO_DRAW, seat)
        holdings.draw(s, seat)
    else:
        holdings.replace(s, seat, first(action))


# What becomes of it.


def has_lost_its_target(s: Duel, link: Frame) -> bool:
    """C42: whether what a spell or ability was aimed at is gone, so that it does nothing."""
    ref = target_of(link)
    target = use_of(s, link).target
    if ref == 0 or target is None:
        return False
    if target.what == IN_GRAVEYARD:
        return not target.allows(s, ref, link.seat, 0)
    return ref >= FIRST_THING and target.what < SPELL_LINK and s.controller(ref) < 0


# What has to be chosen.


def use_of(s: Duel, frame: Frame) -> Use:
    """What a link does: a spell that is cast, or an ability."""
    card = s.cards.all[card_of(frame)]
    if frame.program == ABILITY:
        return card.abilities[which_of(frame)]
    return OF_NO_USE if card.on_cast is None else card.on_cast


def use_by(s: Duel, seat: i64, kind: i64, used: i64, which: i64) -> Use:
    """The same for a card of the hand that is cast, or for the own hero or a creature whose ability is used."""
    if kind != actions.ABILITY:
        on_cast = s.cards.all[used].on_cast
        return OF_NO_USE if on_cast is None else on_cast
    creature = s.find(used)
    card = s.players[seat].hero if used == FIRST_HERO + seat else -1 if creature is None else creature.card
    if card < 0 or which >= len(s.cards.all[card].abilities):
        return OF_NO_USE
    return s.cards.all[card].abilities[which]
