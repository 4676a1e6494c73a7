"""Workers that all do the same job, and how stretches are handed out to them, and again where a worker is lost."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from cardwright.arena.journal import Stretch
from cardwright.kernel.errors import CardwrightError

T = TypeVar("T")
Cut = Callable[[], Stretch | None]  # the next stretch to hand out, if there is one

MOST_LOSSES: Final = 3  # of workers over the same stretch: then it is the games that end them


@dataclass(frozen=True)
class LostStretch:
    """A stretch whose worker was lost before it answered, and how."""

    stretch: Stretch
    reason: str


class Workers(ABC, Generic[T]):
    """Does one job, with one stretch after another."""

    @abstractmethod
    def free(self) -> bool:
        """Whether somebody could begin a stretch now."""

    @abstractmethod
    def busy(self) -> bool:
        """Whether anybody has a stretch."""

    @abstractmethod
    def hand(self, stretch: Stretch) -> None:
        """Give it to somebody who is free."""

    @abstractmethod
    def finished(self) -> Sequence[T | LostStretch]:
        """Wait until something has happened, and give what came of it: nothing, if a worker has become free."""

    @abstractmethod
    def dismiss(self) -> None:
        """Nobody waits for their answers any more."""


def shared_out(workers: Workers[T], cut: Cut) -> Generator[T]:
    """The answers in the order in which they come, until there are no more stretches, or the caller closes it."""
    back: list[Stretch] = []
    losses: Counter[Stretch] = Counter()
    try:
        while True:
            while workers.free() and (stretch := back.pop() if back else cut()) is not None:
                workers.hand(stretch)
            if workers.free() and not workers.busy():
                return
            for each in workers.finished():
                if not isinstance(each, LostStretch):
                    yield each
                    continue
                back.append(each.stretch)
                losses[each.stretch] += 1
                if losses[each.stretch] == MOST_LOSSES:
                    raise CardwrightError(f"{each.reason}, {MOST_LOSSES} times over the same games")
    finally:
        workers.dismiss()
