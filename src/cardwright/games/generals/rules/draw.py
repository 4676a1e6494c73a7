"""Cards move between deck and hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cardwright.games.generals.model import events
from cardwright.games.generals.model.ability import DREW, REPLACED
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import CARD_MASK, EMPTY
from cardwright.games.generals.rules.deeds import Deed, Notice, announce
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event

if TYPE_CHECKING:
    from cardwright.games.generals.effects.held_cards import Holding
    from cardwright.games.generals.model.state import Battle


@final
class Draw(Deed):
    """A player draws a card: the top one, or a random one of those that fit."""

    def __init__(self, seat: i64, cards: Holding | None = None) -> None:
        super().__init__(seat)
        self.cards: Holding | None = cards

    def run(self, s: Battle) -> None:
        deck = s.players[self.seat].deck
        if not deck:
            if self.cards is None:
                draw_nothing(s, self.seat)
                announce(s, DREW, self)  # an attempt counts
            return
        place = len(deck) - 1
        if self.cards is not None:
            place = fitting(s, self.seat, deck, self.cards)
            if place < 0:
                return
        self.copy = deck.pop(place)
        take(s, self.seat, self.copy, events.DREW)
        announce(s, DREW, self)


def fitting(s: Battle, seat: i64, cards: list[i64], wanted: Holding) -> i64:
    """The place of a random card that fits, -1 if there is none."""
    places: list[i64] = []
    for place in range(len(cards)):
        if cards[place] != EMPTY and wanted.fit(s, seat, cards[place]):
            places.append(place)
    return places[s.below(len(places))] if places else -1


def draw_nothing(s: Battle, seat: i64) -> None:
    """An empty deck hurts."""
    from cardwright.games.generals.rules.damage import Exhaustion

    general = s.general(seat)
    if s.options.deck_out and general is not None:
        s.todo.append(Exhaustion(seat, general, None, s.options.deck_out_damage))


@final
class Replace(Deed):
    """A card in hand is exchanged for one of another name."""

    def __init__(self, seat: i64, slot: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot

    def run(self, s: Battle) -> None:
        player = s.players[self.seat]
        old = player.hand[self.slot]
        if not player.deck or old == EMPTY:
            return
        if s.options.replaced_card == "deck":
            player.hand[self.slot] = player.deck.pop(another(s, player.deck, old))
            player.deck.insert(s.below(len(player.deck) + 1), old)
        else:
            player.hand[self.slot] = draw_another(s, player.deck, old)
        if s.telling:
            drawn = player.hand[self.slot] & CARD_MASK
            s.tell(Event(events.REPLACED, self.seat, old & CARD_MASK, drawn, knows=(1 << self.seat)))
        announce(s, REPLACED, Notice(self.seat, REPLACED, None, old))
        scene = Scene(self.seat, old & CARD_MASK, None)
        scene.copy = old
        for effect in s.card_of(old).replaced:
            effect.run(s, scene)


def another(s: Battle, deck: list[i64], old: i64) -> i64:
    """The place of a random card of another name; of any card, if there is no other name."""
    places: list[i64] = []
    for place in range(len(deck)):
        if s.card_of(deck[place]).name != s.card_of(old).name:
            places.append(place)
    return places[s.below(len(places))] if places else s.below(len(deck))


def draw_another(s: Battle, deck: list[i64], old: i64) -> i64:
    """R100: draw until another name comes, and leave what was drawn on the way aside; the top card, if none does."""
    place = len(deck) - 1
    while place >= 0 and s.card_of(deck[place]).name == s.card_of(old).name:
        place -= 1
    drawn = deck.pop()
    while 0 <= place < len(deck):
        drawn = deck.pop()
    return drawn


@final
class Give(Deed):
    """A card comes into a hand from nowhere."""

    def __init__(self, seat: i64, copy: i64) -> None:
        super().__init__(seat)
        self.copy = copy

    def run(self, s: Battle) -> None:
        give(s, self.seat, self.copy)


def give(s: Battle, seat: i64, copy: i64) -> bool:
    return take(s, seat, copy, events.ADDED)


def take(s: Battle, seat: i64, copy: i64, event: i64) -> bool:
    """Put a card into the lowest free slot of a hand; there is none: it is lost."""
    hand = s.players[seat].hand
    for slot in range(s.options.hand_size):
        if hand[slot] == EMPTY:
            hand[slot] = copy
            if s.telling:
                s.tell(Event(event, seat, copy & CARD_MASK, knows=(1 << seat)))
            return True
    if s.telling:
        s.tell(Event(events.BURNED, seat, copy & CARD_MASK, knows=(1 << seat)))
    return False


def shuffle_in(s: Battle, seat: i64, copy: i64) -> None:
    """Put a card somewhere into a deck."""
    deck = s.players[seat].deck
    deck.insert(s.below(len(deck) + 1), copy)
    if s.telling:
        s.tell(Event(events.SHUFFLED, seat, copy & CARD_MASK, knows=(1 << seat)))


def discarded(s: Battle, seat: i64, copy: i64) -> None:
    """Tell of a card that is gone from a hand or a deck."""
    if s.telling:
        s.tell(Event(events.DISCARDED, seat, copy & CARD_MASK, knows=(1 << seat)))


def turned_into(s: Battle, seat: i64, old: i64, new: i64) -> i64:
    """Tell of a card in a hand or a deck that is another one from now on."""
    if s.telling:
        s.tell(Event(events.CHANGED, seat, new & CARD_MASK, old & CARD_MASK, knows=(1 << seat)))
    return new
