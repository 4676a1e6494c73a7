"""What one player has beside the units in play."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.unit import Unit
from cardwright.kernel.bits import i64

# A placement made in secret: the hero's number above the place.
PENDING_BITS: Final = 6
PENDING_MASK: Final = 63


@final
class Player:
    """Cards in hand and overflow carry the cooldown of an item above ITEM_BITS (see unit.py); the others are plain.

    deck        the last card is the top one
    overflow    first in, first out; face down for both (J42)
    items       the item deck, without what is on offer or put away
    offers      what can be bought now, and
    aside       what was offered in this shopping phase and put away
    rerolled    whether the offers were exchanged in this shopping phase
    shopping    whether the player is still in the shop
    fountain    heroes that are not in play, in the order of the deck
    travelling  heroes on the way to the other lane, in the order in which they left
    ab          the number of the AB hero
    pending     placements of this deploy that are still secret
    played      cards played, used up and claimed, oldest first
    last        the last of these: card, caster's number, the places chosen for it
    """

    def __init__(self) -> None:
        self.gold: i64 = 0
        self.hand: list[i64] = []
        self.overflow: list[i64] = []
        self.deck: list[i64] = []
        self.items: list[i64] = []
        self.offers: list[i64] = []
        self.aside: list[i64] = []
        self.rerolled: bool = False
        self.shopping: bool = False
        self.fountain: list[Unit] = []
        self.travelling: list[Unit] = []
        self.ab: i64 = 0
        self.pending: list[i64] = []
        self.played: tuple[int, ...] = ()
        self.last: tuple[int, ...] = ()

    def clone(self) -> Player:
        other = Player()
        other.gold = self.gold
        other.hand = self.hand.copy()
        if self.overflow:
            other.overflow = self.overflow.copy()
        other.deck = self.deck.copy()
        other.items = self.items.copy()
        if self.offers:
            other.offers = self.offers.copy()
        if self.aside:
            other.aside = self.aside.copy()
        other.rerolled = self.rerolled
        other.shopping = self.shopping
        if self.fountain:
            other.fountain = [unit.clone() for unit in self.fountain]
        if self.travelling:
            other.travelling = [unit.clone() for unit in self.travelling]
        other.ab = self.ab
        if self.pending:
            other.pending = self.pending.copy()
        other.played = self.played
        other.last = self.last
        return other


def placement(hero: i64, place: i64) -> i64:
    return hero << PENDING_BITS | place
