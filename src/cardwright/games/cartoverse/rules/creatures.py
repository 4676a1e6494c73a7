"""Creatures on the board: entering, leaving, moving, becoming exhausted and ready."""

from __future__ import annotations

from cardwright.games.cartoverse.model import card as what
from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.board import SLOTS
from cardwright.games.cartoverse.model.card import SWIFT
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.rules import enchants, holdings
from cardwright.games.cartoverse.rules.figures import reckon, reckon_all
from cardwright.games.cartoverse.rules.triggers import ears_of, spring, stir_creature, stir_side
from cardwright.kernel.bits import BIT, among, i64, take


def enter(s: Duel, seat: i64, card: i64, place: i64, fallen: bool = False) -> Creature:
    """R54, C55: a creature comes into play, exhausted unless it is Swift; what hears of it is set off."""
    facts = s.cards.all[card]
    creature = Creature(s.next_id, card, seat, place, True)
    s.next_id += 1
    s.players[seat].creatures.append(creature)
    s.ears |= facts.ears
    if facts.shines:
        s.auras += 1
        reckon_all(s)
    else:
        reckon(s, creature)
        s.shaken = s.shaken or s.auras > 0
    creature.exhausted = creature.keys & SWIFT == 0
    s.tell(events.SUMMON, seat, card, creature.id, place, fallen)
    stir_creature(s, what.SUMMONED, creature)
    spring(s, what.ENEMY_SUMMONS, 1 - seat, creature.id)
    return creature


def depart(s: Duel, creature: Creature) -> None:
    """C47: a creature leaves the board, and its enchants fall; where its card goes is up to the caller."""
    s.players[creature.owner].creatures.remove(creature)
    enchants.fall_from(s, creature.id)
    facts = s.cards.all[creature.card]
    if facts.shines:
        s.auras -= 1
        reckon_all(s)
    if facts.ears:
        s.ears = ears_of(s)


def destroy_together(s: Duel, dead: list[Creature]) -> None:
    """All of them are gone before anything reacts to it; those who die with them still hear it."""
    for creature in dead:
        stir_creature(s, what.DIED, creature, creature.id)
        stir_side(s, what.FRIENDLY_DIES, creature.owner, creature.id)
        spring(s, what.FRIENDLY_DIES, creature.owner, creature.id)
    for creature in dead:
        depart(s, creature)
        s.tell(events.DIE, creature.owner, creature.id, creature.card)
        holdings.bury(s, creature.owner, creature.card)


def return_to_hand(s: Duel, creature: Creature) -> None:
    depart(s, creature)
    s.tell(events.RETURN, creature.owner, creature.card, creature.id)
    holdings.hold_openly(s, creature.owner, creature.card)


def summon_fallen(s: Duel, seat: i64, card: i64, zone: i64) -> None:
    """C68: out of the graveyard, without a price, into the first empty slot; nothing happens in a full zone."""
    place = first_empty(s, seat, zone)
    if place < 0 or not among(s.players[seat].graveyard, card):
        return
    take(s.players[seat].graveyard, card)
    enter(s, seat, card, place, True)


def move_to_other_zone(s: Duel, creature: Creature) -> None:
    """C56: damage, exhaustion and its own enchants stay; rows and columns change."""
    zone = 1 - creature.place // SLOTS
    place = zone * SLOTS + creature.place % SLOTS
    if taken(s, creature.owner) & BIT[place] != 0:
        place = first_empty(s, creature.owner, zone)
    if place < 0:
        return
    creature.place = place
    s.tell(events.MOVE, creature.owner, creature.id, place, creature.card)
    if s.auras > 0:
        reckon_all(s)


def exhaust(s: Duel, creature: Creature) -> None:
    """R51."""
    if not creature.exhausted:
        creature.exhausted = True
        s.tell(events.EXHAUST, creature.owner, creature.id, creature.card)


def ready(s: Duel, creature: Creature) -> None:
    if creature.exhausted:
        creature.exhausted = False
        s.tell(events.READY, creature.owner, creature.id, creature.card)


def change(s: Duel, creature: Creature, atk: i64, hp: i64, permanent: bool) -> None:
    """+a/+h, for good or for the turn (C57)."""
    if permanent:
        creature.grown_atk += atk
        creature.grown_hp += hp
    else:
        creature.lent_atk += atk
        creature.lent_hp += hp
    reckon(s, creature)
    s.shaken = s.shaken or hp < 0
    s.tell(events.CHANGE, creature.owner, creature.id, atk, hp, permanent)


# Slots.


def taken(s: Duel, seat: i64) -> i64:
    """The places of a side where creatures are, as bits."""
    found: i64 = 0
    for creature in s.players[seat].creatures:
        found |= BIT[creature.place]
    return found


def first_empty(s: Duel, seat: i64, zone: i64) -> i64:
    """The lowest-numbered empty slot of a zone; -1 if there is none."""
    occupied = taken(s, seat)
    for slot in range(SLOTS):
        if occupied & BIT[zone * SLOTS + slot] == 0:
            return zone * SLOTS + slot
    return -1
