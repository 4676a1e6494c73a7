"""How much stronger each bot of a ladder is than the one before, in every game: points of Elo, intervals of 95 %.

`python -m bench.ladder` compares the levels; `--rungs search:10ms,search:100ms,search:1000ms` what time is worth. With
`--journal FOLDER` a run that was interrupted goes on. The table is written in Markdown, for docs/bots.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Any, Final

from bench.previews import GAMES
from cardwright import mode
from cardwright.agents.named import LEVELS
from cardwright.arena import Campaign, Engine, Journal, Series, Statistics, local, planned, play_all, wilson
from cardwright.games import load
from cardwright.kernel.chance import mixed

ENDLESS: Final = "∞"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=GAMES, action="append", help="one of several; all by default")
    asked.add_argument("--rungs", default=",".join(LEVELS), help="bots, the weakest first, with commas between them")
    asked.add_argument("--games", type=int, default=200, help="that each pair plays in each game")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--journal", type=Path, help="a folder that keeps what was played")
    chosen = asked.parse_args()
    rungs = chosen.rungs.split(",")
    engine = local(chosen.processes)
    print(f"{chosen.games} games a pair, {chosen.processes} at once, rules {mode()}\n")
    print("\n".join(heading([f"{better} over {worse}" for worse, better in pairwise(rungs)])), flush=True)
    for name in chosen.game or GAMES:
        programme = ladder(load(name), rungs, chosen.games, chosen.seed)
        print(row([name, *(step(one) for one in played(programme, engine, chosen.journal, name))]), flush=True)


def ladder(game: Any, rungs: Sequence[str], games: int, seed: int) -> list[Series]:
    """Each rung against the one before; they change seats after every game."""
    return [
        planned(game, game.options()(), (better, worse), games, mixed(seed, place), count_cards=False)
        for place, (worse, better) in enumerate(pairwise(rungs))
    ]


def played(programme: list[Series], engine: Engine, folder: Path | None, name: str) -> list[Statistics]:
    journal = None
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        journal = Journal(str(folder / f"{name}.journal"), programme)
    campaign = Campaign(programme, journal)
    told = sys.stderr.isatty()
    play_all(campaign, engine, lambda: tell(name, campaign) if told else None)
    return [Statistics(series, totals) for series, totals in zip(programme, campaign.totals, strict=True)]


def tell(name: str, campaign: Campaign) -> None:
    print(f"\r{name}: {campaign.played:,} of {campaign.games:,} games ", end="", file=sys.stderr)


def step(found: Statistics) -> str:
    """``+170 (118 to 229)``: what the first is above the second; a draw is half a win."""
    record = found.by_agent[0]
    points = record.wins + record.draws / 2
    low, high = wilson(points, record.games)
    return f"{elo(points / record.games)} ({elo(low)} to {elo(high)})"


def elo(share: float) -> str:
    """The difference under which a player wins this share; without end, if they win all or nothing."""
    if share in (0.0, 1.0):
        return f"{'+' if share else '−'}{ENDLESS}"
    return f"{400 * log10(share / (1 - share)):+.0f}".replace("-", "−")


def heading(columns: list[str]) -> list[str]:
    return [row(["", *columns]), row(["---"] * (len(columns) + 1))]


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
