"""How close two machines of a Ray cluster come to twice the speed of one; here they are two nodes of one core each.

``python -m bench.cluster`` starts them on this machine. One and two workers take turns, so that whatever else the
machine does slows both. What is told, best first: games a second against linear; the share of the time in which workers
play and do not wait, which other programs hardly change; and processor time a game, which they do not change at all.
"""

from __future__ import annotations

import os
import sys
import time
from dataclasses import dataclass
from functools import partial

import click
import psutil
from rich.console import Console
from rich.table import Table

from cardwright.arena import Campaign, planned
from cardwright.arena.campaign_run import played
from cardwright.arena.engines import Job
from cardwright.arena.engines.ray_cluster import RayCluster
from cardwright.games import load
from tests.arena.ray_nodes import SURROUNDINGS, RayNodes

FIRST, SECOND = "127.0.0.2", "127.0.0.3"


@dataclass(frozen=True)
class Measured:
    """One campaign: games a second, the share of the time that was played, and processor time a game."""

    workers: int
    speed: float
    playing: float
    processor: float


def measured(nodes: RayNodes, workers: int, game: str, agent: str, games: int) -> Measured:
    rules = load(game)
    series = planned(rules, rules.options()(), [agent] * max(2, rules.least_seats), games, 1, count_cards=False)
    with RayCluster(nodes.address, workers, game, series.agents, click.echo) as engine:
        until_all_are_there(engine, workers, partial(played, [series]), Campaign([series]))
        stations = [process for process in psutil.process_iter(["name"]) if "RayStation" in process.info["name"]]
        for core, process in enumerate(stations):
            process.cpu_affinity([core % (os.cpu_count() or 1)])
        spent, began, busy, campaign = processor_time(stations), time.perf_counter(), 0.0, Campaign([series])
        with engine.results(partial(played, [series]), lambda: campaign.cut(workers)) as results:
            for stretch, totals, seconds in results:
                campaign.keep(stretch, totals, seconds)
                busy += seconds
        elapsed = time.perf_counter() - began
        return Measured(workers, games / elapsed, busy / elapsed / workers, (processor_time(stations) - spent) / games)


def until_all_are_there(engine: RayCluster, workers: int, job: Job[object], campaign: Campaign) -> None:
    """Some games before it counts, so that every worker has its modules, tables and caches."""
    while len(engine.staff.places) < workers or campaign.games - campaign.waiting < 4 * workers:
        few = iter([campaign.cut(workers) for _ in range(workers)])
        with engine.results(job, partial(next, few, None)) as results:
            for _ in results:
                pass


def processor_time(processes: list[psutil.Process]) -> float:
    return sum(each.user + each.system for each in (process.cpu_times() for process in processes))


@click.command()
@click.option("--game", default="threelines", show_default=True)
@click.option("--agent", default="greedy", show_default=True, help="Who plays all seats.")
@click.option("--games", default=600, show_default=True, help="For each measurement.")
@click.option("--rounds", default=3, show_default=True)
def main(game: str, agent: str, games: int, rounds: int) -> None:
    """Measure one and two nodes in turn, and compare the best of each."""
    os.environ.update(SURROUNDINGS)
    nodes = RayNodes()
    try:
        nodes.join(SECOND)
        found = [measured(nodes, workers, game, agent, games) for _ in range(rounds) for workers in (1, 2)]
    finally:
        nodes.throw_away()
    one, two = (max((each for each in found if each.workers == count), key=lambda m: m.speed) for count in (1, 2))
    rows = Table("nodes", "games/s", "of linear", "of the time played", "ms of a processor a game")
    for each in (one, two):
        share = each.speed / each.workers / one.speed
        rows.add_row(
            str(each.workers),
            f"{each.speed:.0f}",
            f"{share:.2f}",
            f"{each.playing:.3f}",
            f"{1000 * each.processor:.2f}",
        )
    Console(width=120).print(rows)
    sys.exit(two.speed / 2 / one.speed < 0.9)


if __name__ == "__main__":
    main()
