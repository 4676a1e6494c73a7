"""Positions with what came of them, packed: what is zero in an observation is not kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cardwright.machine.whole_file import replacing


@dataclass(frozen=True)
class Samples:
    """For each position what each seat sees, a first judgement, and what is aimed at.

    starts  where the numbers of each view begin; a position has one view for each seat
    places  of the numbers in a view
    values  the numbers
    first   the chances by the hand-written evaluation, a column for each seat
    aim     the chances to learn, likewise
    size    how many numbers a view has
    """

    starts: NDArray[np.int64]
    places: NDArray[np.uint16]
    values: NDArray[np.int16]
    first: NDArray[np.float32]
    aim: NDArray[np.float32]
    size: int

    def __len__(self) -> int:
        return len(self.first)

    def seats(self) -> int:
        return int(self.first.shape[1])

    def views(self, chosen: NDArray[np.int64]) -> NDArray[np.int16]:
        """The views of some positions, unpacked: position, seat, number."""
        rows = (chosen[:, None] * self.seats() + np.arange(self.seats())).reshape(-1)
        begin = self.starts[rows]
        counts = self.starts[rows + 1] - begin
        found = np.zeros((len(rows), self.size), np.int16)
        at = np.repeat(begin - np.concatenate(([0], np.cumsum(counts)[:-1])), counts) + np.arange(counts.sum())
        found[np.repeat(np.arange(len(rows)), counts), self.places[at]] = self.values[at]
        return found.reshape(len(chosen), self.seats(), self.size)

    def save(self, path: Path) -> None:
        """Whole or not at all, even if the machine stops meanwhile."""
        with replacing(path) as file:
            np.savez(
                file,
                starts=self.starts,
                places=self.places,
                values=self.values,
                first=self.first,
                aim=self.aim,
                size=np.int64(self.size),
            )


def packed(views: NDArray[np.int16], first: NDArray[np.float32], aim: NDArray[np.float32]) -> Samples:
    """``views`` has a row for each seat of each position."""
    rows, places = np.nonzero(views)
    starts = np.searchsorted(rows, np.arange(len(views) + 1)).astype(np.int64)
    return Samples(starts, places.astype(np.uint16), views[rows, places], first, aim, views.shape[1])


def load_samples(path: Path) -> Samples:
    with np.load(path) as kept:
        arrays = {name: kept[name] for name in ("starts", "places", "values", "first", "aim")}
        return Samples(**arrays, size=int(kept["size"]))


def joined(parts: Sequence[Samples]) -> Samples:
    """All of them as one."""
    ends = np.cumsum([0, *(part.starts[-1] for part in parts)])
    starts = [part.starts[:-1] + end for part, end in zip(parts, ends, strict=False)]
    return Samples(
        np.concatenate([*starts, ends[-1:]]),
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.first for part in parts]),
        np.concatenate([part.aim for part in parts]),
        parts[0].size,
    )
