"""Servers that are killed while matches are played: nothing acknowledged is lost, and no match stands still."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.kill import kill
from bench.nodes import lose_nodes
from tests.services import Nats

pytestmark = pytest.mark.xdist_group("breaking")  # one after the other: each is as much as a machine can do


def test_a_server_that_is_killed_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    kills = asyncio.run(kill(tmp_path, "", rounds=3, seconds=1.0, matches=6, game="threelines", seed=1))
    assert kills.found.good, kills.found
    assert kills.rounds == 3
    assert kills.found.actions > 0


def test_a_server_that_is_killed_loses_nothing_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    kills = asyncio.run(kill(tmp_path, postgres_url, rounds=2, seconds=1.0, matches=6, game="threelines", seed=2))
    assert kills.found.good, kills.found
    assert kills.rounds == 2


def test_when_a_node_is_killed_or_stops_the_other_goes_on_with_its_matches(
    tmp_path: Path, postgres_url: str, nats: Nats
) -> None:
    losing = lose_nodes(tmp_path, postgres_url, nats.url, 2, seconds=1.0, matches=8, game="threelines", seed=3)
    losses = asyncio.run(losing)
    assert losses.found.good, losses.found
    assert len(losses.killed) == len(losses.stopped) == 1
