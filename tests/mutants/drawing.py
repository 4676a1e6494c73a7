"""Which faults of the rules are tried: all, those that are listed, or some drawn by lot."""

from __future__ import annotations

import hashlib
import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from tests.mutants.faults import faults
from tests.mutants.subjects import Subject, Trial


@dataclass(frozen=True)
class Choice:
    """Which faults to try: those of some modules, drawn with a word, or listed in an earlier report."""

    modules: tuple[str, ...]
    word: str
    listed: frozenset[str]


def trials(subject: Subject, choice: Choice) -> Iterable[Trial]:
    """The faults that are listed; else all, or of a larger game those that are drawn, in the order of the draw."""
    if choice.listed:
        return (trial for trial in all_trials(subject, choice) if trial.label in choice.listed)
    return drawn_trials(subject, choice) if subject.drawn else all_trials(subject, choice)


def all_trials(subject: Subject, choice: Choice) -> Iterator[Trial]:
    for module in choice.modules:
        yield from trials_of(subject, module)


def trials_of(subject: Subject, module: str) -> Iterator[Trial]:
    """Each is broken only until the next one is asked for."""
    for fault in faults(subject.path(module).read_text("utf-8")):
        yield Trial(subject, module, fault)


def drawn_trials(subject: Subject, choice: Choice) -> Iterator[Trial]:
    lots = (
        (lot(choice.word, trial.label), module, number)
        for module in choice.modules
        for number, trial in enumerate(trials_of(subject, module))
    )
    for _, module, number in heapq.nsmallest(subject.drawn, lots):
        every = trials_of(subject, module)  # kept as long as the fault is in the tree
        yield next(islice(every, number, None))


def lot(word: str, label: str) -> bytes:
    """A lot for each fault that stays the same until its function changes."""
    return hashlib.blake2b(f"{word}{label}".encode(), digest_size=8).digest()
