"""Lines about the course of a game whose turns have phases, and about the numbers given to what comes into play."""

from __future__ import annotations

from typing import Any, Final

from cardwright.kernel.bits import i64
from cardwright.kernel.errors import unknown
from cardwright.kernel.standing_question import StandingQuestion
from cardwright.kernel.state import S
from cardwright.kernel.text.notation import Line, read_number

BEGINS: Final = "turn begins"  # the main phase before its player has done anything


class PhaseLine(Line[S]):
    """``phase: turn``, for a position with a field ``phase``.

    words     the word for each phase
    stand     those in which a position can stand still, and BEGINS
    turn      the main phase, and
    question  what begins it
    """

    key = "phase"

    def __init__(self, words: tuple[str, ...], stand: tuple[str, ...], turn: i64, question: StandingQuestion) -> None:
        self.words: tuple[str, ...] = words
        self.stand: tuple[str, ...] = stand
        self.turn: i64 = turn
        self.question: StandingQuestion = question

    def write(self, s: Any) -> str:
        asked = [decision for decision in s.waiting if decision.kind == self.question.kind]
        fresh = s.phase == self.turn and any(not decision.continues for decision in asked)
        return BEGINS if fresh else self.words[s.phase]

    def read(self, s: Any, value: str) -> None:
        word = value.lower()
        if word not in self.stand:
            raise unknown("phase", value, self.stand)
        s.phase = self.turn if word == BEGINS else self.words.index(word)
        if word == BEGINS:
            s.ask(self.question.to(0))


class NumbersGivenLine(Line[S]):
    """``entered: 9``, how many things have been given a number so far, for a position with a field ``next_id``."""

    def __init__(self, key: str, first: i64, most: int) -> None:
        self.key = key
        self.first: i64 = first
        self.most: int = most

    def write(self, s: Any) -> str:
        return str(s.next_id - self.first)

    def read(self, s: Any, value: str) -> None:
        s.next_id = max(s.next_id, self.first + read_number(value, 0, self.most))
