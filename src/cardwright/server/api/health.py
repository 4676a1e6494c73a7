"""Whether a node is healthy, for its operators."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cardwright.server.api.answering import answer
from cardwright.server.api.unavailable import is_database_away
from cardwright.server.metrics import CONTENT_TYPE

if TYPE_CHECKING:
    from cardwright.server.node import Node

PATIENCE: Final = 2.0  # seconds a database may take to answer


class Health(Struct):
    """``well`` only if the database answers and the node is not about to stop."""

    well: bool
    database: bool
    draining: bool


async def healthz(request: Request) -> Response:
    node: Node = request.app.state.node
    found = await examine(node)
    return answer(found, 200 if found.well else 503)


async def examine(node: Node) -> Health:
    database = await reachable(node)
    return Health(database and not node.draining, database, node.draining)


async def reachable(node: Node) -> bool:
    try:
        async with asyncio.timeout(PATIENCE), node.store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as error:
        if not is_database_away(error):
            raise
        return False
    return True


async def metrics(request: Request) -> Response:
    node: Node = request.app.state.node
    return Response(node.metrics.text(), media_type=CONTENT_TYPE)


ROUTES: Final = (Route("/healthz", healthz), Route("/metrics", metrics))
