"""The steps that cards are made of. A new step is written for a class of cards, never for one card."""

from __future__ import annotations

from typing import final

from cardwright.games.cartoverse.effects.who import ENEMY_HERO, TARGET, YOU, Who
from cardwright.games.cartoverse.model.board import FIRST_THING
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.link import ATTACK, event_link
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.rules import atoms, creatures, enchants, holdings
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.link import ref_of, target_of


def meant(s: Duel, frame: Frame, who: Who) -> list[Creature]:
    """The creatures among those an effect is about that are still there (C42)."""
    found: list[Creature] = []
    for ref in who.found(s, frame):
        creature = s.find(ref) if ref >= FIRST_THING else None
        if creature is not None:
            found.append(creature)
    return found


def players(s: Duel, frame: Frame, who: Who) -> list[i64]:
    """The players an effect is about."""
    found: list[i64] = []
    for ref in who.found(s, frame):
        seat = s.controller(ref)
        if seat >= 0:
            found.append(seat)
    return found


class OnCreatures(Step[Duel]):
    """Something that happens to each of some creatures."""

    def __init__(self, who: Who = TARGET) -> None:
        self.who: Who = who

    def run(self, s: Duel, at: Frame) -> None:
        for creature in meant(s, at, self.who):
            self.do_to(s, creature)

    def do_to(self, s: Duel, creature: Creature) -> None:
        raise NotImplementedError


class ForPlayers(Step[Duel]):
    """Something that each of some players does or suffers, a number of times or by an amount."""

    def __init__(self, number: i64 = 1, who: Who = YOU) -> None:
        self.number: i64 = number
        self.who: Who = who

    def run(self, s: Duel, at: Frame) -> None:
        for seat in players(s, at, self.who):
            self.do_for(s, seat)

    def do_for(self, s: Duel, seat: i64) -> None:
        raise NotImplementedError


# Damage and HP.


@final
class Damage(Step[Duel]):
    """Deals damage to creatures and heroes, all at once."""

    def __init__(self, number: i64, who: Who = TARGET) -> None:
        self.number: i64 = number
        self.who: Who = who

    def run(self, s: Duel, at: Frame) -> None:
        for ref in self.who.found(s, at):
            atoms.damage(s, ref, self.number)


@final
class Heal(Step[Duel]):
    """Removes damage from creatures, and raises the HP of heroes up to what is printed."""

    def __init__(self, number: i64, who: Who = TARGET) -> None:
        self.number: i64 = number
        self.who: Who = who

    def run(self, s: Duel, at: Frame) -> None:
        for ref in self.who.found(s, at):
            atoms.heal(s, ref, self.number)


@final
class LoseHp(ForPlayers):
    """Their heroes lose HP, which is no damage."""

    def do_for(self, s: Duel, seat: i64) -> None:
        atoms.lose_hp(s, seat, self.number)


@final
class Gets(Step[Duel]):
    """Creatures get +a/+h or less, this turn or for good."""

    def __init__(self, atk: i64, hp: i64, who: Who = TARGET, permanent: bool = False) -> None:
        self.atk: i64 = atk
        self.hp: i64 = hp
        self.who: Who = who
        self.permanent: bool = permanent

    def run(self, s: Duel, at: Frame) -> None:
        for creature in meant(s, at, self.who):
            creatures.change(s, creature, self.atk, self.hp, self.permanent)


# On the creatures.


@final
class Destroy(Step[Duel]):
    """Destroys creatures, all at once."""

    def __init__(self, who: Who = TARGET) -> None:
        self.who: Who = who

    def run(self, s: Duel, at: Frame) -> None:
        creatures.destroy_together(s, meant(s, at, self.who))


@final
class DestroyEnchant(Step[Duel]):
    """Destroys enchants."""

    def __init__(self, who: Who = TARGET) -> None:
        self.who: Who = who

    def run(self, s: Duel, at: Frame) -> None:
        for ref in self.who.found(s, at):
            enchant = s.enchant(ref)
            if enchant is not None:
                enchants.destroy(s, enchant)


@final
class DestroyTraps(ForPlayers):
    """Destroys each trap of these players; a trap that was set off already still activates."""

    def __init__(self, who: Who = ENEMY_HERO) -> None:
        super().__init__(1, who)

    def do_for(self, s: Duel, seat: i64) -> None:
        holdings.destroy_traps(s, seat)


@final
class Exhaust(OnCreatures):
    def do_to(self, s: Duel, creature: Creature) -> None:
        creatures.exhaust(s, creature)


@final
class Ready(OnCreatures):
    def do_to(self, s: Duel, creature: Creature) -> None:
        creatures.ready(s, creature)


@final
class ReturnToHand(OnCreatures):
    """To the hand of its owner."""

    def do_to(self, s: Duel, creature: Creature) -> None:
        creatures.return_to_hand(s, creature)


@final
class MoveToOtherZone(OnCreatures):
    """To the other zone of its side: the same column if it is empty, otherwise the first empty slot (C56)."""

    def do_to(self, s: Duel, creature: Creature) -> None:
        creatures.move_to_other_zone(s, creature)


# Graveyards.


@final
class Recall(Step[Duel]):
    """The chosen creature out of the controller's graveyard to their hand."""

    def run(self, s: Duel, at: Frame) -> None:
        ref = target_of(at)
        if ref > 0:
            holdings.recall(s, at.seat, ref - 1)


@final
class SummonFallen(Step[Duel]):
    """The chosen creature out of the controller's graveyard, into the first empty slot of a zone (C68)."""

    def __init__(self, zone: i64) -> None:
        self.zone: i64 = zone

    def run(self, s: Duel, at: Frame) -> None:
        ref = target_of(at)
        if ref > 0:
            creatures.summon_fallen(s, at.seat, ref - 1, self.zone)


# Hands, decks and mana.


@final
class Draw(ForPlayers):
    def do_for(self, s: Duel, seat: i64) -> None:
        for _ in range(self.number):
            holdings.draw(s, seat)


@final
class DiscardRandom(ForPlayers):
    def do_for(self, s: Duel, seat: i64) -> None:
        hand = s.players[seat].hand
        for _ in range(min(self.number, len(hand))):
            holdings.discard(s, seat, hand[s.below(len(hand))])


@final
class Mill(ForPlayers):
    """The top cards of their decks go to their graveyards."""

    def do_for(self, s: Duel, seat: i64) -> None:
        for _ in range(self.number):
            holdings.mill(s, seat)


@final
class ExtraMana(ForPlayers):
    """Mana for this turn only (C13)."""

    def do_for(self, s: Duel, seat: i64) -> None:
        holdings.add_extra(s, seat, self.number)


@final
class ManaFromDeck(ForPlayers):
    """The top cards of their decks go to their mana zones, and can be spent at once."""

    def do_for(self, s: Duel, seat: i64) -> None:
        for _ in range(self.number):
            holdings.mana_from_deck(s, seat)


# The chain.


@final
class Negate(Step[Duel]):
    """The chosen link will do nothing when it is reached."""

    def run(self, s: Duel, at: Frame) -> None:
        negate(s, target_of(at) - 1)


@final
class NegateWhatSetItOff(Step[Duel]):
    """The attack or spell that set the effect off will do nothing."""

    def run(self, s: Duel, at: Frame) -> None:
        negate(s, event_link(at) - 1)


@final
class NegateItsAttack(Step[Duel]):
    """If one of these creatures is attacking, its attack does nothing."""

    def __init__(self, who: Who = TARGET) -> None:
        self.who: Who = who

    def run(self, s: Duel, at: Frame) -> None:
        for ref in self.who.found(s, at):
            for link in s.chain:
                if link.program == ATTACK and ref_of(link) == ref:
                    link.negated = True


def negate(s: Duel, link: i64) -> None:
    if 0 <= link < len(s.chain):
        s.chain[link].negated = True
