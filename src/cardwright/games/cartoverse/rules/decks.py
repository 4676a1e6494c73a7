"""What makes a deck legal (C4): its size and copies; it may hold cards of any faction (R73)."""

from __future__ import annotations

from cardwright.games.cartoverse.model.card import HERO, Cards
from cardwright.games.cartoverse.options import Options
from cardwright.kernel.errors import BadInput
from cardwright.kernel.text.deck_lines import read_deck, unread


def problems(text: str, options: Options, cards: Cards) -> list[str]:
    """What is wrong with a deck, each problem a sentence that names the card."""
    try:
        deck = read_deck(text, cards, HERO)
    except BadInput as problem:
        return unread(text, cards, problem)
    found: list[str] = []
    size = len(deck.cards)
    if not options.deck_least <= size <= options.deck_most:
        found.append(
            f"a deck has {options.deck_least} to {options.deck_most} cards besides its hero; this one has {size} (C4)"
        )
    for place in sorted(set(deck.cards)):
        card = cards.all[place]
        count = deck.cards.count(place)
        if card.token:
            found.append(f"{card.name} cannot be put into a deck (C7)")
        elif count > options.most_copies and not card.basic:
            found.append(f"{count} copies of {card.name}; at most {options.most_copies} are allowed (C4)")
    return found
