"""The tables that this node runs: taken up from their logs, let go when they are over, lost or failed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cardwright.kernel.errors import BadReplay
from cardwright.server.glicko import CENTRE
from cardwright.server.store.rows import ABORTED, TableRecord
from cardwright.server.tables.failing import Failures
from cardwright.server.tables.history import PlayedOtherwise, replayed
from cardwright.server.tables.letters import Moved
from cardwright.server.tables.live import STOP, Live

if TYPE_CHECKING:
    from cardwright.server.tables.dispatcher import Dispatcher


class RunningTables:
    """``live`` are those that run, ``taking`` those being read from their logs.

    broken   finished matches that cannot be shown here
    closing  no more tables are taken, as the node is about to stop
    """

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.live: dict[str, Live] = {}
        self.taking: dict[str, asyncio.Task[Live | None]] = {}
        self.broken: set[str] = set()
        self.failures = Failures(dispatcher)
        self.closing = False

    def stop(self) -> list[asyncio.Task[None]]:
        """Let all tables stop, each when it has finished its current step; their logs are enough to go on."""
        self.closing = True
        for live in self.live.values():
            live.inbox.put_nowait(STOP)
        return [live.task for live in self.live.values()]

    # Taking up.

    async def take(self, table: str) -> Live | None:
        """Run a table here, unless another node does; None also if there is no match to run."""
        if table in self.live or self.closing or table in self.failures.resting:
            return self.live.get(table)
        if table not in self.taking:
            self.taking[table] = asyncio.create_task(self.read_again(table))
            self.taking[table].add_done_callback(lambda _: self.taking.pop(table, None))
        return await asyncio.shield(self.taking[table])

    async def read_again(self, table: str) -> Live | None:
        """A match from the store; others who want it meanwhile wait for the same one."""
        store, cluster = self.dispatcher.store, self.dispatcher.cluster
        record = await store.tables.get(table)
        if record is None or record.status not in ("playing", "over") or not await cluster.claim(table):
            return None
        if record.reason == ABORTED:
            self.broken.add(table)
            return None
        entries = await store.log.read(table)
        try:
            match = replayed(record, entries)
        except PlayedOtherwise as problem:
            await self.dispatcher.endings.end_without_result(record, str(problem))
            return None
        except BadReplay as problem:
            self.failures.stop(table, problem)
            return None
        except Exception as error:
            self.failures.note(table, error)
            return None
        ratings = await self.ratings(record)
        if not cluster.owns(table):  # this node was cut off while it read: another may run the match by now
            return None
        live = self.live[table] = Live(self.dispatcher, record, match, entries, ratings)
        self.count()
        return live

    async def ratings(self, record: TableRecord) -> dict[int, int]:
        found: dict[int, int] = {}
        for seat in record.seats:
            if seat.rating is not None:
                found[seat.seat] = seat.rating
                continue
            if record.rated and seat.player:
                rating = await self.dispatcher.store.ratings.get(seat.player, record.game)
                found[seat.seat] = round(CENTRE if rating is None else rating.rating)
        return found

    # Letting go.

    def close(self, live: Live) -> None:
        """Nobody watches a finished match any more."""
        if self.let_go(live):
            self.dispatcher.errands.later(self.dispatcher.cluster.release(live.record.id))

    def lose(self, live: Live) -> None:
        """The match is no longer this node's, or its log is uncertain: its watchers ask again, and it is read again."""
        self.let_go(live)
        live.task.cancel()
        self.dispatcher.errands.later(self.dispatcher.post.broadcast(Moved(live.record.id)))

    def fail(self, live: Live, error: Exception) -> None:
        """A match failed here."""
        self.let_go(live)
        self.failures.note(live.record.id, error)

    def let_go(self, live: Live) -> bool:
        """Whether it was still run here."""
        there = self.live.pop(live.record.id, None) is not None
        self.count()
        return there

    def count(self) -> None:
        self.dispatcher.metrics.tables.set(len(self.live))
