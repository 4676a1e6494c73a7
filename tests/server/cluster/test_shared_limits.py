"""Limits hold for all nodes together: who has used up something at one node is refused at another."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from cardwright.server.caps import CAPS
from cardwright.server.limits import RULES
from cardwright.server.node import Node, start
from cardwright.server.settings import Settings
from tests.services import Nats


def test_what_a_player_uses_and_holds_at_one_node_counts_at_another(postgres_url: str, broker: Nats) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await node(stack, Settings(database=postgres_url, nats=broker.url)) for _ in range(2)]
            for _ in range(RULES["report"].each.times):
                assert one.limits.hit("report", "ann") is None
            for _ in range(CAPS["sockets"]):
                assert one.caps.hold("sockets", "ann")
            while ("report", "ann") not in other.limits.used_until or not other.caps.elsewhere:
                await asyncio.sleep(0.05)
            assert other.limits.hit("report", "ann") is not None
            assert not other.caps.hold("sockets", "ann")
            assert other.limits.hit("report", "ben") is None
            assert other.caps.hold("sockets", "ben")

    asyncio.run(asyncio.wait_for(story(), 120))


async def node(stack: AsyncExitStack, settings: Settings) -> Node:
    made = await start(settings)
    stack.push_async_callback(made.stop)
    return made
