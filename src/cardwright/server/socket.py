"""One WebSocket: the player at the other end, the tables they watch, and what waits to be sent."""

from __future__ import annotations

import asyncio
import time
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from cardwright.kernel.errors import CardwrightError
from cardwright.server.accounts.session import Session
from cardwright.server.tables.letters import Left, Reader, ToTable
from cardwright.server.tables.showing import JSON
from cardwright.wire import VERSION, socket
from cardwright.wire.socket import Closing, Done, Pong, Refused, Tables, Watch, Welcome

if TYPE_CHECKING:
    from cardwright.server.node import Node

MOST_WAITING: Final = 4 * 2**20  # bytes; a client that falls further behind is cut off and may come back
MOST_WATCHED: Final = 50
MOST_UNANSWERED: Final = 200
POLICY, AWAY, TRY_LATER = 1008, 1001, 1013  # close codes
READER: Final = msgspec.json.Decoder(socket.Request)
ONCE: Final = (socket.TakeBack, socket.Consent, socket.Say)
NUMBERS: Final = count(1)

log = structlog.get_logger("cardwright.socket")


class Id(msgspec.Struct):
    """The number of a message that cannot be read as a request."""

    id: int = 0


class Passed(msgspec.Struct):
    """A request that was passed on to a table and has no answer yet; ``once``: it must not happen twice."""

    table: str
    request: socket.Request
    at: float
    once: bool


class Socket:
    """``watched`` are the tables this connection watches, each with the request that let it in."""

    def __init__(self, node: Node, socket: WebSocket, session: Session) -> None:
        self.node = node
        self.socket = socket
        self.player = session.player
        self.session = session.id
        self.number = next(NUMBERS)
        self.watched: dict[str, Watch] = {}
        self.unanswered: dict[int, Passed] = {}
        self.in_lobby = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0
        self.farewell = (AWAY, "")

    @property
    def reader(self) -> Reader:
        """How tables know this connection; a node that was cut off comes back under another name."""
        return Reader(self.node.cluster.node, self.number)

    # Sending.

    def send(self, message: bytes, answers: int = 0) -> None:
        """``answers`` is the number of the request that this is the answer to."""
        self.unanswered.pop(answers, None)
        self.waiting += len(message)
        if self.waiting > MOST_WAITING:
            self.end("you read too slowly; come back when you can", TRY_LATER)
        else:
            self.outbox.put_nowait(message)

    def end(self, reason: str, code: int = POLICY) -> None:
        """Say why, and close."""
        self.farewell = (code, reason)
        self.outbox.put_nowait(JSON.encode(Closing(reason)))
        self.outbox.put_nowait(None)

    async def write(self) -> None:
        while (message := await self.outbox.get()) is not None:
            self.waiting -= len(message)
            await self.socket.send_text(message.decode())
        await self.socket.close(*self.farewell)

    # Receiving.

    async def run(self) -> None:
        """Until one side ends it."""
        await self.node.dispatcher.came(self)
        self.send(JSON.encode(Welcome(VERSION, self.player.id, self.player.name, time.time())))
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.listen())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.node.dispatcher.went(self)
            for task in (writer, reader):
                task.cancel()
            for table in list(self.watched):
                await self.leave(table)
            for problem in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(problem, Exception) and not is_a_cut(problem):
                    self.node.metrics.errors.inc()
                    log.error("a connection failed", exc_info=problem)

    async def listen(self) -> None:
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            await self.read(text.encode() if text is not None else frame.get("bytes") or b"")

    async def read(self, message: bytes) -> None:
        wait = self.node.limits.hit("socket", str(self.number))
        if wait is not None:
            self.refuse(number_in(message), f"too many messages; wait {max(1, round(wait))} s")
            return
        try:
            request = READER.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            self.refuse(number_in(message), f"this message cannot be read: {problem}")
            return
        try:
            await self.take(request)
        except CardwrightError as refused:
            self.refuse(request.id, str(refused))
        except Exception:
            self.node.metrics.errors.inc()
            log.exception("a message could not be answered", kind=type(request).__name__)
            self.refuse(request.id, "the server cannot do that just now; try again")

    async def take(self, request: socket.Request) -> None:
        match request:
            case socket.Ping():
                self.send(JSON.encode(Pong(request.id, time.time())))
            case socket.Lobby():
                self.in_lobby = request.on
                self.send(JSON.encode(Done(request.id)))
                if request.on:
                    self.send(JSON.encode(Tables(await self.node.lobby.listed())))
            case _:
                await self.pass_on(request)

    async def pass_on(self, request: Any) -> None:
        """To the table it is about."""
        if isinstance(request, Watch):
            if len(self.watched) >= MOST_WATCHED and request.table not in self.watched:
                self.refuse(request.id, f"one connection watches at most {MOST_WATCHED} tables")
                return
            self.watched[request.table] = request
        if isinstance(request, socket.Unwatch):
            self.watched.pop(request.table, None)
        if len(self.unanswered) >= MOST_UNANSWERED:
            self.refuse(request.id, "too many of your requests wait for an answer")
            return
        passed = Passed(request.table, request, time.time(), isinstance(request, ONCE))
        self.unanswered[request.id] = passed
        await self.node.dispatcher.route(self.letter(passed))

    def refuse(self, number: int, reason: str) -> None:
        self.node.metrics.refused.inc()
        self.send(JSON.encode(Refused(number, reason)))

    # Tables.

    def tables(self) -> list[str]:
        """The tables this connection watches, or waits for."""
        return list({*self.watched, *(passed.table for passed in self.unanswered.values())})

    def letter(self, passed: Passed) -> ToTable:
        return ToTable(passed.table, self.reader, self.player, passed.request, passed.at)

    def again(self, table: str) -> list[ToTable]:
        """What to ask a table that has a new owner; requests that must not happen twice are refused."""
        letters = [self.watch_letter(table)] if table in self.watched else []
        for number, passed in list(self.unanswered.items()):
            if passed.table == table and passed.once:
                del self.unanswered[number]
                self.refuse(number, "the table has moved to another node; look, and ask again")
            elif passed.table == table:
                letters.append(self.letter(passed))
        return letters

    def watch_letter(self, table: str) -> ToTable:
        """Ask for a table again that has a new owner; the story is told from the beginning."""
        before = self.watched[table]
        again = Watch(0, table, invite=before.invite, position=before.position)
        return ToTable(table, self.reader, self.player, again, time.time())

    async def leave(self, table: str) -> None:
        letter = Left(table, self.reader)
        owner = await self.node.cluster.owner(table)
        if table in self.node.dispatcher.live or owner in (None, self.node.cluster.node):
            await self.node.dispatcher.open(letter)
        else:
            await self.node.dispatcher.send(owner, letter)


def number_in(message: bytes) -> int:
    """The number of a message that is refused, if it can be found."""
    try:
        return msgspec.json.decode(message, type=Id).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


def is_a_cut(problem: BaseException) -> bool:
    """Whether the other side simply went away."""
    return isinstance(problem, WebSocketDisconnect) or (
        isinstance(problem, RuntimeError) and "close" in str(problem).lower()
    )
