"""All cards of Ancients, one module for each sort."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.cards import (
    black,
    black_heroes,
    blue,
    blue_heroes,
    consumables,
    green,
    green_heroes,
    items,
    red,
    red_heroes,
    runes,
    tokens,
)
from cardwright.games.ancients.model.card import Cards

# Positions and files tell cards by their place in this order, so what is new comes last.
BOOK: Final = Cards(
    [
        *tokens.CARDS,
        *red_heroes.CARDS,
        *green_heroes.CARDS,
        *blue_heroes.CARDS,
        *black_heroes.CARDS,
        *red.CARDS,
        *green.CARDS,
        *blue.CARDS,
        *black.CARDS,
        *items.CARDS,
        *consumables.CARDS,
        *runes.CARDS,
    ]
)


def all_cards() -> Cards:
    """Every card, made once."""
    return BOOK
