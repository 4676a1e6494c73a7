"""The HTTP side of a client: one small request at a time, in a thread."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import SplitResult, urlsplit

import msgspec

from cardwright.client.errors import Cut, ServerRefused
from cardwright.client.patience import Patience
from cardwright.kernel.errors import BadInput
from cardwright.wire import VERSION
from cardwright.wire.bodies.accounts import Entered
from cardwright.wire.bodies.body import Problem

LIMIT_S: Final = 30.0  # for one answer
T = TypeVar("T")
Tap = Callable[[bytes], None]  # is given every body and message as it came


class Http:
    """Asks one of several nodes of a server; ``token`` is the session, once there is one."""

    def __init__(self, urls: list[str], patience: float) -> None:
        self.urls = [read_url(url) for url in urls]
        self.token = ""
        self.tap: Tap | None = None
        self._patience = patience

    async def ask(self, method: str, path: str, body: msgspec.Struct | None = None, answer: type[T] | Any = Any) -> T:
        """The answer to a request; a server that cannot be reached is tried again, then the next one."""
        patience = Patience(self._patience)
        while True:
            try:
                status, told = await asyncio.to_thread(self._try, method, path, body)
            except ConnectionRefusedError as problem:  # nobody has read it, so it can be sent again
                await self._next(patience, problem)
            except (OSError, http.client.HTTPException) as problem:
                if method != "GET":
                    raise Cut(f"the connection broke while the server was asked to {method} {path}") from problem
                await self._next(patience, problem)
            else:
                if self.tap is not None:
                    self.tap(told)
                found: T = read_answer(status, told, answer)
                return found

    async def enter(self, path: str, body: msgspec.Struct | None = None) -> None:
        """Log in, and keep the token of the session: a program sends it in a header and needs no cookie."""
        entered: Entered = await self.ask("POST", f"{path}?token=1", body, Entered)
        self.token = entered.token

    async def _next(self, patience: Patience, problem: Exception) -> None:
        self.urls.append(self.urls.pop(0))
        await patience.wait(problem)

    def _try(self, method: str, path: str, body: msgspec.Struct | None) -> tuple[int, bytes]:
        url = self.urls[0]
        kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
        line = kind(url.hostname or "", url.port, timeout=LIMIT_S)
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        written = b"" if body is None else msgspec.json.encode(body)
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            line.request(method, f"{url.path.rstrip('/')}/api/v{VERSION}{path}", written, headers)
            answer = line.getresponse()
            return answer.status, answer.read()
        finally:
            line.close()


def read_url(url: str) -> SplitResult:
    found = urlsplit(url)
    if found.scheme not in ("http", "https") or not found.hostname:
        raise BadInput(f'the address of a server is written http://host:port, not "{url}"')
    return found


def read_answer(status: int, told: bytes, answer: type[T] | Any) -> T:
    if status >= 400:
        raise ServerRefused(read_reason(status, told), status)
    if status == 204 or answer is None:
        return None  # type: ignore[return-value]
    read: T = msgspec.json.decode(told, type=answer)
    return read


def read_reason(status: int, told: bytes) -> str:
    try:
        return msgspec.json.decode(told, type=Problem).reason
    except msgspec.DecodeError:  # not from Cardwright: a proxy in between
        return f"the server answered with status {status}"
