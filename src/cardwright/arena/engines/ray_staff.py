"""The workers of a Ray cluster: hired, greeted, refused if they play otherwise, and replaced if they are lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardwright import mode
from cardwright.arena.engines import ray_station
from cardwright.arena.engines.carried import Files
from cardwright.arena.engines.edition import difference_of_editions, edition_of
from cardwright.arena.engines.ray_connection import ray
from cardwright.kernel.errors import BadInput, CardwrightError

Ref = Any  # ray.ObjectRef: what will be an answer
Worker = Any  # the handle of a station

MOST_FAILURES: Final = 3  # times that all workers are lost without a single answer


class RayStaff:
    """``tell`` is called with sentences for the person who waits.

    idle     those who could play now
    coming   those who have not greeted yet, by their greeting
    refused  those who play otherwise; they keep their cores, so that nobody else is put there
    places   the addresses of those who may play
    """

    def __init__(self, game: str, files: Files, tell: Callable[[str], None]) -> None:
        self.tell_person: Callable[[str], None] = tell
        self.told: set[str] = set()
        self.game: str = game
        self.here: dict[str, str] = edition_of(game).facts()
        self.files: Ref = ray.put(files)
        ray.cloudpickle.register_pickle_by_value(ray_station)
        self.station: Any = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(ray_station.RayStation)
        self.wanted: int = 0
        self.failures: int = 0
        self.idle: list[Worker] = []
        self.coming: dict[Ref, Worker] = {}
        self.refused: list[Worker] = []
        self.places: dict[Worker, str] = {}

    def grow(self, count: int) -> None:
        """By this many."""
        self.wanted += count
        for _ in range(count):
            self.hire()

    def hire(self) -> None:
        worker = self.station.remote(self.files)
        self.coming[worker.greet.remote(self.game)] = worker

    def welcome(self, greeting: Ref) -> None:
        """Let a worker play, if it plays what is played here."""
        worker = self.coming.pop(greeting)
        try:
            there: dict[str, str] = ray.get(greeting)
        except ray.exceptions.RayError as problem:
            self.replace(worker, problem)
            return
        node, runs = there.pop("node"), there.pop("mode", "")
        wrong = there.get("problem") or difference_of_editions(there, self.here)
        if wrong:
            self.refuse(worker, f"{node} is refused: {'it ' if 'problem' not in there else ''}{wrong}")
            return
        if runs != mode():
            self.tell(f"{node} plays with {runs} rules, this machine with {mode()} ones; the results are the same")
        self.places[worker] = node
        self.idle.append(worker)

    def dismiss(self) -> None:
        for worker in (*self.idle, *self.coming.values(), *self.refused):
            ray.kill(worker)

    def tell(self, sentence: str) -> None:
        """Everything once."""
        if sentence not in self.told:
            self.told.add(sentence)
            self.tell_person(sentence)

    def refuse(self, worker: Worker, sentence: str) -> None:
        self.refused.append(worker)
        if len(self.refused) == self.wanted:
            raise BadInput(sentence)
        self.tell(sentence)

    def replace(self, worker: Worker, problem: Exception) -> str:
        """Somebody else for a worker that is lost; why it was lost, in a sentence."""
        reason = f"a worker of the cluster was lost ({type(problem).__name__})"
        ray.kill(worker)
        self.places.pop(worker, None)
        self.failures += 1
        if self.failures == MOST_FAILURES * self.wanted:
            raise CardwrightError(f"{reason}, the {self.failures}th without a result: {problem}")
        self.hire()
        return reason
