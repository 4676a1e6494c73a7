"""How long a preview takes the server: `python -m bench.previews --game ancients`.

Bots play a match, and before each of their answers several of the legal ones are foreseen, as the server does it when
a player points at something. The view after an answer is timed as well: in Ancients it holds the coming combat.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections import defaultdict
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.shares import thoughts
from cardwright import mode
from cardwright.games import load
from cardwright.kernel.game import Game
from cardwright.server.tables.forecast import foresee
from cardwright.server.tables.showing import JSON, drawn

GAMES: Final = ("threelines", "generals", "pantheon", "cartoverse", "ancients")
VIEW: Final = "view after an answer"
PREVIEW: Final = "preview"


class Times:
    """Milliseconds, by what took them."""

    def __init__(self) -> None:
        self.taken: defaultdict[str, list[float]] = defaultdict(list)

    def add(self, what: str, began: float) -> None:
        self.taken[what].append((time.perf_counter() - began) * 1000)

    def row(self, what: str) -> list[str]:
        found = sorted(self.taken[what])
        cuts = statistics.quantiles(found, n=100, method="inclusive")
        return [what, f"{len(found):,}", *(f"{cuts[share - 1]:.2f}" for share in (50, 95, 99)), f"{found[-1]:.2f}"]


def measure(game: Game[Any], seconds: float, each: int, agent: str) -> Times:
    """Play matches for that long; before each answer this many previews."""
    times, chance, end = Times(), random.Random(1), time.perf_counter() + seconds
    number = 0
    while time.perf_counter() < end:
        s = begun(game, number)
        for thought in thoughts(game, s, [agent, agent], number):
            look(game, s, thought.seat, each, chance, times)
            if time.perf_counter() > end:
                break
        number += 1
    return times


def begun(game: Game[Any], number: int) -> Any:
    decks = list(game.starters().values())
    chosen = [decks[number % len(decks)], decks[(number + 1) % len(decks)]] if decks else []
    return game.new(game.variants()["standard"], number, decks=chosen, telling=True)


def look(game: Game[Any], s: Any, seat: int, each: int, chance: random.Random, times: Times) -> None:
    """What the server does for a player who points at some of the legal answers, and after one is given."""
    began = time.perf_counter()
    mask = game.mask(s, seat)
    JSON.encode(drawn(game, mask, False))
    times.add(VIEW, began)
    legal = list(game.legal(s, seat))
    for action in chance.sample(legal, min(each, len(legal))):
        began = time.perf_counter()
        JSON.encode(foresee(game, game.mask(s, seat), seat, action, False))
        times.add(PREVIEW, began)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", choices=GAMES, default="ancients")
    reader.add_argument("--seconds", type=float, default=20)
    reader.add_argument("--each", type=int, default=4, help="previews before each answer")
    reader.add_argument("--agent", default="greedy")
    chosen = reader.parse_args()
    times = measure(load(chosen.game), chosen.seconds, chosen.each, chosen.agent)
    table = Table("ms", "times", "p50", "p95", "p99", "most", title=f"{chosen.game}, rules {mode()}")
    for what in (PREVIEW, VIEW):
        table.add_row(*times.row(what))
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
