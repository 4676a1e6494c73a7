"""The smallest changes of a position: each changes it and tells it, in one place."""

from __future__ import annotations

from cardwright.games.template.model import events
from cardwright.games.template.model.state import Charm, Position
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.state import NOBODY


def gain(s: Position, seat: i64, amount: i64) -> None:
    player = s.players[seat]
    player.glitter += amount
    s.tell_cards_too(events.GAIN, seat, amount, player.glitter)


def lose(s: Position, seat: i64, amount: i64) -> None:
    """R17: nobody loses more than it has."""
    player = s.players[seat]
    lost = min(amount, player.glitter)
    player.glitter -= lost
    if lost > 0:
        s.tell_cards_too(events.LOSE, seat, lost, player.glitter)


def steal(s: Position, thief: i64, victim: i64, amount: i64) -> None:
    """R17: where nothing is, nothing is stolen."""
    stolen = min(amount, s.players[victim].glitter)
    s.players[victim].glitter -= stolen
    s.players[thief].glitter += stolen
    if stolen > 0:
        s.tell_cards_too(events.STEAL, thief, victim, stolen)


def draw(s: Position, seat: i64) -> None:
    if deck_has_cards(s):
        receive(s, seat, s.deck.pop())


def deck_has_cards(s: Position) -> bool:
    """R5: an empty deck is made again from the discard pile."""
    if not s.deck and s.discard:
        s.deck = s.discard
        s.discard = []
        s.shuffle(s.deck)
        s.tell_cards_too(events.SHUFFLE, NOBODY)
    return len(s.deck) > 0


def receive(s: Position, seat: i64, card: i64) -> None:
    """A card comes into a hand from where nobody else could see it."""
    s.players[seat].hand.append(card)
    s.tell_cards_too(events.DRAW, seat, card, knows=BIT[seat])


def take_card(s: Position, thief: i64, victim: i64) -> None:
    """R18: both know which card it was."""
    hand = s.players[victim].hand
    if not hand:
        return
    card = hand.pop(s.below(len(hand)))
    s.players[thief].hand.append(card)
    s.tell_cards_too(events.TAKE, thief, victim, card, knows=BIT[thief] | BIT[victim])


def put_into_play(s: Position, seat: i64, card: i64) -> None:
    """R14: a charm leaves the table for its place in front of its magpie."""
    s.table.remove(card)
    s.charms.append(Charm(card, seat))
    listen_to_charms(s)
    s.tell_cards_too(events.CHARM, seat, card)


def discard_charm(s: Position, charm: Charm) -> None:
    s.charms = [other for other in s.charms if other.card != charm.card]
    s.discard.append(charm.card)
    listen_to_charms(s)
    s.tell_cards_too(events.DISCARD, charm.seat, charm.card)


def listen_to_charms(s: Position) -> None:
    """Note what the charms in play listen for, so that it is told even where players are told nothing."""
    s.ears = ears(s)


def ears(s: Position) -> i64:
    heard: i64 = 0
    for charm in s.charms:
        trigger = s.card(charm.card).trigger
        if trigger is not None:
            heard |= BIT[trigger.hears]
    return heard
