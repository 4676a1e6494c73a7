"""A database, or the messages between nodes, that go away or freeze: when they are back, every match goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.outages import AWAY, FROZEN, Outage, endure
from tests.services import Nats, Postgres, running

pytestmark = pytest.mark.xdist_group("breaking")  # one after the other: each is as much as a machine can do

MATCHES = 8
LONG = {AWAY: 4.0, FROZEN: 12.0}  # seconds: longer than a statement or a lease may take


@pytest.fixture
def doomed() -> Iterator[Postgres]:
    """A PostgreSQL of the test's own."""
    yield from running(Postgres)


@pytest.mark.parametrize("nodes", [1, 3])
@pytest.mark.parametrize("how", [AWAY, FROZEN])
def test_every_match_goes_on_after_the_database_was_away_or_frozen_once_and_twice(
    nodes: int, how: str, tmp_path: Path, doomed: Postgres, nats: Nats
) -> None:
    outages = [Outage("PostgreSQL", how, LONG[how])] * 2
    endured = asyncio.run(endure(tmp_path, doomed, nats, nodes, outages, MATCHES))
    assert endured.found.good, endured.found
    assert len(endured.recovered) == 2


@pytest.mark.parametrize("how", [AWAY, FROZEN])
def test_every_match_goes_on_after_nats_was_away_or_frozen_once_and_twice(
    how: str, tmp_path: Path, doomed: Postgres, nats: Nats
) -> None:
    outages = [Outage("NATS", how, LONG[how])] * 2
    endured = asyncio.run(endure(tmp_path, doomed, nats, 3, outages, MATCHES))
    assert endured.found.good, endured.found
    assert len(endured.recovered) == 2
