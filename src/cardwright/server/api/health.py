"""Whether a node is healthy, for its operators."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardwright.server.api.answering import answer, refused_slowly
from cardwright.server.api.counting import address_of, count
from cardwright.server.api.endpoint import Refusal
from cardwright.server.metrics import CONTENT_TYPE
from cardwright.server.store.away import is_database_away

if TYPE_CHECKING:
    from cardwright.server.node import Node

PATIENCE: Final = 2.0  # seconds a database may take to answer


class Health(Struct):
    """``well`` only if the database answers, what is done can be stored, and the node is not about to stop.

    ``why`` says what keeps it from being stored.
    """

    well: bool
    database: bool
    writable: bool
    draining: bool
    why: str = ""


async def healthz(request: Request) -> Response:
    return await counted(request, health_of)


async def metrics(request: Request) -> Response:
    return await counted(request, metrics_of)


async def counted(request: Request, respond: Callable[[Node], Awaitable[Response]]) -> Response:
    node: Node = request.app.state.node
    try:
        count(node.limits, "request", address_of(request))
    except Refusal as refusal:
        return await refused_slowly(refusal)
    return await respond(node)


async def health_of(node: Node) -> Response:
    found = await examine_once(node)
    return answer(found, 200 if found.well else 503)


async def examine_once(node: Node) -> Health:
    """Everybody who asks at the same time gets the same answer: asking often must not cost much."""
    if node.examination is None or node.examination.done():
        node.examination = asyncio.create_task(examine(node))
    return await asyncio.shield(node.examination)


async def examine(node: Node) -> Health:
    missing = await problem(reach(node))
    why = missing or await problem(node.store.probe())
    return Health(not why and not node.draining, not missing, not why, node.draining, why)


async def reach(node: Node) -> None:
    async with node.store.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))


async def problem(attempt: Awaitable[None]) -> str:
    """Why something does not work just now; "" if it does."""
    try:
        async with asyncio.timeout(PATIENCE):
            await attempt
    except Exception as error:
        if not is_database_away(error):
            raise
        return str(getattr(error, "orig", None) or error).partition("\n")[0] or "it does not answer"
    return ""


async def metrics_of(node: Node) -> Response:
    return Response(node.metrics.text(), media_type=CONTENT_TYPE)


ROUTES: Final = (Route("/healthz", healthz), Route("/metrics", metrics))
