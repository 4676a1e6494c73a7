"""Nodes that know each other, and what each of them heard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from cardwright.server.cluster.nats import NatsCluster

LEASE: Final = 5.0  # seconds; a busy machine must not lose it


class Member(NatsCluster):
    """A node that remembers what it was told."""

    def __init__(self, url: str, name: str, seconds: float = LEASE) -> None:
        super().__init__(url, label="member", name=name, seconds=seconds)
        self.heard: list[tuple[str, bytes]] = []
        self.something = asyncio.Event()
        self.lost = asyncio.Event()
        self.back = asyncio.Event()
        self.deaths: asyncio.Queue[str] = asyncio.Queue()
        self.on_lost = partial(happened, self.lost)
        self.on_back = partial(happened, self.back)
        self.on_node_lost = self.deaths.put

    async def hear(self, sender: str, message: bytes) -> None:
        self.heard.append((sender, message))
        self.something.set()

    async def has_heard(self, count: int) -> list[bytes]:
        """What it heard, once that is enough."""
        while len(self.heard) < count:
            self.something.clear()
            await self.something.wait()
        return [message for _, message in self.heard]


async def happened(event: asyncio.Event) -> None:
    event.set()


@asynccontextmanager
async def company(url: str, name: str, count: int, seconds: float = LEASE) -> AsyncIterator[list[Member]]:
    """This many nodes, joined and started; ``name`` keeps them apart from those of other tests."""
    members = [Member(url, name, seconds) for _ in range(count)]
    for member in members:
        await member.start(member.hear)
    try:
        yield members
    finally:
        for member in members:
            await member.stop()
