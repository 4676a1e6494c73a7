"""A table that fails: it is tried again after pauses, then it stops, people are told, and it can be reopened."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from cardwright.client import ServerRefused
from cardwright.client.seat import Seat
from cardwright.server.tables import audience, showing
from cardwright.server.tables.failing import TRIES
from cardwright.wire import socket
from tests.server.http.live_server import LiveServer
from tests.server.tables.table_players import asked, guests, run, seated, until


class Fault:
    """A fault in the words of one table, as long as it is ``on``."""

    def __init__(self) -> None:
        self.on = False
        self.times = 0
        self.told = showing.told

    def __call__(self, *arguments: Any) -> Any:
        if self.on:
            self.times += 1
            raise IndexError("a turn is no card")
        return self.told(*arguments)


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Fault:
    fault = Fault()
    monkeypatch.setattr(audience, "told", fault)
    return fault


@pytest.fixture
def hasty(site: LiveServer) -> LiveServer:
    """A server whose pauses are short."""
    site.node.dispatcher.running.failures.first_pause = 0.05
    return site


@pytest.fixture
def logged() -> Iterator[list[Any]]:
    before = structlog.get_config()
    with capture_logs() as lines:
        yield lines
    structlog.configure(**before)


async def provoke(seat: Seat, fault: Fault) -> None:
    """Act while the words are broken."""
    look = await asked(seat)
    assert look.question is not None
    fault.on = True
    await seat.act(look.question.legal[0])


def test_a_table_that_failed_once_goes_on_after_a_pause_with_everything_acknowledged(
    site: LiveServer, fault: Fault
) -> None:
    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, other = await seated("generals", ana, ben)
            await asked(other)
            await provoke(one, fault)
            await provoke(other, fault)
            while not fault.times:
                await asyncio.sleep(0.01)
            fault.on = False
            assert (await until(one, lambda look: look.number == 2)).status == "playing"

    run(story())


def test_a_table_that_fails_again_and_again_stops_and_its_players_are_told(
    hasty: LiveServer, fault: Fault, logged: list[Any]
) -> None:
    async def story() -> None:
        async with guests(hasty.url, 2) as (ana, ben):
            one, other = await seated("generals", ana, ben)
            await asked(other)
            await provoke(one, fault)
            await provoke(other, fault)
            for seat in (one, other):
                look = await until(seat, lambda look: look.status != "playing")
                assert (look.status, look.question) == ("stopped", None)
            times = fault.times
            await asyncio.sleep(0.5)
            assert fault.times == times, "nobody tries it any more"
            with pytest.raises(ServerRefused, match="stopped because of a fault in the server"):
                await one._ask(socket.Concede(0, one.table), socket.Done)
            assert one.table not in [row.table for row in await ana.tables()]

    run(story())
    lines = [line for line in logged if "table" in line and line["log_level"] == "error"]
    assert [line["event"].split(" and ")[0].split(";")[0] for line in lines] == [
        *["a table failed"] * (TRIES - 1),
        "a table has stopped",
    ]
    pauses = [line["pause"] for line in lines[:-1]]
    assert pauses == [pauses[0] * 2**nth for nth in range(TRIES - 1)], "each pause is longer than the one before"
    assert all(isinstance(line["exc_info"], IndexError) for line in lines)


def test_an_operator_sees_a_stopped_table_and_reopens_it_where_it_was(hasty: LiveServer, fault: Fault) -> None:
    async def story() -> None:
        async with guests(hasty.url, 2) as (ana, ben):
            one, other = await seated("generals", ana, ben)
            await asked(other)
            await provoke(one, fault)
            await provoke(other, fault)
            await until(one, lambda look: look.status == "stopped")
            hasty.ask(hasty.node.dispatcher.orphans.sweep())
            assert b"cardwright_stopped_tables 1.0" in hasty.node.metrics.text()
            assert f"cardwright_table_failures_total {TRIES}.0".encode() in hasty.node.metrics.text()
            fault.on = False
            tables = hasty.node.store.tables
            assert hasty.ask(tables.stopped()) == [one.table]
            assert hasty.ask(tables.reopen(one.table))
            for seat in (one, other):
                assert (await until(seat, lambda look: look.status == "playing")).number == 2
            hasty.ask(hasty.node.dispatcher.orphans.sweep())
            assert b"cardwright_stopped_tables 0.0" in hasty.node.metrics.text()

    run(story())


def test_a_request_that_fails_is_refused_and_the_match_goes_on(
    site: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise IndexError("a turn is no card")

    async def story() -> None:
        async with guests(site.url, 2) as (ana, ben):
            one, _ = await seated("threelines", ana, ben)
            look = await asked(one)
            assert look.question is not None
            monkeypatch.setattr("cardwright.server.tables.previews.foresee", broken)
            with pytest.raises(ServerRefused, match="the server cannot do that just now"):
                await one.preview(look.question.legal[0])
            assert not (await one.act(look.question.legal[0])).repeated

    run(story())
