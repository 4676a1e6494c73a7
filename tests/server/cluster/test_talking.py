"""What nodes say to each other."""

from __future__ import annotations

import asyncio

from tests.server.cluster.joined_nodes import company
from tests.services import Nats


def test_a_message_reaches_the_node_it_is_for_and_names_its_sender(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "send", 3) as (first, second, third):
            await first.send(second.node, b"hello")
            await second.has_heard(1)
            await first.send(third.node, b"the other")
            await third.has_heard(1)
            assert second.heard == [(first.node, b"hello")]
            assert third.heard == [(first.node, b"the other")]
            assert first.heard == []

    asyncio.run(scene())


def test_a_broadcast_reaches_every_node_once_the_sender_too(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "all", 3) as nodes:
            for node in nodes:
                await node.broadcast(node.node.encode())
            for node in nodes:
                await node.has_heard(3)
                assert sorted(node.heard) == sorted((other.node, other.node.encode()) for other in nodes)

    asyncio.run(scene())


def test_messages_arrive_in_the_order_in_which_they_were_sent(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "order", 2) as (first, second):
            sent = [str(number).encode() for number in range(2000)]
            for message in sent:
                await first.send(second.node, message)
            assert await second.has_heard(len(sent)) == sent

    asyncio.run(scene())


def test_a_node_may_speak_to_itself(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "self", 1) as (node,):
            await node.send(node.node, b"I")
            assert node.heard == [(node.node, b"I")]

    asyncio.run(scene())


def test_an_owner_that_does_not_answer_is_looked_up_again(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "unheard", 3, seconds=60.0) as (first, second, third):
            await first.claim("t")
            assert await second.owner("t") == first.node
            gone = first.node
            await first.stop()
            await second.deaths.get()
            await third.claim("t")
            await second.send(gone, b"too late")
            assert await second.owner("t") == third.node

    asyncio.run(scene())


def test_a_receiver_that_fails_hears_the_next_message_all_the_same(broker: Nats) -> None:
    async def scene() -> None:
        async with company(broker.url, "fails", 2) as (first, second):
            hear = second._receive

            async def fail_once(sender: str, message: bytes) -> None:
                second._receive = hear
                raise ValueError(f"a fault in the receiver of {message!r} from {sender}")

            second._receive = fail_once
            await first.send(second.node, b"bad")
            await first.send(second.node, b"good")
            assert await second.has_heard(1) == [b"good"]

    asyncio.run(scene())
