"""Whether an error means that the database cannot be reached or written just now, and may work again later."""

from __future__ import annotations

from typing import Final

from asyncpg import (  # type: ignore[import-untyped]
    InsufficientResourcesError,
    InterfaceError,
    InternalClientError,
    OperatorInterventionError,
    PostgresConnectionError,
    PostgresSystemError,
    ReadOnlySQLTransactionError,
)
from sqlalchemy import exc

from cardwright.server.store.log import Unconfirmed

AWAY: Final = (
    OSError,
    TimeoutError,
    InsufficientResourcesError,  # a full disk, too many connections
    InterfaceError,
    InternalClientError,
    OperatorInterventionError,  # it is being shut down, or has not come up yet
    PostgresConnectionError,
    PostgresSystemError,
    ReadOnlySQLTransactionError,
    Unconfirmed,
    exc.InterfaceError,
    exc.OperationalError,
    exc.TimeoutError,
)


def is_database_away(error: BaseException | None) -> bool:
    """Whether the error, or one that led to it, says so."""
    seen: set[int] = set()  # what led to an error may be that error again
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        if isinstance(error, AWAY) or (isinstance(error, exc.DBAPIError) and error.connection_invalidated):
            return True
        error = error.__cause__
    return False
