"""Decks in text: the leader on one line, then ``3 Silverguard Knight`` on each of the others."""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.deck_list import Deck
from cardwright.kernel.errors import BadInput, nearest

MOST_KNOWN: Final = 1000  # decks kept in mind
MOST_LIKENED: Final = 12  # lines for which similar names are looked up: that takes milliseconds, and texts can be long
STAR: Final = "*"  # marks one of several leaders


@final
class Doubt:
    """A line of a deck that cannot be read: what is wrong with it, and the cards that may be meant."""

    def __init__(self, line: str, problem: str, near: list[str]) -> None:
        self.line: str = line
        self.problem: str = problem
        self.near: list[str] = near


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
    """Blank lines and what follows a ``#`` are ignored; the first line in doubt is refused."""
    leads: i64 = -1
    found: list[i64] = []
    for line in written_lines(text):
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


def written_lines(text: str) -> list[str]:
    """What each line says before a ``#``; those that say nothing are left out."""
    lines = [raw.partition("#")[0].strip() for raw in text.splitlines()]
    return [line for line in lines if line]


def doubts_in(text: str, cards: CardSet[Any]) -> list[Doubt]:
    """Every line that cannot be read, so that all of them can be put right at once."""
    found: list[Doubt] = []
    for line in written_lines(text):
        try:
            name = counted(line.removesuffix(STAR).strip())[1]
        except BadInput as problem:
            found.append(Doubt(line, str(problem), []))
            continue
        if not cards.knows(name):
            near = nearest(name, [card.name for card in cards.all]) if len(found) < MOST_LIKENED else []
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            found.append(Doubt(line, f'there is no card "{name}"{hint}', near))
    return found


def unread(text: str, cards: CardSet[Any], problem: BadInput) -> list[str]:
    """Why a deck could not be read: every line in doubt or, if none is, the problem that was met."""
    return [doubt.problem for doubt in doubts_in(text, cards)] or [str(problem)]


def counted(line: str) -> tuple[int, str]:
    """``3 Name``, ``3x Name`` or just ``Name``."""
    number, _, name = line.partition(" ")
    digits = number.removesuffix("x")
    if digits.isdecimal() and name.strip():
        if not 1 <= int(digits) <= 99:
            raise BadInput(f'"{line}": a deck holds 1 to 99 copies of a card')
        return int(digits), name.strip()
    return 1, line
