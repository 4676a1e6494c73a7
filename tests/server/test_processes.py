"""Several processes behind one address: real ones, on a real PostgreSQL, with a NATS server of their own."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nats
import psutil
import pytest

from cardwright.client import Client
from tests.client.random_players import play_on, sit_down
from tests.server.serve_command import WAIT, Server, refused, start

pytestmark = pytest.mark.xdist_group("serve")


class Crew(Server):
    """A server of several processes."""

    def children(self, *words: str) -> list[psutil.Process]:
        """What it has started itself, by what its command line holds."""
        found = psutil.Process(self.process.pid).children()
        return [child for child in found if all(word in command_line(child) for word in words)]

    def nodes(self) -> list[psutil.Process]:
        return self.children("multiprocessing", "spawn_main")

    def listening(self) -> list[psutil.Process]:
        """The nodes that serve: at the one address there is."""
        port = int(self.url.rpartition(":")[2])
        return [node for node in self.nodes() if any(line.laddr.port == port for line in listeners(node))]

    def wait_for(self, number: int) -> list[psutil.Process]:
        end = time.monotonic() + WAIT
        while len(found := self.listening()) < number and time.monotonic() < end:
            time.sleep(0.05)
        return found

    def another_broker(self, gone: list[psutil.Process]) -> list[psutil.Process]:
        """The NATS server that takes the place of those that have gone, as soon as it runs."""
        end = time.monotonic() + WAIT
        while not (found := [one for one in self.children("nats-server") if one not in gone]):
            if time.monotonic() > end:
                break
            time.sleep(0.05)
        return found


def command_line(process: psutil.Process) -> str:
    """Nothing, if it has just ended."""
    try:
        return " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return ""


def listeners(process: psutil.Process) -> list[Any]:
    try:
        return [line for line in process.net_connections("tcp") if line.status == psutil.CONN_LISTEN]
    except psutil.NoSuchProcess:
        return []


@contextmanager
def crew(folder: Path, database: str, number: int = 2) -> Iterator[Crew]:
    process = start("--port", 0, "--data", folder, "--database", database, "--processes", number, "--unlimited")
    try:
        yield Crew(process, folder)
    finally:
        process.kill()
        process.wait()


def test_matches_are_played_to_their_end_through_several_processes(tmp_path: Path, postgres_url: str) -> None:
    async def story(url: str) -> None:
        async with Client.guest(url) as ann, Client.guest(url) as bob:
            for number in range(4):
                seats = await sit_down(ann, bob, "threelines")
                ends = await asyncio.gather(*(play_on(seat, random.Random(number)) for seat in seats))
                assert [end.status for end in ends] == ["over", "over"]

    with crew(tmp_path, postgres_url, 3) as served:
        assert len(served.listening()) == 3
        asyncio.run(story(served.url))
        assert served.end() == 0
        assert '"level":"error"' not in served.err


def test_when_one_is_killed_its_matches_go_on_and_another_takes_its_place(tmp_path: Path, postgres_url: str) -> None:
    async def story(served: Crew) -> None:
        async with Client.guest(served.url) as ann, Client.guest(served.url) as bob:
            tables = [await sit_down(ann, bob, "threelines") for _ in range(6)]
            for victim in served.listening():
                victim.kill()
                await asyncio.gather(*(play_on(seat, random.Random(5), 1) for table in tables for seat in table))
                assert len(served.wait_for(2)) == 2
            ends = await asyncio.gather(*(play_on(seat, random.Random(7)) for table in tables for seat in table))
            assert {end.status for end in ends} == {"over"}

    with crew(tmp_path, postgres_url) as served:
        asyncio.run(story(served))
        assert served.end() == 0
        assert served.err.count("a process has ended, and another takes its place") == 2


def test_when_the_nats_server_is_killed_it_is_started_again_and_matches_go_on(
    tmp_path: Path, postgres_url: str
) -> None:
    async def story(served: Crew) -> None:
        async with Client.guest(served.url) as ann, Client.guest(served.url) as bob:
            seats = await sit_down(ann, bob, "threelines")
            brokers = served.children("nats-server")
            for broker in brokers:
                broker.kill()
            ends = await asyncio.gather(*(play_on(seat, random.Random(7)) for seat in seats))
            assert {end.status for end in ends} == {"over"}
            assert served.another_broker(brokers)

    with crew(tmp_path, postgres_url) as served:
        asyncio.run(story(served))
        assert served.end() == 0
        assert "the NATS server has ended, and is started again" in served.err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_it_ends_it_leaves_nothing_running(tmp_path: Path, postgres_url: str, number: signal.Signals) -> None:
    with crew(tmp_path, postgres_url) as served:
        children = served.children()
        status = served.end(number)
        assert status == (-signal.SIGKILL if number == signal.SIGKILL else 0)
        assert len(children) >= 3
        assert psutil.wait_procs(children, timeout=WAIT)[1] == []


def test_nobody_else_on_the_machine_can_use_its_nats_server(tmp_path: Path, postgres_url: str) -> None:
    async def knock(port: int) -> None:
        with pytest.raises(nats.errors.Error, match="Authorization Violation"):
            await nats.connect(f"nats://127.0.0.1:{port}", allow_reconnect=False, max_reconnect_attempts=0)

    with crew(tmp_path, postgres_url) as served:
        (broker,) = served.children("nats-server")
        (line,) = listeners(broker)
        assert line.laddr.ip == "127.0.0.1"
        asyncio.run(knock(line.laddr.port))
        assert served.end() == 0


def test_several_processes_need_a_database_they_can_share(tmp_path: Path) -> None:
    status, said = refused("--port", 0, "--data", tmp_path, "--processes", 2)
    assert status == 2
    assert "several processes need a common database" in said


def test_they_do_not_share_an_address_with_a_stranger(tmp_path: Path, postgres_url: str) -> None:
    with crew(tmp_path, postgres_url) as served:
        port = served.url.rpartition(":")[2]
        status, said = refused("--port", port, "--database", postgres_url, "--processes", 2)
        assert status == 2
        assert f"another program already listens at port {port}" in said
        assert served.end() == 0


def test_what_keeps_them_from_serving_is_told_in_a_line(tmp_path: Path) -> None:
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    status, said = refused("--port", 0, "--data", tmp_path, "--database", nowhere, "--processes", 2)
    assert status == 2
    assert "Traceback" not in said
    assert "the database cannot be used" in said
