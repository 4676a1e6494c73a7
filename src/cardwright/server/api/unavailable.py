"""A database that is away for a while is no fault of the server: whoever asks is told to try again."""

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
