"""What cards make of cards in hands and decks: cheaper, stronger or other ones."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.keywords import TRIAL
from cardwright.games.generals.model.scene import Effect, Granting, Scene
from cardwright.games.generals.model.state import CARD_MASK, EMPTY, Battle
from cardwright.games.generals.rules.draw import turned_into
from cardwright.kernel.bits import i64


@final
class MarkCards(Granting):
    """Change cards in the player's hand, or in hand and deck: cost, attack, health."""

    def __init__(
        self,
        cards: Holding,
        cost: i64 = 0,
        attack: i64 = 0,
        health: i64 = 0,
        deck: bool = False,
        one: bool = False,
    ) -> None:
        self.cards: Holding = cards
        self.attack: i64 = attack
        self.health: i64 = health
        self.deck: bool = deck
        self.one: bool = one  # only one of them, at random
        self.enchantment: Enchantment = Enchantment(cost=cost)

    def run(self, s: Battle, scene: Scene) -> None:
        player = s.players[scene.seat]
        self.mark_all(s, scene.seat, player.hand)
        if self.deck:
            self.mark_all(s, scene.seat, player.deck)

    def mark_all(self, s: Battle, seat: i64, cards: list[i64]) -> None:
        places: list[i64] = []
        for place in range(len(cards)):
            if cards[place] != EMPTY and self.cards.fit(s, seat, cards[place]):
                places.append(place)
        if self.one and places:
            places = [places[s.below(len(places))]]
        mark = Mark(self.enchantment, self.attack, self.health, 0, seat)
        for place in places:
            cards[place] = s.with_marks(cards[place], (*s.marks_of(cards[place]), mark))


@final
class MarkReplaced(Granting):
    """Change the card that was just replaced, wherever it lies in the deck: cost, attack, health."""

    def __init__(self, cost: i64, attack: i64, health: i64) -> None:
        self.attack: i64 = attack
        self.health: i64 = health
        self.enchantment: Enchantment = Enchantment(cost=cost)

    def run(self, s: Battle, scene: Scene) -> None:
        deck = s.players[scene.seat].deck
        if scene.copy in deck:
            mark = Mark(self.enchantment, self.attack, self.health, 0, scene.seat)
            deck[deck.index(scene.copy)] = s.with_marks(scene.copy, (*s.marks_of(scene.copy), mark))


@final
class TurnCards(Granting):
    """All cards that fit in the player's hand and deck become another card, which may cost more or less."""

    def __init__(self, cards: Holding, key: str, cost: i64 = 0) -> None:
        self.cards: Holding = cards
        self.key: str = key
        self.cost: i64 = cost
        self.enchantment: Enchantment = Enchantment(cost=cost)

    def run(self, s: Battle, scene: Scene) -> None:
        player = s.players[scene.seat]
        for slot in range(len(player.hand)):
            if self.turns(s, scene.seat, player.hand[slot]):
                turn_held(s, scene.seat, slot, self.another(s, scene.seat))
        for place in range(len(player.deck)):
            if self.turns(s, scene.seat, player.deck[place]):
                player.deck[place] = turned_into(s, scene.seat, player.deck[place], self.another(s, scene.seat))
        if s.options.stacked_decks:
            new = s.cards.at(self.key)
            kept = [copy for copy in player.deck if copy & CARD_MASK != new]
            player.deck = kept + [copy for copy in player.deck if copy & CARD_MASK == new]

    def turns(self, s: Battle, seat: i64, copy: i64) -> bool:
        return copy != EMPTY and s.card_of(copy).traits & TRIAL == 0 and self.cards.fit(s, seat, copy)

    def another(self, s: Battle, seat: i64) -> i64:
        marks = () if self.cost == 0 else (Mark(self.enchantment, seat=seat),)
        return s.with_marks(s.cards.at(self.key), marks)


@final
class ChangeHand(Effect):
    """Every card in the player's hand becomes a random card of the book that fits one of these."""

    def __init__(self, *cards: Holding) -> None:
        self.cards: tuple[Holding, ...] = cards

    def run(self, s: Battle, scene: Scene) -> None:
        known: list[i64] = []
        for cards in self.cards:
            known += cards.all_of(s, scene.seat)
        hand = s.players[scene.seat].hand
        for slot in range(len(hand)):
            if known and hand[slot] != EMPTY and s.card_of(hand[slot]).traits & TRIAL == 0:
                turn_held(s, scene.seat, slot, known[s.below(len(known))])


def turn_held(s: Battle, seat: i64, slot: i64, into: i64) -> None:
    """A card in hand becomes another one, which comes into the lowest free slot like any card."""
    hand = s.players[seat].hand
    old = hand[slot]
    hand[slot] = EMPTY
    s.forget_all(seat)
    hand[hand.index(EMPTY)] = turned_into(s, seat, old, into)
