"""Somebody at an address of their own on this machine: requests, and sockets that hear everything."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cardwright.load.raw_socket import RawSocket

SOCKET: Final = "/api/v1/ws"
HOST: Final = "127.0.0.1"


def heard_of(opened: asyncio.Future[None]) -> None:
    """A connection may fail when nobody waits for it any more."""
    if not opened.cancelled():
        opened.exception()


@dataclass(frozen=True)
class Visitor:
    """``source`` is the address they come from: any of 127.0.0.0/8 belongs to this machine."""

    port: int
    source: str

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.port, local_addr=(self.source, 0))

    async def call(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """The status and the JSON of one request."""
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        reader, writer = await self.line()
        writer.write(head.encode() + b"\r\n" + data)
        answer = await reader.read()
        writer.close()
        first, _, rest = answer.partition(b"\r\n\r\n")
        return int(first.split(b" ", 2)[1]), json.loads(rest) if rest.startswith((b"{", b"[")) else rest

    async def post(self, path: str, body: Any = None, token: str = "") -> Any:
        status, found = await self.call("POST", f"/api/v1/{path}", body, token)
        if status not in (200, 201):
            raise RuntimeError(f"{path}: {status} {found}")
        return found

    async def guest(self) -> str:
        """The token of a new guest."""
        token: str = (await self.post("guest?token=1"))["token"]
        return token

    async def socket(
        self, token: str, hear: Callable[[bytes], None] = lambda _: None, lost: Callable[[], None] = lambda: None
    ) -> RawSocket:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: RawSocket(hear, lost), HOST, self.port, local_addr=(self.source, 0)
        )
        line.open.add_done_callback(heard_of)
        line.greet(f"{HOST}:{self.port}", SOCKET, token)
        await line.open
        return line
