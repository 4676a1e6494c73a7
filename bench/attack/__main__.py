"""Runs every attack against a server on this machine while others play: `make attack`.

One server, one attack after the other, each by a new guest from a new address. The others notice nothing if their
answers are acknowledged within 100 ms (p99) and nothing of theirs is refused; the server's memory stays below twice
what it was before the first attack. The time in which the server was ready to run and had no core does not count: that
is up to the other programs of this machine. Beside it stands the time by the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import psutil
from rich.console import Console
from rich.table import Table

from bench.attack.attacks import ATTACKS
from bench.attack.bystanders import Bystanders
from bench.attack.visitor import Visitor
from bench.process import ServerProcess

MOST_MS: Final = 100.0
MOST_TIMES: Final = 2.0  # the memory at rest
PAIRS: Final = 10
SETTLE_S: Final = 3.0  # between two attacks
EVERY_S: Final = 0.05
YIELDS: Final = 5  # an attacker has a machine of their own; here they share one, and give way
REFUSED: Final = ("cardwright_limited_total", "cardwright_refused_handshakes_total", "cardwright_malformed_total")
NOBODY: Final = "nobody"


@dataclass
class Row:
    """What others had of one attack: seconds, megabytes, and the part of a core that the server took."""

    name: str
    refused: int
    acts: list[float]
    by_the_clock: list[float]
    bots: list[float]
    rest: float
    most: float
    core: float
    troubles: list[str] = field(default_factory=list)

    def p(self, share: float) -> float:
        return percentile(self.acts, share)

    @property
    def missed(self) -> list[str]:
        found = sorted(set(self.troubles))
        if self.p(0.99) > MOST_MS:
            found.append(f"p99 above {MOST_MS:.0f} ms")
        if self.most > MOST_TIMES * self.rest:
            found.append(f"memory above {MOST_TIMES:.0f} times its rest")
        return found


def percentile(seconds: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("inf")


class Costs:
    """What the server's own process takes, looked at all the time; without the processes in which bots think."""

    def __init__(self, pid: int) -> None:
        self.process = psutil.Process(pid)
        self.most = self.now()
        self.core = 0.0

    def now(self) -> float:
        return float(self.process.memory_info().rss) / 1e6

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        self.most = self.now()
        began, used = time.monotonic(), self.used()
        task = asyncio.create_task(self.watch())
        try:
            yield
        finally:
            task.cancel()
            self.core = (self.used() - used) / (time.monotonic() - began)

    def used(self) -> float:
        times = self.process.cpu_times()
        return float(times.user + times.system)

    async def watch(self) -> None:
        while True:
            self.most = max(self.most, self.now())
            await asyncio.sleep(EVERY_S)


async def refusals(port: int) -> int:
    _, text = await Visitor(port, "127.0.0.1").call("GET", "/metrics")
    lines = [line for line in text.decode().splitlines() if line.startswith(REFUSED)]
    return round(sum(float(line.rpartition(" ")[2]) for line in lines))


async def suffer(name: str, number: int, server: ServerProcess, crowd: Bystanders, seconds: float) -> None:
    """One attack, in a process of its own."""
    command = [sys.executable, "-m", "bench.attack.attacks", name, "--port", str(server.port)]
    command += ["--source", f"127.0.2.{number}", "--seconds", str(seconds), "--table", crowd.public_table()]
    process = await asyncio.create_subprocess_exec(*command, preexec_fn=lambda: os.nice(YIELDS))
    try:
        await asyncio.wait_for(process.wait(), seconds + 20)
    finally:
        with suppress(ProcessLookupError):
            process.kill()


async def measured(
    name: str, number: int, server: ServerProcess, crowd: Bystanders, costs: Costs, rest: float, seconds: float
) -> Row:
    before = await refusals(server.port)
    crowd.forget()
    async with costs.watched():
        if name == NOBODY:
            await asyncio.sleep(seconds)
        else:
            await suffer(name, number, server, crowd, seconds)
    acts, clock, bots, troubles = crowd.acts, crowd.by_the_clock, crowd.bots, crowd.troubles
    return Row(name, await refusals(server.port) - before, acts, clock, bots, rest, costs.most, costs.core, troubles)


async def run(names: list[str], seconds: float, console: Console) -> list[Row]:
    rows: list[Row] = []
    with tempfile.TemporaryDirectory(prefix="cardwright-attack-") as folder:
        server = ServerProcess(Path(folder), limited=True)
        await server.start()
        crowd = Bystanders(server.port, server.pid, PAIRS)
        try:
            await crowd.come()
            await asyncio.sleep(2 * SETTLE_S)
            costs = Costs(server.pid)
            rest = costs.now()
            for number, name in enumerate([NOBODY, *names], 1):
                rows.append(await measured(name, number, server, crowd, costs, rest, seconds))
                console.print(f"{name}: p99 {rows[-1].p(0.99):.0f} ms, {rows[-1].most:.0f} MB {rows[-1].missed or ''}")
                await asyncio.sleep(SETTLE_S)
            faults = server.faults()
            if faults:
                rows[-1].troubles.append(f"the server logged {len(faults)} errors: {faults[0][-400:]}")
        finally:
            await crowd.leave()
            await server.stop()
    return rows


def table_of(rows: list[Row]) -> Table:
    told = Table(
        "attack",
        "refused",
        "acts",
        "p50 ms",
        "p99 ms",
        "p99 by the clock",
        "bot p50 s",
        "MB at rest",
        "MB at most",
        "core",
        "held",
    )
    for row in rows:
        bot = f"{statistics.median(row.bots):.1f}" if row.bots else "none"
        times = (f"{row.p(0.5):.1f}", f"{row.p(0.99):.0f}", f"{percentile(row.by_the_clock, 0.99):.0f}", bot)
        figures = (*times, f"{row.rest:.0f}", f"{row.most:.0f}", f"{row.core:.0%}")
        told.add_row(row.name, f"{row.refused:,}", str(len(row.acts)), *figures, "; ".join(row.missed) or "yes")
    return told


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.attack")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each attack lasts")
    parser.add_argument("--only", default="", help="attacks whose name matches this")
    told = parser.parse_args()
    names = [name for name in ATTACKS if re.search(told.only, name)]
    console = Console(width=160)
    rows = asyncio.run(run(names, told.seconds, console))
    console.print(table_of(rows))
    console.print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return 1 if any(row.missed for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
