"""Plays in worker processes of this machine, which end when the process that started them does."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.resource_tracker import ensure_running
from threading import current_thread, main_thread
from typing import Final, Generic, TypeVar

from cardwright.arena.engines.engine import Engine, Job, answered
from cardwright.arena.engines.one_process import OneProcess
from cardwright.arena.engines.workers import LostStretch, Workers
from cardwright.arena.journal import Stretch
from cardwright.machine.child_process import leave_with_the_parent

T = TypeVar("T")

SPAWN: Final = get_context("spawn")
MOST_PROCESSES: Final = 256


def local(processes: int) -> Engine:
    """The engine of this machine."""
    return OneProcess() if processes == 1 else LocalProcesses(processes)


class LocalProcesses(Engine):
    """Every job has workers of its own."""

    def __init__(self, count: int) -> None:
        self.workers: int = count

    def workers_for(self, job: Job[T]) -> Workers[T]:
        return WorkerProcesses(job, self.workers)

    def words(self) -> str:
        return f"{self.workers} processes"


class WorkerProcesses(Workers[T], Generic[T]):
    """The workers, each at the other end of a line; they are hired when there is something for them to do."""

    def __init__(self, job: Job[T], count: int) -> None:
        self.job: Job[T] = job
        self.count: int = count
        self.lines: dict[Connection, SpawnProcess] = {}
        self.given: dict[Connection, Stretch] = {}

    def free(self) -> bool:
        return len(self.given) < self.count

    def busy(self) -> bool:
        return bool(self.given)

    def hand(self, stretch: Stretch) -> None:
        line = next((line for line in self.lines if line not in self.given), None) or self.hired()
        self.given[line] = stretch
        with suppress(OSError):  # nobody is there any more, and no answer will come
            line.send(stretch)

    def hired(self) -> Connection:
        here, there = SPAWN.Pipe()
        with interrupts_held_back():
            worker = SPAWN.Process(target=work, args=(there, self.job), daemon=True)
            worker.start()
            self.lines[here] = worker
        there.close()
        return here

    def finished(self) -> list[T | LostStretch]:
        heard = wait(list(self.given))
        return [self.answer(line) for line in list(self.given) if line in heard]

    def answer(self, line: Connection) -> T | LostStretch:
        stretch = self.given.pop(line)
        try:
            answer: T | Exception = line.recv()
        except (EOFError, OSError):
            return LostStretch(stretch, self.lost(line))
        if isinstance(answer, Exception):
            raise answer
        return answer

    def lost(self, line: Connection) -> str:
        worker = self.lines.pop(line)
        line.close()
        worker.join(1)
        return f"a worker process was ended from outside (exit status {worker.exitcode})"

    def dismiss(self) -> None:
        for line, worker in self.lines.items():
            line.close()
            worker.terminate()
        for worker in self.lines.values():
            worker.join()
        self.lines.clear()


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes started meanwhile never receive Ctrl-C; here it arrives afterwards, whatever thread hears it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    ensure_running()  # it would let interrupts through again if it had to be started later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with interrupts_put_off():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupts_put_off() -> Iterator[None]:
    """A thread that draws a bar lets Ctrl-C through, which would then stop the main thread in the middle of this."""
    if current_thread() is not main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


def work(line: Connection, job: Job[T]) -> None:
    """What a worker does: play what it is given, until the other end has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_the_parent()
    try:
        while True:
            line.send(answered(job, line.recv(), "in a worker process"))
    except (EOFError, OSError):
        return
