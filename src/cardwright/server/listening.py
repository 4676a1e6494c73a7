"""Serves a node over HTTP and WebSocket until the process is told to stop, then shuts down in good order."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from cardwright.server.app import make_app
from cardwright.server.connections import BEAT, SILENCE, HttpConnection, SocketConnection
from cardwright.server.node import Node
from cardwright.server.settings import Settings
from cardwright.wire.socket import MOST_BYTES

HANDLED: Final = (signal.SIGTERM, signal.SIGINT)
# Objects made before the youngest garbage is collected, then the older: nobody is held up for longer than a look at ten
# times as many takes.
COLLECT: Final = (5_000, 10, 4_000)
LAST_WORDS: Final = 0.1  # seconds for requests of clients that connected just now
MANY_FILES: Final = 65_536
GOODBYE: Final = "the server is stopping or restarting; connect again"


def serve(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    """Returns after the process was told to stop. If it cannot start, the error is a sentence."""
    allow_many_files()
    app = make_app(settings)
    Server(app, config_of(app, settings), settings, ready).run([door])


def allow_many_files() -> None:
    """Every connection is a file to the system; by default it allows a process far fewer than it could have."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(MANY_FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def config_of(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        loop="auto",  # uvloop where there is one
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=BEAT,
        ws_ping_timeout=SILENCE,
        lifespan="off",  # see Server.serve
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=75,  # longer than proxies keep connections, so that they never use one that was just closed
        timeout_graceful_shutdown=max(1, round(settings.drain)),
    )


async def drain(node: Node, seconds: float) -> None:
    """Tell everybody who is connected, and wait until they have gone, or until time is up."""
    deadline = time.monotonic() + seconds
    await node.drain(GOODBYE)
    while node.dispatcher.connected.sockets and time.monotonic() < deadline:
        await asyncio.sleep(0.02)


class Server(uvicorn.Server):
    """Stops accepting when told to end, drains, and only then closes the sockets."""

    def __init__(self, app: Starlette, config: uvicorn.Config, settings: Settings, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.settings = settings
        self.ready = ready

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """The application starts and ends here and not in uvicorn, which would show a traceback if a start failed."""
        with self.capture_signals():
            async with self.app.router.lifespan_context(self.app):
                await self._serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # Tables live long: searching all of them for garbage would hold everybody up for tenths of a second.
        gc.freeze()
        gc.set_threshold(*COLLECT)
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        if not self.force_exit:
            await asyncio.sleep(LAST_WORDS)
            await drain(self.app.state.node, self.settings.drain)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal asks for a clean end: unlike uvicorn, this does not raise it again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before: dict[int, Any] = {number: signal.signal(number, self.handle_exit) for number in HANDLED}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A second signal ends it at once."""
        self.force_exit = self.should_exit
        self.should_exit = True
