"""What a step takes in our environments, observation and mask included: a batch of 256 tables, and PettingZoo's turns.

``python -m bench.environments`` measures all five games, in turns, and keeps the best round of each; above its bar the
exit status is 1. ``make bench-peers`` measures them beside other libraries.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

import cardwright
from bench.peers.peer import Peer
from bench.peers.pettingzoo import PettingZoo
from bench.peers.playout_cost import PlayoutCost
from bench.peers.stopwatch import WARM_UP_S, repeat
from cardwright.env import Batch, TurnsEnv

ENGINE: Final = "cardwright.env"
GAMES: Final = ("threelines", "generals", "pantheon", "cartoverse", "ancients")
TABLES: Final = 256
SEED: Final = 1
# The most microseconds a step may take, on one core with compiled rules: a batch, and PettingZoo's turns.
BARS: Final = {
    "threelines": (0.8, 10.0),
    "generals": (7.0, 20.0),
    "pantheon": (4.0, 15.0),
    "cartoverse": (6.0, 20.0),
    "ancients": (8.0, 25.0),
}


class OneBatch(Peer):
    """A batch that plays at random; a playout is one step of all its tables."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.batch: Final = Batch(name, n=TABLES, seed=seed)
        self.games = 0

    def playout(self) -> None:
        batch = self.batch
        batch.step(batch.any_moves())
        self.games += int(batch.done.sum())
        self.decisions += TABLES


class Turns(PettingZoo):
    """Our environment of turns in the loop of PettingZoo's manual."""

    def made(self, name: str) -> TurnsEnv:
        return TurnsEnv(name)


def batch_cost(name: str, seconds: float) -> PlayoutCost:
    one = OneBatch(SEED, name)
    repeat(one.playout, WARM_UP_S)
    one.decisions = one.games = 0
    _, elapsed = repeat(one.playout, seconds)
    us, length = elapsed / one.decisions * 1e6, one.decisions / max(1, one.games)
    return PlayoutCost(ENGINE, name, f"Batch of {TABLES}", us, None, one.games / elapsed, length, None)


def turns_cost(name: str, seconds: float) -> PlayoutCost:
    one = Turns(SEED, name)
    repeat(one.playout, WARM_UP_S)
    one.decisions = one.choices = 0
    games, elapsed = repeat(one.playout, seconds)
    us, legal = elapsed / one.decisions * 1e6, one.choices / one.decisions
    return PlayoutCost(ENGINE, name, "PettingZoo AEC", us, None, games / elapsed, one.decisions / games, legal)


def costs_of(name: str, seconds: float) -> list[PlayoutCost]:
    return [batch_cost(name, seconds), turns_cost(name, seconds)]


def best(rounds: Sequence[list[PlayoutCost]]) -> list[PlayoutCost]:
    """Of every measurement the fastest."""
    return [min(each, key=lambda cost: cost.us_per_decision) for each in zip(*rounds, strict=True)]


def within_bars(costs: Sequence[PlayoutCost]) -> bool:
    """Print each beside its bar, and say whether all are below."""
    print(f"{f'rules {cardwright.mode()}':29} {'µs a step':>9} {'bar':>6}")
    kept = True
    for cost in costs:
        bar = BARS[cost.game][cost.how != f"Batch of {TABLES}"]
        kept = kept and cost.us_per_decision <= bar
        over = "" if cost.us_per_decision <= bar else "  above"
        print(f"{cost.game:12} {cost.how:16} {cost.us_per_decision:9.2f} {bar:6.1f}{over}")
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement (default: 2)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (default: 3)")
    parser.add_argument("--json", action="store_true", help="print the figures of one round as JSON")
    wanted = parser.parse_args()
    rounds = [
        [cost for name in wanted.games for cost in costs_of(name, wanted.seconds)]
        for _ in range(1 if wanted.json else wanted.rounds)
    ]
    if wanted.json:
        print(json.dumps([asdict(cost) for cost in rounds[0]]))
        return 0
    return 0 if within_bars(best(rounds)) else 1


if __name__ == "__main__":
    sys.exit(main())
