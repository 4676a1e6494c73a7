"""What happened, and who may know it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import BIT, i64

HIDDEN: Final = -1  # stands for a card, or any number, that the reader may not know
EVERYBODY: Final = 0x3FFF_FFFF_FFFF_FFFF  # the set of all seats


@final
class EventKind:
    """A sort of event: its word, the names of its numbers, and which of them are told only to some."""

    def __init__(self, word: str, numbers: tuple[str, ...], secret: tuple[str, ...] = ()) -> None:
        self.word: str = word
        self.numbers: tuple[str, ...] = numbers
        self.secret: tuple[str, ...] = secret


@mypyc_attr(acyclic=True)
@final
class Event:
    """Something that happened: a kind, whose doing it was, and up to four numbers.

    ``knows`` is the set of seats that may read the secret numbers of the kind; the others are told
    that it happened, with those numbers hidden.
    """

    def __init__(
        self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, knows: i64 = EVERYBODY
    ) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.knows: i64 = knows

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.seat, self.a, self.b, self.c, self.d, self.knows)

    def number(self, position: int) -> int:
        return (int(self.a), int(self.b), int(self.c), int(self.d))[position]

    def numbers(self, kind: EventKind) -> dict[str, int]:
        return {name: self.number(position) for position, name in enumerate(kind.numbers)}


def known_by(event: Event, kind: EventKind, seat: i64) -> Event:
    """The event as one seat may hear it; an onlooker (seat -1) knows no secrets."""
    if event.knows == EVERYBODY or (seat >= 0 and event.knows & BIT[seat] != 0):
        return event
    told = [HIDDEN if name in kind.secret else event.number(i) for i, name in enumerate(kind.numbers)]
    told += [0] * (4 - len(told))
    return Event(event.kind, event.seat, told[0], told[1], told[2], told[3], event.knows)
