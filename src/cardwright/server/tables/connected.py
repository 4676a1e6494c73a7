"""The connections that end at this node, and the players whose last one has gone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cardwright.server.tables.letters import Came

if TYPE_CHECKING:
    from cardwright.server.socket import Socket
    from cardwright.server.tables.dispatcher import Dispatcher


class Connected:
    """``sockets`` by their number; ``absent`` says who left, and when."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.sockets: dict[int, Socket] = {}
        self.absent: dict[str, float] = {}

    async def came(self, socket: Socket) -> None:
        self.sockets[socket.number] = socket
        self.dispatcher.metrics.sockets.set(len(self.sockets))
        await self.dispatcher.post.broadcast(Came(socket.player.id))

    def went(self, socket: Socket) -> None:
        """A player without connections is absent from now on, as far as this node knows."""
        del self.sockets[socket.number]
        self.dispatcher.metrics.sockets.set(len(self.sockets))
        if not self.of(socket.player.id):
            self.absent[socket.player.id] = time.monotonic()

    def of(self, player: str) -> list[Socket]:
        return [socket for socket in self.sockets.values() if socket.player.id == player]

    def players(self) -> set[str]:
        """The players who have a connection to this node."""
        return {socket.player.id for socket in self.sockets.values()}

    def long_absent(self, seconds: float) -> list[str]:
        """The players who have been gone for ``seconds``, each returned once."""
        before = time.monotonic() - seconds
        gone = [player for player, since in self.absent.items() if since <= before]
        for player in gone:
            del self.absent[player]
        return gone

    async def check_sessions(self, sockets: list[Socket]) -> None:
        """End the connections of sessions that have ended."""
        store = self.dispatcher.store
        living = await store.sessions.living([socket.session for socket in sockets], time.time())
        for socket in sockets:
            if socket.session not in living:
                socket.end("your session has ended; log in again")
