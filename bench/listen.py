"""Plays many matches of every game, records every byte that anybody receives, and looks for what they may not know.

python -m bench.listen --matches 1000
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.table import Table

from tests.client.local_server import local_server
from tests.server.overheard import story

# The seats of each kind of match, and after how many answers all but the last player concede.
KINDS: Final = (
    ("threelines", 2, 500),
    ("generals", 2, 60),
    ("pantheon", 2, 60),
    ("pantheon", 4, 40),
    ("cartoverse", 2, 60),
    ("ancients", 2, 60),
)
TOGETHER: Final = 2  # matches for each server


class Overheard(msgspec.Struct):
    """``faults`` are leaks, and what the server logged as an error."""

    game: str
    seats: int
    matches: int = 0
    messages: int = 0
    size: int = 0
    previews: int = 0
    faults: list[str] = []

    def add(self, other: Overheard) -> None:
        self.matches += other.matches
        self.messages += other.messages
        self.size += other.size
        self.previews += other.previews
        self.faults = [*self.faults, *other.faults]


def overhear(game: str, seats: int, most: int, seeds: list[int]) -> Overheard:
    """A few matches, one after the other, at a server of their own."""
    logging.disable(logging.WARNING)
    with TemporaryDirectory(prefix="cardwright-listen-") as folder:
        return asyncio.run(listen(Path(folder), Overheard(game, seats), most, seeds))


async def listen(folder: Path, found: Overheard, most: int, seeds: list[int]) -> Overheard:
    async with local_server(folder) as server:
        for seed in seeds:
            ear = await story(server, found.game, most, found.seats, seed=seed)
            found.matches += 1
            found.messages += len(ear.heard)
            found.size += sum(len(heard.message) for heard in ear.heard)
            found.previews += len(ear.previews)
            found.faults += [f"{found.game}, seed {seed}: {leak}" for leak in await ear.leaks()]
        found.faults += [f"{found.game}: {error}" for error in server.errors()]
    return found


def jobs(matches: int, seed: int) -> list[tuple[str, int, int, list[int]]]:
    """The matches, shared out among the kinds, a few at a time and all kinds in turn."""
    made = []
    for place in range(0, matches, TOGETHER * len(KINDS)):
        for at, (game, seats, most) in enumerate(KINDS):
            first = place + at * TOGETHER
            seeds = [seed + number for number in range(first, min(first + TOGETHER, matches))]
            made += [(game, seats, most, seeds)] if seeds else []
    return made


def table_of(rows: list[Overheard]) -> Table:
    told = Table("game", "seats", "matches", "messages", "MB", "previews", "faults")
    for row in rows:
        figures = (str(row.seats), f"{row.matches:,}", f"{row.messages:,}", f"{row.size / 1e6:,.0f}")
        told.add_row(row.game, *figures, f"{row.previews:,}", str(len(row.faults)))
    return told


@click.command()
@click.option("--matches", default=1000, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--processes", default=os.cpu_count() or 1, show_default=True)
def main(matches: int, seed: int, processes: int) -> None:
    """Listen to everything that anybody receives in many matches of every game."""
    rows = [Overheard(game, seats) for game, seats, _ in KINDS]
    began, done = time.monotonic(), 0
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for job in as_completed([pool.submit(overhear, *job) for job in jobs(matches, seed)]):
            found = job.result()
            next(row for row in rows if (row.game, row.seats) == (found.game, found.seats)).add(found)
            done += found.matches
            click.echo(f"{done:,} of {matches:,} matches, {time.monotonic() - began:.0f} s", err=True)
    faults = [fault for row in rows for fault in row.faults]
    Console().print(table_of(rows))
    print(f"{sum(row.messages for row in rows):,} messages, {len(faults)} faults")
    print("\n".join(faults[:20]))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
