"""What to buy: the best item that can be paid, while somebody could carry it."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.actions import BUY, CLOSE, REROLL, pack
from cardwright.games.ancients.model.card import Card
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import ITEM_MASK
from cardwright.games.ancients.rules.legal import can_reroll
from cardwright.kernel.bits import i64

PLACES: Final = 10  # items that five heroes can carry
SPARE: Final = 8  # gold beyond which other offers are worth their price
USED_UP: Final = 2  # consumables to keep in hand at most


def purchase(s: Position, seat: i64) -> i64:
    """The most expensive item that can be paid: prices are fair, and places are few."""
    player = s.players[seat]
    best: i64 = -1
    for card in player.offers:
        if wanted(s, seat, s.cards.all[card]) and (best < 0 or s.cards.all[card].price > s.cards.all[best].price):
            best = card
    if best >= 0:
        return pack(BUY, best)
    if can_reroll(s, seat) and player.gold >= SPARE + s.options.reroll_price and room(s, seat) > 0:
        return REROLL
    return CLOSE


def wanted(s: Position, seat: i64, card: Card) -> bool:
    if card.price > s.players[seat].gold:
        return False
    return room(s, seat) > 0 if card.item else consumables(s, seat) < USED_UP


def room(s: Position, seat: i64) -> i64:
    """How many more items the heroes of a player could carry."""
    player = s.players[seat]
    found: i64 = PLACES
    for unit in s.board:
        if unit is not None and unit.owner == seat:
            found -= len(unit.items)
    for hero in (*player.fountain, *player.travelling):
        found -= len(hero.items)
    for copy in player.hand:
        if s.cards.all[copy & ITEM_MASK].item:
            found -= 1
    return found


def consumables(s: Position, seat: i64) -> i64:
    count: i64 = 0
    for copy in s.players[seat].hand:
        if s.cards.all[copy & ITEM_MASK].consumable:
            count += 1
    return count
