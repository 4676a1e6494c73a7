"""The database of accounts, decks, tables and ratings: queries are written once for both kinds of database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Insert = postgresql.Insert | sqlite.Insert


class Database(Protocol):
    """Runs work with a connection. The work is plain code: it queries, looks at the answers, queries again."""

    engine: AsyncEngine

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Each statement sees the database of that moment: use one statement for a consistent picture."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction: durable when this returns, undone if the work raises."""

    async def write_awaiting(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Like ``write``, for work that awaits its connection's ``run_sync``. It must await nothing else."""

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that stays open while its owner awaits the connection; slower than ``write``."""

    async def close(self) -> None:
        """Returns when everything is durable."""


def insert_into(db: Connection, table: Table) -> Insert:
    """An INSERT with a conflict clause, in the dialect of the database."""
    return postgresql.insert(table) if db.dialect.name == "postgresql" else sqlite.insert(table)
