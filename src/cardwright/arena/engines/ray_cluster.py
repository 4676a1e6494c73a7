"""Plays on the machines of a Ray cluster; whatever is lost with one of them is played again on another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from cardwright.arena.engines.carried import carried_for
from cardwright.arena.engines.engine import Engine, Job
from cardwright.arena.engines.ray_connection import connect, ray
from cardwright.arena.engines.ray_staff import RayStaff
from cardwright.arena.engines.ray_workers import RayWorkers
from cardwright.arena.engines.workers import Workers

T = TypeVar("T")


class RayCluster(Engine):
    """Its workers are on all machines of the cluster, each on a core, and do one job after the other.

    ``tell`` is called with sentences for the person who waits.
    """

    def __init__(
        self, address: str | None, workers: int | None, game: str, agents: Sequence[str], tell: Callable[[str], None]
    ) -> None:
        files = carried_for(agents)
        connect(address)
        self.workers: int = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.staff: RayStaff = RayStaff(game, files, tell)
        self.staff.grow(self.workers)
        self.jobs: int = 0

    def workers_for(self, job: Job[T]) -> Workers[T]:
        self.jobs += 1
        return RayWorkers(self.staff, self.jobs, job)

    @property
    def machines(self) -> int:
        """From how many of them workers have come."""
        return len(set(self.staff.places.values()))

    def words(self) -> str:
        return f"{counted(len(self.staff.places), 'worker')} on {counted(self.machines, 'machine')}"

    def facts(self) -> dict[str, Any]:
        return {"processes": len(self.staff.places), "machines": self.machines}

    def close(self) -> None:
        self.staff.dismiss()
        ray.shutdown()


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
