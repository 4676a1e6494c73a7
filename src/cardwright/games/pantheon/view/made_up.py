"""Decks that fit what everybody knows of them."""

from __future__ import annotations

from cardwright.games.pantheon.model.state import POSITION, Position
from cardwright.kernel.bits import i64
from cardwright.kernel.chance import Chance
from cardwright.kernel.data.piles import THE_CARDS, fill, left_over, places_of
from cardwright.kernel.event import HIDDEN


def make_up_deck(s: Position, chance: Chance) -> None:
    """P52: since the pile became the deck it holds nothing else; who held a card at that time holds it still."""
    hidden: i64 = s.deck.count(HIDDEN)
    fitting = could_lie_there(s)
    if 0 < hidden <= len(fitting):
        chance.draw_lots(fitting, hidden)
        s.deck = fill(s.deck, fitting[:hidden])


def could_lie_there(s: Position) -> list[i64]:
    """The cards that lie nowhere to be seen, as far as the deck was made of them."""
    left: list[i64] = [0] * len(s.cards.all)
    for card in s.renewed:
        left[card] += 1
    found: list[i64] = []
    for card in left_over(places_of(POSITION, s), THE_CARDS, s.stock):
        if left[card] > 0:
            left[card] -= 1
            found.append(card)
    return found
