"""A run of one or more series: what is left to play, in which stretches, and the totals so far."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from cardwright.arena.journal import Journal, Stretch
from cardwright.arena.series import Series
from cardwright.arena.totals import Totals

LEAST_SECONDS: Final = 0.02  # a shorter stretch is not worth handing over
SECONDS: Final = 0.15  # a stretch at the beginning, growing with
SHARE: Final = 0.02  # of the time gone by, up to
MOST_SECONDS: Final = 5.0


class Campaign:
    """Adds up the stretches in any order: the totals are the same."""

    def __init__(self, programme: Sequence[Series], journal: Journal | None = None) -> None:
        self.programme: list[Series] = list(programme)
        self.journal: Journal | None = journal
        self.totals: list[Totals] = [Totals(series.seats) for series in programme]
        self.games: int = sum(series.games for series in programme)
        self.played: int = 0
        self.pace: dict[int, float] = {}  # seconds a game takes, by series
        for stretch, totals in journal.done if journal else []:
            self.totals[stretch.series].add(totals)
            self.played += stretch.games()
        self.before: int = self.played  # by an earlier run
        self.gaps: list[Stretch] = gaps(self.programme, [stretch for stretch, _ in journal.done] if journal else [])
        self.waiting: int = sum(gap.games() for gap in self.gaps)
        self.began: float = time.perf_counter()
        self.seconds: float = 0.0

    def cut(self, workers: int) -> Stretch | None:
        """The next stretch to play, of a length that keeps all workers busy to the end."""
        if not self.gaps:
            return None
        gap = self.gaps.pop(0)
        size = min(gap.games(), self.size(gap.series, workers))
        stretch = Stretch(gap.series, gap.first, gap.first + size)
        if stretch.last < gap.last:  # at the end of the row: an interrupted tournament has something of every pairing
            self.gaps.append(Stretch(gap.series, stretch.last, gap.last))
        self.waiting -= size
        return stretch

    def size(self, series: int, workers: int) -> int:
        pace = self.pace.get(series)
        if pace is None:
            return 1
        seconds = min(MOST_SECONDS, max(SECONDS, SHARE * (time.perf_counter() - self.began)))
        even = max(self.waiting / (2 * workers), LEAST_SECONDS / pace)
        return max(1, int(min(seconds / pace, even)))

    def keep(self, stretch: Stretch, totals: Totals, seconds: float) -> None:
        """A stretch is done; write it down first of all."""
        if self.journal:
            self.journal.keep(stretch, totals)
        self.totals[stretch.series].add(totals)
        self.pace[stretch.series] = max(1e-9, seconds / stretch.games())
        self.played += stretch.games()
        self.seconds = time.perf_counter() - self.began

    def complete(self) -> bool:
        return self.played == self.games

    def speed(self) -> float:
        """Games a second in this run, whatever an earlier one has played."""
        return (self.played - self.before) / self.seconds if self.seconds else 0.0


def gaps(programme: Sequence[Series], done: Sequence[Stretch]) -> list[Stretch]:
    """What is still to be played."""
    found: list[Stretch] = []
    for place, series in enumerate(programme):
        reached = 0
        for stretch in sorted((each for each in done if each.series == place), key=lambda each: each.first):
            found.append(Stretch(place, reached, stretch.first))
            reached = stretch.last
        found.append(Stretch(place, reached, series.games))
    return [gap for gap in found if gap.games()]
