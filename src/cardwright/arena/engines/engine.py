"""The one face of whatever plays games."""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing
from types import TracebackType
from typing import Any, Self, TypeVar

from cardwright.arena.engines.workers import Cut, Workers, shared_out
from cardwright.arena.journal import Stretch
from cardwright.kernel.errors import CardwrightError

T = TypeVar("T")
Job = Callable[[Stretch], T]  # what is done with a stretch; it is sent to where that is done


class Engine(ABC):
    """Does a job with many stretches of games, ``workers`` of them at once. Close it when all is done."""

    workers: int

    @abstractmethod
    def workers_for(self, job: Job[T]) -> Workers[T]:
        """The workers, ready for this job."""

    @abstractmethod
    def words(self) -> str:
        """What plays, as the end of a sentence: ``2 processes``."""

    def facts(self) -> dict[str, Any]:
        """The same for programs."""
        return {"processes": self.workers}

    def close(self) -> None:  # noqa: B027, most hold nothing from job to job
        """Let go of what was used."""

    def results(self, job: Job[T], cut: Cut) -> AbstractContextManager[Generator[T]]:
        """What the job makes of each stretch that ``cut`` gives, in the order in which they are done.

        However this is left, by Ctrl-C too, what is still under way is dropped.
        """
        return closing(shared_out(self.workers_for(job), cut))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def answered(job: Job[T], stretch: Stretch, where: str) -> T | Exception:
    """What a worker elsewhere answers: exceptions travel like results."""
    try:
        return job(stretch)
    except CardwrightError as problem:
        return problem
    except Exception:
        return RuntimeError(f"{where}:\n{traceback.format_exc()}")
