"""Plays in this process."""

from __future__ import annotations

from typing import Generic, TypeVar

from cardwright.arena.engines.engine import Engine, Job
from cardwright.arena.engines.workers import Workers
from cardwright.arena.journal import Stretch

T = TypeVar("T")


class OneProcess(Engine):
    """One stretch after the other."""

    workers = 1

    def workers_for(self, job: Job[T]) -> Workers[T]:
        return SoleWorker(job)

    def words(self) -> str:
        return "1 process"


class SoleWorker(Workers[T], Generic[T]):
    """Holds a stretch until somebody waits for its result."""

    def __init__(self, job: Job[T]) -> None:
        self.job: Job[T] = job
        self.given: list[Stretch] = []

    def free(self) -> bool:
        return not self.given

    def busy(self) -> bool:
        return bool(self.given)

    def hand(self, stretch: Stretch) -> None:
        self.given.append(stretch)

    def finished(self) -> list[T]:
        return [self.job(self.given.pop())]

    def dismiss(self) -> None:
        self.given.clear()
