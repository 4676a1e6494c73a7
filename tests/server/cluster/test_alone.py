"""A server of one node."""

from __future__ import annotations

import asyncio

from cardwright.server.cluster import Cluster, SingleNode


def test_a_node_alone_owns_everything_and_speaks_to_itself() -> None:
    async def scene() -> None:
        heard: list[tuple[str, bytes]] = []

        async def hear(sender: str, message: bytes) -> None:
            heard.append((sender, message))

        cluster: Cluster = SingleNode()
        await cluster.start(hear)
        assert await cluster.claim("t")
        await cluster.release("t")
        assert await cluster.owner("t") == cluster.node
        assert cluster.nodes() == [cluster.node]
        assert await cluster.orphans("another") == []
        await cluster.send(cluster.node, b"one")
        await cluster.send("another", b"lost")
        await cluster.broadcast(b"two")
        await cluster.stop()
        assert heard == [("alone", b"one"), ("alone", b"two")]

    asyncio.run(scene())
