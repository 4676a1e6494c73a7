"""Connections that break, servers that go down: nothing is lost and nothing is done twice."""

import asyncio
import random
import socket
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from cardwright.client import Client, Cut, Seat, Unreachable
from cardwright.wire import VERSION
from cardwright.wire.socket import Welcome
from cardwright.wire.view import Look
from tests.client.local_server import door_at, local_server
from tests.client.random_players import play_on, sit_down


def test_after_a_cut_the_same_question_is_asked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            one, _ = await sit_down(ann, bob, "generals")
            before = await one.next()
            ann.connection.cut()
            after = await returned(one)
            assert (after.question, after.position) == (before.question, before.position)
            assert ann.connection.connects == 2

    asyncio.run(story())


async def returned(seat: Seat) -> Look:
    """The first view in which the player is seen to be here again after a cut."""
    while not (look := await seat.next()).seats[look.seat].here or seat._connection.connects < 2:
        pass
    return look


def test_an_answer_that_is_cut_off_is_taken_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            one, _ = await sit_down(ann, bob, "threelines")
            look = await one.next()
            assert look.question is not None
            answering = asyncio.create_task(one.act(look.question.legal[0]))
            while not await server.node.store.log.read(look.table):
                await asyncio.sleep(0)
            ann.connection.cut()
            await answering
            assert len(await server.node.store.log.read(look.table)) == 1

    asyncio.run(story())


def test_a_match_full_of_cuts_comes_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            local_server(tmp_path) as server,
            Client.guest(server.url) as ann,
            Client.guest(server.url) as bob,
        ):
            one, other = await sit_down(ann, bob, "template")
            dice = random.Random(1)
            ends = await asyncio.gather(play_through_cuts(ann, one, dice), play_through_cuts(bob, other, dice))
            assert ends[0].result == ends[1].result
            assert ends[0].number == len(await server.node.store.log.read(one.table))
            assert ann.connection.connects + bob.connection.connects > 6
            assert server.errors() == []

    asyncio.run(story())


async def play_through_cuts(client: Client, seat: Seat, dice: random.Random) -> Look:
    """Answer at random; the connection breaks before some answers and after others."""
    async for look in seat.turns():
        assert look.question is not None
        answering = asyncio.create_task(seat.act(dice.choice(look.question.legal)))
        if dice.random() < 0.6:
            await asyncio.sleep(dice.choice([0, 0.002]))
            client.connection.cut()
        await answering
    assert seat.look is not None
    return seat.look


def test_a_match_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    async def story() -> None:
        with door_at(0) as held:  # so that nobody else is given the port meanwhile
            await begin_and_go_on(tmp_path, held.getsockname()[1])

    async def begin_and_go_on(folder: Path, port: int) -> None:
        async with local_server(folder, port=port) as server:
            ann = await Client.guest(server.url).__aenter__()
            bob = await Client.guest(server.url).__aenter__()
            seats = await sit_down(ann, bob, "threelines")
            await asyncio.gather(*(play_on(seat, random.Random(4), most=2) for seat in seats))
        async with local_server(folder, port=port) as server:
            ends = await asyncio.gather(*(play_on(seat, random.Random(4)) for seat in seats))
            assert ends[0].status == "over"
            assert ends[0].result == ends[1].result
            await ann.connection.close()
            await bob.connection.close()

    asyncio.run(story())


def test_where_one_address_is_dead_the_next_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        with door_at(0) as dead:  # bound and never opened: connections are refused
            nobody = f"http://127.0.0.1:{dead.getsockname()[1]}"
            async with local_server(tmp_path) as server, Client.guest([nobody, server.url]) as ann:
                assert ann.name.startswith("Guest")

    asyncio.run(story())


def test_patience_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server:
            ann = await Client.guest(server.url, patience=0.5).__aenter__()
            made = await ann.make("threelines")
            seat = await ann.watch(made.table)
            await seat.next()
        with pytest.raises(Unreachable, match="no server has answered"):
            await seat.next()
        with pytest.raises(Unreachable):
            await ann.watch(made.table)
        with pytest.raises(Unreachable):
            await ann.tables()
        await ann.connection.close()

    asyncio.run(story())


def test_what_would_be_done_twice_is_not_asked_again() -> None:
    async def story() -> None:
        asked: asyncio.Queue[str] = asyncio.Queue()

        async def welcome_and_listen(line: ServerConnection) -> None:
            await line.send(msgspec.json.encode(Welcome(VERSION, "p", "Ann", 0.0)), text=True)
            async for message in line:
                asked.put_nowait(str(message))

        async with serve(welcome_and_listen, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client.session(f"http://127.0.0.1:{port}", "any") as ann:
                watching = asyncio.create_task(ann.watch("table"))
                saying = asyncio.create_task(Seat(ann.connection, "table").say("hello"))
                first = {await asked.get(), await asked.get()}
                ann.connection.cut()
                with pytest.raises(Cut, match="look before you ask again"):
                    await saying
                again = await asked.get()
                assert '"watch"' in again
                assert any('"say"' in message for message in first)
                watching.cancel()

    asyncio.run(story())


def test_a_client_that_is_closed_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server:
            async with Client.guest(server.url) as ann:
                seat = await ann.watch((await ann.make("threelines")).table)
                await seat.next()
            with pytest.raises(Cut, match="has been closed"):
                await seat.next()

    asyncio.run(story())


def test_the_dead_address_of_these_tests_is_dead() -> None:
    with door_at(0) as dead, socket.socket() as knocking, pytest.raises(ConnectionRefusedError):
        knocking.connect(dead.getsockname())
