"""What a request gets while the database is unavailable: the advice to try again in a moment."""

from __future__ import annotations

from typing import Final

from asyncpg import CannotConnectNowError, InterfaceError, PostgresConnectionError  # type: ignore[import-untyped]
from sqlalchemy import exc

from cardwright.server.api.endpoint import Refusal

AWAY: Final = (
    OSError,
    TimeoutError,
    CannotConnectNowError,
    InterfaceError,
    PostgresConnectionError,
    exc.InterfaceError,
    exc.OperationalError,
    exc.TimeoutError,
)


def is_database_away(error: Exception) -> bool:
    return isinstance(error, AWAY) or (isinstance(error, exc.DBAPIError) and error.connection_invalidated)


def database_away() -> Refusal:
    return Refusal(503, "the database does not answer just now; try again in a moment", {"Retry-After": "2"})
