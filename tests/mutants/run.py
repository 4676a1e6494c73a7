"""Breaks the rules of threelines in every small way we can think of, and sees that a test notices each time.

``make mutants``, or ``python tests/mutants/run.py --module combat``. Each fault is tried in a process of its own
that has not imported the rules before, so nothing left over from another one can hide it.
"""

from __future__ import annotations

import argparse
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import os
import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Final

os.environ["CARDWRIGHT_RULES"] = "interpreted"
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

import pytest

from tests.mutants.faults import Fault, faults

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "cardwright.games.threelines"
RULES: Final = ROOT / "src" / "cardwright" / "games" / "threelines"
TESTS: Final = ROOT / "tests" / "games" / "threelines"
SURVIVORS: Final = ROOT / "tests" / "mutants" / "survivors.md"
LEAST: Final = 0.90  # of the faults must be noticed
PATIENCE: Final = 2  # times the work of the tests unbroken; what takes more never ends and counts as noticed
MEMORY: Final = 2 << 30
EXPLAINED: Final = re.compile(r"^- `(.+?)`$", re.MULTILINE)

# The rules, each with the tests most likely to notice; they run first, the others after them.
MODULES: Final[dict[str, tuple[str, ...]]] = {
    "combat": ("combat",),
    "turn": ("round", "end", "placement"),
    "legal": ("placement", "menu"),
    "menu": ("menu", "placement"),
    "mask": ("knowledge",),
    "actions": ("choice_text", "placement"),
    "state": ("notation", "placement", "combat"),
    "game": ("preparation", "notation", "choice_text"),
}


@dataclass(frozen=True)
class Trial:
    """One fault of one module."""

    module: str
    fault: Fault

    @property
    def label(self) -> str:
        return f"{self.module}.{self.fault.label}"


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the broken module in place of the real one."""

    def __init__(self, trial: Trial) -> None:
        self.name = f"{PACKAGE}.{trial.module}"
        self.path = str(RULES / f"{trial.module}.py")
        self.tree = trial.fault.tree

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self, origin=self.path) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, self.path, "exec"), module.__dict__)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Breaks the rules and sees that a test notices.")
    arguments.add_argument("--module", choices=sorted(MODULES), action="append", help="only this one; can be repeated")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many faults to try at once")
    arguments.add_argument("--list", action="store_true", help="only list the faults")
    chosen = arguments.parse_args()
    modules = [module for module in MODULES if module in (chosen.module or MODULES)]
    if chosen.list:
        print("\n".join(f"{trial.fault.line:4} {trial.label}" for trial in trials(modules)))
        return
    gc.freeze()  # the processes share what is there already
    seconds = 1 + int(PATIENCE * unbroken())
    sys.exit(report(list(tried(modules, max(1, chosen.jobs), seconds))))


def trials(modules: list[str]) -> Iterator[Trial]:
    for module in modules:
        for fault in faults((RULES / f"{module}.py").read_text("utf-8")):
            yield Trial(module, fault)


def unbroken() -> float:
    """How many seconds of work the tests are with the rules as they are; they have to pass."""
    _, status, used = os.wait4(started(None, 600), 0)
    if status != 0:
        sys.exit("the rule tests fail without any fault; put that right first")
    return used.ru_utime + used.ru_stime


def tried(modules: list[str], jobs: int, seconds: int) -> Iterator[tuple[Trial, str]]:
    """Each trial with its outcome: "killed", "endless" or "survived"."""
    began = time.monotonic()
    total = sum(1 for _ in trials(modules))
    running: dict[int, Trial] = {}
    for number, trial in enumerate(trials(modules), 1):
        running[started(trial, seconds)] = trial
        while len(running) == jobs or (running and number == total):
            child, status = os.wait()
            yield running.pop(child), outcome(status)
        progress(number, total, time.monotonic() - began)


def outcome(status: int) -> str:
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        return "endless"
    return "survived" if status == 0 else "killed"


def started(trial: Trial | None, seconds: int) -> int:
    """A new process that tries a fault, for a limited number of seconds."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        test(trial, seconds)
    return child


def test(trial: Trial | None, seconds: int) -> None:
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
        status = verdict(trial)
    finally:
        os._exit(status)


def verdict(trial: Trial | None) -> int:
    """Pytest's status for the first files that do not pass, or 0."""
    for files in batches(trial):
        status = int(pytest.main([*files, "-x", "-q", *PLAIN]))
        if status != 0:
            return status
    return 0


PLAIN: Final = (
    "-c", os.devnull, f"--rootdir={ROOT}", "--import-mode=importlib", "--assert=plain", "-p", "no:cacheprovider",
)  # fmt: skip


def batches(trial: Trial | None) -> list[list[str]]:
    """The test files, the likely ones first."""
    likely = [str(TESTS / f"test_{name}.py") for name in (MODULES[trial.module] if trial else ())]
    others = [str(file) for file in sorted(TESTS.glob("test_*.py")) if str(file) not in likely]
    return [[file] for file in likely] + [others]


def progress(done: int, total: int, seconds: float) -> None:
    if sys.stdout.isatty() or done % 100 == 0:
        left = seconds / done * (total - done)
        end = "\r" if sys.stdout.isatty() else "\n"
        print(f"{done} of {total} faults tried, {left / 60:.0f} min left ", end=end, flush=True)


def report(results: list[tuple[Trial, str]]) -> int:
    """Print what was noticed and what was not; 1 if too little, or if a survivor is not explained."""
    print("\n| module | faults | killed | never ended | survived | noticed |\n| --- | --- | --- | --- | --- | --- |")
    for module in dict.fromkeys(trial.module for trial, _ in results):
        row(module, [outcome for trial, outcome in results if trial.module == module])
    noticed = row("all", [outcome for _, outcome in results])
    explained = SURVIVORS.read_text("utf-8")
    new = [trial for trial, outcome in results if outcome == "survived" and f"`{trial.label}`" not in explained]
    if new:
        print(f"\nNot noticed and not explained in {SURVIVORS.relative_to(ROOT)}:")
        print("\n".join(f"- `{trial.label}` (line {trial.fault.line})" for trial in new))
    met = {trial.label for trial, outcome in results if outcome == "survived"}
    modules = {trial.module for trial, _ in results}
    gone = [label for label in EXPLAINED.findall(explained) if label not in met and label.partition(".")[0] in modules]
    if gone:
        print(f"\nExplained in {SURVIVORS.relative_to(ROOT)} but not met any more:")
        print("\n".join(f"- `{label}`" for label in gone))
    if noticed < LEAST:
        print(f"\nAt least {LEAST:.0%} of the faults must be noticed.")
    return 1 if new or noticed < LEAST else 0


def row(name: str, outcomes: list[str]) -> float:
    count = Counter(outcomes)
    noticed = 1 - count["survived"] / max(1, len(outcomes))
    cells = [name, len(outcomes), count["killed"], count["endless"], count["survived"], f"{noticed:.1%}"]
    print("| " + " | ".join(str(cell) for cell in cells) + " |")
    return noticed


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nstopped")
