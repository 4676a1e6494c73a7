"""How what a seat observes enters a net: cell by cell, or row by row where a row names a card or a kind.

A net has a vector of weights for each thing it may find: for a plain feature one for each cell; for a feature that
names things one for each row, one for each column with a number, and one for each thing that a column may name.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.tensors.cells import LARGEST
from cardwright.kernel.tensors.feature import Column, Feature

LEFT_OUT: Final = "options"  # the same in every match that a net is trained with


@final
class NetPart:
    """A feature, as a net reads it.

    names    the columns that name one of a number of things, and
    first    of each of them the vector of the first thing it may name
    numbers  the other columns
    vector   the first of its vectors: of its cells, or of its rows; those of ``numbers`` follow from ``column`` on
    """

    def __init__(self, feature: Feature, vector: i64) -> None:
        self.offset: i64 = feature.offset
        self.rows: i64 = feature.rows
        self.width: i64 = feature.width
        self.vector: i64 = vector
        self.names: list[i64] = [at for at, column in enumerate(feature.columns) if names_things(column)]
        self.numbers: list[i64] = [at for at, column in enumerate(feature.columns) if not names_things(column)]
        self.first: list[i64] = []
        self.column: i64 = vector + feature.rows
        end = self.column + len(self.numbers)
        for at in self.names:
            self.first.append(end)
            end += feature.columns[at].most
        self.end: i64 = end if self.names else vector + feature.size()


def names_things(column: Column) -> bool:
    """Whether its numbers are not amounts but names, counted from 1."""
    return column.least == 0 and 1 < column.most < LARGEST


@final
class NetLayout:
    """All parts of an observation. ``vectors`` is how many a net for it has."""

    def __init__(self, features: list[Feature]) -> None:
        self.parts: list[NetPart] = []
        vector: i64 = 0
        for feature in features:
            if feature.name != LEFT_OUT:
                part = NetPart(feature, vector)
                self.parts.append(part)
                vector = part.end
        self.vectors: i64 = vector
        self.digest: str = digest_of(features)


def digest_of(features: list[Feature]) -> str:
    """A mark of the features: their names, rows and columns, and what these can be."""
    total = blake2b(digest_size=16)
    for feature in features:
        columns = [(column.name, int(column.least), int(column.most)) for column in feature.columns]
        total.update(f"{feature.name}\0{int(feature.rows)}\0{columns}\0".encode())
    return total.hexdigest()
