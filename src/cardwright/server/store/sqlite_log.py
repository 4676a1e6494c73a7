"""The match log in a SQLite file: one thread writes all waiting entries in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

from cardwright.server.store.batching import BatchThread, Watcher
from cardwright.server.store.files import LOG_VERSION
from cardwright.server.store.log import Entry, Taken, Unconfirmed

BUSY: Final = 10.0  # seconds to wait for another process that writes
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS log (
    "match" TEXT NOT NULL,
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    action INTEGER NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY ("match", number)
) WITHOUT ROWID
"""
VERSION: Final = f"PRAGMA user_version = {LOG_VERSION}"
ROW: Final = "(?, ?, ?, ?, ?, ?, ?)"
AT_ONCE: Final = (64, 16, 4, 1)  # entries in one statement: between two of them the thread waits for its turn
SELECT: Final = 'SELECT number, at, kind, seat, action, mark FROM log WHERE "match" = ? ORDER BY number'
Job = tuple[str, Entry | None]  # a match and its next entry; without one, only to see whether it can be written


class SqliteLog:
    """Belongs to one event loop."""

    def __init__(self, path: Path) -> None:
        self.database = connect(path)
        self.database.execute(SCHEMA)
        self.database.execute(VERSION)
        self.library = connect(path)
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="match-reader")
        self.writer: BatchThread[Job] = BatchThread("match-writer", self.store, self.database.close)

    @property
    def watcher(self) -> Watcher | None:
        return self.writer.watcher

    @watcher.setter
    def watcher(self, watcher: Watcher | None) -> None:
        self.writer.watcher = watcher

    async def append(self, match: str, entry: Entry) -> None:
        if self.writer.closed:
            raise Unconfirmed("the match log is closed")
        check(entry)
        await self.writer.ask((match, entry))

    async def probe(self) -> None:
        if self.writer.closed:
            raise Unconfirmed("the match log is closed")
        await self.writer.ask(("", None))

    async def read(self, match: str) -> list[Entry]:
        return await asyncio.get_running_loop().run_in_executor(self.reader, self.entries, match)

    def entries(self, match: str) -> list[Entry]:
        return [Entry(*row) for row in self.library.execute(SELECT, (match,))]

    async def close(self) -> None:
        await self.writer.close()
        self.reader.shutdown()
        self.library.close()

    # In the thread that writes.

    def store(self, batch: list[Job]) -> list[Taken | None] | list[Unconfirmed]:
        try:
            if self.database.in_transaction:  # the last one could not even be undone
                self.database.execute("ROLLBACK")
            self.database.execute("BEGIN IMMEDIATE")
            answers = self.insert_all(batch)
            self.database.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                self.database.execute("ROLLBACK")
            return [Unconfirmed(f"the match log cannot be written: {error}") for _ in batch]
        return answers

    def insert_all(self, batch: list[Job]) -> list[Taken | None]:
        """Many with one statement; only where some of them were taken, one by one, to find out which."""
        entries = [job for job in batch if job[1] is not None]
        if len(entries) < len(batch):
            self.database.execute(VERSION)
        if self.insert_together(entries) == len(entries):
            return [None] * len(batch)
        self.database.execute("ROLLBACK")
        self.database.execute("BEGIN IMMEDIATE")
        return [self.insert(job) for job in batch]

    def insert_together(self, entries: list[Job]) -> int:
        """How many of them are new."""
        at = stored = 0
        while at < len(entries):
            size = next(size for size in AT_ONCE if size <= len(entries) - at)
            values = [value for job in entries[at : at + size] for value in row(job)]
            stored += self.database.execute(insert(size), values).rowcount
            at += size
        return stored

    def insert(self, job: Job) -> Taken | None:
        match, entry = job
        if entry is None or self.database.execute(insert(1), row(job)).rowcount == 1:
            return None
        return Taken(f"entry {entry.number} of match {match} already exists")


def insert(rows: int) -> str:
    return f"INSERT INTO log VALUES {', '.join([ROW] * rows)} ON CONFLICT DO NOTHING"


def row(job: Job) -> tuple[object, ...]:
    match, entry = job
    assert entry is not None
    return match, entry.number, entry.at, entry.kind, entry.seat, entry.action, entry.mark


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def check(entry: Entry) -> None:
    """One entry that no database can hold must not spoil the others of its group."""
    if not -(2**63) <= entry.action < 2**63:
        raise OverflowError(f"action {entry.action} does not fit into 64 bits")
