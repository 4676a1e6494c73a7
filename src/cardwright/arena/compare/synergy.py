"""Pairs of cards that win more together than each of them explains: a search for what is degenerate."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from cardwright.arena.compare.many import ScoreDifference, Scores, corrected, difference

LEAST: Final = 30  # sides that played both


@dataclass(frozen=True)
class DeckSide:
    """One side of one game: its deck, if it has one, its score, and the keys of the cards it played."""

    deck: str
    score: float
    keys: frozenset[str]


@dataclass(frozen=True)
class Together:
    """Two cards; ``expected`` is the win rate if each added just what it adds by itself."""

    keys: tuple[str, str]
    names: tuple[str, str]
    sides: int
    rate: float
    expected: float
    more: ScoreDifference

    def facts(self) -> dict[str, Any]:
        told = {"cards": list(self.keys), "names": list(self.names), "sides": self.sides}
        return {**told, "win_rate": self.rate, "expected": self.expected, **self.more.facts()}


def together(sides: Sequence[DeckSide], names: dict[str, str]) -> list[Together]:
    """All pairs that were played together often enough, the clearest first."""
    alone, both, whole = counted(sides)
    average = whole.mean or 0.0
    rates = {key: scores.mean or 0.0 for key, scores in alone.items()}
    frequent = [(pair, scores) for pair, scores in both.items() if scores.games >= LEAST]
    expected = [rates[a] + rates[b] - average for (a, b), _ in frequent]
    found = corrected([beyond(scores, each) for (_, scores), each in zip(frequent, expected)])
    result = [
        Together(pair, (names[pair[0]], names[pair[1]]), scores.games, scores.mean or 0.0, each, more)
        for (pair, scores), each, more in zip(frequent, expected, found)
        if more is not None
    ]
    return sorted(result, key=lambda each: (each.more.corrected, -each.more.value, each.names))


def counted(sides: Sequence[DeckSide]) -> tuple[dict[str, Scores], dict[tuple[str, str], Scores], Scores]:
    """The scores by card, by pair of cards, and of all; what a strong deck wins anyway is taken off first."""
    decks: dict[str, Scores] = defaultdict(Scores)
    whole = Scores()
    for side in sides:
        decks[side.deck].add(side.score)
        whole.add(side.score)
    average = whole.mean or 0.0
    alone: dict[str, Scores] = defaultdict(Scores)
    both: dict[tuple[str, str], Scores] = defaultdict(Scores)
    for side in sides:
        score = side.score - (decks[side.deck].mean or 0.0) + average
        for key in side.keys:
            alone[key].add(score)
        for a, b in combinations(sorted(side.keys), 2):
            both[a, b].add(score)
    return alone, both, whole


def beyond(scores: Scores, expected: float) -> ScoreDifference:
    """How much more than expected a group won."""
    careful = difference(scores.careful_mean - expected, scores.variance)
    return ScoreDifference(scores.sum / scores.games - expected, careful.low, careful.high, careful.chance)
