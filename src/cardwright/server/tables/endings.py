"""How matches end: by a result, or without one; it is written down once, and everybody is told."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from cardwright.server.store.rows import ABORTED, CHANGED, EARLY, TableRecord
from cardwright.server.tables.letters import Moved

if TYPE_CHECKING:
    from cardwright.server.tables.dispatcher import Dispatcher
    from cardwright.server.tables.live import Live

Settle = Callable[[TableRecord, list[int], AsyncConnection], Awaitable[None]]

log = structlog.get_logger("cardwright.tables")


class Endings:
    """``settle`` is what else to do when a match is over: its ratings."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.settle: Settle | None = None

    async def finished(self, record: TableRecord, result: list[int], places: list[int], reason: str, mark: str) -> None:
        """Write down the end of a match; its consequences happen exactly once."""
        tables, counts = self.dispatcher.store.tables, reason != EARLY
        also = partial(self.settle, record, places) if self.settle is not None and counts else None
        if await tables.finish(record.id, result, reason, mark, time.time(), also):
            log.info("a match is over", table=record.id, game=record.game, result=result, reason=reason)
        if record.rated and (stored := await tables.get(record.id)) is not None:
            record.seats = stored.seats  # with what has become of the ratings
        await self.dispatcher.lobby_changed()

    async def end_without_result(self, record: TableRecord, why: str) -> None:
        """End a match that began with other cards or rules; nobody wins or loses."""
        self.dispatcher.running.broken.add(record.id)
        if await self.dispatcher.store.tables.finish(record.id, [], CHANGED, record.mark, time.time()):
            log.warning("a match ended without a result", table=record.id, game=record.game, reason=why)
            self.dispatcher.errands.later(self.tell(record.id))  # later, so that those who watch it ask again

    async def abort(self, live: Live) -> None:
        """End a match that has hardly begun; nobody wins or loses."""
        table = live.record.id
        if await self.dispatcher.store.tables.finish(table, [], ABORTED, live.table.digest(), time.time()):
            log.info("a match was left without a result", table=table, game=live.record.game)
        live.record.status, live.record.reason = "over", ABORTED
        self.dispatcher.running.broken.add(table)
        self.dispatcher.running.close(live)
        self.dispatcher.errands.later(self.tell(table))  # later, so that nobody who asked for it asks again

    async def stopped(self, table: str) -> None:
        """A match that failed does not go on until somebody reopens it; those who watch it are told."""
        await self.dispatcher.cluster.release(table)
        await self.tell(table)

    async def tell(self, table: str) -> None:
        """Those who watch a match that has ended here see that, and so does the lobby."""
        await self.dispatcher.post.broadcast(Moved(table))
        await self.dispatcher.lobby_changed()
