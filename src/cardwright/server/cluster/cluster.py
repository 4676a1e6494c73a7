"""What a node can do with the other nodes, even if there are no others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Receive = Callable[[str, bytes], Awaitable[None]]  # called with the sender's node and what it sent
Notice = Callable[[], Awaitable[None]]
NodeNotice = Callable[[str], Awaitable[None]]


class Cluster(Protocol):
    """The nodes of one server. Each table is owned by one node at a time, whose lease ends when it is not renewed.

    node          the name of this node; it takes a new one when it was lost and comes back, so that a lost name never
                  returns
    on_lost       called when this node could not renew its lease: others may own its tables by now, so it drops them
    on_back       called when it has rejoined the others: it may claim matches that nobody owns
    on_node_lost  called with the name of another node that died or left; its tables (``orphans``) may be claimed
    """

    node: str
    on_lost: Notice
    on_back: Notice
    on_node_lost: NodeNotice

    async def start(self, receive: Receive) -> None:
        """Join the others; their messages go to ``receive``, one after the other."""

    async def owner(self, table: str) -> str | None:
        """The living node that owns a table; None if nobody does, or the others cannot be reached."""

    async def claim(self, table: str) -> bool:
        """Become or stay the owner of a table. False: another node owns it, or the others cannot be reached."""

    def owns(self, table: str) -> bool:
        """Whether this node owns a table that it has claimed, as far as it knows at this moment."""

    async def release(self, table: str) -> None:
        """Give a table up. A node that leaves need not: ``stop`` frees all it owned."""

    async def orphans(self, node: str) -> list[str]:
        """The tables a lost node still owned, in another order on each node, so that they share them out."""

    def forget(self, table: str) -> None:
        """Look up the owner again next time: the remembered one says it is not."""

    def nodes(self) -> list[str]:
        """The living nodes, this one included."""

    async def send(self, node: str, message: bytes) -> None:
        """To one node, this one included, in order; a message to a dead node is lost."""

    async def broadcast(self, message: bytes) -> None:
        """To all nodes, this one included, in order."""

    async def stop(self) -> None:
        """Leave; what this node owned is free at once."""


async def ignore() -> None:
    """A notice that nobody waits for."""


async def ignore_node(node: str) -> None:
    """A notice about a node that nobody waits for."""
