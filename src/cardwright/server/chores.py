"""What a node does now and then on its own."""

from __future__ import annotations

import time
from itertools import count
from typing import TYPE_CHECKING, Final

from cardwright.server.failures import note_failure

if TYPE_CHECKING:
    from cardwright.server.node import Node

EVERY: Final = 15.0  # seconds
SELDOM: Final = 40  # of that many rounds, one is for what takes long
DAY: Final = 86_400.0
MOST_REMOVED: Final = 1_000  # guests in one round
ABSENT: Final = 20.0  # seconds without a connection after which a player is no longer expected


async def do_chores_for_ever(node: Node) -> None:
    for number in count():
        if not await node.dispatcher.errands.pause(EVERY):
            return
        try:
            await do_chores(node)
            if number % SELDOM == 0:
                await remove_strangers(node)
                await node.store.players.free_names(time.time(), MOST_REMOVED)
        except Exception as error:
            note_failure(node.metrics, "a chore failed and will be tried again", error)


async def do_chores(node: Node) -> None:
    """People who have gone, connections and sessions that have ended."""
    for player in node.dispatcher.connected.long_absent(ABSENT):
        await node.lobby.stop_quick(player)
    await node.dispatcher.connected.check_sessions(list(node.dispatcher.connected.sockets.values()))
    await node.store.sessions.prune(time.time())


async def remove_strangers(node: Node) -> None:
    """Guests who only looked in, and did not come back."""
    before = time.time() - node.caps.most["guest-days"] * DAY
    gone = await node.store.players.remove_strangers(before, MOST_REMOVED)
    node.metrics.guests_forgotten.inc(len(gone))
