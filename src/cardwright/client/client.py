"""A player's way in: as a guest, by name and password, or with an existing session."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import Any, Final, Self

from cardwright.client.connection import Connection
from cardwright.client.errors import Unreachable
from cardwright.client.http import Http, Tap
from cardwright.client.seat import Seat
from cardwright.wire import socket
from cardwright.wire.bodies.accounts import Credentials, Me
from cardwright.wire.bodies.lobby import Join, Mine, NewTable, PutBot, Quick, Seated
from cardwright.wire.socket import Done, OpenTable, Request, Said, Sent
from cardwright.wire.view import Look

PATIENCE_S: Final = 60.0
NEWS_KEPT: Final = 1000


class Client:
    """One player. ``async with Client.guest("http://127.0.0.1:8080") as me: ...``

    Several addresses are several nodes of one server: if one does not answer, the client asks the next.
    ``patience`` is how many seconds the client tries to get back to a server before it gives up.
    """

    def __init__(self, urls: str | Sequence[str], enter: Callable[[Http], Awaitable[None]], patience: float) -> None:
        self._http = Http([urls] if isinstance(urls, str) else list(urls), patience)
        self._enter = enter
        self._seats: dict[str, Seat] = {}
        self._news: asyncio.Queue[Sent] = asyncio.Queue(NEWS_KEPT)
        self.connection = Connection(self._http, patience, self._hear, self._returned)

    # Ways in.

    @classmethod
    def guest(cls, urls: str | Sequence[str], patience: float = PATIENCE_S) -> Self:
        async def enter(http: Http) -> None:
            await http.enter("/guest")

        return cls(urls, enter, patience)

    @classmethod
    def login(cls, urls: str | Sequence[str], name: str, password: str, patience: float = PATIENCE_S) -> Self:
        async def enter(http: Http) -> None:
            await http.enter("/login", Credentials(name, password))

        return cls(urls, enter, patience)

    @classmethod
    def register(cls, urls: str | Sequence[str], name: str, password: str, patience: float = PATIENCE_S) -> Self:
        async def enter(http: Http) -> None:
            await http.enter("/register", Credentials(name, password))

        return cls(urls, enter, patience)

    @classmethod
    def session(cls, urls: str | Sequence[str], token: str, patience: float = PATIENCE_S) -> Self:
        """Continue with the ``token`` of an earlier client."""

        async def enter(http: Http) -> None:
            http.token = token

        return cls(urls, enter, patience)

    async def __aenter__(self) -> Self:
        await self._enter(self._http)
        await self.connection.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.connection.close()

    def tapped(self, tap: Tap) -> Self:
        """Give every message and body to ``tap`` as it arrives, before it is read."""
        self._http.tap = self.connection.tap = tap
        return self

    # Who it is.

    @property
    def token(self) -> str:
        return self._http.token

    @property
    def player(self) -> str:
        return self._welcome().player

    @property
    def name(self) -> str:
        return self._welcome().name

    async def me(self) -> Me:
        return await self._http.ask("GET", "/me", None, Me)

    async def ask(self, method: str, path: str, body: Any = None, answer: Any = Any) -> Any:
        """Anything else the HTTP interface offers; ``path`` comes after ``/api/v1``."""
        return await self._http.ask(method, path, body, answer)

    # The lobby.

    async def quick(self, game: str, rated: bool = False, deck: str = "", **wishes: Any) -> Seated:
        """Sit down with others who want to play this game, or wait for them; the wishes are fields of ``Quick``."""
        return await self._http.ask("POST", "/quick", Quick(game, rated, deck, new_salt(), **wishes), Seated)

    async def make(self, game: str, **wishes: Any) -> Seated:
        """Open a table; the wishes are the fields of ``NewTable``."""
        return await self._http.ask("POST", "/tables", NewTable(game, **{"salt": new_salt(), **wishes}), Seated)

    async def join(self, table: str, invite: str = "", deck: str = "", seat: int | None = None) -> Seated:
        """Sit down on a seat, or on the first that is free."""
        return await self._http.ask("POST", f"/tables/{table}/join", Join(invite, deck, new_salt(), seat), Seated)

    async def join_by(self, invite: str, deck: str = "", seat: int | None = None) -> Seated:
        """Sit down at a private table by its invite."""
        return await self._http.ask("POST", f"/tables/join/{invite}", Join(invite, deck, new_salt(), seat), Seated)

    async def put_bot(self, table: str, seat: int, level: str) -> Seated:
        """Put a bot on a seat of your own table before the match begins; "" takes it away."""
        return await self._http.ask("POST", f"/tables/{table}/bots", PutBot(seat, level), Seated)

    async def leave(self, table: str) -> None:
        """Give up a seat at a table that has not begun."""
        await self._http.ask("POST", f"/tables/{table}/leave")

    async def tables(self) -> list[OpenTable]:
        """The tables that wait for players or can be watched."""
        return await self._http.ask("GET", "/tables", None, list[OpenTable])

    async def mine(self) -> list[Mine]:
        return await self._http.ask("GET", "/tables/mine", None, list[Mine])

    # Tables.

    async def watch(self, table: str, invite: str = "", position: bool = True) -> Seat:
        """See a table from now on: from your seat, or as an onlooker.

        Without ``position`` the views have only what is ``shown`` of it: enough to draw, not enough for an agent.
        """
        seat = self._seats.get(table)
        if seat is None:
            seat = self._seats[table] = Seat(self.connection, table, invite, position)
        try:
            await self.connection.ask(seat.watching())
        except Exception:
            self._seats.pop(table, None)
            raise
        return seat

    async def unwatch(self, table: str) -> None:
        seat = self._seats.pop(table, None)
        if seat is not None:
            await seat.leave()

    async def listen(self, on: bool = True) -> None:
        """Start or stop getting ``news`` of the lobby's tables."""
        await self.connection.ask(socket.Lobby(0, on))

    async def news(self) -> Sent:
        """The next message that is neither a view nor an answer: a match begins, somebody speaks, the lobby changes."""
        if self._news.empty() and self.connection.failure is not None:
            raise self.connection.failure
        return await self._news.get()

    # What the connection calls.

    def _hear(self, message: Sent | None) -> None:
        if message is None:  # the connection has failed for good
            for seat in self._seats.values():
                seat.wake()
            return
        if isinstance(message, Done):
            return  # a node has asked again for a table on its own, because the table has moved
        if isinstance(message, Look):
            if message.table in self._seats:
                self._seats[message.table].show(message)
            return
        if isinstance(message, socket.Locked):
            if message.table in self._seats:
                self._seats[message.table].lock(message)
            return
        if isinstance(message, Said) and message.table in self._seats:
            self._seats[message.table].chat.append(message)
        if self._news.full():
            self._news.get_nowait()
        self._news.put_nowait(message)

    def _returned(self) -> list[Request]:
        return [seat.watching() for seat in self._seats.values()]

    def _welcome(self) -> socket.Welcome:
        if self.connection.welcome is None:
            raise Unreachable("the client is not connected yet")
        return self.connection.welcome


def new_salt() -> str:
    """The player's own part of the shuffle, which the server cannot predict."""
    return secrets.token_hex(16)
