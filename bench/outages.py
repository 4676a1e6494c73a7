"""A database, or the messages between nodes, that go away or freeze while matches are played, and come back.

python -m bench.outages --matches 40
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
from tests.services import Nats, Postgres, Service

BAR_S: Final = 5.0
AWAY, FROZEN = "away", "frozen"


class Outage(msgspec.Struct, frozen=True):
    """``service`` is away or frozen for some seconds."""

    service: str
    how: str
    seconds: float

    def __str__(self) -> str:
        return f"{self.service} {self.how} for {self.seconds:.0f} s"


class Outages(msgspec.Struct):
    """Seconds from the return of the service until every match went on, for each outage."""

    found: Findings
    recovered: list[float]


async def endure(
    folder: Path, postgres: Postgres, nats: Nats, nodes: int, outages: Sequence[Outage], matches: int, seed: int = 1
) -> Outages:
    """Play on this many nodes, and have these outages one after the other."""
    chance = random.Random(seed)
    database, services = postgres.url(), {"PostgreSQL": postgres, "NATS": nats}
    servers = [ServerProcess(folder / f"node{n}", database, nats.url if nodes > 1 else "") for n in range(nodes)]
    urls = [server.url for server in servers]
    duels = [
        Duel([[chance.choice(urls)], [chance.choice(urls)]], "threelines", chance.getrandbits(32), 0.3)
        for _ in range(matches)
    ]
    trial = Trial(Settings(data=folder, database=database), servers, duels)
    endured = Outages(trial.found, [])
    async with trial.under_way():
        for outage in outages:
            await asyncio.sleep(chance.uniform(0.5, 1.5))
            await suffer(services[outage.service], outage)
            endured.recovered.append(await trial.felt(time.monotonic()))
    return endured


async def suffer(service: Service, outage: Outage) -> None:
    """One outage, from its beginning to the moment the service is back."""
    begin, end = (service.freeze, service.thaw) if outage.how == FROZEN else (service.end, service.start)
    begin()  # in no other thread: the clients' requests may hold up all of them
    await asyncio.sleep(outage.seconds)
    end()


def scenes(away: float, frozen: float) -> list[tuple[int, list[Outage]]]:
    """How many nodes, and what they endure."""
    kinds = [
        (service, how, away if how == AWAY else frozen) for service in ("PostgreSQL", "NATS") for how in (AWAY, FROZEN)
    ]
    return [
        (nodes, [Outage(*kind)] * 2)
        for nodes in (1, 3)
        for kind in kinds
        if nodes > 1 or kind[0] == "PostgreSQL"  # one node needs no NATS
    ]


@click.command()
@click.option("--matches", default=40, show_default=True, help="Played at a time.")
@click.option("--away", default=8.0, show_default=True, help="Seconds that a service is stopped.")
@click.option("--frozen", default=15.0, show_default=True, help="Seconds that its processes stand still.")
@click.option("--seed", default=1, show_default=True)
def main(matches: int, away: float, frozen: float, seed: int) -> None:
    """Take PostgreSQL and NATS away while matches are played, each twice, with one node and with three."""
    good = True
    print("| nodes | what | every match goes on after | actions | lost | doubled | stuck | refused |")
    print("|---|---|---|---|---|---|---|---|")
    for nodes, outages in scenes(away, frozen):
        endured = scene(nodes, outages, matches, seed)
        found = endured.found
        took = ", ".join(f"{seconds:.1f} s" for seconds in endured.recovered)
        sums = (f"{found.actions:,}", found.lost, found.doubled, found.stuck, len(found.refused))
        print(f"| {nodes} | {outages[0]}, twice | {took} | {' | '.join(str(one) for one in sums)} |", flush=True)
        for line in [*sorted(set(found.refused)), *found.faults][:20]:
            click.echo(line, err=True)
        good = good and found.good and max(endured.recovered) <= BAR_S
    sys.exit(not good)


def scene(nodes: int, outages: Sequence[Outage], matches: int, seed: int) -> Outages:
    postgres, nats = Postgres(durable=True), Nats()
    try:
        with TemporaryDirectory(prefix="cardwright-outages-") as folder:
            return asyncio.run(endure(Path(folder), postgres, nats, nodes, outages, matches, seed))
    finally:
        postgres.throw_away()
        nats.throw_away()


if __name__ == "__main__":
    main()
