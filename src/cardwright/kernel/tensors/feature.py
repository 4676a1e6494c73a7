"""What an observation is made of: named features, each a number of rows with the same named columns."""

from __future__ import annotations

from typing import final

from cardwright.kernel.bits import i64
from cardwright.kernel.tensors.cells import LARGEST


@final
class Column:
    """One number of every row, and the least and the most it can be."""

    def __init__(self, name: str, least: i64, most: i64) -> None:
        self.name: str = name
        self.least: i64 = least
        self.most: i64 = most


@final
class Feature:
    """``offset`` is where its first row begins; a row is as long as there are columns."""

    def __init__(self, name: str, rows: i64, columns: list[Column]) -> None:
        self.name: str = name
        self.rows: i64 = rows
        self.columns: list[Column] = columns
        self.width: i64 = len(columns)
        self.offset: i64 = 0

    def shape(self) -> tuple[int, int]:
        return int(self.rows), int(self.width)

    def size(self) -> i64:
        return self.rows * self.width


def flags(*names: str) -> list[Column]:
    """Each is 1 if it is so, and 0 if not."""
    return [Column(name, 0, 1) for name in names]


def counts(*names: str) -> list[Column]:
    """Each counts something, or measures what is never below 0."""
    return [Column(name, 0, LARGEST) for name in names]


def figures(*names: str) -> list[Column]:
    """Each measures something that can be below 0."""
    return [Column(name, -LARGEST, LARGEST) for name in names]


def choices(name: str, count: i64) -> list[Column]:
    """One of ``count`` things, counted from 1; 0 is none."""
    return [Column(name, 0, count)]
