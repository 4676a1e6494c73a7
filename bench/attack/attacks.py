"""The attacks, each by one guest from one address, for a limited time: `python -m bench.attack.attacks NAME …`.

They go only to a server on this machine. Whatever is refused is tried again, as an attacker would.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from bench.attack.visitor import SOCKET, Visitor
from cardwright.kernel.errors import CardwrightError
from cardwright.load.raw_socket import PING, RawSocket

FAILED: Final = (OSError, CardwrightError, RuntimeError, ValueError, IndexError, asyncio.IncompleteReadError)
BREATH: Final = 0.01  # seconds between two tries
EMPTY_FRAGMENT: Final = bytes((0x00, 0x80, 0, 0, 0, 0))
OPEN_FRAGMENT: Final = bytes((0x01, 0x80, 0, 0, 0, 0))
EMPTY_PING: Final = bytes((0x80 | PING, 0x80, 0, 0, 0, 0))


@dataclass
class Attacker:
    """``table`` is a public one at which others play."""

    visitor: Visitor
    token: str
    table: str

    async def socket(self, **options: Any) -> RawSocket:
        return await self.visitor.socket(self.token, **options)

    async def again_and_again(self, attempt: Callable[[], Awaitable[None]], at_once: int = 1) -> None:
        """Try for ever, several at once."""

        async def one() -> None:
            while True:
                with suppress(*FAILED):
                    await attempt()
                await asyncio.sleep(BREATH)

        await asyncio.gather(*(one() for _ in range(at_once)))

    async def tables_with_bots(self, count: int, **wishes: Any) -> list[str]:
        made = []
        for _ in range(count):
            with suppress(*FAILED):
                made.append((await self.visitor.post("tables", wishes, self.token))["table"])
        return made


async def flood_frames(attacker: Attacker, beginning: bytes, frame: bytes) -> None:
    """18 MB of tiny frames over each connection."""

    async def attempt() -> None:
        line = await attacker.socket()
        assert line._transport is not None
        line._transport.write(beginning)
        for _ in range(300):
            line._transport.write(frame * 10_000)
            await asyncio.sleep(0)
            if line._transport.is_closing():
                break
        line.close()

    await attacker.again_and_again(attempt, 4)


async def empty_fragments(attacker: Attacker) -> None:
    await flood_frames(attacker, OPEN_FRAGMENT, EMPTY_FRAGMENT)


async def pings(attacker: Attacker) -> None:
    await flood_frames(attacker, b"", EMPTY_PING)


async def onlookers(attacker: Attacker) -> None:
    """200 sockets that watch one table and the lobby."""
    lines: list[RawSocket] = []

    async def attempt() -> None:
        line = await attacker.socket()
        lines.append(line)
        line.send(json.dumps({"type": "watch", "id": 1, "table": attacker.table, "position": True}).encode())
        line.send(json.dumps({"type": "lobby", "id": 2, "on": True}).encode())
        await asyncio.sleep(3600)

    await attacker.again_and_again(attempt, 200)


async def coming_and_going(attacker: Attacker) -> None:
    """Watch and leave the table of others, as fast as it goes."""

    async def attempt() -> None:
        line = await attacker.socket()
        for number in range(1, 10_000, 2):
            for kind in ("watch", "unwatch"):
                line.send(json.dumps({"type": kind, "id": number, "table": attacker.table}).encode())
            await asyncio.sleep(0.01)
        line.close()

    await attacker.again_and_again(attempt, 20)


async def messages(attacker: Attacker) -> None:
    """Messages of every kind, most of them wrong."""

    async def attempt() -> None:
        line = await attacker.socket()
        for number in range(1, 10_000):
            kind = random.choice(("act", "why", "take back", "say", "rematch", "lobby", "concede", "nonsense"))
            line.send(json.dumps({"type": kind, "id": number, "table": attacker.table, "text": "x" * 400}).encode())
            if number % 20 == 0:
                await asyncio.sleep(0.01)
        line.close()

    await attacker.again_and_again(attempt, 20)


async def previews(attacker: Attacker) -> None:
    """100 sockets that ask for previews in the attacker's own matches."""
    tables = await attacker.tables_with_bots(4, game="generals", kind="bot", bots=["easy"], seat=0)

    async def attempt() -> None:
        table = random.choice(tables)
        asked: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def hear(message: bytes) -> None:
            told = json.loads(message)
            if told["type"] == "view" and told["question"] and not asked.done():
                asked.set_result(told["question"])

        line = await attacker.socket(hear=hear)
        line.send(json.dumps({"type": "watch", "id": 1, "table": table}).encode())
        question = await asyncio.wait_for(asked, 5)
        for number in range(2, 10_000):
            action = random.choice(question["legal"])["action"]
            request = {"type": "preview", "id": number, "table": table, "question": question["number"]}
            line.send(json.dumps({**request, "action": action}).encode())
            await asyncio.sleep(0.05)
        line.close()

    await attacker.again_and_again(attempt, 100)


async def hints(attacker: Attacker) -> None:
    """Hints, as many as there are questions."""
    tables = await attacker.tables_with_bots(10, game="threelines", kind="bot", bots=["easy"])
    line = await attacker.socket()
    for number, table in enumerate(tables, 1):
        line.send(json.dumps({"type": "watch", "id": number, "table": table}).encode())
    for number in range(100, 100_000):
        table = random.choice(tables)
        line.send(json.dumps({"type": "hint", "id": number, "table": table, "question": 1}).encode())
        await asyncio.sleep(0.02)


async def hard_bots(attacker: Attacker) -> None:
    """40 tables with five hard bots each."""
    await attacker.tables_with_bots(40, game="pantheon", kind="bot", bots=["hard"] * 5, seats=6, clock=False)
    await asyncio.sleep(3600)


async def tables(attacker: Attacker) -> None:
    """60 tables at once, again and again."""
    wanted = {"game": "threelines", "kind": "open"}

    async def attempt() -> None:
        await attacker.visitor.post("tables", wanted, attacker.token)

    await attacker.again_and_again(attempt, 60)


async def endless_heads(attacker: Attacker) -> None:
    """Headers that do not end, over many connections."""

    async def attempt() -> None:
        _, writer = await attacker.visitor.line()
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nA: ")
        for _ in range(200):
            writer.write(b"x" * 65_536)
            await writer.drain()
        writer.close()

    await attacker.again_and_again(attempt, 100)


async def long_addresses(attacker: Attacker) -> None:
    async def attempt() -> None:
        _, writer = await attacker.visitor.line()
        writer.write(b"GET /")
        for _ in range(200):
            writer.write(b"x" * 65_536)
            await writer.drain()
        writer.close()

    await attacker.again_and_again(attempt, 100)


async def unfinished(attacker: Attacker) -> None:
    """1,500 connections with the beginning of a request, or of a handshake."""

    async def attempt() -> None:
        reader, writer = await attacker.visitor.line()
        writer.write(random.choice((b"GET / HTTP/1.1\r\nHost: x\r\n", f"GET {SOCKET} HTTP/1.1\r\nUpgr".encode(), b"P")))
        await reader.read()
        writer.close()

    await attacker.again_and_again(attempt, 1_500)


async def slow_bodies(attacker: Attacker) -> None:
    async def attempt() -> None:
        reader, writer = await attacker.visitor.line()
        writer.write(b"POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        writer.write(b"Content-Length: 60000\r\n\r\n" + b" " * 50_000)
        await reader.read()
        writer.close()

    await attacker.again_and_again(attempt, 500)


async def piled_up(attacker: Attacker) -> None:
    """Thousands of requests over one connection, none of their answers read."""

    async def attempt() -> None:
        _, writer = await attacker.visitor.line()
        for _ in range(100):
            writer.write(b"GET /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000)
            await writer.drain()
        writer.close()

    await attacker.again_and_again(attempt, 50)


async def requests(attacker: Attacker) -> None:
    """Pages, lists and facts, as fast as they come."""

    async def attempt() -> None:
        path = random.choice(("/", "/api/v1/tables", "/api/v1/games", "/api/v1/tables/mine", "/healthz", "/nowhere"))
        await attacker.visitor.call("GET", path, token=attacker.token)

    await attacker.again_and_again(attempt, 60)


async def connections(attacker: Attacker) -> None:
    """Connections that are closed at once."""

    async def attempt() -> None:
        _, writer = await attacker.visitor.line()
        writer.transport.abort()

    await attacker.again_and_again(attempt, 50)


async def handshakes(attacker: Attacker) -> None:
    """Sockets that are closed as soon as they are open."""

    async def attempt() -> None:
        (await attacker.socket()).close()

    await attacker.again_and_again(attempt, 30)


async def unread(attacker: Attacker) -> None:
    """Sockets that ask for much and read nothing."""

    async def attempt() -> None:
        line = await attacker.socket()
        assert line._transport is not None
        line._transport.pause_reading()
        for number in range(1, 10_000):
            watch = {"type": "watch", "id": number, "table": attacker.table, "position": True}
            line.send(json.dumps(watch if number % 2 else {"type": "lobby", "id": number, "on": True}).encode())
            await asyncio.sleep(0.02)
        line.close()

    await attacker.again_and_again(attempt, 50)


async def nonsense(attacker: Attacker) -> None:
    """Bytes at random, before the handshake and after it."""

    async def attempt() -> None:
        if random.random() < 0.5:
            _, writer = await attacker.visitor.line()
            writer.write(os.urandom(500))
            writer.close()
        else:
            line = await attacker.socket()
            assert line._transport is not None
            line._transport.write(os.urandom(500))
            await asyncio.sleep(0.1)
            line.close()

    await attacker.again_and_again(attempt, 20)


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    "18 MB of empty fragments": empty_fragments,
    "18 MB of pings": pings,
    "200 sockets watch one table": onlookers,
    "coming and going": coming_and_going,
    "messages without end": messages,
    "100 sockets with previews": previews,
    "hints without end": hints,
    "40 tables with 5 hard bots": hard_bots,
    "60 tables at once": tables,
    "headers without end": endless_heads,
    "addresses without end": long_addresses,
    "1,500 unfinished requests": unfinished,
    "500 unfinished bodies": slow_bodies,
    "requests piled up": piled_up,
    "requests without end": requests,
    "connections without end": connections,
    "handshakes without end": handshakes,
    "sockets that read nothing": unread,
    "nonsense": nonsense,
}


async def attack(name: str, port: int, source: str, seconds: float, table: str) -> None:
    visitor = Visitor(port, source)
    attacker = Attacker(visitor, await visitor.guest(), table)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name](attacker)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=ATTACKS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--source", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--table", required=True)
    told = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(attack(told.name, told.port, told.source, told.seconds, told.table))


if __name__ == "__main__":
    main()
