"""The workers of a Ray cluster with one job."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from cardwright.arena.engines.engine import Job
from cardwright.arena.engines.ray_connection import ray
from cardwright.arena.engines.ray_staff import RayStaff, Ref, Worker
from cardwright.arena.engines.workers import LostStretch, Workers
from cardwright.arena.journal import Stretch

T = TypeVar("T")
PATIENCE: Final = 5.0  # seconds without a worker, before that is told


class RayWorkers(Workers[T], Generic[T]):
    """It borrows the workers that are idle in the cluster, and gives them back."""

    def __init__(self, staff: RayStaff, number: int, job: Job[T]) -> None:
        self.staff: RayStaff = staff
        self.number: int = number
        self.job: list[Ref] = [ray.put(job)]  # in a list, so that a worker fetches it once and not every time
        self.given: dict[Ref, tuple[Worker, Stretch]] = {}

    def free(self) -> bool:
        return bool(self.staff.idle)

    def busy(self) -> bool:
        return bool(self.given)

    def hand(self, stretch: Stretch) -> None:
        worker = self.staff.idle.pop()
        self.given[worker.play.remote(self.number, self.job, stretch)] = (worker, stretch)

    def finished(self) -> list[T | LostStretch]:
        ready, _ = ray.wait([*self.given, *self.staff.coming], num_returns=1, timeout=PATIENCE)
        found: list[T | LostStretch] = []
        for ref in ready:
            if ref in self.given:
                found.append(self.answer(ref))
            else:
                self.staff.welcome(ref)
        if not ready and not self.given:
            self.staff.tell("no core of the cluster is free yet")
        return found

    def answer(self, ref: Ref) -> T | LostStretch:
        worker, stretch = self.given.pop(ref)
        try:
            answer: T | Exception = ray.get(ref)
        except ray.exceptions.RayTaskError as problem:
            raise RuntimeError(f"in a worker of the cluster:\n{problem}") from None
        except ray.exceptions.RayError as problem:
            return LostStretch(stretch, self.staff.replace(worker, problem))
        self.staff.idle.append(worker)
        if isinstance(answer, Exception):
            raise answer
        self.staff.failures = 0
        return answer

    def dismiss(self) -> None:
        """Those who are busy finish what they do before they are heard again."""
        self.staff.idle += [worker for worker, _ in self.given.values()]
        self.given.clear()
