"""The results of many games: sums that can be added up in any order."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from cardwright.arena.course_totals import CourseTotals, read_course_totals

Played = Sequence[Collection[str]]  # for each seat, the keys of the cards it played


class Totals:
    """Everything is counted by turn, that is by how far the agents have moved on round the table.

    games    per turn
    draws    per turn
    wins     per turn and seat
    lengths  by number of decisions: how many games took that many
    watched  in how many games single cards were counted
    cards    by key: how many sides played the card, how many of them won, how many drew
    courses  what else was noted in those games, if it was
    """

    def __init__(self, seats: int) -> None:
        self.games: list[int] = [0] * seats
        self.draws: list[int] = [0] * seats
        self.wins: list[list[int]] = [[0] * seats for _ in range(seats)]
        self.lengths: dict[int, int] = {}
        self.watched: int = 0
        self.cards: dict[str, list[int]] = {}
        self.courses: CourseTotals = CourseTotals()

    def count(self, turn: int, winners: tuple[int, ...], decisions: int) -> None:
        """One more game."""
        self.games[turn] += 1
        self.lengths[decisions] = self.lengths.get(decisions, 0) + 1
        if not winners:
            self.draws[turn] += 1
        for seat in winners:
            self.wins[turn][seat] += 1

    def count_cards(self, winners: tuple[int, ...], played: Played) -> None:
        """The cards of one more game."""
        self.watched += 1
        drawn = 0 if winners else 1
        for seat, keys in enumerate(played):
            won = 1 if seat in winners else 0
            for key in keys:
                sums = self.cards.setdefault(key, [0, 0, 0])
                sums[0] += 1
                sums[1] += won
                sums[2] += drawn

    def add(self, other: Totals) -> None:
        for turn, games in enumerate(other.games):
            self.games[turn] += games
            self.draws[turn] += other.draws[turn]
            self.wins[turn] = [mine + more for mine, more in zip(self.wins[turn], other.wins[turn])]
        for length, games in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + games
        self.watched += other.watched
        for key, sums in other.cards.items():
            self.cards[key] = [mine + more for mine, more in zip(self.cards.get(key, [0, 0, 0]), sums)]
        self.courses.add(other.courses)

    def facts(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "draws": self.draws,
            "wins": self.wins,
            "lengths": sorted(self.lengths.items()),
            "watched": self.watched,
            "cards": dict(sorted(self.cards.items())),
            **({"courses": self.courses.facts()} if self.courses.games else {}),
        }


def read_totals(facts: Any) -> Totals:
    """Totals read from JSON; a KeyError, TypeError or ValueError if they are not there."""
    totals = Totals(len(facts["games"]))
    totals.games = numbers(facts["games"])
    totals.draws = numbers(facts["draws"])
    totals.wins = [numbers(row) for row in facts["wins"]]
    totals.lengths = dict(pairs(facts["lengths"]))
    totals.watched = numbers([facts["watched"]])[0]
    totals.cards = {str(key): numbers(sums) for key, sums in facts["cards"].items()}
    if "courses" in facts:
        totals.courses = read_course_totals(facts["courses"])
    return totals


def pairs(found: Any) -> Iterator[tuple[int, int]]:
    for pair in found:
        length, games = numbers(pair)
        yield length, games


def numbers(found: Any) -> list[int]:
    if not all(type(number) is int and number >= 0 for number in found):
        raise ValueError(f"{found} are not all whole numbers")
    return list(found)
