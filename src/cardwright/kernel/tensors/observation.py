"""A position as a seat knows it, in numbers: what a game declares for programs that learn."""

from __future__ import annotations

import dataclasses
from abc import abstractmethod
from typing import Any, Generic

from mypy_extensions import i16

from cardwright.kernel.bits import i64
from cardwright.kernel.options import Options
from cardwright.kernel.state import S
from cardwright.kernel.tensors.cells import LARGEST, Cells, blank, within
from cardwright.kernel.tensors.feature import Column, Feature

CLOCK = "seconds"  # what the name of an option ends with that only says how long a table waits


class Observation(Generic[S]):
    """The features of a game, one after the other; the options it is played with come last.

    Seats are turned so that the observer comes first. A card is its place in the set + 1, and 0 is no card or one
    that the observer may not know.
    """

    def __init__(self, options: Options, features: list[Feature]) -> None:
        self.options: list[i16] = option_values(options)
        self.features: list[Feature] = [*features, Feature("options", 1, option_columns(options))]
        offset: i64 = 0
        for feature in self.features:
            feature.offset = offset
            offset += feature.size()
        self.size: i64 = offset

    def observe(self, s: S, seat: i64, out: Cells, at: i64) -> None:
        """Write the position as this seat knows it into ``size`` cells, from ``at`` on."""
        blank(out, at, self.size)
        place = at + self.size - len(self.options)
        for value in self.options:
            out[place] = value
            place += 1
        self.write(s, seat, out, at)

    @abstractmethod
    def write(self, s: S, seat: i64, out: Cells, at: i64) -> None:
        """Write everything but the options into cells that are 0."""

    def offset(self, name: str) -> i64:
        """Where a feature begins."""
        for feature in self.features:
            if feature.name == name:
                return feature.offset
        raise KeyError(name)


def playing_options(options: Options) -> list[dataclasses.Field[Any]]:
    return [field for field in dataclasses.fields(options) if not field.name.endswith(CLOCK)]


def option_columns(options: Options) -> list[Column]:
    """A number as it is, a switch as 0 or 1, a ruling as the place of its word."""
    columns: list[Column] = []
    for field in playing_options(options):
        words = field.metadata.get("choices")
        if words is not None:
            columns.append(Column(field.name, 0, len(words) - 1))
        elif isinstance(field.default, bool):
            columns.append(Column(field.name, 0, 1))
        else:
            columns.append(Column(field.name, -LARGEST, LARGEST))
    return columns


def option_values(options: Options) -> list[i16]:
    values: list[i16] = []
    for field in playing_options(options):
        value = getattr(options, field.name)
        words = field.metadata.get("choices")
        values.append(within(int(value) if words is None else words.index(value)))
    return values
