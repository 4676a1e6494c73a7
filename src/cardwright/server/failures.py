"""What is logged about something that failed: an error of ours with its traceback, an outage in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from cardwright.server.store.away import is_database_away

if TYPE_CHECKING:
    from cardwright.server.metrics import Metrics

log = structlog.get_logger("cardwright.failures")


def note_failure(metrics: Metrics, what: str, error: BaseException, **about: str) -> None:
    """That the database is away is no error of ours; everything else is counted as one."""
    if is_database_away(error):
        log.warning(what, why=str(error).partition("\n")[0] or type(error).__name__, **about)
    else:
        metrics.errors.inc()
        log.error(what, exc_info=error, **about)
