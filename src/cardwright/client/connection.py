"""The socket of one player: every request gets its answer, and a broken connection comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from cardwright.client.errors import Cut, ServerRefused
from cardwright.client.http import Http, Tap, read_reason
from cardwright.client.patience import Patience
from cardwright.kernel.errors import BadInput, CardwrightError
from cardwright.wire import VERSION, socket
from cardwright.wire.socket import MOST_BYTES, Pong, Refused, Request, Sent, Welcome

# Safe to ask again after a cut: twice is the same as once. A chat line or a wish to take back would happen twice.
REPEATABLE: Final = (
    socket.Watch,
    socket.Unwatch,
    socket.Act,
    socket.Concede,
    socket.Preview,
    socket.Why,
    socket.Hint,
    socket.Rematch,
    socket.Lobby,
    socket.Ping,
)
FAREWELLS: Final = (1008, 1009)  # close codes after which connecting again would end the same way
MOST_RECEIVED: Final = 2**24
SILENCE_S: Final = 8.0  # the server is heard every two seconds; a program can wait longer than a person
READER: Final = msgspec.json.Decoder(Sent)


class PendingRequest(msgspec.Struct):
    """A request that has no answer yet."""

    request: Request
    answer: asyncio.Future[Sent]
    sent: bool = False


class Connection:
    """Connected until closed. ``hear`` gets all messages but answers, ``returned`` what to ask first after a cut."""

    def __init__(
        self,
        http: Http,
        patience: float,
        hear: Callable[[Sent | None], None],
        returned: Callable[[], list[Request]],
    ) -> None:
        self.failure: CardwrightError | None = None
        self.welcome: Welcome | None = None
        self.connects = 0
        self.tap: Tap | None = None
        self._http = http
        self._patience = Patience(patience)
        self._hear = hear
        self._returned = returned
        self._numbers = count(1)
        self._unanswered: dict[int, PendingRequest] = {}
        self._socket: ClientConnection | None = None
        self._welcomed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Returns once the server has said welcome."""
        self._task = asyncio.create_task(self._stay_connected())
        await self._welcomed.wait()
        if self.failure is not None:
            raise self.failure

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._fail(Cut("the client has been closed"))

    def cut(self) -> None:
        """Break the connection as a network does, without telling the server."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def ask(self, request: Request) -> Sent:
        """The answer to a request, however often the connection is cut before it comes."""
        if self.failure is not None:
            raise self.failure
        request.id = next(self._numbers)
        written = msgspec.json.encode(request)
        if len(written) > MOST_BYTES:
            raise BadInput(f"a message has at most {MOST_BYTES} bytes; this one has {len(written)}")
        waiting = PendingRequest(request, asyncio.get_running_loop().create_future())
        self._unanswered[request.id] = waiting
        try:
            await self._send(waiting)
            answer = await waiting.answer
        finally:
            del self._unanswered[request.id]
        if isinstance(answer, Refused):
            raise ServerRefused(answer.reason, closed=answer.closed)
        return answer

    async def _send(self, waiting: PendingRequest) -> None:
        if self._socket is None:
            return  # it goes out as soon as there is a connection
        waiting.sent = True
        with suppress(ConnectionClosed):  # the reader notices, connects again and sends it again
            await self._socket.send(msgspec.json.encode(waiting.request), text=True)

    async def _stay_connected(self) -> None:
        try:
            while True:
                await self._connect_once()
        except CardwrightError as failure:
            self._fail(failure)

    async def _connect_once(self) -> None:
        why: Exception | None = None
        try:
            async with connect(
                self._address(),
                additional_headers={"Authorization": f"Bearer {self._http.token}"},
                compression=None,
                proxy=None,
                max_size=MOST_RECEIVED,
                max_queue=None,
                ping_interval=None,  # the server's heartbeat is enough
            ) as line:
                await self._serve(line)
        except InvalidStatus as refused:
            status = refused.response.status_code
            if 400 <= status < 500 and status != 429:
                raise ServerRefused(read_reason(status, bytes(refused.response.body or b"")), status) from None
            why = refused
        except ConnectionClosed as closed:
            if closed.rcvd is not None and (closed.rcvd.code in FAREWELLS or closed.rcvd.code >= 4000):
                raise ServerRefused(closed.rcvd.reason or "the server has closed the connection") from None
            why = closed
        except (OSError, TimeoutError, InvalidHandshake) as problem:
            self._http.urls.append(self._http.urls.pop(0))
            why = problem
        finally:
            self._socket = None
        self._note_cut()
        await self._patience.wait(why)

    def _address(self) -> str:
        url = self._http.urls[0]
        scheme = "wss" if url.scheme == "https" else "ws"
        return f"{scheme}://{url.netloc}{url.path.rstrip('/')}/api/v{VERSION}/ws"

    async def _serve(self, line: ClientConnection) -> None:
        """Read until the connection ends; first ask again what was left unanswered."""
        welcome = READER.decode(await self._read(line))
        if not isinstance(welcome, Welcome):
            raise ServerRefused("this is not a Cardwright server")
        if welcome.version != VERSION:
            raise ServerRefused(f"the server speaks version {welcome.version}, this client version {VERSION}")
        self.welcome, self._socket = welcome, line
        self.connects += 1
        self._patience.rest()
        self._welcomed.set()
        for request in self._returned() if self.connects > 1 else []:
            request.id = next(self._numbers)
            await line.send(msgspec.json.encode(request), text=True)
        for waiting in list(self._unanswered.values()):
            await self._send(waiting)
        while True:
            self._receive(READER.decode(await self._read(line)))

    async def _read(self, line: ClientConnection) -> bytes:
        try:
            async with asyncio.timeout(SILENCE_S):
                message = await line.recv(decode=False)
        except TimeoutError:
            line.transport.abort()  # nobody would answer a farewell
            raise
        if self.tap is not None:
            self.tap(message)
        return message

    def _receive(self, message: Sent) -> None:
        waiting = self._unanswered.get(getattr(message, "id", 0))
        if waiting is None:
            if not isinstance(message, Pong):  # the heartbeat
                self._hear(message)
        elif not waiting.answer.done():
            waiting.answer.set_result(message)

    def _note_cut(self) -> None:
        """Requests that must not happen twice fail; the rest waits."""
        for waiting in list(self._unanswered.values()):
            if waiting.sent and not isinstance(waiting.request, REPEATABLE) and not waiting.answer.done():
                waiting.answer.set_exception(
                    Cut("the connection broke before the server answered; look before you ask again")
                )

    def _fail(self, failure: CardwrightError) -> None:
        if self.failure is None:
            self.failure = failure
        for waiting in list(self._unanswered.values()):
            if not waiting.answer.done():
                waiting.answer.set_exception(self.failure)
        self._welcomed.set()
        self._hear(None)
