"""Breaks the rules of the games in every small way we can think of, and sees that a test notices each time.

``make mutants``, or ``python -m tests.mutants.rules threelines --module rules.combat``. Each fault is tried in a
process of its own that has not imported the rules before, so nothing left over from another one can hide it. The rules
of threelines are broken in all these ways; those of the larger games in a few hundred, drawn by lot.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import heapq
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
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Final

os.environ["CARDWRIGHT_RULES"] = "interpreted"
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

import pytest

from tests.mutants import coverage
from tests.mutants.faults import Fault, faults

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src" / "cardwright" / "games"
SURVIVORS: Final = ROOT / "tests" / "mutants" / "survivors.md"
LEAST: Final = 0.90  # of the faults must be noticed
PATIENCE: Final = 2  # times the work of the tests unbroken; what takes more never ends and counts as noticed
MEMORY: Final = 2 << 30
DRAWN: Final = 300  # faults of a larger game
EXPLAINED: Final = re.compile(r"^- `(.+?)`$", re.MULTILINE)
HEADING: Final = "Rules of "


@dataclass(frozen=True)
class Subject:
    """The rules of a game: its modules, each with the tests most likely to notice, which run first.

    ``drawn``: how many faults are tried, or 0 for all of them, which then have to be explained if they survive.
    """

    game: str
    modules: dict[str, tuple[str, ...]]
    drawn: int = 0
    scenarios: dict[str, list[tuple[str, int]]] = field(default_factory=dict)

    @property
    def tests(self) -> Path:
        return ROOT / "tests" / "games" / self.game

    def path(self, module: str) -> Path:
        return GAMES / self.game / f"{module.replace('.', '/')}.py"


def rooms(game: str) -> dict[str, tuple[str, ...]]:
    """The modules of what happens and of what cards can say."""
    files = [path for room in ("rules", "effects") for path in sorted((GAMES / game / room).glob("*.py"))]
    return {f"{path.parent.name}.{path.stem}": () for path in files if path.stem != "__init__"}


SUBJECTS: Final = {
    "threelines": Subject(
        "threelines",
        {
            "rules.combat": ("combat",),
            "rules.turn": ("round", "end", "placement"),
            "rules.legal": ("placement", "menu"),
            "rules.setup": ("preparation",),
            "model.menu": ("menu", "placement"),
            "model.actions": ("choice_text", "placement"),
            "model.state": ("notation", "placement", "combat"),
            "game": ("preparation", "notation", "choice_text"),
        },
    ),
    "generals": Subject("generals", rooms("generals"), DRAWN),
    "pantheon": Subject("pantheon", rooms("pantheon"), DRAWN),
}


@dataclass(frozen=True)
class Trial:
    """One fault of one module."""

    subject: Subject
    module: str
    fault: Fault

    @property
    def label(self) -> str:
        return f"{self.module}.{self.fault.label}"


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


def main() -> None:
    arguments = argparse.ArgumentParser(description="Breaks the rules and sees that a test notices.")
    arguments.add_argument("games", nargs="*", help="the games; all of them if none is named")
    arguments.add_argument("--module", action="append", help="only this one, such as rules.combat; can be repeated")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many faults to try at once")
    arguments.add_argument("--draw", type=int, default=DRAWN, help="how many faults of a larger game to try")
    arguments.add_argument("--list", action="store_true", help="only list the faults")
    chosen = arguments.parse_args()
    status = 0
    for game in chosen.games or SUBJECTS:
        subject = SUBJECTS[game]
        if subject.drawn:
            subject = Subject(game, subject.modules, chosen.draw)
        modules = [module for module in subject.modules if module in (chosen.module or subject.modules)]
        if chosen.list:
            print("\n".join(f"{trial.fault.line:4} {trial.label}" for trial in trials(subject, modules)))
        else:
            status |= tried_and_told(subject, modules, max(1, chosen.jobs))
    sys.exit(status)


def tried_and_told(subject: Subject, modules: list[str], jobs: int) -> int:
    gc.freeze()  # the processes share what is there already
    if subject.drawn:
        subject.scenarios.update(coverage.of_scenarios(subject.game))
    seconds = 5 + int(PATIENCE * unbroken(subject))
    return report(subject, list(tried(subject, modules, jobs, seconds)))


def trials(subject: Subject, modules: list[str]) -> Iterator[Trial]:
    """Every fault; of a larger game those that are drawn."""
    drawn = drawn_of(subject, modules) if subject.drawn else None
    for number, trial in enumerate(all_trials(subject, modules)):
        if drawn is None or number in drawn:
            yield trial


def all_trials(subject: Subject, modules: list[str]) -> Iterator[Trial]:
    for module in modules:
        for fault in faults(subject.path(module).read_text("utf-8")):
            yield Trial(subject, module, fault)


def drawn_of(subject: Subject, modules: list[str]) -> set[int]:
    """The places of the faults to try: as if by lot, and the same until their functions change."""
    lots = ((lot(trial.label), number) for number, trial in enumerate(all_trials(subject, modules)))
    return {number for _, number in heapq.nsmallest(subject.drawn, lots)}


def lot(label: str) -> bytes:
    return hashlib.blake2b(label.encode(), digest_size=8).digest()


def unbroken(subject: Subject) -> float:
    """How many seconds of work the tests are with the rules as they are; they have to pass."""
    _, status, used = os.wait4(started(subject, None, 900), 0)
    if status != 0:
        sys.exit(f"the tests of {subject.game} fail without any fault; put that right first")
    return used.ru_utime + used.ru_stime


def tried(subject: Subject, modules: list[str], jobs: int, seconds: int) -> Iterator[tuple[Trial, str]]:
    """Each trial with its outcome: "killed", "endless" or "survived"."""
    began = time.monotonic()
    total = sum(1 for _ in trials(subject, modules)) if not subject.drawn else subject.drawn
    running: dict[int, Trial] = {}
    number = 0
    for number, trial in enumerate(trials(subject, modules), 1):
        running[started(subject, trial, seconds)] = trial
        while len(running) == jobs:
            child, status = os.wait()
            yield running.pop(child), outcome(status)
        progress(subject.game, number, total, time.monotonic() - began)
    while running:
        child, status = os.wait()
        yield running.pop(child), outcome(status)


def outcome(status: int) -> str:
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        return "endless"
    return "survived" if status == 0 else "killed"


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
    """1 if a scenario fails, else pytest's status for the first files that do not pass, or 0."""
    if trial is not None and coverage.one_fails(subject.scenarios, trial.module, trial.fault.function):
        return 1
    for files in batches(subject, trial):
        status = int(pytest.main([*files, "-x", "-q", *PLAIN]))
        if status != 0:
            return status
    return 0


PLAIN: Final = (
    "-c", os.devnull, f"--rootdir={ROOT}", "--import-mode=importlib", "--assert=plain", "-p", "no:cacheprovider",
)  # fmt: skip


def batches(subject: Subject, trial: Trial | None) -> list[list[str]]:
    """The test files, the likely ones first."""
    likely = [str(subject.tests / f"test_{name}.py") for name in (subject.modules[trial.module] if trial else ())]
    others = [str(file) for file in sorted(subject.tests.glob("test_*.py")) if str(file) not in likely]
    return [[file] for file in likely] + [others]


def progress(game: str, done: int, total: int, seconds: float) -> None:
    if sys.stdout.isatty() or done % 50 == 0:
        left = seconds / done * (total - done)
        end = "\r" if sys.stdout.isatty() else "\n"
        print(f"{game}: {done} of {total} faults tried, {left / 60:.0f} min left ", end=end, flush=True)


def report(subject: Subject, results: list[tuple[Trial, str]]) -> int:
    """Print what was noticed and what was not; 1 if too little, or if a survivor should be explained and is not."""
    print(
        f"\n| rules of {subject.game} | faults | killed | never ended | survived | noticed |\n|---|---|---|---|---|---|"
    )
    for module in dict.fromkeys(trial.module for trial, _ in results):
        row(module, [outcome for trial, outcome in results if trial.module == module])
    noticed = row("all", [outcome for _, outcome in results])
    explained = explanations(subject.game)
    new = [trial for trial, outcome in results if outcome == "survived" and trial.label not in explained]
    if new:
        print(f"\nNot noticed and not explained in {SURVIVORS.relative_to(ROOT)}:")
        print("\n".join(f"- `{trial.label}` (line {trial.fault.line})" for trial in new))
    if not subject.drawn:
        tell_gone(results, explained)
    if noticed < LEAST:
        print(f"\nAt least {LEAST:.0%} of the faults must be noticed.")
    return 1 if (new and not subject.drawn) or noticed < LEAST else 0


def explanations(game: str) -> list[str]:
    """The survivors of a game that are listed with a reason."""
    parts = f"\n{SURVIVORS.read_text('utf-8')}".split("\n# ")
    mine = [part for part in parts if part.startswith(f"{HEADING}{game}\n")]
    return EXPLAINED.findall("\n".join(mine))


def tell_gone(results: list[tuple[Trial, str]], explained: list[str]) -> None:
    """Name what is explained and does not survive any more."""
    met = {trial.label for trial, outcome in results if outcome == "survived"}
    modules = tuple(f"{module}." for module in {trial.module for trial, _ in results})
    left = [label for label in explained if label not in met and label.startswith(modules)]
    if left:
        print(f"\nExplained in {SURVIVORS.relative_to(ROOT)} but not met any more:")
        print("\n".join(f"- `{label}`" for label in left))


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
