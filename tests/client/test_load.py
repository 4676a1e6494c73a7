"""`cardwright load`: a small one, against a server of its own."""

import asyncio
import json
import random
from pathlib import Path

from cardwright.load import Wishes, run_load
from cardwright.load.measurements import times
from cardwright.load.raw_socket import RawSocket
from tests.cli.terminal import Shell
from tests.client.local_server import local_server


def test_its_own_server_is_loaded_and_measured(shell: Shell) -> None:
    for seconds in (1, 5, 25):  # a busy machine may need longer for a match
        told = shell.run("load", "--matches", 3, "--seconds", seconds, "--set", "hp=3", "--previews", 0.2, "--json")
        assert told.status == 0, told.err
        measurements = json.loads(told.out)
        assert (measurements["errors"], measurements["reasons"]) == (0, {})
        if measurements["ended"] and measurements["previews"]:
            break
    assert measurements["actions"] > 0
    assert measurements["ended"] > 0
    assert measurements["previews"] > 0
    assert measurements["acknowledged"]["p50"] <= measurements["acknowledged"]["p99"]
    assert measurements["memory"]["alone"] > 0
    assert "3 of 3 matches have begun" in told.err


def test_a_table_of_the_figures_is_shown(shell: Shell) -> None:
    told = shell.run("load", "--matches", 1, "--seconds", 0.5, "--game", "template", "--pace", 20)
    assert told.status == 0, told.err
    assert "actions/s" in told.out


def test_what_cannot_be_is_refused(shell: Shell) -> None:
    assert "there is no option" in shell.run("load", "--set", "health=3").err
    for option, value in (("--database", "x"), ("--processes", 2)):
        said = shell.run("load", "--url", "http://localhost:1", option, value).err
        assert "--database and --processes are for a new server" in said
    assert "http://host:port" in shell.run("load", "--url", "localhost:1").err


def test_a_server_that_is_already_there_is_loaded(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_server(tmp_path) as server:
            measurements = await run_load(Wishes(server.url, "threelines", 4, 2.0, pace=40.0), lambda _: None)
            assert measurements.errors == 0
            assert 0 < measurements.actions <= 110
            assert measurements.memory is None

    asyncio.run(story())


def test_percentiles_are_of_the_times_measured() -> None:
    found = times([float(n) for n in range(1000, 0, -1)])
    assert found is not None
    assert (found.p50, found.p95, found.p99, found.most) == (501.0, 951.0, 991.0, 1000.0)
    assert times([]) is None


def test_messages_are_cut_out_of_any_pieces_they_arrive_in() -> None:
    async def pieces() -> None:
        dice, heard = random.Random(1), list[bytes]()
        bodies = [dice.randbytes(size) for size in (0, 1, 125, 126, 300, 65535, 65536, 70000, 5)]
        stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + b"".join(framed(body) for body in bodies)
        for most in (1, 7, 1000, 10**6):
            line, at = RawSocket(heard.append, lambda: None), 0
            while at < len(stream):
                size = dice.randint(1, most)
                line.data_received(stream[at : at + size])
                at += size
            assert heard == bodies
            heard.clear()

    asyncio.run(pieces())


def framed(body: bytes) -> bytes:
    """A text message as a server writes it."""
    if len(body) < 126:
        return bytes((0x81, len(body))) + body
    if len(body) < 65536:
        return bytes((0x81, 126)) + len(body).to_bytes(2, "big") + body
    return bytes((0x81, 127)) + len(body).to_bytes(8, "big") + body
