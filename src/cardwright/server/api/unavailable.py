"""What a request gets while the database is unavailable: the advice to try again in a moment."""

from __future__ import annotations

from cardwright.server.api.endpoint import Refusal


def database_away() -> Refusal:
    return Refusal(503, "the database does not answer just now; try again in a moment", {"Retry-After": "2"})
