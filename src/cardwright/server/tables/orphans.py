"""Matches that nobody runs: looked for now and then, and when a node is gone or has come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import structlog

from cardwright.server.failures import note_failure
from cardwright.server.tables.letters import Moved

if TYPE_CHECKING:
    from cardwright.server.tables.dispatcher import Dispatcher

SWEEP: Final = 2.0  # seconds between two looks for matches that nobody runs
TAKEN_AT_ONCE: Final = 16  # matches that are read from their logs together

log = structlog.get_logger("cardwright.tables")


class Orphans:
    """``recover`` does what else a dead node may have left undone; the lobby sets it."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.recover: Callable[[], Awaitable[None]] | None = None

    async def sweep(self) -> None:
        """Run every match that nobody runs."""
        store, cluster, running = self.dispatcher.store, self.dispatcher.cluster, self.dispatcher.running
        self.dispatcher.metrics.stopped_tables.set(len(await store.tables.stopped()))
        if self.recover is not None:
            await self.recover()
        free = []
        for table in await store.tables.running():
            if table not in running.live and await cluster.owner(table) in (None, cluster.node):
                free.append(table)
        await self.take_all(free)

    async def take_all(self, tables: list[str]) -> None:
        """Several at a time, since most of it is waiting for the database; their watchers ask again."""
        turns = asyncio.Semaphore(TAKEN_AT_ONCE)

        async def take(table: str) -> None:
            async with turns:
                if await self.dispatcher.running.take(table) is not None:
                    await self.dispatcher.post.broadcast(Moved(table))

        await asyncio.gather(*(take(table) for table in tables))

    async def sweep_for_ever(self) -> None:
        while await self.dispatcher.errands.pause(SWEEP):
            await self.sweep_if_possible()

    async def sweep_if_possible(self) -> None:
        try:
            await self.sweep()
        except Exception as error:
            note_failure(self.dispatcher.metrics, "looking for matches that nobody runs failed", error)

    async def node_lost(self, node: str) -> None:
        """Another node is gone: its matches go on here, and those who watch its tables ask again."""
        log.warning("a node is gone", lost=node)
        self.dispatcher.attendance.gone(node)
        try:
            await self.take_all(await self.dispatcher.cluster.orphans(node))
        except Exception as error:
            what = "the matches of a node that is gone could not be taken over yet"
            note_failure(self.dispatcher.metrics, what, error)

    async def cut_off(self) -> None:
        """This node cannot reach the others: they will take over its tables, so it lets go of them."""
        log.warning("cut off from the other nodes; tables are let go")
        for live in list(self.dispatcher.running.live.values()):
            self.dispatcher.running.lose(live)

    async def back(self) -> None:
        """This node has rejoined the others; its readers ask for their tables, wherever those are now."""
        log.info("back among the other nodes", node=self.dispatcher.cluster.node)
        await self.sweep_if_possible()
        attendance = self.dispatcher.attendance
        await attendance.reconcile(attendance.tables(), back=True)
