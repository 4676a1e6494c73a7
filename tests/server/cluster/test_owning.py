"""Which node owns a table."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from cardwright.kernel.errors import BadInput
from tests.server.cluster.joined_nodes import LEASE, Member, company
from tests.services import Nats, held_port


def doomed(url: str, name: str, *tables: str) -> tuple[subprocess.Popen[str], str]:
    """A node in another process that owns these tables, and its name."""
    command = [sys.executable, "-m", "tests.server.cluster.doomed_node", url, name, *tables]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def test_of_five_nodes_that_claim_the_same_tables_at_once_one_gets_each(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "race", 5) as nodes:
            tables = [f"t{number}" for number in range(40)]
            claims = [node.claim(table) for table in tables for node in nodes]
            answers = await asyncio.gather(*claims)
            for at, table in enumerate(tables):
                winners = [node for node, won in zip(nodes, answers[5 * at : 5 * at + 5], strict=True) if won]
                assert len(winners) == 1
                assert {await node.owner(table) for node in nodes} == {winners[0].node}

    asyncio.run(scene())


def test_an_owner_stays_owner_while_it_lives(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "stays", 2) as (first, second):
            assert await first.claim("t")
            assert await first.claim("t")
            await asyncio.sleep(LEASE + 0.5)  # longer than a lease that nobody renews
            assert not await second.claim("t")
            assert await second.owner("t") == first.node
            assert not first.lost.is_set()

    asyncio.run(scene())


def test_a_table_that_is_released_is_free_for_all(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "release", 3) as (first, second, third):
            await first.claim("t")
            assert await third.owner("t") == first.node
            await first.release("t")
            assert await second.owner("t") is None
            assert await second.claim("t")
            assert not await first.claim("t")
            assert await first.owner("t") == second.node

    asyncio.run(scene())


def test_a_table_of_nobody_has_no_owner(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "nobody", 1) as (node,):
            assert await node.owner("t") is None

    asyncio.run(scene())


def test_a_node_that_leaves_frees_its_tables_at_once(broker: Nats) -> None:
    async def scene() -> None:
        async with (
            company(broker.url, "leave", 2, seconds=60.0) as (stays, _),
            company(broker.url, "leave", 1, seconds=60.0) as (leaves,),
        ):
            for table in ("a", "b"):
                await leaves.claim(table)
            assert await stays.owner("a") == leaves.node
            gone = leaves.node
            await leaves.stop()
            assert await stays.deaths.get() == gone  # a lease lasts a minute here: it was told
            assert sorted(await stays.orphans(gone)) == ["a", "b"]
            assert await stays.owner("a") is None
            assert await stays.claim("a")

    asyncio.run(scene())


def test_the_tables_of_a_node_that_is_killed_go_to_one_other_each(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "killed", 3) as nodes:
            tables = [f"t{number}" for number in range(20)]
            process, name = await asyncio.to_thread(doomed, broker.url, "killed", *tables)
            assert not await nodes[0].claim("t0")
            assert await nodes[0].owner("t0") == name
            process.kill()
            process.wait()
            assert [await node.deaths.get() for node in nodes] == [name] * 3
            for node in nodes:
                assert sorted(await node.orphans(name)) == sorted(tables)
            won = await asyncio.gather(*(node.claim(table) for table in tables for node in nodes))
            assert sum(won) == len(tables)
            assert await nodes[0].orphans(name) == []

    asyncio.run(scene())


def test_a_node_that_starts_when_all_are_dead_finds_their_tables_free(broker: Nats) -> None:
    async def scene() -> None:
        process, name = await asyncio.to_thread(doomed, broker.url, "all_dead", "t")
        process.kill()
        process.wait()
        async with company(broker.url, "all_dead", 1) as (node,):
            while name in node.nodes():  # its lease may not have ended yet
                assert await node.deaths.get() == name
            assert await node.owner("t") is None
            assert await node.claim("t")

    asyncio.run(scene())


def test_a_missing_nats_server_is_named() -> None:
    async def scene(url: str) -> None:
        member = Member(url, "missing")
        with pytest.raises(BadInput, match=f"there is no NATS server at {url}"):
            await member.start(member.hear)

    with held_port() as nobody:
        asyncio.run(scene(f"nats://127.0.0.1:{nobody.getsockname()[1]}"))
