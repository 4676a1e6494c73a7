"""A node in a process of its own, to be killed: it joins, claims tables, says who it is, and waits."""

from __future__ import annotations

import asyncio
import sys

from cardwright.server.cluster.nats import NatsCluster


async def live(url: str, name: str, tables: list[str]) -> None:
    cluster = NatsCluster(url, label="doomed", name=name)

    async def hear(sender: str, message: bytes) -> None:
        pass

    await cluster.start(hear)
    claimed = [await cluster.claim(table) for table in tables]
    print(cluster.node if all(claimed) else "refused", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(live(sys.argv[1], sys.argv[2], sys.argv[3:]))
