"""Plays the pairs of a comparison, one after the other as far as the result goes, until the question is answered."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from cardwright import mode
from cardwright.arena.compare.answer_sentence import answer_sentence
from cardwright.arena.compare.comparison import Comparison
from cardwright.arena.compare.interval import PairedInterval
from cardwright.arena.compare.pair import PairTable, PlayedPair
from cardwright.arena.engines import Engine
from cardwright.arena.journal import Stretch
from cardwright.kernel.errors import BadInput

SECONDS: Final = 0.25  # a stretch of deals
DEALS: Final = 20_000  # without a single pair: the card is not dealt
MOST_PAIRS: Final = 100_000
EVERY: Final = 10  # pairs

Played = tuple[Stretch, list[PlayedPair], float]


class PairJob:
    """What a worker does: play the pairs among a stretch of deals. It sets its table when it plays the first."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison: Comparison = comparison
        self.table: PairTable | None = None

    def __call__(self, stretch: Stretch) -> Played:
        begin = time.perf_counter()
        table = self.table = self.table or PairTable(self.comparison)
        found = [pair for number in range(stretch.first, stretch.last) if (pair := table.play(number)) is not None]
        return stretch, found, time.perf_counter() - begin


class Run:
    """The pairs in the order of their deals, up to the one that settled it; the same whatever engine plays."""

    def __init__(self, comparison: Comparison, precision: float, most: int = MOST_PAIRS) -> None:
        self.comparison: Comparison = comparison
        self.interval: PairedInterval = PairedInterval(precision)
        self.most: int = most
        self.pairs: list[PlayedPair] = []
        self.seconds: float = 0.0
        self._began: float = time.perf_counter()
        self._waiting: dict[int, Played] = {}  # stretches that came before an earlier one did
        self._reached: int = 0  # the first deal that is not counted yet
        self._next: int = 0  # the first deal that nobody plays yet
        self._size: int = 1

    @property
    def deals(self) -> int:
        """How many were looked at, up to the last pair."""
        return self.pairs[-1].number + 1 if self.pairs else self._reached

    def over(self) -> bool:
        """Looked at every few pairs, which is enough."""
        pairs = self.interval.pairs
        return pairs >= self.most or (pairs % EVERY == 0 and self.interval.settled())

    def answer(self) -> str:
        """One sentence: what the change does, and how sure that is."""
        return answer_sentence(self.comparison.title(), self.comparison.who(), self.interval)

    def cut(self) -> Stretch:
        stretch = Stretch(0, self._next, self._next + self._size)
        self._next = stretch.last
        return stretch

    def keep(self, played: Played) -> None:
        """Take what is next in the order of the deals; the rest waits for its turn."""
        stretch, _, seconds = played
        self._size = max(1, min(2 * self._size, int(SECONDS * stretch.games() / max(seconds, 1e-6))))
        self._waiting[stretch.first] = played
        while not self.over() and self._reached in self._waiting:
            stretch, pairs, _ = self._waiting.pop(self._reached)
            self._reached = stretch.last
            for pair in pairs:
                if not self.over():
                    self.interval.add(pair.difference)
                    self.pairs.append(pair)
        self.seconds = time.perf_counter() - self._began
        if not self.pairs and self._reached >= DEALS:
            raise BadInput(f"in {self._reached:,} deals no player alone was dealt a changed card")


def run_facts(result: Run, engine: Engine) -> dict[str, Any]:
    """What may differ from run to run though the pairs are the same."""
    speed = len(result.pairs) / result.seconds if result.seconds else 0.0
    since = result.comparison.since
    before = {} if since is None else {"rules_before": since.package.mode}
    return {"seconds": result.seconds, "pairs_per_s": speed, **engine.facts(), "rules": mode(), **before}


def rules_ran(facts: Mapping[str, Any]) -> str:
    """How the rules ran, on either side: ``compiled``."""
    before, after = facts.get("rules_before", facts["rules"]), facts["rules"]
    return str(after) if before == after else f"{before} before and {after} after"


def run(result: Run, engine: Engine, told: Callable[[], None] = lambda: None) -> None:
    """Play until it is over. Interrupted, the run holds what was done."""
    with engine.results(PairJob(result.comparison), result.cut) as results:
        for played in results:
            result.keep(played)
            told()
            if result.over():
                return
