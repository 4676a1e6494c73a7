"""Kills a server again and again while matches are played, and looks for what was acknowledged and is lost.

python -m bench.kill --rounds 50 --matches 40
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import click
import msgspec
from rich.console import Console
from rich.table import Table

from bench.duel import Duel
from bench.process import ServerProcess
from bench.trial import Findings, Trial
from cardwright.server.settings import Settings
from tests.services import Postgres


class Kills(msgspec.Struct):
    """``started`` is how long the server took to come up each time, ``recovered`` how long every match stood still."""

    found: Findings
    rounds: int
    started: list[float]
    recovered: list[float]


async def kill(folder: Path, database: str, rounds: int, seconds: float, matches: int, game: str, seed: int) -> Kills:
    """Again and again: play for a few seconds, kill the server, look for lost actions, start it again."""
    chance = random.Random(seed)
    server = ServerProcess(folder, database)
    duels = [Duel([[server.url]] * 2, game, chance.getrandbits(32)) for _ in range(matches)]
    trial = Trial(Settings(data=folder, database=database), [server], duels)
    kills = Kills(trial.found, 0, [], [])
    async with trial.under_way():
        for _ in range(rounds):
            await asyncio.sleep(chance.uniform(0.0, seconds))
            await server.kill()
            killed = time.monotonic()
            await trial.compare()
            looked = time.monotonic() - killed  # our own pause is not the server's
            kills.started.append(await server.start())
            kills.recovered.append(await trial.felt(killed) - looked)
            kills.rounds += 1
            click.echo(f"round {kills.rounds}: {kills.recovered[-1]:.1f} s", err=True)
    return kills


@click.command()
@click.option("--rounds", default=50, show_default=True)
@click.option("--seconds", default=3.0, show_default=True, help="At most so long between two kills.")
@click.option("--matches", default=40, show_default=True, help="Played at a time.")
@click.option("--game", default="threelines", show_default=True)
@click.option("--database", default="", help='A PostgreSQL address, or "postgres" for one that is thrown away.')
@click.option("--seed", default=1, show_default=True)
def main(rounds: int, seconds: float, matches: int, game: str, database: str, seed: int) -> None:
    """Kill a server again and again while matches are played."""
    with TemporaryDirectory(prefix="cardwright-kill-") as folder, address_of(database) as url:
        kills = asyncio.run(kill(Path(folder), url, rounds, seconds, matches, game, seed))
    show(kills, "PostgreSQL" if database else "SQLite")
    sys.exit(not kills.found.good)


@contextmanager
def address_of(database: str) -> Iterator[str]:
    if database != "postgres":
        yield database
        return
    service = Postgres(durable=True)
    try:
        yield service.database()
    finally:
        service.throw_away()


def show(kills: Kills, where: str) -> None:
    found = kills.found
    told = Table("database", "kills", "matches", "actions", "lost", "twice", "stuck", "unfinished", "refused", "errors")
    for heading in ("up again after, s", "every match goes on after, s", "machine's load, 1 and 5 min"):
        told.add_column(heading)
    figures = (found.lost, found.doubled, found.stuck, found.unfinished, len(found.refused), len(found.faults))
    told.add_row(
        where,
        *(f"{number:,}" for number in (kills.rounds, found.matches, found.actions, *figures)),
        *(f"{median(times):.1f}, at most {max(times):.1f}" for times in (kills.started, kills.recovered)),
        " ".join(f"{average:.1f}" for average in os.getloadavg()[:2]),
    )
    Console(width=160).print(told)
    for line in [*sorted(set(found.refused)), *found.faults][:20]:
        print(line)


if __name__ == "__main__":
    main()
