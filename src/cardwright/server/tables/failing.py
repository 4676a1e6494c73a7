"""Tables that fail: each is read again after a pause that grows, and stops after a few tries until it is reopened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

if TYPE_CHECKING:
    from cardwright.server.tables.dispatcher import Dispatcher

FIRST_PAUSE: Final = 1.0  # seconds; each pause is twice as long as the one before
TRIES: Final = 4
QUIET: Final = 600.0  # seconds after which a failure is forgotten

log = structlog.get_logger("cardwright.tables")


class Failures:
    """The tables that failed on this node: how often, and which of them rest.

    A fault in the rules or the words fails in the same way each time, so that trying again without a pause would keep
    a core busy for as long as anybody watches.
    """

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.first_pause = FIRST_PAUSE
        self.counts: dict[str, int] = {}
        self.resting: set[str] = set()

    def note(self, table: str, error: Exception) -> None:
        """A table has failed: it rests and is tried again, or stops if it has failed too often."""
        count = self.counts[table] = self.counts.get(table, 0) + 1
        if count >= TRIES:
            self.stop(table, error)
            return
        pause = self.first_pause * 2 ** (count - 1)
        self.report("a table failed and will be read again", table, error, tries=count, pause=pause)
        self.resting.add(table)
        self.dispatcher.errands.later(self.try_again(table, pause))

    def stop(self, table: str, error: Exception) -> None:
        """The table cannot go on: that is written down, and its players are told."""
        self.report("a table has stopped; `cardwright admin reopen` tries it again", table, error)
        self.resting.add(table)
        self.dispatcher.errands.later(self.write_down(table))

    def report(self, what: str, table: str, error: Exception, **facts: object) -> None:
        self.dispatcher.metrics.errors.inc()
        self.dispatcher.metrics.table_failures.inc()
        log.error(what, table=table, exc_info=error, **facts)

    async def try_again(self, table: str, pause: float) -> None:
        if not await self.dispatcher.errands.pause(pause):
            return
        self.resting.discard(table)
        await self.dispatcher.orphans.take_all([table])
        if await self.dispatcher.errands.pause(QUIET) and table not in self.resting:
            self.counts.pop(table, None)

    async def write_down(self, table: str) -> None:
        """Stop the match in the store; the result of one that is over stays, and only this node cannot show it."""
        while not await self.written(table):
            if not await self.dispatcher.errands.pause(self.first_pause):
                return
        self.resting.discard(table)
        self.counts.pop(table, None)
        await self.dispatcher.endings.stopped(table)

    async def written(self, table: str) -> bool:
        try:
            if not await self.dispatcher.store.tables.stop(table):
                self.dispatcher.running.broken.add(table)
        except Exception as error:
            self.report("that a table has stopped could not be written yet", table, error)
            return False
        return True
