"""The courses of many games, as sums of whole numbers that can be added up in any order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from cardwright.arena.course import Course
from cardwright.arena.note_taker import Notes

SWINGS: Final = 5  # games that are kept by name, those with the largest swing
EVENTS: Final = ("drawn", "kept", "played")
FIGURES: Final = ("decisions", "turns", "choices", "leads")  # choices are those of a decision, in thousandths

K = TypeVar("K")
Sums = dict[K, list[int]]


class CourseTotals:
    """``who`` is the place of an agent, or of a deck, in its series.

    games    how many are counted here
    figures  by name: the sum over all games, and the sum of squares
    cards    by who, card and what became of it: in how many games it did, how many of them were won, how many drawn
    turns    the same by who, card and the turn in which it was first played
    spent    by who and turn: how many games came so far, and what the cards cost that were played then
    swings   the lowest chance, in thousandths, that the later winner had when a turn began, and the number of the game
    """

    def __init__(self) -> None:
        self.games: int = 0
        self.figures: Sums[str] = {name: [0, 0] for name in FIGURES}
        self.cards: Sums[tuple[int, str, str]] = {}
        self.turns: Sums[tuple[int, str, int]] = {}
        self.spent: Sums[tuple[int, int]] = {}
        self.swings: list[tuple[int, int]] = []

    def count(self, game: int, winners: Sequence[int], notes: Notes, seated: Sequence[int]) -> None:
        """One more game; ``seated`` says who had each seat."""
        self.games += 1
        shared = notes.courses[0]
        choices = round(1000 * shared.choices / max(1, shared.decisions))
        for name, number in zip(FIGURES, (shared.decisions, shared.turns, choices, shared.leads)):
            add(self.figures[name], (number, number * number))
        for seat, course in enumerate(notes.courses):
            outcome = (1, int(seat in winners), int(not winners))
            self.count_side(seated[seat], course, shared.turns, outcome)
        if winners:
            lowest = min(notes.lowest[seat] for seat in winners)
            self.swings = largest([*self.swings, (round(1000 * lowest), game)])

    def count_side(self, who: int, course: Course, turns: int, outcome: tuple[int, int, int]) -> None:
        for key, use in course.cards.items():
            for event, happened in zip(EVENTS, (use.drawn >= 0, use.kept, use.played >= 0)):
                if happened:
                    add(self.cards.setdefault((who, key, event), [0, 0, 0]), outcome)
            if use.played >= 0:
                add(self.turns.setdefault((who, key, use.played), [0, 0, 0]), outcome)
        for turn in range(1, turns + 1):
            add(self.spent.setdefault((who, turn), [0, 0]), (1, course.spent.get(turn, 0)))

    def add(self, other: CourseTotals) -> None:
        self.games += other.games
        merge(self.figures, other.figures)
        merge(self.cards, other.cards)
        merge(self.turns, other.turns)
        merge(self.spent, other.spent)
        self.swings = largest([*self.swings, *other.swings])

    def facts(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "figures": self.figures,
            "cards": [[*key, *sums] for key, sums in sorted(self.cards.items())],
            "turns": [[*key, *sums] for key, sums in sorted(self.turns.items())],
            "spent": [[*key, *sums] for key, sums in sorted(self.spent.items())],
            "swings": [list(swing) for swing in self.swings],
        }


def read_course_totals(facts: Any) -> CourseTotals:
    """Read from JSON; a KeyError, TypeError or ValueError if they are not there."""
    totals = CourseTotals()
    totals.games = int(facts["games"])
    totals.figures = {name: [int(number) for number in facts["figures"][name]] for name in FIGURES}
    totals.cards = {(int(who), str(key), str(event)): list(sums) for who, key, event, *sums in facts["cards"]}
    totals.turns = {(int(who), str(key), int(turn)): list(sums) for who, key, turn, *sums in facts["turns"]}
    totals.spent = {(int(who), int(turn)): list(sums) for who, turn, *sums in facts["spent"]}
    totals.swings = [(int(chance), int(number)) for chance, number in facts["swings"]]
    return totals


def add(sums: list[int], more: Sequence[int]) -> None:
    for place, number in enumerate(more):
        sums[place] += number


def merge(sums: Sums[K], more: Mapping[K, Sequence[int]]) -> None:
    for key, numbers in more.items():
        add(sums.setdefault(key, [0] * len(numbers)), numbers)


def largest(swings: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Those whose winners were furthest behind; of equal games the first ones."""
    return sorted(swings)[:SWINGS]
