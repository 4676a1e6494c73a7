"""Tries one fault: in a process that has not imported the rules before, the tests run on broken rules."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Final

import pytest

from tests.mutants.coverage import LIKELY, one_fails
from tests.mutants.subjects import ROOT, Subject, Trial

MEMORY: Final = 2 << 30
CONTRACT: Final = ROOT / "tests" / "contract"
PLAIN: Final = (
    "-c", os.devnull, f"--rootdir={ROOT}", "--import-mode=importlib", "--assert=plain", "-p", "no:cacheprovider",
)  # fmt: skip


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the broken module in place of the real one."""

    def __init__(self, trial: Trial) -> None:
        self.name = f"cardwright.games.{trial.subject.game}.{trial.module}"
        self.path = str(trial.subject.path(trial.module))
        self.tree = trial.fault.tree

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self, origin=self.path) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, self.path, "exec"), module.__dict__)


def started(subject: Subject, trial: Trial | None, seconds: int) -> int:
    """A new process that tries a fault, for a limited number of seconds."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        test(subject, trial, seconds)
    return child


def test(subject: Subject, trial: Trial | None, seconds: int) -> None:
    """In a process of its own: run the tests on broken rules and leave with pytest's status."""
    status = 3  # whatever goes wrong here is the fault's doing
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        if trial is not None:
            sys.meta_path.insert(0, Broken(trial))
        status = verdict(subject, trial)
    finally:
        os._exit(status)


def verdict(subject: Subject, trial: Trial | None) -> int:
    """1 if a scenario or a game of chance goes otherwise, else pytest's status for the first tests that fail, or 0."""
    calls = subject.calls
    numbers = calls.of(trial.module, trial.fault.function) if trial else range(len(calls.scenarios))
    scenarios = [calls.scenarios[number] for number in numbers]
    if one_fails(scenarios[:LIKELY]) or (subject.drawn and a_mark_differs(subject.game)):
        return 1
    for arguments in batches(subject, trial):
        status = int(pytest.main([*arguments, "-x", "-q", *PLAIN]))
        if status != 0:
            return status
    return int(one_fails(scenarios[LIKELY:]))


def a_mark_differs(game: str) -> bool:
    """Whether one of the golden games goes otherwise; the first that does is enough."""
    from tests.contract.marks import marked
    from tests.contract.subject import subject

    lines = (ROOT / "tests" / "playthroughs" / f"{game}-marks.txt").read_text("utf-8").splitlines()
    house = subject(game)
    return any(line != f"{number}: {marked(house, number)}" for number, line in enumerate(lines))


def batches(subject: Subject, trial: Trial | None) -> Iterator[list[str]]:
    """The test files, the likely ones first; at last what the contract has that can notice it in a few seconds."""
    likely = [str(subject.tests / f"test_{name}.py") for name in (subject.modules[trial.module] if trial else ())]
    yield from ([file] for file in likely)
    yield [str(file) for file in sorted(subject.tests.glob("test_*.py")) if str(file) not in likely]
    files = ("playthroughs", "laws") if subject.drawn else ("fields",)
    tests = "golden or legal or json" if subject.drawn else "default"
    yield [*(str(CONTRACT / f"test_{name}.py") for name in files), "-k", f"{subject.game} and ({tests})"]


def outcome(status: int) -> str:
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        return "endless"
    return "survived" if status == 0 else "killed"
