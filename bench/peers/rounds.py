"""Rounds of measurements, each in a process of its own; every engine keeps its best."""

from __future__ import annotations

import argparse
import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.peers.engines import PEERS
from bench.peers.playout_cost import NotMeasuredError, PlayoutCost

MEASUREMENT_LIMIT_S: Final = 600
ENVIRONMENTS: Final = "cardwright.env"


def output_of(command: Sequence[str | Path]) -> str:
    quiet = {"PYTHONWARNINGS": "ignore", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=MEASUREMENT_LIMIT_S, env=os.environ | quiet, check=False
        )
    except OSError as error:
        raise NotMeasuredError(f"{command[0]} cannot be started: {error.strerror}") from None
    except subprocess.TimeoutExpired:
        raise NotMeasuredError(f"no answer within {MEASUREMENT_LIMIT_S} s") from None
    if done.returncode:
        raise NotMeasuredError((done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1])
    return done.stdout


def peer_figures(key: tuple[str, str, str], seconds: float) -> list[PlayoutCost]:
    task = json.dumps([*key, seconds])
    return [PlayoutCost(**json.loads(output_of([sys.executable, "-m", "bench.peers", "--measure", task])))]


def own_figures(command: Path, game: str) -> list[PlayoutCost]:
    """Cardwright measures itself in its own environment and prints one object per mode, compiled and interpreted."""
    if not command.exists():
        raise NotMeasuredError(f"the command {command.name} is not installed yet; build the main environment first")
    printed = output_of([command, "bench", game, "--json"])
    try:
        return [own_figure(row) for row in json.loads(printed)]
    except (ValueError, KeyError, TypeError) as error:
        raise NotMeasuredError(f"`cardwright bench {game} --json` printed something else: {error!r}") from None


def environment_figures(command: Path, seconds: float) -> list[PlayoutCost]:
    """Our environments, measured in the environment that has them."""
    python = command.parent / "python"
    printed = output_of([python, "-m", "bench.environments", "--json", "--seconds", f"{seconds}"])
    return [PlayoutCost(**row) for row in json.loads(printed)]


def own_figure(row: dict[str, Any]) -> PlayoutCost:
    fields = ("us_per_decision", "us_per_clone", "games_per_s", "decisions_per_game", "legal_per_decision")
    return PlayoutCost("Cardwright", str(row["game"]), str(row["mode"]), **{field: row[field] for field in fields})


class Results:
    """Every round of every measurement, in the order they are first heard of."""

    def __init__(self) -> None:
        self.rounds: Final[dict[str, list[PlayoutCost]]] = {}
        self.refusals: Final[dict[str, str]] = {}

    def take(self, what: str, measurement: Callable[[], list[PlayoutCost]]) -> None:
        """Measures once more; who refused once is not asked again."""
        if what in self.refusals:
            return
        try:
            for cost in measurement():
                self.rounds.setdefault(cost.name, []).append(cost)
        except NotMeasuredError as reason:
            self.refusals[what] = str(reason)

    def best(self) -> list[PlayoutCost]:
        return [best_of(rounds) for rounds in self.rounds.values()]


def best_of(rounds: Sequence[PlayoutCost]) -> PlayoutCost:
    """The round with the fastest decisions and the fastest clone of any round: all play alike, noise only slows."""
    best = copy.copy(min(rounds, key=lambda cost: cost.us_per_decision))
    clones = [cost.us_per_clone for cost in rounds if cost.us_per_clone is not None]
    best.us_per_clone = min(clones, default=None)
    return best


def run_rounds(wanted: argparse.Namespace) -> Results:
    results = Results()
    for number in range(1, wanted.rounds + 1):
        for game in wanted.games:
            progress(number, wanted.rounds, f"Cardwright {game}")
            results.take(f"Cardwright {game}", partial(own_figures, wanted.cardwright, game))
        if wanted.only.lower() in ENVIRONMENTS:
            progress(number, wanted.rounds, ENVIRONMENTS)
            results.take(ENVIRONMENTS, partial(environment_figures, wanted.cardwright, wanted.seconds))
        for key in PEERS:
            what = " ".join(key)
            if wanted.only.lower() in what.lower():
                progress(number, wanted.rounds, what)
                results.take(what, partial(peer_figures, key, wanted.seconds))
    return results


def progress(number: int, rounds: int, what: str) -> None:
    print(f"round {number} of {rounds}: {what}", file=sys.stderr, flush=True)
