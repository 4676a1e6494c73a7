"""Who watches a table is compared again and again: whatever gets lost on the way, nobody is left out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cardwright.client import Client, ServerRefused
from cardwright.server.player import Player
from cardwright.server.tables.letters import Reader
from cardwright.wire.socket import Watch
from tests.client.local_server import local_server
from tests.server.tables.table_players import asked, guests, run, seated, until


def test_players_whom_their_table_has_lost_are_let_in_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server, guests(server.url, 2) as (ana, ben):
            one, two = await seated("threelines", ana, ben)
            look = await asked(one)
            await asked(two)
            audience = server.node.dispatcher.running.live[one.table].audience
            audience.readers.clear()
            audience.count()
            assert look.question is not None
            await one.act(look.question.legal[0])
            assert (await until(two, lambda view: view.number == 1)).seats[1].here
            assert (await until(one, lambda view: view.number == 1)).seats[0].here

    run(story())


def test_a_reader_whose_farewell_was_lost_is_let_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server, guests(server.url, 2) as (ana, ben):
            one, _ = await seated("threelines", ana, ben)
            await asked(one)
            live = server.node.dispatcher.running.live[one.table]
            live.audience.join(Reader("alone", 10**9), Player("cleo", "Cleo", guest=True), Watch(0, one.table))
            assert (await until(one, lambda view: view.onlookers == 1)).onlookers == 1
            assert (await until(one, lambda view: view.onlookers == 0)).onlookers == 0

    run(story())


def test_a_view_that_is_lost_between_nodes_is_shown_again(tmp_path: Path, postgres_url: str, nats_url: str) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path / "first", database=postgres_url, nats=nats_url) as first,
            local_server(tmp_path / "second", database=postgres_url, nats=nats_url) as second,
            Client.guest(first.url) as ana,
            Client.guest(second.url) as ben,
        ):
            one, two = await seated("threelines", ana, ben)
            look, _ = await asked(one), await asked(two)
            nodes = (first.node.dispatcher, second.node.dispatcher)
            here, there = nodes if one.table in nodes[0].running.live else nodes[::-1]
            (far,) = there.connected.sockets.values()
            there.connected.sockets.clear()  # what comes for it now is lost
            assert look.question is not None
            await here.post.route(far.watch_letter(one.table))
            while not here.running.live[one.table].inbox.empty():
                await asyncio.sleep(0)
            await asyncio.sleep(0.2)
            there.connected.sockets[far.number] = far
            reader = two if there is nodes[1] else one
            again = await until(reader, lambda view: view.afresh)
            assert again.question is not None

    run(story())


def test_a_request_that_is_lost_between_nodes_is_asked_again(tmp_path: Path, postgres_url: str, nats_url: str) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path / "first", database=postgres_url, nats=nats_url) as first,
            local_server(tmp_path / "second", database=postgres_url, nats=nats_url) as second,
            Client.guest(first.url) as ana,
            Client.guest(second.url) as ben,
        ):
            one, two = await seated("threelines", ana, ben)
            looks = [await asked(one), await asked(two)]
            far, place = (second, 1) if one.table in first.node.dispatcher.running.live else (first, 0)
            cluster, send = far.node.cluster, far.node.cluster.send
            lost: list[bytes] = []

            async def lose(_: str, message: bytes) -> None:
                lost.append(message)

            cluster.send = lose  # type: ignore[method-assign, assignment]
            question = looks[place].question
            assert question is not None
            acting = asyncio.create_task((one, two)[place].act(question.legal[0]))
            while not any(b"Act" in message or b"act" in message for message in lost):
                await asyncio.sleep(0.01)
            cluster.send = send  # type: ignore[method-assign]
            await acting

    run(story())


def test_somebody_who_watches_a_table_that_cannot_be_does_not_keep_others_from_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server, Client.guest(server.url) as ana, Client.guest(server.url) as eve:
            made = await ana.make("threelines")
            waiting = await ana.watch(made.table)
            await waiting.next()
            with pytest.raises(ServerRefused, match="characters that cannot be stored"):
                await eve.connection.ask(Watch(1, "\0"))
            attendance = server.node.dispatcher.attendance
            await attendance.reconcile(attendance.tables())
            assert server.errors() == []

    run(story())
