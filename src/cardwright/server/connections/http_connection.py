"""A connection over which requests come: sizes, times and numbers are checked while they arrive."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import httptools
import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from cardwright.server.connections.counted import Alarm, CountedConnection
from cardwright.server.connections.socket_connection import SocketConnection
from cardwright.wire.bodies.body import Problem

if TYPE_CHECKING:
    from cardwright.server.node import Node

AGAIN: Final = 10  # seconds after which an address with too many connections may try again
PIECE: Final = 8_192  # bytes that are read at a time
LARGE: Final = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE


class TooMuch(Exception):
    """A request is too large, whatever comes after this part of it."""

    def __init__(self, status: HTTPStatus, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class HttpConnection(HttpToolsProtocol):
    """uvicorn's, which has no limits of its own."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.node: Node = config.app.state.node  # type: ignore[union-attr]
        self.most = self.node.caps.most
        self.place = CountedConnection(self.node, config)
        self.request_late = Alarm(self.loop, self.give_up_request)
        self.answer_late = Alarm(self.loop, self.give_up_answer)
        self.in_head = False
        self.one_complete = False  # in the piece that is read
        self.head_bytes = 0
        self.answering: RequestResponseCycle | None = None

    # The connection.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is not None and not self.place.take(self.client[0]):
            most = self.most["connections"]
            reason = f"your address has {most} connections already, which is the most; close some first"
            return self.turn_away(HTTPStatus.TOO_MANY_REQUESTS, reason, AGAIN)
        return self.expect("head-seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        self.give_up_answering()
        self.place.free()
        super().connection_lost(exc)
        self.untie()

    def untie(self) -> None:
        """Break the circles of references it is part of: it is gone at once, and leaves no garbage to be searched for.

        Thousands of connections that were refused would otherwise hold everybody up until they are found.
        """
        self.request_late.end()
        self.answer_late.end()
        self.pipeline.clear()
        self.answering = None
        self.parser = self.cycle = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        for first in range(0, len(data), PIECE):
            if not self.read(data[first : first + PIECE]):
                break

    def read(self, piece: bytes) -> bool:
        """A piece at a time, so that nothing is read of what comes after a refusal: then this is False."""
        before = self.head_bytes if self.in_head else 0
        began, self.one_complete = self.in_head, False
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return False
        except httptools.HttpParserError as problem:
            self.refuse(problem)
        else:
            if self.in_head and (began or not self.one_complete):
                self.measure(before + len(piece))
        return not self.transport.is_closing()

    def measure(self, size: int) -> None:
        """Count what is still in the middle of a header, too: the parser keeps a long value until its end."""
        self.head_bytes = size
        if self.node.caps.exceeded("head-bytes", size):
            self.turn_away(LARGE, self.too_large())

    def refuse(self, problem: httptools.HttpParserError) -> None:
        if isinstance(problem.__context__, TooMuch):
            return self.turn_away(problem.__context__.status, problem.__context__.reason)
        self.node.metrics.malformed.labels("request").inc()
        return self.turn_away(HTTPStatus.BAD_REQUEST, "this request cannot be read")

    def turn_away(self, status: HTTPStatus, reason: str, wait: int = 0) -> None:
        """Say why, unless an answer is under way, and close."""
        if self.answering is None or self.answering.response_complete:
            self.transport.write(written(status, reason, wait))
        self.give_up_answering()
        self.transport.close()

    def give_up_answering(self) -> None:
        """The answer under way goes nowhere; uvicorn knows only the one that was asked for last."""
        if self.answering is not None and not self.answering.response_complete:
            self.answering.disconnected = True
            self.answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with its place; a handshake that cannot be read is refused here."""
        self.request_late.stop()
        socket = SocketConnection(self.config, self.server_state, self.app_state, self.loop)
        socket.place, self.place = self.place, socket.place
        self.connections.discard(self)
        socket.connection_made(self.transport)
        self.transport.set_protocol(socket)
        request = self.handshake()
        self.untie()
        socket.shake_hands(request)

    def handshake(self) -> bytes:
        """The request as it came."""
        lines = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%s: %s" % header for header in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])

    # A request, as it arrives.

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.head_bytes = True, 0
        self.expect("head-seconds")

    def on_url(self, url: bytes) -> None:
        if self.node.caps.exceeded("url-bytes", len(self.url) + len(url)):
            most = self.most["url-bytes"]
            raise TooMuch(HTTPStatus.REQUEST_URI_TOO_LONG, f"this address is too long: it has at most {most} bytes")
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self.head_bytes += len(name) + len(value)
        caps = self.node.caps
        if caps.exceeded("head-bytes", self.head_bytes) or caps.exceeded("headers", len(self.headers)):
            raise TooMuch(LARGE, self.too_large())

    def too_large(self) -> str:
        most, count = self.most["head-bytes"], self.most["headers"]
        return f"the headers of this request are too large: {count} headers and {most} bytes are the most"

    def on_headers_complete(self) -> None:
        self.in_head = False
        if self.node.caps.exceeded("pipelined", len(self.pipeline) + 1):
            raise TooMuch(HTTPStatus.TOO_MANY_REQUESTS, "too many requests at once; wait for the answers")
        super().on_headers_complete()
        self.expect("body-seconds")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.one_complete = True
        self.request_late.stop()

    # Time.

    def expect(self, what: str) -> None:
        if self.node.caps.on:
            self.request_late.set(self.most[what])

    def give_up_request(self) -> None:
        """The request did not arrive in time. A connection over which nothing came at all is simply closed."""
        self.node.metrics.limited.labels("head-seconds" if self.in_head else "body-seconds").inc()
        if self.in_head:
            self.turn_away(HTTPStatus.REQUEST_TIMEOUT, "this request did not arrive in time")
        else:
            self.give_up_answering()
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.node.caps.on:
            self.answer_late.set(self.most["reading-seconds"])

    def resume_writing(self) -> None:
        super().resume_writing()
        self.answer_late.stop()

    def give_up_answer(self) -> None:
        """Nobody reads the answer."""
        self.node.metrics.limited.labels("reading-seconds").inc()
        self.transport.abort()


def written(status: HTTPStatus, reason: str, wait: int) -> bytes:
    """A refusal as it goes over the wire."""
    body = msgspec.json.encode(Problem(reason))
    again = f"Retry-After: {wait}\r\n" if wait else ""
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: application/json\r\n{again}"
    return f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body
