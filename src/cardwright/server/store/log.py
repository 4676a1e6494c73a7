"""The log of the matches: every action, durable before anybody is told that it counts."""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from cardwright.server.store.batching import Watcher

ACT: Final = "act"  # somebody answered a question
LATE: Final = "late"  # the rules answered for somebody whose time had run out
CONCEDE: Final = "concede"
TAKE_BACK: Final = "take back"
AWAY: Final = "away"  # a bot plays for somebody from now on; the action is 1 if he has handed his seat over
BACK: Final = "back"  # he plays himself again


class Entry(Struct, frozen=True):
    """One line of a match's log, numbered from 1.

    at    when it was taken, in seconds since 1970; deadlines follow from it
    mark  every 50 entries, a digest of the position before it, by which drift is noticed
    """

    number: int
    at: float
    kind: str
    seat: int
    action: int
    mark: str = ""


class Taken(Exception):
    """Another node has written an entry of this number: this one no longer knows the whole match."""


class Unconfirmed(Exception):
    """The entry may be stored or not; whoever wants to know reads the match again."""


class MatchLog(Protocol):
    """Entries are only ever added. The number of an entry in its match is unique, whoever writes it.

    Each entry of a match is given when the one before it is durable; entries of different matches at any time.
    """

    watcher: Watcher | None  # told of each group of entries that went into the database together

    async def append(self, match: str, entry: Entry) -> None:
        """Returns when the entry is durable; raises ``Taken`` when the number is in use, else ``Unconfirmed``."""

    async def read(self, match: str) -> list[Entry]:
        """All entries of a match in order."""

    async def close(self) -> None:
        """Returns when everything given is durable."""
