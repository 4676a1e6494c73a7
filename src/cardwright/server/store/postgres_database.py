"""The database in PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

T = TypeVar("T")


class PostgresDatabase:
    """A pool of connections that come back by themselves after the database was unavailable."""

    def __init__(self, url: str) -> None:
        async def connect(*_: object, **__: object) -> Any:
            return await asyncpg.connect(url, timeout=10)

        pool = {"pool_size": 8, "max_overflow": 8, "pool_timeout": 60, "pool_pre_ping": True}
        self.engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, **pool)
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self.reader.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def write_awaiting(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self.engine.begin() as connection:
            return await work(connection)

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.engine.begin()

    async def close(self) -> None:
        await self.engine.dispose()
