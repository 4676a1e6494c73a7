"""The handshake of the WebSocket: the same checks as for any other request, then the socket is open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import structlog
from starlette.websockets import WebSocket

from cardwright.server.accounts.origin import allowed_origin
from cardwright.server.accounts.session import Session
from cardwright.server.api.answering import refused_slowly
from cardwright.server.api.counting import address_of, count
from cardwright.server.api.endpoint import Refusal
from cardwright.server.api.resource import nobody
from cardwright.server.api.unavailable import database_away
from cardwright.server.socket import Socket
from cardwright.server.store.away import is_database_away

if TYPE_CHECKING:
    from cardwright.server.node import Node

AGAIN: Final = {"Retry-After": "10"}

log = structlog.get_logger("cardwright.http")


async def connect(websocket: WebSocket) -> None:
    node: Node = websocket.app.state.node
    address = address_of(websocket)
    try:
        session = await let_in(node, websocket, address)
        with one_more_socket(node, session.player.id, address):
            await websocket.accept()
            await Socket(node, websocket, session, address).run()
    except Refusal as refusal:
        node.metrics.handshakes.labels(str(refusal.status)).inc()
        await websocket.send_denial_response(await refused_slowly(refusal))


@contextmanager
def one_more_socket(node: Node, player: str, address: str) -> Iterator[None]:
    """A place among the sockets of a player and of an address; refused if there is none."""
    with held(node, "sockets", player, "you have"), held(node, "address-sockets", address, "your address has"):
        yield


@contextmanager
def held(node: Node, what: str, who: str, whose: str) -> Iterator[None]:
    if not node.caps.hold(what, who):
        most = node.caps.most[what]
        raise Refusal(429, f"{whose} {most} connections already, which is the most; close one first", AGAIN)
    try:
        yield
    finally:
        node.caps.let_go(what, who)


async def let_in(node: Node, websocket: WebSocket, address: str) -> Session:
    """Who connects; a refusal is the same as over HTTP."""
    count(node.limits, "connect", address)
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
