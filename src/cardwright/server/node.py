"""A node: one process of the server, with everything it has."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from cardwright.games import NAMES, load
from cardwright.match.analysis import judging_mark
from cardwright.server.accounts import Accounts
from cardwright.server.analysing import Analysing
from cardwright.server.bots import Bots
from cardwright.server.caps import Caps
from cardwright.server.chores import do_chores_for_ever
from cardwright.server.cluster import Cluster, SingleNode
from cardwright.server.email import Outbox
from cardwright.server.lab import Comparisons
from cardwright.server.limits import Limits
from cardwright.server.lobby import Lobby
from cardwright.server.metrics import Metrics
from cardwright.server.ratings import settle
from cardwright.server.settings import Settings
from cardwright.server.store import Store, open_store
from cardwright.server.tables.dispatcher import Dispatcher
from cardwright.wire.socket import Tables

if TYPE_CHECKING:
    from cardwright.server.api.health import Health


@dataclass
class Node:
    """What a request, a socket and a table can ask for."""

    settings: Settings
    store: Store
    cluster: Cluster
    bots: Bots
    dispatcher: Dispatcher
    lobby: Lobby
    accounts: Accounts
    metrics: Metrics
    limits: Limits
    caps: Caps
    comparisons: Comparisons
    analysing: Analysing
    outbox: Outbox
    draining: bool = False
    examination: asyncio.Task[Health] | None = None  # how the node is, as long as somebody is finding out

    async def drain(self, reason: str) -> None:
        """Accept nothing new, and tell everybody who is connected to come back."""
        self.draining = True
        for socket in list(self.dispatcher.connected.sockets.values()):
            socket.end(reason, 1012)

    async def stop(self) -> None:
        """Leave the tables to the next node; everything about them is in the log."""
        self.draining = True
        await self.comparisons.stop()
        await self.analysing.stop()
        await self.dispatcher.stop()
        await self.cluster.stop()
        await self.bots.stop()
        await self.outbox.stop()
        self.accounts.close()
        await self.store.close()


async def start(settings: Settings) -> Node:
    """A running node: every match that no other node runs continues here."""
    metrics = Metrics()
    limits, caps = Limits(settings, metrics=metrics), Caps(settings, metrics=metrics)
    outbox = Outbox(settings, metrics)
    store = await open_store(settings)
    store.log.watcher = metrics.stored
    cluster = cluster_of(settings)
    bots = Bots(settings.workers, metrics)
    dispatcher = Dispatcher(store, cluster, bots, metrics, limits, caps, settings.grace, settings.away)
    dispatcher.bot_pace = settings.bot_pace
    lobby = Lobby(store, dispatcher, most=caps.most["tables"], lab=settings.lab)
    dispatcher.endings.settle = partial(settle, store)
    dispatcher.rematches = lobby.rematch
    dispatcher.news.listed = partial(list_of, lobby)
    dispatcher.orphans.recover = lobby.recover
    comparisons = Comparisons(settings.lab, limits, caps, metrics)
    analysing = Analysing(store, caps, metrics)
    accounts = Accounts(store, settings, outbox)
    node = Node(
        settings,
        store,
        cluster,
        bots,
        dispatcher,
        lobby,
        accounts,
        metrics,
        limits,
        caps,
        comparisons,
        analysing,
        outbox,
    )
    try:
        await dispatcher.start()
    except BaseException:
        await node.stop()
        raise
    asyncio.get_running_loop().run_in_executor(None, mark_games)
    dispatcher.errands.begin_round(do_chores_for_ever(node))
    return node


def mark_games() -> None:
    """Work out by what matches and analyses know cards, rules and bots again, before anybody has to wait for it."""
    for name in NAMES:
        load(name).cards().digest()
        judging_mark(name)


async def list_of(lobby: Lobby) -> Tables:
    return Tables(await lobby.listed())


def cluster_of(settings: Settings) -> Cluster:
    if not settings.nats:
        return SingleNode()
    from cardwright.server.cluster.nats import NatsCluster

    return NatsCluster(settings.nats)
