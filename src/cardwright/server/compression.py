"""Compresses the long answers of the interface: details of games, replays, lists."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardwright.server.site import takes

LONG: Final = 4_096  # bytes; answers this long hold nothing secret
LEVEL: Final = 6
KEPT: Final = 16  # the longest answers are the same for everybody


class Compressed:
    """The files of the web client are compressed when they are built, and pass unchanged."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wanted = scope["type"] == "http" and scope["path"].startswith("/api/")
        if wanted and takes(Headers(scope=scope).get("Accept-Encoding", ""), "gzip"):
            send = Compressing(send)
        await self.app(scope, receive, send)


class Compressing:
    """Holds back the start of an answer until its body is known."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.beginning: Message = {}

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.beginning = message
            return
        if self.beginning:
            beginning, self.beginning = self.beginning, {}
            if len(message.get("body", b"")) >= LONG and not message.get("more_body", False):
                message = {**message, "body": await asyncio.to_thread(compress, message["body"])}
                describe(MutableHeaders(scope=beginning), len(message["body"]))
            await self.send(beginning)
        await self.send(message)


def describe(headers: MutableHeaders, length: int) -> None:
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(length)
    headers.add_vary_header("Accept-Encoding")


@lru_cache(KEPT)
def compress(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
