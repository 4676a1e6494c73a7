"""Two nodes of one server, of which one is killed, or stopped, while matches are played on both.

python -m bench.nodes --rounds 6 --matches 100
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import click
import msgspec

from bench.duel import Duel
from bench.process import ServerProcess
from bench.trial import Findings, Trial
from cardwright.server.settings import Settings
from tests.services import Nats, Postgres

BAR_S: Final = 5.0


class Losses(msgspec.Struct):
    """Seconds until every match went on, for each node that was killed and each that was stopped."""

    found: Findings
    killed: list[float]
    stopped: list[float]


async def lose_nodes(
    folder: Path,
    database: str,
    nats: str,
    rounds: int,
    seconds: float,
    matches: int,
    game: str,
    seed: int,
    think: float = 0.0,
) -> Losses:
    """Kill one node, then stop the other, and so on; each is back before the other goes."""
    chance = random.Random(seed)
    nodes = [ServerProcess(folder / name, database, nats) for name in ("first", "second")]
    duels = [Duel(ways(nodes, number), game, chance.getrandbits(32), think) for number in range(matches)]
    trial = Trial(Settings(data=folder, database=database), nodes, duels)
    losses = Losses(trial.found, [], [])
    async with trial.under_way():
        for number in range(rounds):
            await asyncio.sleep(chance.uniform(0.0, seconds))
            node = nodes[number % 2]
            began = time.monotonic()
            if number % 2 == 0:
                await node.kill()
                losses.killed.append(await trial.felt(began))
            else:
                leaving = asyncio.create_task(node.stop())
                losses.stopped.append(await trial.felt(began))
                await leaving
            click.echo(f"{'killed' if number % 2 == 0 else 'stopped'}: {time.monotonic() - began:.1f} s", err=True)
            await trial.compare()
            await node.start()
    return losses


def ways(nodes: Sequence[ServerProcess], number: int) -> list[list[str]]:
    """Where two players connect: both here, both there, or one at each node; the other node is their second choice."""
    here, there = [node.url for node in nodes], [node.url for node in reversed(nodes)]
    return [[here, here], [there, there], [here, there], [there, here]][number % 4]


@click.command()
@click.option("--rounds", default=6, show_default=True, help="Nodes lost: killed and stopped in turn.")
@click.option("--seconds", default=3.0, show_default=True, help="At most so long between two losses.")
@click.option("--matches", default=100, show_default=True, help="Played at a time.")
@click.option("--think", default=0.5, show_default=True, help="Players answer within this many seconds.")
@click.option("--game", default="threelines", show_default=True)
@click.option("--seed", default=1, show_default=True)
def main(rounds: int, seconds: float, matches: int, think: float, game: str, seed: int) -> None:
    """Lose nodes of a server while matches are played, with a PostgreSQL and a NATS that are thrown away."""
    postgres, nats = Postgres(durable=True), Nats()
    try:
        with TemporaryDirectory(prefix="cardwright-nodes-") as folder:
            database = postgres.database()
            losing = lose_nodes(Path(folder), database, nats.url, rounds, seconds, matches, game, seed, think)
            losses = asyncio.run(losing)
    finally:
        postgres.throw_away()
        nats.throw_away()
    show(losses)
    sys.exit(not losses.found.good or max(losses.killed + losses.stopped) > BAR_S)


def show(losses: Losses) -> None:
    found = losses.found
    print(f"{found.matches:,} matches, {found.actions:,} actions acknowledged")
    print(f"lost {found.lost}, doubled {found.doubled}, stuck {found.stuck}, unfinished {found.unfinished}")
    print("a node killed: every match goes on after", ", ".join(f"{took:.1f} s" for took in losses.killed))
    print("a node stopped: every match goes on after", ", ".join(f"{took:.1f} s" for took in losses.stopped))
    for line in [*sorted(set(found.refused)), *found.faults][:20]:
        print(line)


if __name__ == "__main__":
    main()
