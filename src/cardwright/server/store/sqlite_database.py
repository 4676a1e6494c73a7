"""The database in a SQLite file: one thread does all writing, two read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cardwright.server.store.batching import BatchThread

T = TypeVar("T")
Work = Callable[[Connection], Any]
BUSY: Final = 10_000  # milliseconds to wait for another process that writes
READERS: Final = 2


class SqliteDatabase:
    """Belongs to one event loop. Works that wait at the same time are written together; each can be undone alone."""

    def __init__(self, path: Path) -> None:
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(self.engine.sync_engine, "connect", prepare)
        event.listen(self.engine.sync_engine, "begin", begin_if_it_writes)
        self.turn = asyncio.Lock()  # waiting here is fair, waiting for the file is not
        self.slow = self.engine.execution_options(writes=True)
        self.library = opened(path)
        self.write_engine = opened(path)
        event.listen(self.write_engine, "begin", begin)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.writer: BatchThread[Work] = BatchThread("writer", self.do, self.write_engine.dispose)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.look, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        answer: T = await self.writer.ask(work)
        return answer

    async def write_awaiting(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        return await self.write(lambda connection: at_once(work(AsyncConnection(self.engine, connection))))

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self.turn, self.slow.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.writer.close()
        self.readers.shutdown()
        self.library.dispose()
        await self.engine.dispose()

    # In a thread that reads.

    def look(self, work: Callable[[Connection], T]) -> T:
        with self.library.connect() as connection:
            return work(connection)

    # In the thread that writes.

    def do(self, works: list[Work]) -> list[object]:
        with self.write_engine.begin() as connection:
            answers = [attempt(connection, work) for work in works]
            # On a full disk SQLite may undo everything by itself; the end of the transaction would not show it.
            if not connection.connection.driver_connection.in_transaction:  # type: ignore[union-attr]
                raise OSError("the database has undone what was written; is the disk full?")
            return answers


def attempt(connection: Connection, work: Work) -> object:
    """What a work returns, or why it was undone."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        return error


def at_once(work: Awaitable[T]) -> T:
    """What a work awaits: a connection of this thread answers before it returns, so nothing has to wait."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        answer: T = end.value
        return answer
    raise RuntimeError("a work awaits something other than its connection")


def opened(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", pool_size=READERS)
    event.listen(engine, "connect", prepare)
    return engine


def prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself: see begin
    cursor = connection.cursor()
    for setting in (f"busy_timeout = {BUSY}", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin_if_it_writes(connection: Connection) -> None:
    if connection.get_execution_options().get("writes", False):
        begin(connection)


def begin(connection: Connection) -> None:
    # Lock for writing at once: two readers that both become writers would block each other.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
