"""Positions in text: one ``key: value`` a line, in any order, as a person would write them.

A game lists its ``Line``s; each knows how to write its value and how to read it into a position.
Blank lines and what follows a ``#`` are ignored.
"""

from __future__ import annotations

import re
from typing import Any, Final, Generic

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import C, CardSet
from cardwright.kernel.data.codec import NUMBERS, SEATS, Between, Frozen, Number, SeatNumber, Truth
from cardwright.kernel.data.fields import WRITTEN, Field, PerSeat, Record, kept
from cardwright.kernel.data.piles import NOT_OWNED, Lying, Pile
from cardwright.kernel.errors import BadInput, BadPosition, unknown
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.known import CARD_AT, PLACE_AT, PLACES, about
from cardwright.kernel.state import S

NOTHING = "-"
UNSEEN = "?"
YES: Final = "yes"
NO: Final = "no"
LARGE: Final = 1_000_000
KEPT: Final = kept()  # what the kernel keeps is not part of the notation
PLAYER_NUMBER: Final = re.compile(r"\bp(\d)\b", re.IGNORECASE)


class Line(Generic[S]):
    """One line of the notation: its key, how to write it, how to read it; whether it is left out while it is empty."""

    key: str = ""
    seldom: bool = False

    def write(self, s: S) -> str:
        raise NotImplementedError

    def read(self, s: S, value: str) -> None:
        raise NotImplementedError


class SeatsLine(Line[S]):
    """``seats: 3``; a position is made for that number before its lines are read."""

    key = "seats"

    def write(self, s: S) -> str:
        return str(s.seats)

    def read(self, s: S, value: str) -> None:
        read_number(value, int(s.seats), int(s.seats))


class SeatLine(Line[S]):
    """A line about one seat: ``P1.hand``."""

    word: str = ""

    def __init__(self, seat: i64, word: str = "", dot: str = ".") -> None:
        self.word = word or self.word
        self.key = f"P{seat + 1}{dot}{self.word}"
        self.seat: i64 = seat


class FieldLine(Line[S]):
    """A declared field, of the position or of one seat: ``round: 3`` or ``P1.hand: Caw, Preen``."""

    def __init__(self, field: Field, key: str = "", players: str = "", seat: i64 = NOT_OWNED) -> None:
        self.field: Field = field
        self.players: str = players
        self.seat: i64 = seat
        self.key = key or (field.name if seat == NOT_OWNED else f"P{seat + 1}.{field.name}")

    def holder(self, s: S) -> Any:
        return s if self.seat == NOT_OWNED else getattr(s, self.players)[self.seat]

    def write(self, s: S) -> str:
        field = self.field
        value = getattr(self.holder(s), field.name)
        if field.shape is SEATS:
            return write_seats(value)
        if isinstance(field.shape, Truth):
            return YES if value else NO
        return f"P{value + 1}" if isinstance(field.shape, SeatNumber) else str(value)

    def read(self, s: S, value: str) -> None:
        setattr(self.holder(s), self.field.name, self.read_value(s, value))

    def read_value(self, s: S, value: str) -> Any:
        shape = self.field.shape
        if shape is SEATS:
            return read_seats(value, s.seats)
        if isinstance(shape, Truth):
            return read_truth(value)
        if isinstance(shape, SeatNumber):
            return read_seat(value, s.seats)
        least, most = self.bounds(s)
        return read_number(value, least, most)

    def bounds(self, s: S) -> tuple[int, int]:
        """Between which numbers it lies: as it is declared, unless a game knows better."""
        shape = self.field.shape
        return (shape.least, shape.most) if isinstance(shape, Between) else (0, LARGE)


class ListLine(FieldLine[S]):
    """A field that lists things, here cards by name: ``P1.hand: Caw, Preen``."""

    by: str = ","

    def write_one(self, s: S, item: Any) -> str:
        return write_cards(s.cards, [item])

    def read_one(self, s: S, text: str) -> Any:
        return read_cards(s.cards, text)[0]

    def items(self, s: S) -> list[Any]:
        """What there is, in the order in which it is written."""
        field = self.field
        if not isinstance(field, Pile) or isinstance(field, Lying):
            return list(getattr(self.holder(s), field.name))
        cards = field.cards(s, self.holder(s))
        return cards[::-1] if field.stacked else cards

    def write(self, s: S) -> str:
        return f"{self.by} ".join([self.write_one(s, item) for item in self.items(s)]) or NOTHING

    def read(self, s: S, value: str) -> None:
        field = self.field
        found = [self.read_one(s, part) for part in split(value, self.by)]
        if isinstance(field, Pile):
            field.lay(s, self.holder(s), found[::-1] if field.stacked else found)
        else:
            setattr(self.holder(s), field.name, tuple(found) if isinstance(field.shape, Frozen) else found)


def line_of(field: Field, key: str = "", players: str = "", seat: i64 = NOT_OWNED) -> Line[Any]:
    """The line of a declared field."""
    return ListLine(field, key, players, seat) if isinstance(field, Pile) else FieldLine(field, key, players, seat)


def can_be_said(field: Field) -> bool:
    """Whether a declared field is a line as it is: a number, a switch, seats or cards."""
    if isinstance(field, Pile):
        return field.shape is NUMBERS
    return field.role == WRITTEN and (isinstance(field.shape, Number | Truth) or field.shape is SEATS)


def seat_lines(field: PerSeat, seat: i64, *names: str) -> list[Line[Any]]:
    """Lines about one seat, for the fields with these names."""
    return [line_of(field.record.fields[name], "", field.name, seat) for name in names]


def all_lines(record: Record, seats: i64) -> list[Line[Any]]:
    """The lines of a game that has nothing to say beyond its declarations."""
    lines: list[Line[Any]] = [SeatsLine()]
    for field in record.fields.values():
        if isinstance(field, PerSeat):
            names = [inner.name for inner in field.record.fields.values() if can_be_said(inner)]
            for seat in range(seats):
                lines += seat_lines(field, seat, *names)
        elif field.name not in KEPT and can_be_said(field):
            lines.append(line_of(field))
    return lines


class KnownLine(SeatLine[S]):
    """``P2.known: Caw, Preen``, what everybody saw come to a hand; where a hand has places ``3 Caw``, in the third."""

    word = "known"
    seldom = True

    def write(self, s: S) -> str:
        return ", ".join([self.write_one(s, each) for each in about(s.memory, self.seat)]) or NOTHING

    def write_one(self, s: S, known: int) -> str:
        place, name = known >> PLACE_AT & PLACES, s.cards.told(known >> CARD_AT)
        return f"{place} {name}" if place else name

    def read(self, s: S, value: str) -> None:
        for part in split(value):
            place, _, name = part.partition(" ")
            numbered = place.isdecimal() and len(place) < 4
            card = s.cards.find(name if numbered else part)
            s.remember(self.seat, card, int(place) if numbered else 0)


def known_lines(seats: i64) -> list[Line[Any]]:
    """Of every game, written only where there is something to say."""
    return [KnownLine(seat) for seat in range(seats)]


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


def seats_said(pairs: list[tuple[str, str]], least: int, most: int) -> int:
    """How many seats a text speaks of: what it says, or as many as the last player it names."""
    found = least
    for key, value in pairs:
        if key.lower() == "seats":
            return read_number(value, least, most)
        found = max([found, *[int(number) for number in PLAYER_NUMBER.findall(f"{key} {value}")]])
    return min(found, most)


def write_lines(s: S, lines: list[Line[S]]) -> str:
    told = known_lines(s.seats) if s.memory else []
    said = [(line, line.write(s)) for line in [*lines, *told]]
    return "".join(f"{line.key}: {value}\n" for line, value in said if value != NOTHING or not line.seldom)


def read_lines(s: S, lines: list[Line[S]], pairs: list[tuple[str, str]]) -> None:
    """Read each pair into the position; a key twice, or one nobody knows, is refused."""
    by_key = {line.key.lower(): line for line in [*lines, *known_lines(s.seats)]}
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


def split(value: str, by: str = ",") -> list[str]:
    """The parts of a list in text."""
    return [] if value in ("", NOTHING) else [part.strip() for part in value.split(by)]


def write_seats(seats: list[i64]) -> str:
    return ", ".join(f"P{seat + 1}" for seat in seats) or NOTHING


def read_seats(value: str, seats: i64) -> list[i64]:
    return [read_seat(part, seats) for part in split(value)]


def read_truth(value: str) -> bool:
    if value.lower() not in (YES, NO):
        raise BadPosition(f'"{value}" is neither {YES} nor {NO}')
    return value.lower() == YES


def write_cards(cards: CardSet[C], places: list[i64]) -> str:
    return ", ".join(UNSEEN if place == HIDDEN else cards.all[place].name for place in places) or NOTHING


def read_cards(cards: CardSet[C], value: str) -> list[i64]:
    return [HIDDEN if name == UNSEEN else cards.find(name) for name in split(value)]
