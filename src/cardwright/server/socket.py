"""One WebSocket: the player at the other end, the tables they watch, and what waits to be sent."""

from __future__ import annotations

import asyncio
import time
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from cardwright.kernel.errors import BadInput, CardwrightError
from cardwright.server.accounts.session import Session
from cardwright.server.failures import note_failure
from cardwright.server.lab.comparisons import OneComparison
from cardwright.server.limits import whole_seconds
from cardwright.server.store.away import is_database_away
from cardwright.server.store.text_column import checked
from cardwright.server.tables.letters import Left, Present, Reader, SentView, ToTable
from cardwright.server.tables.live import Live
from cardwright.server.tables.showing import JSON
from cardwright.wire import VERSION, socket
from cardwright.wire.socket import Closing, Done, Pong, Refused, Request, Tables, Watch, Welcome

if TYPE_CHECKING:
    from cardwright.server.node import Node

MOST_WATCHED: Final = 50
MOST_UNANSWERED: Final = 200
MANY_WAIT: Final = "too many of your requests wait for an answer"
POLICY, AWAY, TRY_LATER = 1008, 1001, 1013  # close codes
READER: Final = msgspec.json.Decoder(Request)
ONCE: Final = (socket.TakeBack, socket.Consent, socket.Say, socket.ReportPlayer)
PATIENCE: Final = 2.0  # seconds before a request that was not answered is asked again
LONG_PATIENCE: Final = 10.0  # seconds for what takes longer, or must not happen twice
NUMBERS: Final = count(1)
WEIGHTS: Final = {
    Watch: 4,
    socket.Preview: 4,
    socket.Hint: 4,
    socket.Why: 2,
    socket.Compare: 4,
}  # what costs more than a message counts more
PIECE: Final = 2**16  # bytes; what waits is counted in pieces, so that clients that read at once cost nothing

log = structlog.get_logger("cardwright.socket")


class Id(msgspec.Struct):
    """The number of a message that cannot be read as a request."""

    id: int = 0


class Watched(msgspec.Struct):
    """A table that a connection watches: the request that let it in, and the last view that has reached it."""

    request: Watch
    life: str = ""
    seen: int = 0


class Passed(msgspec.Struct):
    """A request that was passed on to a table and has no answer yet.

    at     when it came
    due    when it is asked again, by the monotonic clock
    taken  the table that has it in its inbox, where that is run here
    """

    table: str
    request: Request
    at: float
    due: float = 0.0
    taken: Live | None = None

    @property
    def once(self) -> bool:
        """Whether it must not happen twice."""
        return isinstance(self.request, ONCE)

    @property
    def patience(self) -> float:
        return LONG_PATIENCE if isinstance(self.request, (*ONCE, socket.Hint)) else PATIENCE


class Socket:
    """``watched`` are the tables this connection watches, each with the request that let it in."""

    def __init__(self, node: Node, socket: WebSocket, session: Session, address: str) -> None:
        self.node = node
        self.address = address
        self.socket = socket
        self.player = session.player
        self.session = session.id
        self.number = next(NUMBERS)
        self.watched: dict[str, Watched] = {}
        self.unanswered: dict[int, Passed] = {}
        self.in_lobby = False
        self.comparison: OneComparison | None = None
        self.inbox: asyncio.Queue[Request | None] = asyncio.Queue()
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0
        self.pieces = 0
        self.ended = False
        self.farewell = (AWAY, "")

    @property
    def reader(self) -> Reader:
        """How tables know this connection; a node that was cut off comes back under another name."""
        return Reader(self.node.cluster.node, self.number)

    # Sending.

    def send(self, message: bytes, answers: int = 0) -> None:
        """``answers`` is the number of the request that this is the answer to."""
        self.unanswered.pop(answers, None)
        if self.ended:
            return
        self.waiting += len(message)
        if self.waiting > self.node.caps.most["waiting-bytes"] or not self.count_waiting():
            self.forget_outbox()
            self.end("you read too slowly; come back when you can", TRY_LATER)
        else:
            self.outbox.put_nowait(message)

    def end(self, reason: str, code: int = POLICY) -> None:
        """Say why, and close."""
        if self.ended:
            return
        self.ended, self.farewell = True, (code, reason)
        self.outbox.put_nowait(JSON.encode(Closing(reason)))
        self.outbox.put_nowait(None)

    async def write(self) -> None:
        while (message := await self.outbox.get()) is not None:
            await self.socket.send_text(message.decode())
            self.waiting = max(0, self.waiting - len(message))
            self.count_waiting()
        await self.socket.close(*self.farewell)

    def count_waiting(self) -> bool:
        """Whether the player and their address may leave as much unread as they do."""
        more = self.waiting // PIECE - self.pieces
        if more < 0:
            self.let_go_of(-more)
        elif more > 0:
            if not self.node.caps.hold("player-waiting-bytes", self.player.id, amount=more * PIECE):
                return False
            if not self.node.caps.hold("address-waiting-bytes", self.address, amount=more * PIECE):
                self.node.caps.let_go("player-waiting-bytes", self.player.id, amount=more * PIECE)
                return False
            self.pieces += more
        return True

    def let_go_of(self, pieces: int) -> None:
        if pieces:
            self.pieces -= pieces
            self.node.caps.let_go("player-waiting-bytes", self.player.id, amount=pieces * PIECE)
            self.node.caps.let_go("address-waiting-bytes", self.address, amount=pieces * PIECE)

    def forget_outbox(self) -> None:
        """Nobody will read it."""
        self.outbox = asyncio.Queue()
        self.waiting = 0
        self.let_go_of(self.pieces)

    # Receiving.

    async def run(self) -> None:
        """Until one side ends it."""
        await self.node.dispatcher.connected.came(self)
        self.send(JSON.encode(Welcome(VERSION, self.player.id, self.player.name, time.time())))
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.listen())
        worker = asyncio.create_task(self.work())
        try:
            await asyncio.wait((writer, worker), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.ended = True
            self.forget_outbox()
            self.node.dispatcher.connected.went(self)
            self.stop_comparing(report=False)
            for task in (writer, reader, worker):
                task.cancel()
            for table in list(self.watched):
                await self.leave(table)
            for problem in await asyncio.gather(writer, reader, worker, return_exceptions=True):
                if isinstance(problem, Exception) and not is_a_cut(problem):
                    self.node.metrics.errors.inc()
                    log.error("a connection failed", exc_info=problem)

    async def listen(self) -> None:
        """Read whatever comes, however long an answer takes: a connection that is not read looks dead."""
        try:
            while (frame := await self.socket.receive())["type"] != "websocket.disconnect":
                text = frame.get("text")
                self.read(text.encode() if text is not None else frame.get("bytes") or b"")
        finally:
            self.inbox.put_nowait(None)

    def read(self, message: bytes) -> None:
        wait = self.node.limits.hit("socket", str(self.number))
        if wait is not None:
            self.refuse(number_in(message), f"too many messages; wait {whole_seconds(wait)} s")
            return
        try:
            request = READER.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            self.refuse(number_in(message), f"this message cannot be read: {problem}")
            return
        try:
            self.check_pace(request)
            self.put(request)
        except CardwrightError as refused:
            self.refuse(request.id, str(refused))

    def put(self, request: Request) -> None:
        """A ping is answered at once; the rest waits for its turn."""
        if isinstance(request, socket.Ping):
            self.send(JSON.encode(Pong(request.id, time.time())))
        elif self.inbox.qsize() >= MOST_UNANSWERED:
            raise BadInput(MANY_WAIT)
        else:
            self.inbox.put_nowait(request)

    async def work(self) -> None:
        while (request := await self.inbox.get()) is not None:
            try:
                await self.take(request)
            except CardwrightError as refused:
                self.refuse(request.id, str(refused))
            except Exception as error:
                kind = type(request).__name__
                note_failure(self.node.metrics, "a message could not be answered", error, kind=kind)
                self.refuse(request.id, "the server cannot do that just now; try again")

    def check_pace(self, request: Request) -> None:
        """Refuse what comes too fast from one player or one address, through however many connections."""
        cost, limits = WEIGHTS.get(type(request), 1), self.node.limits
        wait = limits.hit("message", self.player.id, cost=cost) or limits.hit("messages", self.address, cost=cost)
        if wait is None and isinstance(request, Watch):
            wait = limits.hit("watch", self.player.id)
        if wait is not None:
            raise BadInput(f"too many messages; wait {whole_seconds(wait)} s")

    async def take(self, request: Request) -> None:
        match request:
            case socket.Lobby():
                self.in_lobby = request.on
                self.send(JSON.encode(Done(request.id)))
                if request.on:
                    self.send(JSON.encode(Tables(await self.node.lobby.listed())))
            case socket.Compare():
                self.comparison = self.node.comparisons.begin(request, self.player.id, self.address, self.tell)
            case socket.StopComparing():
                self.stop_comparing(request.report)
                self.send(JSON.encode(Done(request.id)))
            case _:
                await self.pass_on(request)

    def tell(self, message: socket.Sent) -> None:
        self.send(JSON.encode(message))

    def stop_comparing(self, report: bool) -> None:
        """Nobody waits for the answer any more, or only for what is known so far."""
        if self.comparison is not None:
            self.comparison.stop(report)

    async def pass_on(self, request: Any) -> None:
        """To the table it is about, if there can be one of that name."""
        checked(request.table)
        if isinstance(request, Watch):
            if len(self.watched) >= MOST_WATCHED and request.table not in self.watched:
                self.refuse(request.id, f"one connection watches at most {MOST_WATCHED} tables")
                return
            self.watched[request.table] = Watched(request)
        if isinstance(request, socket.Unwatch):
            self.watched.pop(request.table, None)
        if len(self.unanswered) >= MOST_UNANSWERED:
            self.refuse(request.id, MANY_WAIT)
            return
        passed = self.unanswered[request.id] = Passed(request.table, request, time.time())
        await self.ask(passed)

    async def ask(self, passed: Passed) -> None:
        """Put a request to its table; what cannot be put now is put later."""
        passed.due = time.monotonic() + passed.patience
        letter = ToTable(passed.table, self.reader, self.player, passed.request, passed.at)
        try:
            passed.taken = await self.node.dispatcher.post.route(letter)
        except Exception as error:
            if not is_database_away(error):
                self.unanswered.pop(passed.request.id, None)
                raise

    def refuse(self, number: int, reason: str) -> None:
        self.node.metrics.refused.inc()
        self.send(JSON.encode(Refused(number, reason)))

    # Tables.

    def tables(self) -> list[str]:
        """The tables this connection watches, or waits for."""
        return list({*self.watched, *(passed.table for passed in self.unanswered.values())})

    def overdue(self, table: str, live: Live | None, back: bool) -> list[Passed]:
        """The requests to ask a table again, which is run here, if it is; what must not happen twice is refused."""
        now, again = time.monotonic(), []
        for number, passed in list(self.unanswered.items()):
            if passed.table != table or (live is not None and passed.taken is live):
                continue
            if not (back or passed.taken is not None or now >= passed.due):
                continue
            if passed.once:
                del self.unanswered[number]
                self.refuse(number, "the table did not answer, or has moved to another node; look, and ask again")
            else:
                again.append(passed)
        return again

    def note_view(self, shown: SentView | None) -> None:
        """A view goes out to this connection."""
        watched = self.watched.get(shown.table) if shown is not None else None
        if shown is not None and watched is not None:
            watched.life, watched.seen = shown.life, shown.seen

    def present(self, table: str) -> Present:
        watched = self.watched[table]
        return Present(self.reader, self.player, self.watch_again(table), watched.life, watched.seen)

    def watch_again(self, table: str) -> Watch:
        """How to ask for a table once more: the story is told from the beginning."""
        before = self.watched[table].request
        return Watch(0, table, invite=before.invite, position=before.position)

    def watch_letter(self, table: str) -> ToTable:
        return ToTable(table, self.reader, self.player, self.watch_again(table), time.time())

    async def leave(self, table: str) -> None:
        letter = Left(table, self.reader)
        owner = await self.node.cluster.owner(table)
        if table in self.node.dispatcher.running.live or owner in (None, self.node.cluster.node):
            await self.node.dispatcher.post.open(letter)
        else:
            await self.node.dispatcher.post.send(owner, letter)


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
