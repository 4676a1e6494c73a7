"""Letters on their way to other nodes: all that go to one node in a round of the event loop travel together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final

from cardwright.server.cluster.cluster import Cluster
from cardwright.server.tables.letters import ENCODER, Letter, ToSocket

MOST: Final = 2**18  # bytes in one message, about; NATS takes a million
SMALL: Final = 500  # bytes of a letter that is no view, about
Later = Callable[[Coroutine[Any, Any, None]], None]


class OutgoingLetters:
    """In order, for each node."""

    def __init__(self, cluster: Cluster, later: Later) -> None:
        self.cluster = cluster
        self.later = later
        self.waiting: dict[str, list[Letter]] = {}
        self.under_way = False

    def add(self, node: str, letter: Letter) -> None:
        self.waiting.setdefault(node, []).append(letter)
        if not self.under_way:
            self.under_way = True
            self.later(self.send())

    async def send(self) -> None:
        try:
            while self.waiting:
                waiting, self.waiting = self.waiting, {}
                for node, letters in waiting.items():
                    for together in parcels(letters):
                        await self.cluster.send(node, ENCODER.encode(together))
                await asyncio.sleep(0)
        finally:
            self.under_way = False


def parcels(letters: list[Letter]) -> Iterator[list[Letter]]:
    """As many together as one message should hold."""
    together: list[Letter] = []
    size = 0
    for letter in letters:
        length = len(letter.message) if isinstance(letter, ToSocket) else SMALL
        if together and size + length > MOST:
            yield together
            together, size = [], 0
        together.append(letter)
        size += length
    yield together
