"""The log of the matches: every action, durable before anybody learns that it counts."""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from cardwright.server.store.batching import Watcher

ACT: Final = "act"  # somebody answered a question
LATE: Final = "late"  # the rules answered for somebody whose time had run out
CONCEDE: Final = "concede"
CLAIMED: Final = "claimed"  # a player who had left gave up, as the other claimed the win
TAKE_BACK: Final = "take back"
AWAY: Final = "away"  # a bot plays for a player from now on; the action is 1 if the player handed the seat over
BACK: Final = "back"  # the player plays again
KINDS: Final = (ACT, LATE, CONCEDE, TAKE_BACK, AWAY, BACK)


class Entry(Struct, frozen=True):
    """One line of a match's log, numbered from 1.

    at    when it was taken, in seconds since 1970; deadlines follow from it
    mark  every 50 entries, a digest of the position before it, to notice rules that play differently
    """

    number: int
    at: float
    kind: str
    seat: int
    action: int
    mark: str = ""


class Taken(Exception):
    """Another node has written an entry with this number: this node no longer knows the whole match."""


class Unconfirmed(Exception):
    """The entry may be stored or not; to find out, read the match again."""


class MatchLog(Protocol):
    """Entries are only ever added. The number of an entry in its match is unique over all nodes.

    An entry of a match comes when the one before it is durable; entries of different matches come at any time.
    """

    watcher: Watcher | None  # called for each group of entries that went into the database together

    async def append(self, match: str, entry: Entry) -> None:
        """Returns when the entry is durable; raises ``Taken`` when the number is in use, else ``Unconfirmed``."""

    async def probe(self) -> None:
        """Write something that changes nothing; raises ``Unconfirmed`` if entries cannot be stored now."""

    async def read(self, match: str) -> list[Entry]:
        """All entries of a match in order."""

    async def close(self) -> None:
        """Returns when everything is durable."""
