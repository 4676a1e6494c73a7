"""A small network that corrects what is thought of a position, in whole numbers: the same result on every machine.

Each seat's view is taken in by the same weights. What a seat is worth follows from its own view and, on average, from
those of the others, so that seats that change places change their chances, too.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, TypeAlias, final

from librt.vecs import vec

from cardwright.agents.evaluation.learned_layout import NetLayout, NetPart
from cardwright.kernel.bits import i64
from cardwright.kernel.tensors.cells import Cells

# What one means in the weights of the first layer and of the others. They are whole numbers kept as floats, which are
# exact up to 2**53 and added up at the same speed on every machine.
FIRST_SCALE: Final = 16384.0
NEXT_SCALE: Final = 1024.0
LEAST: Final = 0.0001  # a chance that is taken for the least there is

Weights: TypeAlias = "vec[float]"


@final
class Net:
    """``weights`` holds, one after the other, what ``weights_needed`` counts; ``trust`` is for the first judgement."""

    def __init__(self, layout: NetLayout, hidden: i64, deeper: i64, trust: float, weights: list[int]) -> None:
        self.layout: NetLayout = layout
        self.hidden: i64 = hidden
        self.deeper: i64 = deeper
        self.trust: float = trust
        self.weights: vec[float] = vec[float]([float(weight) for weight in weights])

    def corrected(self, chances: list[float], cells: Cells, size: i64) -> list[float]:
        """Each seat's chances, after a first judgement of them; ``cells`` holds each seat's view, ``size`` numbers."""
        seats: i64 = len(chances)
        views = vec[float]([0.0] * int(seats * self.hidden))
        for seat in range(seats):
            self.take_in(cells, seat * size, views, seat * self.hidden)
        odds: list[float] = []
        total = 0.0
        for seat in range(seats):
            first = self.trust * log(chances[seat] if chances[seat] > LEAST else LEAST)
            odd = exp(first + self.worth(views, seat, seats))
            odds.append(odd)
            total += odd
        return [odd / total for odd in odds]

    def take_in(self, cells: Cells, at: i64, views: Weights, to: i64) -> None:
        """The first layer for one view."""
        hidden = self.hidden
        row = vec[float]([0.0] * int(hidden))
        weights = self.weights
        add(views, to, weights, self.layout.vectors * hidden, 1.0, hidden)
        for part in self.layout.parts:
            if part.names:
                self.take_rows(part, cells, at + part.offset, row, views, to)
            else:
                self.take_cells(part, cells, at + part.offset, views, to)
        for unit in range(to, to + hidden):
            if views[unit] < 0.0:
                views[unit] = 0.0

    def take_cells(self, part: NetPart, cells: Cells, at: i64, views: Weights, to: i64) -> None:
        hidden = self.hidden
        vector = part.vector * hidden
        for place in range(at, at + part.rows * part.width):
            value = cells[place]
            if value != 0:
                add(views, to, self.weights, vector, float(i64(value)), hidden)
            vector += hidden

    def take_rows(self, part: NetPart, cells: Cells, at: i64, row: Weights, views: Weights, to: i64) -> None:
        """Each row counts for what is in it together, and only above zero."""
        hidden = self.hidden
        weights = self.weights
        names = part.names
        numbers = part.numbers
        for number in range(part.rows):
            place = at + number * part.width
            if is_blank(cells, place, part.width):
                continue
            put(row, weights, (part.vector + number) * hidden, hidden)
            for each in range(len(numbers)):
                value = cells[place + numbers[each]]
                if value != 0:
                    add(row, 0, weights, (part.column + each) * hidden, float(i64(value)), hidden)
            for each in range(len(names)):
                value = cells[place + names[each]]
                if value != 0:
                    add(row, 0, weights, (part.first[each] + i64(value) - 1) * hidden, 1.0, hidden)
            add_positive(views, to, row, hidden)

    def worth(self, views: Weights, seat: i64, seats: i64) -> float:
        """What a seat is worth by its own view and those of the others."""
        hidden = self.hidden
        weights = self.weights
        at = (self.layout.vectors + 1) * hidden
        end = at + self.deeper * (2 * hidden + 1)
        total = 0.0
        for unit in range(self.deeper):
            sum_ = weights[at + 2 * hidden] * FIRST_SCALE + product(views, seat * hidden, weights, at, hidden)
            others = 0.0
            for other in range(seats):
                if other != seat:
                    others += product(views, other * hidden, weights, at + hidden, hidden)
            sum_ += others / float(seats - 1)
            if sum_ > 0.0:
                total += sum_ * weights[end + unit]
            at += 2 * hidden + 1
        return total / (FIRST_SCALE * NEXT_SCALE * NEXT_SCALE)


def is_blank(cells: Cells, at: i64, count: i64) -> bool:
    for place in range(at, at + count):  # noqa: SIM110 (a generator would be slow when compiled)
        if cells[place] != 0:
            return False
    return True


def put(to: Weights, weights: Weights, at: i64, count: i64) -> None:
    """Copy a vector."""
    for unit in range(count):
        to[unit] = weights[at + unit]


def add(to: Weights, start: i64, weights: Weights, at: i64, times: float, count: i64) -> None:
    """Add a vector a number of times."""
    for unit in range(count):
        to[start + unit] += times * weights[at + unit]


def add_positive(to: Weights, start: i64, row: Weights, count: i64) -> None:
    """Add what is above zero."""
    for unit in range(count):
        if row[unit] > 0.0:
            to[start + unit] += row[unit]


def product(views: Weights, start: i64, weights: Weights, at: i64, count: i64) -> float:
    total = 0.0
    for unit in range(count):
        total += views[start + unit] * weights[at + unit]
    return total


def weights_needed(vectors: i64, hidden: i64, deeper: i64) -> i64:
    """The first layer and its bias; a row for each deeper unit, its bias at the end; what each of those is worth."""
    return (vectors + 1) * hidden + deeper * (2 * hidden + 1) + deeper
