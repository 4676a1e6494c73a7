"""How many of something somebody may have at the same time, and how large or long a request may be.

``limits.py`` says how often somebody may do something.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from msgspec import Struct

from cardwright.kernel.errors import BadInput
from cardwright.server.limits import RULES, changed_rules
from cardwright.server.metrics import Metrics
from cardwright.server.settings import Settings

Key = tuple[str, ...]
FORGOTTEN: Final = 5.0  # seconds after which what a node said about itself is no longer believed
WORTH_TELLING: Final = 4  # a count below this part of its cap is not told to the other nodes

CAPS: Final[dict[str, int]] = {
    "connections": 128,  # open connections of an address, whatever they are for
    "sockets": 8,  # WebSockets of a player
    "address-sockets": 64,  # WebSockets of an address
    "tables": 20,  # unfinished tables at which a player sits
    "onlookers": 100,  # onlookers of a table
    "table-sockets": 4,  # connections through which one player watches a table
    "previews": 4,  # previews of a player under way
    "hints": 2,  # hints of a player under way
    "comparisons": 1,  # of a player, under way or waiting
    "address-comparisons": 3,  # of an address
    "running-comparisons": 1,  # of a node, at the same time
    "waiting-comparisons": 20,  # of a node, until it is their turn
    "comparison-seconds": 300,  # that a comparison is played
    "analyses": 2,  # of finished matches, of a player, under way or waiting
    "address-analyses": 6,  # of an address
    "waiting-analyses": 40,  # of a node, until it is their turn
    "judges": 2,  # processes of a node in which the match is judged whose turn it is
    "waiting-bytes": 4 * 2**20,  # that a client has not read yet; one that falls further behind is cut off
    "player-waiting-bytes": 8 * 2**20,  # the same for all sockets of a player
    "address-waiting-bytes": 16 * 2**20,  # and of an address
    "url-bytes": 4_096,
    "head-bytes": 16_384,  # the first line of a request and all its headers
    "headers": 64,  # how many of them
    "pipelined": 8,  # requests sent before the one under way is answered
    "head-seconds": 15,  # until the head of a request, or of a handshake, is there
    "body-seconds": 30,  # until the rest of the request is there
    "reading-seconds": 30,  # without reading anything of an answer
    "guest-days": 7,  # after which a guest who never sat down at a table and did not come back is forgotten
}


class HeldElsewhere(Struct):
    """What another node holds, and when it said so."""

    at: float
    counts: dict[Key, int]


class Caps:
    """Counts what is held: by whom, here and at the other nodes."""

    def __init__(
        self, settings: Settings, clock: Callable[[], float] = time.monotonic, metrics: Metrics | None = None
    ) -> None:
        self.on: bool = settings.limited
        self.most: dict[str, int] = CAPS | changed_caps(settings.limits)
        self.metrics: Metrics = metrics or Metrics()
        self.clock: Callable[[], float] = clock
        self.held: Counter[Key] = Counter()
        self.elsewhere: dict[str, HeldElsewhere] = {}

    def hold(self, what: str, *who: str, amount: int = 1) -> bool:
        """Hold one more; False if that is one too many, which is not counted."""
        key = (what, *who)
        if self.on and self.held[key] + self.held_elsewhere(key) + amount > self.most[what]:
            self.metrics.limited.labels(what).inc()
            return False
        self.held[key] += amount
        return True

    def let_go(self, what: str, *who: str, amount: int = 1) -> None:
        key = (what, *who)
        self.held[key] -= amount
        if self.held[key] <= 0:
            del self.held[key]

    def exceeded(self, what: str, count: int) -> bool:
        """Whether a size is more than is allowed."""
        if not self.on or count <= self.most[what]:
            return False
        self.metrics.limited.labels(what).inc()
        return True

    def held_elsewhere(self, key: Key) -> int:
        if not self.elsewhere:
            return 0
        since = self.clock() - FORGOTTEN
        return sum(told.counts.get(key, 0) for told in self.elsewhere.values() if told.at >= since)

    # Between the nodes.

    def tell(self, most: int) -> list[tuple[Key, int]]:
        """What is held here by those who hold a good part of what they may."""
        worth = {key: count for key, count in self.held.items() if count * WORTH_TELLING >= self.most[key[0]]}
        return Counter(worth).most_common(most)

    def hear(self, node: str, told: Iterable[tuple[Key, int]]) -> None:
        """What another node holds; what it said before is forgotten."""
        now = self.clock()
        self.elsewhere = {name: seen for name, seen in self.elsewhere.items() if seen.at >= now - FORGOTTEN}
        self.elsewhere[node] = HeldElsewhere(now, dict(told))


def changed_caps(limits: Mapping[str, str]) -> dict[str, int]:
    """The caps that the settings change: "sockets": "20"."""
    found: dict[str, int] = {}
    for name, value in limits.items():
        if name in CAPS:
            if not value.isdecimal() or int(value) < 1:
                raise BadInput(f'the limit "{name}" is a whole number from 1, not "{value}"')
            found[name] = int(value)
    return found


def check_limits(limits: Mapping[str, str]) -> None:
    """Refuse names and values that mean nothing."""
    for name in limits:
        if name not in CAPS and name not in RULES:
            raise BadInput(f'there is no limit "{name}"; there are: {", ".join(sorted({*CAPS, *RULES}))}')
    changed_caps(limits)
    changed_rules(limits)
