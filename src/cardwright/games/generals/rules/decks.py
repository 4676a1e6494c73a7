"""Decks: their text form, and what makes them legal."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model.card import GENERAL, Card, Cards
from cardwright.games.generals.model.keywords import FACTIONS, TRIAL
from cardwright.games.generals.options import GeneralsOptions
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadInput


@final
class Deck:
    """A general and the other cards, in the order they were written."""

    def __init__(self, general: i64, cards: list[i64]) -> None:
        self.general: i64 = general
        self.cards: list[i64] = cards


def read_deck(text: str, cards: Cards) -> Deck:
    """``Argeon Highmayne`` on the first line, then ``3 Silverguard Knight`` on each of the others."""
    general: i64 = -1
    found: list[i64] = []
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        count, name = counted(line)
        place = cards.find(name)
        if cards.all[place].type == GENERAL:
            if general >= 0:
                raise BadInput(f"a deck has one general; this one has {cards.name(general)} and {cards.name(place)}")
            general = place
        else:
            found += [place] * count
    if general < 0:
        raise BadInput("the deck has no general")
    return Deck(general, found)


def counted(line: str) -> tuple[int, str]:
    """``3 Name``, ``3x Name`` or just ``Name``."""
    number, _, name = line.partition(" ")
    digits = number.removesuffix("x")
    if digits.isdecimal() and name.strip():
        if not 1 <= int(digits) <= 99:
            raise BadInput(f'"{line}": a deck holds 1 to 99 copies of a card')
        return int(digits), name.strip()
    return 1, line


def problems(text: str, options: GeneralsOptions, cards: Cards) -> list[str]:
    """What is wrong with a deck, each problem a sentence that names the card (R16 to R19)."""
    try:
        deck = read_deck(text, cards)
    except BadInput as problem:
        return [str(problem)]
    found: list[str] = []
    size = len(deck.cards) + 1
    if size != options.deck_size:
        found.append(f"a deck has {options.deck_size} cards with its general; this one has {size}")
    general = cards.all[deck.general]
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
