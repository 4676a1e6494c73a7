"""What makes a deck legal."""

from __future__ import annotations

from cardwright.games.generals.model.card import GENERAL, Card, Cards
from cardwright.games.generals.model.keywords import FACTIONS, TRIAL
from cardwright.games.generals.options import GeneralsOptions
from cardwright.kernel.errors import BadInput
from cardwright.kernel.text.deck_lines import read_deck, unread


def problems(text: str, options: GeneralsOptions, cards: Cards) -> list[str]:
    """What is wrong with a deck, each problem a sentence that names the card (R16 to R19)."""
    try:
        deck = read_deck(text, cards, GENERAL)
    except BadInput as problem:
        return unread(text, cards, problem)
    found: list[str] = []
    size = len(deck.cards) + 1
    if size != options.deck_size:
        found.append(f"a deck has {options.deck_size} cards with its general; this one has {size}")
    general = cards.all[deck.leader]
    for place in sorted(set(deck.cards)):
        found += card_problems(cards.all[place], deck.cards.count(place), general, options)
    trials = [cards.name(place) for place in deck.cards if cards.all[place].traits & TRIAL]
    if len(trials) > 1:
        found.append(f"a deck holds one Trial card; this one has {' and '.join(trials)}")
    return found


def card_problems(card: Card, count: int, general: Card, options: GeneralsOptions) -> list[str]:
    found: list[str] = []
    if not card.collectible:
        found.append(f"{card.name} cannot be put into a deck")
    most = 1 if card.rarity == "mythron" else options.most_copies
    if count > most:
        found.append(f"{count} copies of {card.name}; at most {most} {'is' if most == 1 else 'are'} allowed")
    if card.faction not in (0, general.faction):
        found.append(f"{card.name} is {FACTIONS[card.faction]}; {general.name} leads {FACTIONS[general.faction]}")
    return found
