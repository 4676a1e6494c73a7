"""Positions in text: one ``key: value`` a line, in any order, as a person would write them.

A game lists its ``Line``s; each knows how to write its value and how to read it into a position.
Blank lines and what follows a ``#`` are ignored.
"""

from __future__ import annotations

import re
from typing import Final, Generic

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import C, CardSet
from cardwright.kernel.errors import BadInput, BadPosition, unknown
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.state import S

NOTHING = "-"
UNSEEN = "?"
PLAYER_NUMBER: Final = re.compile(r"\bp(\d)\b", re.IGNORECASE)


class Line(Generic[S]):
    """One line of the notation: its key, how to write it, how to read it."""

    key: str = ""

    def write(self, s: S) -> str:
        raise NotImplementedError

    def read(self, s: S, value: str) -> None:
        raise NotImplementedError


class SeatsLine(Line[S]):
    """``seats: 3``; a position is made for so many before its lines are read."""

    key = "seats"

    def write(self, s: S) -> str:
        return str(s.seats)

    def read(self, s: S, value: str) -> None:
        read_number(value, int(s.seats), int(s.seats))


def split_lines(text: str) -> list[tuple[str, str]]:
    """The keys and values of a text, in order."""
    found: list[tuple[str, str]] = []
    for count, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BadPosition(f'line {count}: "{line}" is not written KEY: VALUE')
        found.append((key.strip(), value.strip()))
    return found


def seats_in(pairs: list[tuple[str, str]], least: int, most: int) -> int:
    """How many seats a text speaks of: what it says, or as many as the last player it names."""
    found = least
    for key, value in pairs:
        if key.lower() == "seats":
            return read_number(value, least, most)
        found = max([found, *[int(number) for number in PLAYER_NUMBER.findall(f"{key} {value}")]])
    return min(found, most)


def write_lines(s: S, lines: list[Line[S]]) -> str:
    return "".join(f"{line.key}: {line.write(s)}\n" for line in lines)


def read_lines(s: S, lines: list[Line[S]], pairs: list[tuple[str, str]]) -> None:
    """Read each pair into the position; a key twice, or one nobody knows, is refused."""
    by_key = {line.key.lower(): line for line in lines}
    seen: list[str] = []
    for key, value in pairs:
        if key.lower() not in by_key:
            raise unknown("line", key, [line.key for line in lines])
        if key.lower() in seen:
            raise BadPosition(f'the line "{key}" is there twice')
        seen.append(key.lower())
        try:
            by_key[key.lower()].read(s, value)
        except BadInput as problem:
            raise BadPosition(f"{key}: {problem}") from None


def read_number(value: str, least: int, most: int) -> int:
    try:
        number = int(value)
    except ValueError:
        raise BadPosition(f'"{value}" is not a whole number') from None
    if not least <= number <= most:
        raise BadPosition(f"{number} is not between {least} and {most}")
    return number


def read_seat(value: str, seats: i64) -> int:
    """``P1`` is seat 0."""
    if value[:1].upper() == "P" and value[1:].isdecimal() and 1 <= int(value[1:]) <= seats:
        return int(value[1:]) - 1
    raise BadPosition(f'"{value}" is not a player; there are P1 to P{seats}')


def write_cards(cards: CardSet[C], places: list[i64]) -> str:
    if not places:
        return NOTHING
    return ", ".join(UNSEEN if place == HIDDEN else cards.all[place].name for place in places)


def read_cards(cards: CardSet[C], value: str) -> list[i64]:
    if value in ("", NOTHING):
        return []
    names = [name.strip() for name in value.split(",")]
    return [HIDDEN if name == UNSEEN else cards.find(name) for name in names]
