"""A WebSocket as bytes: every frame counts, whatever is in it, and both sides notice when the network stalls."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from http import HTTPStatus
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import PayloadTooBig
from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from cardwright.server.connections.counted import Alarm, CountedConnection
from cardwright.wire.socket import Pong

if TYPE_CHECKING:
    from cardwright.server.node import Node

NUMBERS: Final = count(1)
BEAT: Final = 2.0  # seconds of silence on either side, after which a heartbeat comes
SILENCE: Final = 6.0  # seconds without an answer to one, after which nobody is there
TOO_FAST: Final = "too many frames; send one for each message, and fewer"


class TooManyFrames(Exception):
    """Frames come faster than anybody plays."""


class CountedFrames(ServerProtocol):
    """Empty fragments, pings and pongs cost the server as much as messages, so they count as much."""

    def __init__(self, one_more: Callable[[], bool], **options: Any) -> None:
        super().__init__(**options)
        self.one_more = one_more

    def recv_frame(self, frame: Frame) -> None:
        if self.one_more():
            super().recv_frame(frame)
        else:  # what has arrived besides is thrown away unread
            self.fail(CloseCode.POLICY_VIOLATION, TOO_FAST)
            self.parser_exc = TooManyFrames(TOO_FAST)


class SocketConnection(WebSocketsSansIOProtocol):
    """uvicorn's, with a limit to frames, and an end for clients that do not read.

    heard, spoke  when the client last sent anything, and when anything was last sent to it
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.node: Node = config.app.state.node  # type: ignore[union-attr]
        self.number = str(next(NUMBERS))
        self.place = CountedConnection(self.node, config)
        self.unread = Alarm(self.loop, self.give_up)
        self.counted = CountedFrames(self.one_more_frame, max_size=config.ws_max_size, logger=self.logger)
        self.conn = self.counted
        self.heard = self.spoke = 0.0

    def one_more_frame(self) -> bool:
        return self.node.limits.hit("frame", self.number) is None

    # The handshake.

    def shake_hands(self, request: bytes) -> None:
        """What cannot be read as a handshake is refused, and counted, but is no fault of the server."""
        self.data_received(request)
        well = self.handshake_initiated and self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS
        if not well:
            self.node.metrics.malformed.labels("handshake").inc()
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self.spoke = self.loop.time()
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal, which uvicorn would log as an error

    # Frames.

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.heard = self.loop.time()
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "a message is text in UTF-8")
            self.node.metrics.malformed.labels("frame").inc()
            super().handle_parser_exception()
        elif not self.transport.is_closing():
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """A frame that is wrong, or one too many: the connection is closed, with the reason."""
        if not isinstance(self.conn.parser_exc, TooManyFrames | PayloadTooBig):
            self.node.metrics.malformed.labels("frame").inc()
        if self.conn.close_sent is None:  # it came before the handshake was over
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.ABNORMAL_CLOSURE.value})
            self.transport.close()
        else:
            super().handle_parser_exception()

    # Heartbeats depend on nothing but what came and went on this very connection, so that their timing tells nothing.

    def send_keepalive_ping(self) -> None:
        """A ping, which the other side answers by itself, and a message for pages, which never see a ping."""
        now = self.loop.time()
        due = min(self.heard, self.spoke) + BEAT
        if now < due:
            self.ping_timer = self.loop.call_at(due, self.send_keepalive_ping)
            return
        if not self.close_sent and not self.transport.is_closing() and self.writable.is_set():
            self.conn.send_text(msgspec.json.encode(Pong(0, time.time())))
            self.spoke = now
        super().send_keepalive_ping()

    # The end.

    def connection_lost(self, exc: Exception | None) -> None:
        self.place.free()
        self.unread.end()
        super().connection_lost(exc)
        self.counted.one_more = nothing_more  # no circle of references is left: see HttpConnection

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.node.caps.on:
            self.unread.set(self.node.caps.most["reading-seconds"])

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.stop()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # who does not answer does not read either

    def give_up(self) -> None:
        self.node.metrics.limited.labels("reading-seconds").inc()
        self.transport.abort()


def nothing_more() -> bool:
    """Whether a connection that is lost takes one more frame."""
    return False


def is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
