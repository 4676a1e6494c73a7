"""The database of accounts, decks, tables and ratings: what is asked of it is written once for both kinds."""

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
    """Does work that is given a connection. The work is plain code: it asks, looks at the answers, asks again."""

    engine: AsyncEngine

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Each statement sees the database as it is at that moment: who needs one picture asks one question."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction: durable when this returns, undone when the work raises."""

    async def write_awaiting(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Like ``write``, for work that awaits its connection's ``run_sync``. It must await nothing else."""

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that goes on while its owner awaits the connection; slower than ``write``."""

    async def close(self) -> None:
        """Returns when everything given is durable."""


def insert_into(db: Connection, table: Table) -> Insert:
    """An INSERT that can be told what to do on conflict, in the database's own words."""
    return postgresql.insert(table) if db.dialect.name == "postgresql" else sqlite.insert(table)
