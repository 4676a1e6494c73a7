"""Cards move between deck and hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import DREW, REPLACED
from cardwright.games.generals.model.deeds import BattleDeed
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import CARD_MASK, EMPTY, Battle
from cardwright.games.generals.rules.hearing import announce
from cardwright.kernel.bits import i64
from cardwright.kernel.deed import NO_ID, Happening

if TYPE_CHECKING:
    from cardwright.games.generals.effects.held_cards import Holding


@final
class Draw(Happening[Battle, BattleDeed]):
    """A player draws the top card, or a random one of those called like a card."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        if deed.card == NO_ID:
            draw_top(s, deed.seat)
            return
        deck = s.players[deed.seat].deck
        key = s.card_of(deed.card).key
        draw_from(s, deed.seat, any_of(s, [place for place in range(len(deck)) if s.card_of(deck[place]).key == key]))


@final
class Filling(Happening[Battle, BattleDeed]):
    """A player draws as many cards as are missing."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        hand = s.players[deed.seat].hand
        for _ in range(deed.amount - (len(hand) - hand.count(EMPTY))):
            draw_top(s, deed.seat)


def draw_top(s: Battle, seat: i64) -> None:
    deck = s.players[seat].deck
    if deck:
        draw_from(s, seat, len(deck) - 1)
    else:
        draw_nothing(s, seat)


def draw_from(s: Battle, seat: i64, place: i64) -> None:
    """Draw the card in a place of the deck; from no place, nothing."""
    if place >= 0:
        copy = s.players[seat].deck.pop(place)
        take(s, seat, copy, events.DREW)
        announce(s, DREW, BattleDeed(deeds.DRAW, seat, card=copy))


def fitting(s: Battle, seat: i64, cards: list[i64], wanted: Holding) -> i64:
    """The place of a random card that fits, -1 if there is none."""
    places: list[i64] = []
    for place in range(len(cards)):
        if cards[place] != EMPTY and wanted.fit(s, seat, cards[place]):
            places.append(place)
    return any_of(s, places)


def any_of(s: Battle, places: list[i64]) -> i64:
    """One of some places at random, -1 if there is none."""
    return places[s.below(len(places))] if places else -1


def draw_nothing(s: Battle, seat: i64) -> None:
    """An empty deck hurts; the attempt counts as a draw."""
    general = s.general(seat)
    if s.options.deck_out and general is not None:
        s.lane.append(deeds.exhaustion(seat, general, s.options.deck_out_damage))
    announce(s, DREW, BattleDeed(deeds.DRAW, seat))


@final
class Replacement(Happening[Battle, BattleDeed]):
    """A card in hand is exchanged for one of another name."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        player = s.players[deed.seat]
        old = player.hand[deed.place]
        if not player.deck or old == EMPTY:
            return
        if s.options.replaced_card == "deck":
            player.hand[deed.place] = player.deck.pop(another(s, player.deck, old))
            put_into(s, player.deck, old)
        else:
            player.hand[deed.place] = draw_another(s, player.deck, old)
        if s.memory:
            s.forget_all(deed.seat)
        if s.telling:
            drawn = player.hand[deed.place] & CARD_MASK
            s.tell(events.REPLACED, deed.seat, old & CARD_MASK, drawn, knows=(1 << deed.seat))
        announce(s, REPLACED, deeds.notice(deed.seat, card=old))
        scene = Scene(deed.seat, old & CARD_MASK, None)
        scene.copy = old
        s.card_of(old).replaced.run(s, scene)


def another(s: Battle, deck: list[i64], old: i64) -> i64:
    """The place of a random card of another name; of any card, if there is no other name."""
    places: list[i64] = []
    for place in range(len(deck)):
        if s.card_of(deck[place]).name != s.card_of(old).name:
            places.append(place)
    if s.options.stacked_decks:
        return places[-1] if places else len(deck) - 1
    return places[s.below(len(places))] if places else s.below(len(deck))


def put_into(s: Battle, deck: list[i64], copy: i64) -> None:
    """R100: a card comes to a random place of a deck, or on top of one that lies as it was stacked."""
    deck.insert(len(deck) if s.options.stacked_decks else s.below(len(deck) + 1), copy)


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
class Gift(Happening[Battle, BattleDeed]):
    """A card comes into a hand from nowhere."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        give(s, deed.seat, deed.card)


@final
class Shuffling(Happening[Battle, BattleDeed]):
    """A card goes to a random place of a deck."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        shuffle_in(s, deed.seat, deed.card)


@final
class Burning(Happening[Battle, BattleDeed]):
    """The top card of a deck is lost."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        deck = s.players[deed.seat].deck
        if deck:
            copy = deck.pop()
            s.tell(events.BURNED, deed.seat, copy & CARD_MASK, knows=(1 << deed.seat))


def give(s: Battle, seat: i64, copy: i64) -> i64:
    return take(s, seat, copy, events.ADDED)


def give_openly(s: Battle, seat: i64, copy: i64) -> None:
    """A card that everybody sees comes into a hand."""
    slot = give(s, seat, copy)
    if slot >= 0:
        s.remember(seat, copy & CARD_MASK, slot + 1)


def vacate(s: Battle, seat: i64, slot: i64) -> None:
    """A card leaves its slot of a hand, and everybody sees which slot that was."""
    hand = s.players[seat].hand
    if s.memory:
        s.forget(seat, hand[slot] & CARD_MASK, slot + 1)
    hand[slot] = EMPTY


def take(s: Battle, seat: i64, copy: i64, event: i64) -> i64:
    """Put a card into the lowest free slot of a hand, and say which; without a free slot it is lost, and that is -1."""
    hand = s.players[seat].hand
    for slot in range(s.options.hand_size):
        if hand[slot] == EMPTY:
            hand[slot] = copy
            s.tell(event, seat, copy & CARD_MASK, knows=(1 << seat))
            return slot
    s.tell(events.BURNED, seat, copy & CARD_MASK, knows=(1 << seat))
    return -1


def shuffle_in(s: Battle, seat: i64, copy: i64) -> None:
    """Put a card somewhere into a player's deck."""
    put_into(s, s.players[seat].deck, copy)
    s.tell(events.SHUFFLED, seat, copy & CARD_MASK, knows=(1 << seat))


def discarded(s: Battle, seat: i64, copy: i64) -> None:
    """Tell of a card that is gone from a hand or a deck."""
    s.tell(events.DISCARDED, seat, copy & CARD_MASK, knows=(1 << seat))


def turned_into(s: Battle, seat: i64, old: i64, new: i64) -> i64:
    """Tell of a card in a hand or a deck that is another one from now on."""
    s.tell(events.CHANGED, seat, new & CARD_MASK, old & CARD_MASK, knows=(1 << seat))
    return new
