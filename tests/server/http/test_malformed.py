"""What cannot be read is counted; it is no fault of the server, so nothing is logged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.client.local_server import LocalServer, local_server

HEAD = b"GET /api/v1/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
VERSION = b"Sec-WebSocket-Version: 13\r\n"
MASKED = bytes(4)


async def sent(server: LocalServer, *parts: bytes) -> bytes:
    """Send the parts, each after the answer to the one before; the last answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    said = b""
    for part in parts:
        writer.write(part)
        said = await asyncio.wait_for(reader.read(65_536), 60)
    writer.close()
    return said


async def handshake(server: LocalServer) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"POST /api/v1/guest?token=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
    token = (await reader.read()).partition(b'"token":"')[2].partition(b'"')[0]
    writer.close()
    return HEAD + KEY + VERSION + b"Authorization: Bearer " + token + b"\r\n\r\n"


def told(folder: Path, what: str, *parts: bytes, in_a_socket: bool = False) -> bytes:
    """What the server answers; it counts one, and logs no warning and no error."""
    return counted_quietly(folder, "cardwright_malformed_total", {"what": what}, *parts, in_a_socket=in_a_socket)


def counted_quietly(
    folder: Path, metric: str, labels: dict[str, str], *parts: bytes, in_a_socket: bool = False
) -> bytes:
    async def story() -> bytes:
        async with local_server(folder) as server:
            before = [await handshake(server)] if in_a_socket else []
            said = await sent(server, *before, *parts)
            assert server.node.metrics.registry.get_sample_value(metric, labels) == 1
            log = server.log.getvalue()
            assert '"level":"error"' not in log
            assert '"level":"warning"' not in log
            assert server.node.metrics.registry.get_sample_value("cardwright_unexpected_errors_total") == 0
            return said

    return asyncio.run(story())


@pytest.mark.parametrize(
    "request_",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: many\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01",
        HEAD.replace(b"/ws", b"/w\xff") + KEY + VERSION + b"\r\n",
    ],
)
def test_a_request_that_cannot_be_read_is_counted(tmp_path: Path, request_: bytes) -> None:
    assert told(tmp_path, "request", request_).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "handshake_",
    [
        HEAD + VERSION + b"\r\n",
        HEAD + KEY + b"\r\n",
        HEAD + KEY.replace(b"A", b"!") + VERSION + b"\r\n",
        HEAD + KEY + VERSION + b"A: " + b"b" * 9_000 + b"\r\n\r\n",
    ],
    ids=["no key", "no version", "a broken key", "a long line"],
)
def test_a_handshake_that_cannot_be_read_is_counted(tmp_path: Path, handshake_: bytes) -> None:
    assert told(tmp_path, "handshake", handshake_)[:10] in (b"HTTP/1.1 4", b"")


@pytest.mark.parametrize("status", ["401", "403"])
def test_a_handshake_that_is_refused_is_counted(tmp_path: Path, status: str) -> None:
    who = {"401": b"Authorization: Bearer made-up\r\n", "403": b"Origin: http://evil.example\r\n"}[status]
    handshake_ = HEAD + KEY + VERSION + who + b"\r\n"
    said = counted_quietly(tmp_path, "cardwright_refused_handshakes_total", {"status": status}, handshake_)
    assert said.startswith(f"HTTP/1.1 {status} ".encode())


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\x01x",
        b"\xf1\x81" + MASKED + b"x",
        b"\x83\x81" + MASKED + b"x",
        b"\x80\x80" + MASKED,
        b"\x81\x81" + MASKED + b"\xff",
        b"\x09\x80" + MASKED,
        b"\x88\x81" + MASKED + b"x",
    ],
    ids=[
        "unmasked",
        "reserved bits",
        "no such kind",
        "continues nothing",
        "not text",
        "a ping in parts",
        "a bad close",
    ],
)
def test_a_frame_that_cannot_be_read_is_counted(tmp_path: Path, frame: bytes) -> None:
    assert told(tmp_path, "frame", frame, in_a_socket=True) != b""
