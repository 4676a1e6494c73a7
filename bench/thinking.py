"""How long the levels of bots think, choice by choice and turn by turn: `python -m bench.thinking --levels hard`.

The level sits in one seat, `greedy` in the others. A turn is all that a seat does before another one does something.
Times are those of a clock on the wall, so nothing else should run meanwhile; the longest processor time stands beside
them. If a choice took longer than its level may think, the exit status is 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from bench.previews import GAMES
from cardwright import mode
from cardwright.agents import Agent, agent_named
from cardwright.agents.named import LEVELS
from cardwright.games import load
from cardwright.kernel.game import Game

LIMITS: Final = {"beginner": 0.5, "easy": 0.5, "medium": 0.5, "hard": 0.5, "master": 3.0}  # seconds for a choice
HEADINGS: Final = ("game", "level", "choices", "median", "longest", "processor", "late", "a turn", "longest turn")


class Choice(NamedTuple):
    """``turn`` numbers the turns of all matches; it took ``wall`` seconds, of which the processor was ``busy``."""

    turn: int
    wall: float
    busy: float


def choices(game: Game[Any], level: Agent, first: int, seconds: float) -> Iterator[Choice]:
    """Play matches for that long; only what the level chooses counts, and not where it has no choice."""
    other, number, turn = agent_named("greedy"), first, 0
    end = time.perf_counter() + seconds
    while True:
        s = game.new(game.simulated(game.options()()), number, game.least_seats, telling=False)
        mover = -1
        while s.result is None:
            if time.perf_counter() > end:
                return
            seat, count = int(s.next_seat()), len(s.waiting)
            turn += seat != mover
            mover = seat
            legal = game.legal(s, seat)
            agent = level if seat == number % game.least_seats else other
            wall, busy = time.perf_counter(), time.process_time()
            action = agent.choose(game, game.mask(s, seat), seat, legal, turn * 1000 + count)
            taken = Choice(turn, time.perf_counter() - wall, time.process_time() - busy)
            if agent is level and len(legal) > 1:
                yield taken
            game.apply(s, seat, action)
        number += 1


def row(game: str, level: str, found: list[Choice]) -> list[str]:
    walls = sorted(one.wall for one in found)
    turns = sorted(sum(one.wall for one in turn) for _, turn in groupby(found, key=lambda one: one.turn))
    numbers = [middle(walls), walls[-1], max(one.busy for one in found)]
    tail = [middle(turns), turns[-1]]
    told = [f"{number:.3f}" for number in numbers], [f"{number:.2f}" for number in tail]
    return [game, level, f"{len(found):,}", *told[0], f"{late(level, found):,}", *told[1]]


def middle(numbers: list[float]) -> float:
    return numbers[len(numbers) // 2]


def late(level: str, found: list[Choice]) -> int:
    """How many choices took longer than the level may think."""
    return sum(one.wall > LIMITS[level] for one in found)


def main() -> int:
    chosen = argparse.ArgumentParser(description=__doc__)
    chosen.add_argument("--game", choices=GAMES, action="append", help="one of several; all by default")
    chosen.add_argument("--levels", default=",".join(LEVELS), help="with commas between them")
    chosen.add_argument("--seconds", type=float, default=30, help="for each game and level")
    chosen.add_argument("--seed", type=int, default=1)
    asked_for = chosen.parse_args()
    grid = Grid(*HEADINGS, title=f"seconds; rules {mode()}")
    too_late = 0
    for name in asked_for.game or GAMES:
        for level in asked_for.levels.split(","):
            found = list(choices(load(name), agent_named(level), asked_for.seed, asked_for.seconds))
            if found:
                grid.add_row(*row(name, level, found))
                too_late += late(level, found)
    Console(width=120).print(grid)
    return 1 if too_late else 0


if __name__ == "__main__":
    sys.exit(main())
