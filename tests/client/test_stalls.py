"""A network that stalls without a socket being closed: both sides notice, and an answer is taken once."""

import asyncio
from pathlib import Path

from cardwright.client import Client
from cardwright.server.connections import BEAT, SILENCE
from tests.client.local_server import local_server
from tests.client.random_players import sit_down
from tests.server.tables.table_players import asked, until
from tests.stalling_proxy import stalling_proxy


def test_an_answer_given_while_the_network_stalls_is_taken_once_when_it_flows(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server:
            with stalling_proxy(server.url) as network:
                async with Client.guest(network.url) as ann, Client.guest(server.url) as bob:
                    one, other = await sit_down(ann, bob, "threelines")
                    look = await asked(one)
                    assert look.question is not None
                    await until(other, lambda view: view.seats[look.seat].here)
                    network.stall()
                    answering = asyncio.create_task(one.act(look.question.legal[0]))
                    await until(other, lambda view: not view.seats[look.seat].here)
                    while ann.connection._socket is not None:  # it has noticed too
                        await asyncio.sleep(0.1)
                    network.resume()
                    await answering
                    await until(other, lambda view: view.seats[look.seat].here)
                    assert len(await server.node.store.log.read(look.table)) == 1
                    assert ann.connection.connects == 2

    asyncio.run(story())


def test_a_client_that_only_listens_stays_connected(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server, Client.guest(server.url) as ann:
            await asyncio.sleep(2 * BEAT + SILENCE)
            assert ann.connection.connects == 1
            assert ann.connection._socket is not None

    asyncio.run(story())


def test_the_others_learn_within_ten_seconds_that_somebody_is_away() -> None:
    assert BEAT + SILENCE < 10
