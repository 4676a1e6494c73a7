"""Decks in text: the leader on one line, then ``3 Silverguard Knight`` on each of the others."""

from __future__ import annotations

from typing import Any, Final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.deck_list import Deck
from cardwright.kernel.errors import BadInput

MOST_KNOWN: Final = 1000  # decks kept in mind


def deck_of(text: str, cards: CardSet[Any], leader: str) -> Deck:
    """The deck of a text; one that has been read before is not read again. ``leader`` is the type of who leads it."""
    known = cards.decks.get(text)
    if known is None:
        if len(cards.decks) > MOST_KNOWN:
            cards.decks.clear()
        known = read_deck(text, cards, leader)
        cards.decks[text] = known
    return known


def read_deck(text: str, cards: CardSet[Any], leader: str) -> Deck:
    """Blank lines and what follows a ``#`` are ignored."""
    leads: i64 = -1
    found: list[i64] = []
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        count, name = counted(line)
        place = cards.find(name)
        if cards.all[place].type == leader:
            if leads >= 0:
                raise BadInput(f"a deck has one {leader}; this one has {cards.name(leads)} and {cards.name(place)}")
            leads = place
        else:
            found += [place] * count
    if leads < 0:
        raise BadInput(f"the deck has no {leader}")
    return Deck(leads, found)


def counted(line: str) -> tuple[int, str]:
    """``3 Name``, ``3x Name`` or just ``Name``."""
    number, _, name = line.partition(" ")
    digits = number.removesuffix("x")
    if digits.isdecimal() and name.strip():
        if not 1 <= int(digits) <= 99:
            raise BadInput(f'"{line}": a deck holds 1 to 99 copies of a card')
        return int(digits), name.strip()
    return 1, line
