"""A server inside the test's own process and event loop, to be looked into and tampered with."""

from __future__ import annotations

import asyncio
import io
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import structlog
import uvicorn

from cardwright.server.app import make_app
from cardwright.server.listening import config_of
from cardwright.server.logs import start_logging
from cardwright.server.node import Node
from cardwright.server.settings import Settings

LONG: Final = 120.0  # seconds that nobody but a bot that never ends takes


def patient(node: Node) -> None:
    """Wait for bots as long as a busy machine may need."""
    for bots in (node.bots, node.analysing.bots):
        bots.grace = LONG


@dataclass
class LocalServer:
    """``url`` is its address, ``port`` what to open it at again, ``logged`` all it has logged."""

    url: str
    port: int
    node: Node
    log: io.StringIO

    def errors(self) -> list[str]:
        """What was logged at error level or above."""
        lines = self.log.getvalue().splitlines()
        return [line for line in lines if '"level":"error"' in line or '"level":"critical"' in line]


def door_at(port: int) -> socket.socket:
    """A socket that says it is TCP: only then does asyncio send small messages at once."""
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(("127.0.0.1", port))
    return door


class ReadyServer(uvicorn.Server):
    """Says when it has opened."""

    def __init__(self, config: uvicorn.Config, ready: asyncio.Event) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()


@asynccontextmanager
async def local_server(folder: Path, port: int = 0, database: str = "", nats: str = "") -> AsyncIterator[LocalServer]:
    """Open until the block is left."""
    settings = Settings(data=folder, database=database, nats=nats, limited=False, thinkers=1, drain=0.0)
    log = io.StringIO()
    start_logging("info", log)
    app, door, ready = make_app(settings), door_at(port), asyncio.Event()
    config = config_of(app, settings)
    config.lifespan = "on"
    server = ReadyServer(config, ready)
    running = asyncio.create_task(server.serve([door]))
    opened = asyncio.create_task(ready.wait())
    try:
        await asyncio.wait({running, opened}, return_when=asyncio.FIRST_COMPLETED)
        assert ready.is_set(), log.getvalue()
        number = door.getsockname()[1]
        patient(app.state.node)
        yield LocalServer(f"http://127.0.0.1:{number}", number, app.state.node, log)
    finally:
        opened.cancel()
        if not running.done():
            await app.state.node.drain("the test is over")
        server.should_exit = True
        await running
        door.close()
        structlog.reset_defaults()
        logging.getLogger().handlers.clear()
