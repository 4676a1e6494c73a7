"""Hands of at most twelve cards, and the pile in which further ones wait."""

from __future__ import annotations

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_MASK
from cardwright.kernel.bits import BIT, i64


def gain(s: Position, seat: i64, copy: i64) -> None:
    """J42: while cards wait, every new one goes behind them."""
    player = s.players[seat]
    if player.overflow or len(player.hand) >= s.options.hand_max:
        player.overflow.append(copy)
        s.tell(events.OVERFLOW, seat, len(player.overflow))
    else:
        player.hand.append(copy)


def gain_openly(s: Position, seat: i64, copy: i64) -> None:
    """Everybody sees which card comes to the hand; of those that wait nobody keeps count."""
    player = s.players[seat]
    waits = len(player.overflow) > 0 or len(player.hand) >= s.options.hand_max
    gain(s, seat, copy)
    if not waits:
        s.remember(seat, copy & ITEM_MASK)


def draw(s: Position, seat: i64, count: i64) -> None:
    """J33: from an empty deck nothing."""
    player = s.players[seat]
    while count > 0 and player.deck:
        count -= 1
        card = player.deck.pop()
        if s.telling and not player.overflow and len(player.hand) < s.options.hand_max:
            s.tell(events.DRAW, seat, card, knows=BIT[seat])
        gain(s, seat, card)


def fill_up(s: Position, seat: i64) -> None:
    """Cards that wait enter the hand as soon as there is room."""
    player = s.players[seat]
    while player.overflow and len(player.hand) < s.options.hand_max:
        copy = player.overflow.pop(0)
        player.hand.append(copy)
        s.tell(events.ENTER_HAND, seat, copy & ITEM_MASK, knows=BIT[seat])


def discard(s: Position, seat: i64, card: i64) -> i64:
    """Take a card out of the hand, of several copies of an item the one with the least cooldown; the copy."""
    hand = s.players[seat].hand
    best: i64 = -1
    for at in range(len(hand)):
        if hand[at] & ITEM_MASK == card and (best < 0 or hand[at] < hand[best]):
            best = at
    copy = hand.pop(best)
    if s.memory:
        s.forget(seat, card)
    fill_up(s, seat)
    return copy


def holds(s: Position, seat: i64, card: i64) -> bool:
    for copy in s.players[seat].hand:  # noqa: SIM110 (a generator would be slow when compiled)
        if copy & ITEM_MASK == card:
            return True
    return False
