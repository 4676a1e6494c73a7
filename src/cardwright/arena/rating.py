"""Ratings from games between pairs: the strengths under which what happened is most likely (Bradley and Terry).

On the scale of Elo: 400 points are odds of ten to one, the average of all is 1500, a draw is half a win for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from cardwright.arena.win_rate import Z95

AVERAGE: Final = 1500.0
POINT: Final = log(10) / 400  # one point of Elo in natural log odds
MOST_STEP: Final = 1.0  # log odds a round of the fitting may move a rating by
CLOSE: Final = 1e-10
ROUNDS: Final = 1000

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """With its interval of 95 %, relative to the average of the field."""

    value: float
    low: float
    high: float


def ratings(scores: Sequence[Sequence[float]]) -> list[Rating]:
    """``scores[a][b]`` is what a scored against b. Everybody must be ``comparable``."""
    strengths = fitted(scores)
    spread = pseudo_inverse(information(scores, strengths))
    found = []
    for place, strength in enumerate(strengths):
        value, reach = AVERAGE + strength / POINT, Z95 * sqrt(max(0.0, spread[place][place])) / POINT
        found.append(Rating(value, value - reach, value + reach))
    return found


def comparable(scores: Sequence[Sequence[float]]) -> bool:
    """Whether no group has won all or lost all against the rest; otherwise there are no finite ratings."""
    return all(len(reached(scores, start)) == len(scores) for start in range(len(scores)))


def reached(scores: Sequence[Sequence[float]], start: int) -> set[int]:
    """Everybody that ``start`` has scored against, directly or through others."""
    found, fresh = {start}, [start]
    while fresh:
        scorer = fresh.pop()
        more = [other for other, score in enumerate(scores[scorer]) if score > 0 and other not in found]
        found.update(more)
        fresh += more
    return found


def with_a_draw_each(scores: Sequence[Sequence[float]]) -> Matrix:
    """As if each pair that met had drawn one game more; then all are comparable."""
    places = range(len(scores))
    return [[scores[a][b] + (0.5 if scores[a][b] + scores[b][a] > 0 else 0.0) for b in places] for a in places]


def fitted(scores: Sequence[Sequence[float]]) -> list[float]:
    """The likeliest strengths in log odds, their average 0, by Newton's method with bounded steps."""
    strengths = [0.0] * len(scores)
    for _ in range(ROUNDS):
        surplus = [won - due for won, due in zip(map(sum, scores), expected(scores, strengths))]
        inverse = pseudo_inverse(information(scores, strengths))
        steps = [sum(part * rest for part, rest in zip(row, surplus)) for row in inverse]
        longest = max(map(abs, steps))
        bound = min(1.0, MOST_STEP / longest) if longest else 1.0
        strengths = [strength + bound * step for strength, step in zip(strengths, steps)]
        if longest < CLOSE:
            break
    return strengths


def chance(mine: float, theirs: float) -> float:
    """Of the first against the second."""
    return 1 / (1 + exp(theirs - mine))


def expected(scores: Sequence[Sequence[float]], strengths: Sequence[float]) -> list[float]:
    """What each should have scored with these strengths."""
    places = range(len(strengths))
    return [
        sum((scores[a][b] + scores[b][a]) * chance(strengths[a], strengths[b]) for b in places if b != a)
        for a in places
    ]


def information(scores: Sequence[Sequence[float]], strengths: Sequence[float]) -> Matrix:
    """How sharply the likelihood falls off around these strengths."""
    places = range(len(strengths))
    found = [[0.0] * len(strengths) for _ in places]
    for a in places:
        for b in places:
            if a != b:
                even = chance(strengths[a], strengths[b])
                weight = (scores[a][b] + scores[b][a]) * even * (1 - even)
                found[a][b] -= weight
                found[a][a] += weight
    return found


def pseudo_inverse(matrix: Matrix) -> Matrix:
    """Of a matrix whose rows add up to 0: only differences between strengths are known, their average stays 0."""
    size = len(matrix)
    shifted = [[value + 1 / size for value in row] for row in matrix]
    return [[value - 1 / size for value in row] for row in inverse(shifted)]


def inverse(matrix: Matrix) -> Matrix:
    """By elimination, the largest pivot first."""
    size = len(matrix)
    rows = [[*row, *(float(at == place) for at in range(size))] for place, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for place in range(size):
            factor = rows[place][column]
            if place != column and factor:
                rows[place] = [value - factor * part for value, part in zip(rows[place], rows[column])]
    return [row[size:] for row in rows]
