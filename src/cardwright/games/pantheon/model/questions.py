"""The questions of the rules to each seat, made once: a question never changes, so every position shares them."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.options import Options
from cardwright.kernel.bits import i64
from cardwright.kernel.chain import RESPOND
from cardwright.kernel.decision import Decision

# Kinds of question; RESPOND is the kernel's.
HERO: Final = "hero"
MULLIGAN: Final = "mulligan"
MAIN: Final = "main"
INTERRUPT: Final = "interrupt"
CLOSING: Final = "closing"
DISCARD: Final = "discard"
SACRIFICE: Final = "sacrifice"
QUESTIONS: Final = (HERO, MULLIGAN, MAIN, INTERRUPT, RESPOND, CLOSING, DISCARD, SACRIFICE)


@final
class Book:
    """``move`` begins a turn, ``main`` goes on with its clock."""

    def __init__(self, options: Options, seats: i64) -> None:
        turn = options.turn_seconds
        answer = options.answer_seconds
        self.hero: list[Decision] = [Decision(seat, HERO, seconds=turn, sealed=True) for seat in range(seats)]
        self.mulligan: list[Decision] = [Decision(seat, MULLIGAN, seconds=answer) for seat in range(seats)]
        self.move: list[Decision] = [Decision(seat, MAIN, seconds=turn) for seat in range(seats)]
        self.main: list[Decision] = [Decision(seat, MAIN, seconds=turn, continues=True) for seat in range(seats)]
        self.interrupt: list[Decision] = [Decision(seat, INTERRUPT, optional=True) for seat in range(seats)]
        self.respond: list[Decision] = [Decision(seat, RESPOND, seconds=answer) for seat in range(seats)]
        self.closing: list[Decision] = [Decision(seat, CLOSING, seconds=answer) for seat in range(seats)]
        self.discard: list[Decision] = [Decision(seat, DISCARD, seconds=answer) for seat in range(seats)]


BOOKS: Final[dict[tuple[int, int, int], Book]] = {}


def book_of(options: Options, seats: i64) -> Book:
    """The book of a table; tables alike share one."""
    key = (int(seats), int(options.turn_seconds), int(options.answer_seconds))
    book = BOOKS.get(key)
    if book is None:
        book = BOOKS[key] = Book(options, seats)
    return book
