"""What a node does now and then on its own."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from cardwright.server.node import Node

EVERY: Final = 15.0  # seconds
ABSENT: Final = 20.0  # seconds without a connection after which a player is no longer expected

log = structlog.get_logger("cardwright.chores")


async def do_chores_for_ever(node: Node) -> None:
    while await node.dispatcher.pause(EVERY):
        try:
            await do_chores(node)
        except Exception:
            node.metrics.errors.inc()
            log.exception("a chore failed and will be tried again")


async def do_chores(node: Node) -> None:
    """People who have gone, connections and sessions that have ended."""
    for player in node.dispatcher.long_absent(ABSENT):
        await node.lobby.stop_quick(player)
    await node.dispatcher.check_sessions(list(node.dispatcher.sockets.values()))
    await node.store.sessions.prune(time.time())
