"""What is thought of a finished match: every seat's chance to win, what changed it, and what would have been better."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Better(Struct):
    """An action as it is typed, the same as one says it, and what it is worth to the seat: from 0 to 1."""

    text: str
    words: str
    worth: float


class Mistake(Struct):
    """An action that was worth less than another, taken where ``step`` actions had come before it.

    lost  how much less
    line  what the seat would have done in the rest of its turn after the best action
    why   what speaks for the best action
    others  what else would have been better, the best of it first
    """

    step: int
    seat: int
    size: Literal["blunder", "mistake", "slip"]
    lost: float
    taken: Better
    best: Better
    line: list[str]
    why: str
    others: list[Better] = []


class Swing(Struct):
    """Between two steps the chance of a seat went from ``before`` to ``after``."""

    seat: int
    first: int
    last: int
    before: float
    after: float


class SeatAnalysis(Struct):
    """One seat: its chance to win at the steps where it had a choice, as it could know it; and its mistakes by size.

    curve  pairs of step and chance; the last one is how the match ended
    """

    seat: int
    curve: list[tuple[int, float]]
    blunders: int
    mistakes: int
    slips: int


class MatchAnalysis(Struct):
    """A whole match: its mistakes with the worst first, its turning points with the greatest first.

    budget  how long was thought about each decision
    """

    seats: list[SeatAnalysis]
    turning_points: list[Swing]
    mistakes: list[Mistake]
    budget: str


class AnalysisState(Struct):
    """How far the analysis of a match is.

    state    none: nobody has asked for it
    judged   of ``count`` decisions
    ahead    how many others are before it, while it waits
    problem  a sentence: why it failed
    """

    state: Literal["none", "waiting", "running", "done", "failed"] = "none"
    judged: int = 0
    count: int = 0
    ahead: int = 0
    problem: str = ""
    analysis: MatchAnalysis | None = None
