"""Tells what the tests noticed of the broken rules, and what they did not."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from tests.mutants.subjects import ROOT, Subject, Trial

SURVIVORS: Final = ROOT / "tests" / "mutants" / "survivors.md"
LEAST: Final = 0.90  # of the faults must be noticed
LISTED: Final = re.compile(r"^- `(.+?)`", re.MULTILINE)
HEADING: Final = "Rules of "


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
    if noticed < LEAST:
        print(f"\nAt least {LEAST:.0%} of the faults must be noticed.")
    return 1 if (new and not subject.drawn) or noticed < LEAST else 0


def explanations(game: str) -> list[str]:
    """The survivors of a game that are listed with a reason."""
    parts = f"\n{SURVIVORS.read_text('utf-8')}".split("\n# ")
    mine = [part for part in parts if part.startswith(f"{HEADING}{game}\n")]
    return LISTED.findall("\n".join(mine))


def tell_gone(subject: Subject, results: list[tuple[Trial, str]]) -> None:
    """Name what is explained and does not survive any more."""
    explained = explanations(subject.game)
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
