"""Plays a campaign: here, or in worker processes that end when the process that started them does."""

from __future__ import annotations

import signal
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from typing import Final, Generic, TypeVar

from cardwright.arena.campaign import Campaign
from cardwright.arena.journal import Stretch
from cardwright.arena.playing import play
from cardwright.arena.series import Series
from cardwright.arena.totals import Totals
from cardwright.kernel.errors import CardwrightError

Told = Callable[[], None]  # called whenever a stretch is done
T = TypeVar("T")
Job = Callable[[Stretch], T]  # what a worker does with a stretch; it is sent to other processes

SPAWN: Final = get_context("spawn")
MOST_PROCESSES: Final = 256


def play_all(campaign: Campaign, processes: int, told: Told = lambda: None) -> None:
    """Play everything that is left. Interrupted, the campaign holds what was done."""
    count = min(processes, campaign.waiting)
    if count > 1:
        play_with(campaign, count, told)
    else:
        play_here(campaign, told)


def play_here(campaign: Campaign, told: Told) -> None:
    while stretch := campaign.cut(1):
        campaign.keep(*played(campaign.programme, stretch))
        told()


def played(programme: Sequence[Series], stretch: Stretch) -> tuple[Stretch, Totals, float]:
    begin = time.perf_counter()
    totals = play(programme[stretch.series], stretch.first, stretch.last)
    return stretch, totals, time.perf_counter() - begin


def play_with(campaign: Campaign, count: int, told: Told) -> None:
    workers = Workers(partial(played, campaign.programme), count)
    try:
        idle = list(workers.lines)
        while True:
            for line in idle:
                workers.hand(line, campaign.cut(count))
            if not workers.busy:
                return
            idle = workers.ready()
            for line in idle:
                campaign.keep(*workers.take(line))
            told()
    finally:
        workers.dismiss()


class Workers(Generic[T]):
    """The workers, each at the other end of a line. They all do the same job, with one stretch after another."""

    def __init__(self, job: Job[T], count: int) -> None:
        self.lines: dict[Connection, SpawnProcess] = {}
        self.busy: set[Connection] = set()
        with interrupts_held_back():
            for _ in range(count):
                self.hire(job)

    def hire(self, job: Job[T]) -> None:
        here, there = SPAWN.Pipe()
        worker = SPAWN.Process(target=work, args=(there, job), daemon=True)
        worker.start()
        there.close()
        self.lines[here] = worker

    def hand(self, line: Connection, stretch: Stretch | None) -> None:
        if stretch is None:
            return
        try:
            line.send(stretch)
        except OSError:
            raise self.lost(line) from None
        self.busy.add(line)

    def ready(self) -> list[Connection]:
        """The connections with something to read."""
        heard = wait(list(self.busy))
        return [line for line in self.busy if line in heard]

    def take(self, line: Connection) -> T:
        try:
            answer: T | Exception = line.recv()
        except (EOFError, OSError):
            raise self.lost(line) from None
        if isinstance(answer, Exception):
            raise answer
        self.busy.discard(line)
        return answer

    def lost(self, line: Connection) -> CardwrightError:
        worker = self.lines[line]
        worker.join(1)
        return CardwrightError(f"a worker process was ended from outside (exit status {worker.exitcode})")

    def dismiss(self) -> None:
        for line, worker in self.lines.items():
            line.close()
            worker.terminate()
        for worker in self.lines.values():
            worker.join()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes started meanwhile never receive Ctrl-C; here it arrives afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    ensure_running()  # it would let interrupts through again if it had to be started later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(line: Connection, job: Job[T]) -> None:
    """What a worker does: play what it is given, until the other end has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            line.send(answered(job, line.recv()))
    except (EOFError, OSError):
        return


def answered(job: Job[T], stretch: Stretch) -> T | Exception:
    try:
        return job(stretch)
    except CardwrightError as problem:
        return problem
    except Exception:
        return RuntimeError(f"in a worker process:\n{traceback.format_exc()}")
