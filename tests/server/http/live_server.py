"""A server that listens on a port of this machine, in a thread of the test's own process."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import httpx2
import uvicorn

from cardwright.server.app import make_app
from cardwright.server.listening import config_of
from cardwright.server.node import Node
from cardwright.server.settings import Settings
from tests.client.local_server import patient

T = TypeVar("T")
CHEAP: Final = 8  # KiB for a password: the least argon2 takes
PASSWORD: Final = "correct horse"
PATIENCE: Final = 60.0  # seconds; only a fault takes as long


class Listening(uvicorn.Server):
    """Says when it listens, so that nobody has to ask again and again."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.ready.set()


class LiveServer:
    """``browser()`` keeps cookies and names its origin, ``program()`` and ``visitor()`` do neither."""

    def __init__(self, server: Listening, app: Any, door: socket.socket) -> None:
        self.server = server
        self.app = app
        self.url = f"http://127.0.0.1:{door.getsockname()[1]}"
        self.api = f"{self.url}/api/v1/"

    @property
    def node(self) -> Node:
        node: Node = self.app.state.node
        return node

    def browser(self) -> httpx2.Client:
        headers = {"Origin": self.url, "User-Agent": "a browser"}
        return httpx2.Client(base_url=self.api, headers=headers, timeout=PATIENCE)

    def program(self, token: str = "") -> httpx2.Client:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx2.Client(base_url=self.api, headers=headers, timeout=PATIENCE)

    def visitor(self) -> httpx2.Client:
        """Somebody who asks for pages, not for the interface."""
        return httpx2.Client(base_url=self.url, timeout=PATIENCE)

    @contextmanager
    def player(self, name: str) -> Iterator[httpx2.Client]:
        """A browser in which somebody has made an account."""
        with self.browser() as browser:
            assert browser.post("register", json={"name": name, "password": PASSWORD}).status_code == 201
            yield browser

    def account(self, name: str) -> None:
        """Somebody has an account."""
        with self.player(name):
            pass

    def ask(self, what: Coroutine[Any, Any, T]) -> T:
        """Run something where the server runs."""
        assert self.server.loop is not None
        return asyncio.run_coroutine_threadsafe(what, self.server.loop).result(PATIENCE)


@contextmanager
def serving(settings: Settings) -> Iterator[LiveServer]:
    app = make_app(settings)
    config = config_of(app, settings)
    config.lifespan = "on"
    server = Listening(config)
    with socket.create_server(("127.0.0.1", 0)) as door:
        thread = threading.Thread(target=server.run, args=([door],), name="server")
        thread.start()
        try:
            assert server.ready.wait(PATIENCE), "the server does not start"
            patient(app.state.node)
            yield LiveServer(server, app, door)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


def reason(response: httpx2.Response) -> str:
    """Why a request was refused."""
    found: str = response.json()["reason"]
    return found
