"""Who is connected, to whichever node."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

BELIEVED: Final = 10.0  # seconds for which what a node said about itself counts


class WhoIsOnline:
    """What this node knows itself, and what the others have said of late."""

    def __init__(self, here: Callable[[], set[str]], clock: Callable[[], float] = time.monotonic) -> None:
        self.here: Callable[[], set[str]] = here
        self.clock: Callable[[], float] = clock
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}

    def hear(self, node: str, players: Iterable[str]) -> None:
        self.elsewhere[node] = (self.clock(), frozenset(players))

    def players(self) -> set[str]:
        since = self.clock() - BELIEVED
        self.elsewhere = {node: told for node, told in self.elsewhere.items() if told[0] >= since}
        return self.here().union(*(players for _, players in self.elsewhere.values()))

    def has(self, player: str) -> bool:
        return player in self.players()
