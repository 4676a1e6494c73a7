"""What an endpoint of the HTTP interface is: a method, a path, who may call it, what goes in and what comes out."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from starlette.requests import Request

from cardwright.server.accounts.session import Session
from cardwright.server.player import Player
from cardwright.wire import VERSION

if TYPE_CHECKING:
    from cardwright.server.node import Node

ROOT: Final = f"/api/v{VERSION}"
SAFE: Final = ("GET", "HEAD")
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})

ANYONE: Final = "anyone"
PLAYER: Final = "player"  # a guest or an account
ACCOUNT: Final = "account"
MODERATOR: Final = "moderator"


class Refusal(Exception):
    """A request is refused: a status and a sentence. Nothing has changed."""

    def __init__(self, status: int, reason: str, headers: Mapping[str, str] = NOTHING) -> None:
        super().__init__(reason)
        self.status: int = status
        self.reason: str = reason
        self.headers: Mapping[str, str] = headers


@dataclass
class Call:
    """One request, read and checked.

    session  the id of the caller's session, "" for a visitor
    path     the parts of the path by the names in its template
    query    the parts of the query, each of the type its endpoint wants, still as text
    address  where it came from
    device   set by a handler: by what the browser is known again when somebody logs in there
    grant    set by a handler: the token of a new session for the cookie, "" to take the cookie away
    """

    player: Player | None
    session: str
    body: Any
    path: dict[str, str]
    query: dict[str, str]
    address: str
    request: Request
    grant: str | None = None
    device: str = ""

    @property
    def me(self) -> Player:
        """The caller, where the endpoint is not for visitors."""
        assert self.player is not None, "only endpoints for players have a caller"
        return self.player

    @property
    def entered(self) -> Session:
        return Session(self.me, self.session)

    @property
    def agent(self) -> str:
        return self.request.headers.get("user-agent", "")


Handler = Callable[["Node", Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """``who`` is "anyone", "player" (guests too), "account" or "moderator".

    answer   the type that comes out; None is no content
    limit    the limit in ``limits.py`` it counts for, besides the one for every request
    query    what may follow the ?, each with its type; all of it is optional
    refuses  statuses the handler gives, besides those that follow from the rest
    """

    method: str
    path: str
    handler: Handler
    body: type[Struct] | None = None
    answer: Any = None
    summary: str = ""
    who: str = PLAYER
    limit: str = ""
    query: Mapping[str, Any] = field(default_factory=lambda: NOTHING)
    refuses: tuple[int, ...] = ()
    status: int = 0

    @property
    def success(self) -> int:
        return self.status or (204 if self.answer is None else 200)

    @property
    def unsafe(self) -> bool:
        return self.method not in SAFE

    @property
    def names(self) -> list[str]:
        """The names in the template of the path."""
        return re.findall(r"\{(\w+)\}", self.path)

    @property
    def refusals(self) -> list[int]:
        """Every status of a refusal."""
        found = {400, 429, 500, 503, *self.refuses}
        found |= {401} if self.who != ANYONE else set()
        found |= {403} if self.who in (ACCOUNT, MODERATOR) or self.unsafe else set()
        found |= {404} if self.names else set()
        found |= {408, 413, 415} if self.unsafe else set()
        return sorted(found)
