"""The match log in PostgreSQL: all waiting entries go into one statement; two statements run at once."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, NamedTuple

import asyncpg  # type: ignore[import-untyped]

from cardwright.server.store.batching import Watcher
from cardwright.server.store.log import Entry, Taken, Unconfirmed
from cardwright.server.store.sqlite_log import check

MOST: Final = 1_000  # entries in one statement
UNDER_WAY: Final = 2  # statements; one is prepared while the other waits for the disk
PATIENCE: Final = 10.0  # seconds for a statement
INSERT: Final = """
INSERT INTO log ("match", number, at, kind, seat, action, mark)
SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::int[], $6::bigint[], $7::text[])
ON CONFLICT DO NOTHING
RETURNING "match", number
"""
PROBE: Final = """UPDATE log SET number = number WHERE "match" = ''"""
SELECT: Final = 'SELECT number, at, kind, seat, action, mark FROM log WHERE "match" = $1 ORDER BY number'
FAILURES: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke in the middle of a statement
)


class UnwrittenEntry(NamedTuple):
    """An entry that is not durable yet, and who waits for it."""

    match: str
    entry: Entry
    done: asyncio.Future[None]

    @property
    def key(self) -> tuple[str, int]:
        return self.match, self.entry.number


class PostgresLog:
    """Belongs to one event loop. Its pool reconnects by itself after the database was unavailable."""

    def __init__(self, pool: Any) -> None:
        self.pool = pool
        self.watcher: Watcher | None = None
        self.waiting: list[UnwrittenEntry] = []
        self.writing: set[asyncio.Task[None]] = set()
        self.closed = False

    async def append(self, match: str, entry: Entry) -> None:
        if self.closed:
            raise Unconfirmed("the match log is closed")
        check(entry)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(UnwrittenEntry(match, entry, done))
        self.write_more()
        await done

    def write_more(self) -> None:
        if self.waiting and len(self.writing) < UNDER_WAY:
            task = asyncio.create_task(self.write())
            self.writing.add(task)
            task.add_done_callback(self.written)

    def written(self, task: asyncio.Task[None]) -> None:
        self.writing.discard(task)
        self.write_more()

    async def write(self) -> None:
        """Write all waiting entries; by the time this runs, the whole round of the event loop has added its own."""
        batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
        if not batch:
            return
        began = time.perf_counter()
        try:
            stored = await self.store(batch)
        except FAILURES as error:
            why = str(error) or type(error).__name__
            for waiting in batch:
                fail(waiting, Unconfirmed(f"the match log cannot be written: {why}"))
        except BaseException:
            for waiting in batch:
                fail(waiting, Unconfirmed("the match log was interrupted"))
            raise
        else:
            answer(batch, stored)
        if self.watcher is not None:
            self.watcher(len(batch), time.perf_counter() - began)

    async def store(self, batch: list[UnwrittenEntry]) -> set[tuple[str, int]]:
        """Which of them are new."""
        # In the same order everywhere: two nodes that write the same entries must not wait for each other in a circle.
        rows = [(waiting.match, waiting.entry) for waiting in sorted(batch, key=lambda waiting: waiting.key)]
        entries = [entry for _, entry in rows]
        values = (
            [match for match, _ in rows],
            [entry.number for entry in entries],
            [entry.at for entry in entries],
            [entry.kind for entry in entries],
            [entry.seat for entry in entries],
            [entry.action for entry in entries],
            [entry.mark for entry in entries],
        )
        async with self.pool.acquire(timeout=PATIENCE) as connection:
            stored = await connection.fetch(INSERT, *values, timeout=PATIENCE)
        return {(row["match"], row["number"]) for row in stored}

    async def probe(self) -> None:
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                await connection.execute(PROBE, timeout=PATIENCE)
        except FAILURES as error:
            raise Unconfirmed(f"the match log cannot be written: {error}") from error

    async def read(self, match: str) -> list[Entry]:
        async with self.pool.acquire(timeout=PATIENCE) as connection:
            return [Entry(*row) for row in await connection.fetch(SELECT, match, timeout=PATIENCE)]

    async def close(self) -> None:
        self.closed = True
        while self.writing:
            await asyncio.wait(self.writing)
        await self.pool.close()


def answer(batch: list[UnwrittenEntry], stored: set[tuple[str, int]]) -> None:
    for waiting in batch:
        if waiting.key in stored:
            stored.remove(waiting.key)  # a second one of the same number came too late
            if not waiting.done.done():
                waiting.done.set_result(None)
        else:
            fail(waiting, Taken(f"entry {waiting.entry.number} of match {waiting.match} already exists"))


def fail(waiting: UnwrittenEntry, error: Exception) -> None:
    if not waiting.done.done():  # else the waiting task has given up
        waiting.done.set_exception(error)


async def open_postgres_log(url: str) -> PostgresLog:
    return PostgresLog(await asyncpg.create_pool(url, min_size=1, max_size=UNDER_WAY + 2, timeout=PATIENCE))
