"""Bare connections from another address of this machine, as an attacker makes them."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from cardwright.server.settings import Settings
from tests.server.http.live_server import LiveServer, serving

STRANGER = "127.0.0.2"  # not 127.0.0.1, which is trusted as a proxy on the same machine is
OTHER = "127.0.0.3"
WAIT = 60  # seconds; only a fault takes as long
CONT, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA


@contextmanager
def limited(plain: Settings, limits: Mapping[str, str]) -> Iterator[LiveServer]:
    """A server with limits, some of them not as usual."""
    with serving(replace(plain, limited=True, limits=limits)) as site:
        yield site


@contextmanager
def line(site: LiveServer, source: str = STRANGER) -> Iterator[socket.socket]:
    """A connection over which nothing has been said."""
    with dialled(site, source) as found:
        yield found


def dialled(site: LiveServer, source: str) -> socket.socket:
    url = urlsplit(site.url)
    return socket.create_connection((url.hostname or "", url.port or 0), WAIT, (source, 0))


def heard(there: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    said = b""
    try:
        while part := there.recv(65_536):
            said += part
    except ConnectionResetError:
        pass
    return said


def status(said: bytes) -> int:
    return int(said.split(b" ", 2)[1])


def reason(said: bytes) -> str:
    found: str = json.loads(said.partition(b"\r\n\r\n")[2])["reason"]
    return found


def get(site: LiveServer, path: str, source: str = OTHER) -> int:
    """The status of a request from another address."""
    with line(site, source) as there:
        there.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        return status(heard(there))


def guest(site: LiveServer) -> str:
    """The token of a new guest."""
    with site.program() as program:
        token: str = program.post("guest?token=1").json()["token"]
    return token


def opened(site: LiveServer, token: str, source: str = STRANGER) -> ClientConnection:
    """A WebSocket on which the greeting has been read."""
    headers = {"Authorization": f"Bearer {token}"}
    address = site.api.replace("http", "ws", 1) + "ws"
    there = connect(
        address, sock=dialled(site, source), additional_headers=headers, proxy=None, legacy=True, open_timeout=WAIT
    )
    assert json.loads(there.recv(WAIT))["type"] == "welcome"
    return there


def ask(there: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a message; the answer with its number."""
    there.send(json.dumps(message))
    while True:
        found: dict[str, Any] = json.loads(there.recv(WAIT))
        if found.get("id") == message["id"] and found["type"] != "view":
            return found


def frame(kind: int, body: bytes = b"", final: bool = True) -> bytes:
    """A frame of a client, its mask all zeros."""
    return bytes((0x80 * final | kind, 0x80 | len(body), 0, 0, 0, 0)) + body


def counted(site: LiveServer, name: str, **labels: str) -> float:
    """What /metrics says."""
    return site.node.metrics.registry.get_sample_value(name, labels) or 0.0
