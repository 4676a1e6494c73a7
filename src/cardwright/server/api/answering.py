"""Answers of the HTTP interface, good and bad, all in JSON."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cardwright.kernel.errors import CardwrightError
from cardwright.server.accounts.refusals import CodeNeeded, NotAllowed
from cardwright.server.api.endpoint import NOTHING, Refusal
from cardwright.server.limits import whole_seconds
from cardwright.server.store.refusals import StoreRefusal
from cardwright.wire.bodies.body import Problem

NOWHERE: Final = "there is nothing at this address"
SLOWLY: Final = 0.5  # seconds before somebody is told that they ask too often, so that asking again takes time


def answer(value: Any, status: int) -> Response:
    if value is None:
        return Response(status_code=204)
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(status: int, reason: str, headers: Mapping[str, str] = NOTHING, needs: str = "") -> Response:
    body = msgspec.json.encode(Problem(reason, needs))
    return Response(body, status, headers=dict(headers), media_type="application/json")


async def refused_slowly(error: Refusal) -> Response:
    """A refusal as an answer; one that asks too often waits for it."""
    if error.status == 429:
        await asyncio.sleep(SLOWLY)
    return refused(error)


def refused(error: Refusal | CardwrightError) -> Response:
    """A refusal as an answer, with its sentence."""
    if isinstance(error, Refusal):
        return problem(error.status, error.reason, error.headers)
    return problem(status_of(error), str(error), needs="code" if isinstance(error, CodeNeeded) else "")


def status_of(error: CardwrightError) -> int:
    if isinstance(error, StoreRefusal):
        return 409
    return 403 if isinstance(error, NotAllowed) else 400


def too_often(seconds: float) -> Refusal:
    wait = whole_seconds(seconds)
    return Refusal(429, f"that was too often; try again in {wait} s", {"Retry-After": str(wait)})


def not_allowed_method(method: str, allowed: list[str]) -> Refusal:
    listed = ", ".join(allowed)
    return Refusal(405, f"{method} is not possible here; these are: {listed}", {"Allow": listed})


def not_found(_: Request, error: Exception) -> Response:
    """The answer where no path matches; Starlette asks for it."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    return problem(status, NOWHERE if status == 404 else "that is not possible here")
