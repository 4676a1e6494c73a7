"""Worker processes that play the matches of a training, a few at a time."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeVar

from cardwright.agents.evaluation.learned import learned_evaluation
from cardwright.kernel.chance import mixed
from cardwright.kernel.errors import CardwrightError
from cardwright.machine.child_process import leave_with_the_parent
from cardwright.train.collecting import Collecting
from cardwright.train.self_play import SelfPlay
from cardwright.train.training import Training

T = TypeVar("T")
COLLECTING, TRYING = 1, 2  # what else a seed is mixed with
THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


@dataclass(frozen=True)
class Chunk:
    """A few matches of a round, always the same ones."""

    round: int
    number: int
    matches: int


@dataclass(frozen=True)
class GateScore:
    """What a new net won, lost and drew against the one before."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    def __add__(self, other: GateScore) -> GateScore:
        return GateScore(self.won + other.won, self.lost + other.lost, self.drawn + other.drawn)


def collect(training: Training, net: Path, chunk: Chunk, into: Path) -> None:
    """Play a chunk and write down its positions."""
    blueprint = training.blueprint
    seed = mixed(training.seed, COLLECTING, chunk.round, chunk.number)
    player = learned_evaluation(str(net))
    Collecting(blueprint.arrangement, player, chunk.matches, seed, training.patience).samples().save(into)


def contest(training: Training, fresh: Path, before: Path, chunk: Chunk) -> GateScore:
    """Let two nets play each other; they change seats after each match."""
    nets = [learned_evaluation(str(path)) for path in (fresh, before)]
    seed = mixed(training.seed, TRYING, chunk.round, chunk.number)
    play = SelfPlay(training.blueprint.arrangement, nets, chunk.matches, seed)
    results: list[tuple[int, tuple[float, ...]]] = []
    play.play(lambda *_: None, lambda _, match: results.append(match))
    total = GateScore()
    for number, reward in results:
        own = max(share for seat, share in enumerate(reward) if (seat + number) % len(nets) == 0)
        total += GateScore(int(own > 0), int(own < 0), int(own == 0))
    return total


class Crew:
    """At most ``processes`` jobs at once; one process alone works here."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = pool_of(processes) if processes > 1 else None

    def work(self, jobs: Iterator[Callable[[], T]]) -> Iterator[T]:
        """Do jobs as long as there are any, and hand on what comes of them."""
        if self.pool is None:
            yield from (job() for job in jobs)
            return
        under_way: set[Future[T]] = set()
        try:
            while True:
                while len(under_way) < self.processes and (job := next(jobs, None)) is not None:
                    under_way.add(self.pool.submit(job))
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
        except BrokenProcessPool:
            raise CardwrightError("a worker process was ended from outside") from None

    def dismiss(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)


def pool_of(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, get_context("spawn"), leave_with_the_parent)


@contextmanager
def crew_of(processes: int) -> Iterator[Crew]:
    """Each worker computes with one thread: there are as many workers as cores."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    crew = Crew(processes)
    try:
        yield crew
    finally:
        crew.dismiss()
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
