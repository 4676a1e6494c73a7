"""The messages between nodes, and those in the inbox of a table."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from cardwright.server.player import Player
from cardwright.wire.socket import Request, Watch


class Reader(Struct, frozen=True):
    """One connection of one person, wherever it ends."""

    node: str
    socket: int


class ToTable(Struct, tag=True):
    """A request for the owner of a table, and when it came. It was read once, by the connection it came through."""

    table: str
    reader: Reader
    player: Player
    request: Request
    came: float


class SentView(Struct, frozen=True):
    """Which view of a table a message is: the ``seen``-th that was sent to anybody in this life of the table."""

    table: str
    life: str
    seen: int = 0


class ToSocket(Struct, tag=True):
    """A message for one connection; ``refused`` is a table it may not watch, ``answers`` the request it answers."""

    socket: int
    message: bytes
    refused: str = ""
    answers: int = 0
    shown: SentView | None = None


class Present(Struct, frozen=True):
    """A connection that watches a table: how it asks for it, and the last view that has reached it."""

    reader: Reader
    player: Player
    request: Watch
    life: str
    seen: int


class Roll(Struct, tag=True):
    """Everybody on one node who watches a table."""

    table: str
    node: str
    present: list[Present]


class ToPlayer(Struct, tag=True):
    """A message for every connection of a player."""

    player: str
    message: bytes


class Left(Struct, tag=True):
    """A connection has stopped watching a table: it said so, or it is gone."""

    table: str
    reader: Reader


class Moved(Struct, tag=True):
    """A table has begun or has another owner: those who watch it ask again."""

    table: str


class Changed(Struct, tag=True):
    """The seats of a table that has not begun have changed, or it is closed: those who watch it see that."""

    table: str


class LobbyChanged(Struct, tag=True):
    """The list of tables has changed."""


class Came(Struct, tag=True):
    """A player has connected."""

    player: str


class Online(Struct, tag=True):
    """Everybody who is connected to a node."""

    node: str
    players: list[str]


class SessionsChanged(Struct, tag=True):
    """A player has logged out somewhere, or for good: every node checks which of their connections may stay."""

    player: str


class Followed(Struct, tag=True):
    """A rematch of this table is under way at another."""

    table: str
    next: str


class Usage(Struct, tag=True):
    """What the callers of a node have used of their limits since it last said so, and what they hold there now."""

    node: str
    used: list[tuple[tuple[str, ...], float]]
    held: list[tuple[tuple[str, ...], int]]


Letter = (
    ToTable
    | Roll
    | ToSocket
    | ToPlayer
    | Left
    | Moved
    | Changed
    | LobbyChanged
    | Came
    | Online
    | SessionsChanged
    | Followed
    | Usage
)

ENCODER = msgspec.msgpack.Encoder()
DECODER = msgspec.msgpack.Decoder(list[Letter])
