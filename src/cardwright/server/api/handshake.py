"""The handshake of the WebSocket: the same checks as for any other request, then the socket is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog
from starlette.websockets import WebSocket

from cardwright.server.accounts.origin import allowed_origin
from cardwright.server.accounts.session import Session
from cardwright.server.api.answering import refused, too_often
from cardwright.server.api.endpoint import Refusal
from cardwright.server.api.resource import nobody
from cardwright.server.api.unavailable import database_away, is_database_away
from cardwright.server.limits import network
from cardwright.server.socket import Socket

if TYPE_CHECKING:
    from cardwright.server.node import Node

log = structlog.get_logger("cardwright.http")


async def connect(websocket: WebSocket) -> None:
    node: Node = websocket.app.state.node
    try:
        session = await let_in(node, websocket)
    except Refusal as refusal:
        return await websocket.send_denial_response(refused(refusal))
    await websocket.accept()
    return await Socket(node, websocket, session).run()


async def let_in(node: Node, websocket: WebSocket) -> Session:
    """Who connects; a refusal is the same as over HTTP."""
    wait = node.limits.hit("connect", network(websocket.client.host if websocket.client else ""))
    if wait is not None:
        raise too_often(wait)
    if node.draining:
        raise Refusal(503, "this server is about to stop; try again in a moment", {"Retry-After": "2"})
    if not allowed_origin(node.settings, websocket.headers):
        raise Refusal(403, "this connection comes from a page of another site")
    try:
        session = await node.accounts.recognise(websocket.headers)
    except Exception as error:
        if not is_database_away(error):
            raise
        log.warning("the database does not answer", path=websocket.url.path, problem=str(error))
        raise database_away() from None
    if session is None:
        raise nobody()
    return session
