"""What becomes of the nodes while NATS is away."""

from __future__ import annotations

import asyncio
import shutil
import signal

from tests.server.cluster.joined_nodes import company
from tests.services import Nats


def test_a_short_restart_of_nats_changes_nothing(nats: Nats) -> None:
    async def scene() -> None:
        async with company(nats.url, "short", 2, seconds=30.0) as (first, second):
            await first.claim("t")
            names = (first.node, second.node)
            nats.restart(signal.SIGKILL)
            while not await first.claim("u"):
                await asyncio.sleep(0.05)
            while await second.owner("u") is None:
                await asyncio.sleep(0.05)
            assert (first.node, second.node) == names
            assert await second.owner("t") == first.node
            assert not await second.claim("t")
            while not second.heard:  # what is said while the line is cut is lost
                await first.send(second.node, b"still here")
                await asyncio.sleep(0.05)
            assert not first.lost.is_set()

    asyncio.run(scene())


def test_a_node_without_nats_counts_itself_as_lost_and_comes_back_under_a_new_name(nats: Nats) -> None:
    async def scene() -> None:
        async with company(nats.url, "long", 2, seconds=3.0) as (first, second):
            await first.claim("t")
            names = {first.node, second.node}
            nats.end(signal.SIGKILL)
            await asyncio.gather(first.lost.wait(), second.lost.wait())
            assert not await first.claim("t")
            assert await first.owner("t") is None
            assert first.nodes() == []
            nats.start()
            await asyncio.gather(first.back.wait(), second.back.wait())
            assert not names & {first.node, second.node}
            assert await second.owner("t") is None
            assert await second.claim("t")
            assert not await first.claim("t")
            await first.send(second.node, b"hello again")
            assert await second.has_heard(1) == [b"hello again"]

    asyncio.run(scene())


def test_a_nats_that_forgot_everything_is_no_hindrance(nats: Nats) -> None:
    async def scene() -> None:
        async with company(nats.url, "forgot", 1, seconds=3.0) as (node,):
            await node.claim("t")
            nats.end(signal.SIGKILL)
            shutil.rmtree(nats.folder / "jetstream")
            nats.start()
            await node.back.wait()
            assert await node.claim("t")

    asyncio.run(scene())
