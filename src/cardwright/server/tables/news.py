"""What a node says in rounds: who is online, what callers have used, and the list of the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from cardwright.server.failures import note_failure
from cardwright.server.tables.letters import Online, Usage
from cardwright.server.tables.showing import JSON
from cardwright.wire.socket import Tables

if TYPE_CHECKING:
    from cardwright.server.tables.dispatcher import Dispatcher

ONLINE_PACE: Final = 3.0  # seconds between two times that nodes tell each other who is there
USAGE_PACE: Final = 1.0  # seconds between two letters about what callers have used
MOST_USERS: Final = 500  # callers in one such letter: those who use most
LOBBY_PACE: Final = 0.25  # seconds between two lists of the lobby


class News:
    """``listed`` makes the list of the lobby, which is ``lobby_due`` when it has changed."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.listed: Callable[[], Awaitable[Tables]] | None = None
        self.lobby_due = asyncio.Event()

    async def tell_who_is_online_for_ever(self) -> None:
        cluster = self.dispatcher.cluster
        while await self.dispatcher.errands.pause(ONLINE_PACE):
            if len(cluster.nodes()) > 1:
                players = sorted(self.dispatcher.connected.players())
                await self.dispatcher.post.broadcast(Online(cluster.node, players))

    async def tell_usage_for_ever(self) -> None:
        """Limits hold for all nodes together."""
        cluster = self.dispatcher.cluster
        while await self.dispatcher.errands.pause(USAGE_PACE):
            used = self.dispatcher.limits.tell(MOST_USERS)
            if len(cluster.nodes()) > 1:
                held = self.dispatcher.caps.tell(MOST_USERS)
                await self.dispatcher.post.broadcast(Usage(cluster.node, used, held))

    async def tell_lobby_for_ever(self) -> None:
        """Send the list to those who want it, not too often."""
        while await self.dispatcher.errands.pause(LOBBY_PACE):
            await self.lobby_due.wait()
            self.lobby_due.clear()
            wanting = [socket for socket in self.dispatcher.connected.sockets.values() if socket.in_lobby]
            if wanting and self.listed is not None:
                try:
                    message = JSON.encode(await self.listed())
                except Exception as error:
                    note_failure(self.dispatcher.metrics, "the list of tables could not be read", error)
                else:
                    for socket in wanting:
                        socket.send(message)
