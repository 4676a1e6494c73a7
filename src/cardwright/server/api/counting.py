"""Counts requests: one that comes too often is refused."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from cardwright.server.api.answering import too_often
from cardwright.server.limits import Limits, network


def address_of(request: HTTPConnection) -> str:
    """Where it comes from, as it is counted."""
    return network(request.client.host if request.client else "")


def count(limits: Limits, what: str, *who: str) -> None:
    wait = limits.hit(what, *who)
    if wait is not None:
        raise too_often(wait)
