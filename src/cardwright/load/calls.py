"""Many small HTTP requests over a few connections that stay open."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec

from cardwright.client.errors import ServerRefused
from cardwright.client.http import read_reason
from cardwright.wire import VERSION
from cardwright.wire.bodies.accounts import Entered

T = TypeVar("T")
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Calls:
    """At most ``lines`` requests at a time."""

    def __init__(self, host: str, port: int, lines: int) -> None:
        self.host = host
        self.port = port
        self._turn = asyncio.Semaphore(lines)
        self._free: list[Streams] = []

    async def guest(self) -> str:
        """The token of a new guest."""
        told = await self._ask("", "/guest?token=1", b"")
        return msgspec.json.decode(told, type=Entered).token

    async def ask(self, token: str, path: str, body: msgspec.Struct, answer: type[T]) -> T:
        told = await self._ask(token, path, msgspec.json.encode(body))
        return msgspec.json.decode(told, type=answer)

    def close(self) -> None:
        for _, writer in self._free:
            writer.close()

    async def _ask(self, token: str, path: str, body: bytes) -> bytes:
        async with self._turn:
            line = self._free.pop() if self._free else await asyncio.open_connection(self.host, self.port)
            line[1].write(self._request(token, path, body))
            head = (await line[0].readuntil(b"\r\n\r\n")).decode("latin-1")
            told = await line[0].readexactly(length_of(head))
            self._free.append(line)
        status = int(head.split(" ", 2)[1])
        if status >= 400:
            raise ServerRefused(read_reason(status, told), status)
        return told

    def _request(self, token: str, path: str, body: bytes) -> bytes:
        return (
            f"POST /api/v{VERSION}{path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            + (f"Authorization: Bearer {token}\r\n" if token else "")
            + ("Content-Type: application/json\r\n" if body else "")
            + f"Content-Length: {len(body)}\r\n\r\n"
        ).encode() + body


def length_of(head: str) -> int:
    for line in head.split("\r\n"):
        name, _, value = line.partition(":")
        if name.lower() == "content-length":
            return int(value)
    return 0
