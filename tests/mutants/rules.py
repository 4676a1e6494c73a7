"""Breaks the rules of the games in every small way we can think of, and sees that a test notices each time.

``make mutants``, or ``python -m tests.mutants.rules threelines --module rules.combat``. Each fault is tried in a
process of its own that has not imported the rules before, so nothing left over from another one can hide it. The rules
of threelines are broken in all these ways; those of the larger games in a few hundred, drawn by lot. Ctrl-C tells
what was noticed so far, of a larger game a fair sample.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

os.environ["CARDWRIGHT_RULES"] = "interpreted"
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"

from tests.mutants import coverage
from tests.mutants.drawing import Choice, trials
from tests.mutants.subjects import DRAWN, SUBJECTS, Subject, Trial
from tests.mutants.telling import LISTED, report, tell_gone
from tests.mutants.trying import outcome, started

PATIENCE: Final = 2  # times the work of the tests unbroken; what takes more never ends and counts as noticed


def main() -> None:
    arguments = argparse.ArgumentParser(description="Breaks the rules and sees that a test notices.")
    arguments.add_argument("games", nargs="*", help="the games; all of them if none is named")
    arguments.add_argument("--module", action="append", help="only this one, such as rules.combat; can be repeated")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many faults to try at once")
    arguments.add_argument("--draw", type=int, default=DRAWN, help="how many faults of a larger game to try")
    arguments.add_argument("--word", default="", help="any word; with another one, other faults are drawn")
    arguments.add_argument("--again", type=Path, help="only the survivors listed in this file, the report of a run")
    arguments.add_argument("--list", action="store_true", help="only list the faults")
    chosen = arguments.parse_args()
    listed = frozenset(LISTED.findall(chosen.again.read_text("utf-8"))) if chosen.again else frozenset()
    status = 0
    for game in chosen.games or SUBJECTS:
        subject = SUBJECTS[game]
        if subject.drawn:
            subject = replace(subject, drawn=chosen.draw)
        modules = tuple(module for module in subject.modules if module in (chosen.module or subject.modules))
        choice = Choice(modules, chosen.word, listed)
        if chosen.list:
            print("\n".join(f"{trial.fault.line:4} {trial.label}" for trial in trials(subject, choice)))
        else:
            status |= tried_and_told(subject, choice, max(1, chosen.jobs))
    sys.exit(status)


def tried_and_told(subject: Subject, choice: Choice, jobs: int) -> int:
    if subject.drawn:
        subject = replace(subject, calls=coverage.of_scenarios(subject.game))
    gc.freeze()  # the processes share what is there already
    seconds = 5 + int(PATIENCE * unbroken(subject))
    results: list[tuple[Trial, str]] = []
    try:
        for result in tried(subject, choice, jobs, seconds):
            results.append(result)
    except KeyboardInterrupt:
        report(subject, results)
        raise
    if not subject.drawn:
        tell_gone(subject, results)
    return report(subject, results)


def unbroken(subject: Subject) -> float:
    """How many seconds of work the tests are with the rules as they are; they have to pass."""
    _, status, used = os.wait4(started(subject, None, 900), 0)
    if status != 0:
        sys.exit(f"the tests of {subject.game} fail without any fault; put that right first")
    return used.ru_utime + used.ru_stime


def tried(subject: Subject, choice: Choice, jobs: int, seconds: int) -> Iterator[tuple[Trial, str]]:
    """Each trial with its outcome: "killed", "endless" or "survived"."""
    began = time.monotonic()
    total = sum(1 for _ in trials(subject, choice))
    running: dict[int, Trial] = {}
    for number, trial in enumerate(trials(subject, choice), 1):
        running[started(subject, trial, seconds)] = trial
        while len(running) == jobs:
            child, status = os.wait()
            yield running.pop(child), outcome(status)
        progress(subject.game, number, total, time.monotonic() - began)
    while running:
        child, status = os.wait()
        yield running.pop(child), outcome(status)


def progress(game: str, done: int, total: int, seconds: float) -> None:
    if sys.stdout.isatty() or done % 50 == 0:
        left = seconds / done * (total - done)
        end = "\r" if sys.stdout.isatty() else "\n"
        print(f"{game}: {done} of {total} faults tried, {left / 60:.0f} min left ", end=end, flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nstopped")
