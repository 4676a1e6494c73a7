"""What no client should send changes nothing, is refused in words, and leaves no trace in the server's log."""

import asyncio

from bench.fuzz_socket import fuzz
from cardwright.load import own_server


def test_two_thousand_wrong_messages_change_nothing() -> None:
    with own_server(apart=False) as server:
        found = asyncio.run(fuzz(server, 2_000, seed=3, tell=lambda _: None))
    assert found.faults == []
    assert found.sent >= 2_000
    assert found.answers["refused"] > 1_000
    assert found.closed > 0
