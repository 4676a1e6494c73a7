"""What a step takes in our environments, observation and mask included: a batch of 256 tables, and PettingZoo's turns.

``python -m bench.environments`` measures all five games; ``make bench-peers`` does so beside other libraries.
"""

from __future__ import annotations

import argparse
import json
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement (default: 2)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    wanted = parser.parse_args()
    costs = [cost(name, wanted.seconds) for name in wanted.games for cost in (batch_cost, turns_cost)]
    if wanted.json:
        print(json.dumps([asdict(cost) for cost in costs]))
        return
    print(f"rules {cardwright.mode()}, µs a step")
    for cost in costs:
        print(f"{cost.game:12} {cost.how:16} {cost.us_per_decision:7.2f}")


if __name__ == "__main__":
    main()
