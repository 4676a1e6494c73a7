"""Which of some things somebody means by a name, or by its beginning."""

from __future__ import annotations

import re
from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import C, CardSet, called, plain
from cardwright.kernel.errors import IllegalAction, UnknownName
from cardwright.kernel.state import State

THING_NUMBER: Final = re.compile(r"#?\s*(\d+)\b.*")
HERO_NUMBER: Final = re.compile(r"[Pp](\d+)")
LINK_NUMBER: Final = re.compile(r"(?:link\s*)?#?(\d+)", re.IGNORECASE)
Named = tuple[str, i64, str]  # what it is called, its reference, and how it is told from others of that name


def fitting_names(text: str, named: list[Named]) -> list[int]:
    """The places of those that are called so, or whose name begins so."""
    return called(text, [(one[0],) for one in named])


def meant(text: str, named: list[Named], where: str) -> i64:
    """The one that is called so, or whose name begins so."""
    names = ", ".join([label for _, _, label in named]) or "nothing"
    if not plain(text):
        raise IllegalAction(f"say which one {where}: {names}")
    near = [named[at] for at in fitting_names(text, named)]
    if not near:
        raise IllegalAction(f'there is no "{text.strip()}" {where}: {names}')
    if len(near) > 1:
        raise IllegalAction(f'"{text.strip()}" could be {" or ".join([label for _, _, label in near])}')
    return near[0][1]


def cards_named(cards: CardSet[C], places: list[i64]) -> list[Named]:
    """Each different card that is known, once."""
    known = sorted({int(place) for place in places if place >= 0})
    return [(cards.told(place), place, cards.told(place)) for place in known]


def pointed_card(cards: CardSet[C], text: str, likely: list[i64], where: str) -> i64:
    """A card by a name: first among the likely ones, then among all, for the rules to refuse."""
    fitting = cards_named(cards, likely)
    if fitting_names(text, fitting):
        return meant(text, fitting, where)
    try:
        return cards.find(text)
    except UnknownName as problem:
        raise IllegalAction(str(problem)) from None


def pointed_link(text: str, names: list[str]) -> i64:
    """``link 1``, ``1``, or what a link of the chain is called, counted from 1."""
    number = LINK_NUMBER.fullmatch(text)
    if number is None:
        return meant(text, [(name, at, f"link {at}") for at, name in enumerate(names, 1)], "on the chain")
    if not 1 <= int(number[1]) <= len(names):
        raise IllegalAction(f"there is no link {number[1]} on the chain")
    return int(number[1])


def thing_numbered(text: str) -> int | None:
    """``#17``, ``17`` or ``#17 Imp Kindler``."""
    number = THING_NUMBER.fullmatch(text)
    return None if number is None else int(number[1])


def pointed_hero(s: State, text: str, seat_names: str) -> i64 | None:
    """``P2`` as a seat; None for something else."""
    number = HERO_NUMBER.fullmatch(text)
    if number is not None and not 1 <= int(number[1]) <= s.seats:
        raise IllegalAction(f"there is no P{number[1]}; there are {seat_names}")
    return None if number is None else int(number[1]) - 1


def likely_meant(text: str, named: list[Named], likely: list[i64], where: str) -> i64:
    """By a name: first among the likely ones, then among all, for the rules to refuse."""
    fitting = [one for one in named if one[1] in likely]
    return meant(text, fitting if fitting_names(text, fitting) else named, where)
