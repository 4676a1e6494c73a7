"""A bare WebSocket: frames are cut where they arrive, and every message is one call."""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

from cardwright.client.errors import ServerRefused, Unreachable

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"  # a client must mask; zeros change nothing


class RawSocket(asyncio.Protocol):
    """``hear`` is called with each message, ``lost`` once when the connection ends."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.close_code = 0
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass of it

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(Unreachable("the server closed the connection at once"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.open.set_exception(ServerRefused(head.decode("latin-1").splitlines()[0]))
                return
            self.open.set_result(None)
        self._rest = self._cut(data)

    def _cut(self, data: bytes) -> bytes:
        """Call ``hear`` for every whole frame; what is left belongs to the next one."""
        at = 0
        while len(data) - at >= 2:
            length, head = data[at + 1], 2
            if length == 126:
                length, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            if len(data) < at + head + length or len(data) < at + head:
                break
            self._take(data[at] & 0x0F, data[at + head : at + head + length])
            at += head + length
        return data[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind in (TEXT, BINARY):
            self._hear(body)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.close_code = int.from_bytes(body[:2], "big")
            self.send(body[:2], CLOSE)
            self.close()

    def send(self, body: bytes, kind: int = TEXT) -> None:
        assert self._transport is not None
        if self._transport.is_closing():
            return
        length = len(body)
        if length < 126:
            head = bytes((FINAL | kind, MASKED | length))
        elif length < 65536:
            head = bytes((FINAL | kind, MASKED | 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((FINAL | kind, MASKED | 127)) + length.to_bytes(8, "big")
        self._transport.write(head + NO_MASK + body)

    def greet(self, host: str, path: str, token: str) -> None:
        assert self._transport is not None
        key = b64encode(secrets.token_bytes(16)).decode()
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(
    host: str, port: int, path: str, token: str, hear: Callable[[bytes], None], lost: Callable[[], None]
) -> RawSocket:
    """An open socket."""
    _, line = await asyncio.get_running_loop().create_connection(lambda: RawSocket(hear, lost), host, port)
    line.greet(f"{host}:{port}", path, token)
    await line.open
    return line
