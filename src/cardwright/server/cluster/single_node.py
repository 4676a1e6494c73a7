"""A server of one node."""

from __future__ import annotations

from cardwright.server.cluster.cluster import NodeNotice, Notice, Receive, ignore, ignore_node


class SingleNode:
    """Owns every table, and sends messages to itself."""

    node = "alone"

    def __init__(self) -> None:
        self.receive: Receive | None = None
        self.on_lost: Notice = ignore
        self.on_back: Notice = ignore
        self.on_node_lost: NodeNotice = ignore_node

    async def start(self, receive: Receive) -> None:
        self.receive = receive

    async def owner(self, table: str) -> str | None:
        return self.node

    async def claim(self, table: str) -> bool:
        return True

    def owns(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    async def orphans(self, node: str) -> list[str]:
        return []

    def forget(self, table: str) -> None:
        pass

    def nodes(self) -> list[str]:
        return [self.node]

    async def send(self, node: str, message: bytes) -> None:
        if node == self.node:
            await self.broadcast(message)

    async def broadcast(self, message: bytes) -> None:
        if self.receive is not None:
            await self.receive(self.node, message)

    async def stop(self) -> None:
        pass
