"""A path and everything that can be done with it: from the request, past every check, to the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from cardwright.kernel.errors import CardwrightError
from cardwright.server.accounts.origin import allowed_origin
from cardwright.server.accounts.place import set_device
from cardwright.server.accounts.session import Session
from cardwright.server.accounts.token import bearer, cookie, set_cookie
from cardwright.server.api.answering import answer, not_allowed_method, problem, refused, refused_slowly
from cardwright.server.api.counting import address_of, count
from cardwright.server.api.endpoint import ACCOUNT, ANYONE, MODERATOR, Call, Endpoint, Refusal
from cardwright.server.api.reading import read_body, read_path, read_query
from cardwright.server.api.unavailable import database_away
from cardwright.server.store.away import is_database_away

if TYPE_CHECKING:
    from cardwright.server.node import Node


log = structlog.get_logger("cardwright.http")


class Resource:
    """The endpoints of one path."""

    def __init__(self, path: str, endpoints: Sequence[Endpoint]) -> None:
        self.path: str = path
        self.by_method: dict[str, Endpoint] = {endpoint.method: endpoint for endpoint in endpoints}
        if "GET" in self.by_method:
            self.by_method["HEAD"] = self.by_method["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        node: Node = request.app.state.node
        try:
            response = await self.respond(node, request)
        except ClientDisconnect:
            return
        # An invented method must not become a name in the metrics.
        method = request.method if request.method in self.by_method else "other"
        node.metrics.request(method, self.path, response.status_code)
        log.debug("request", method=method, path=self.path, status=response.status_code)
        await response(scope, receive, send)

    async def respond(self, node: Node, request: Request) -> Response:
        try:
            return await self.handle(node, request)
        except Refusal as error:
            return await refused_slowly(error)
        except CardwrightError as error:
            return refused(error)
        except ClientDisconnect:
            raise
        except Exception as error:
            if is_database_away(error):
                log.warning("the database does not answer", path=self.path, problem=str(error))
                return refused(database_away())
            node.metrics.errors.inc()
            log.exception("a request failed", method=request.method, path=self.path)
            return problem(500, "something went wrong on the server; it has been noted")

    async def handle(self, node: Node, request: Request) -> Response:
        address = address_of(request)
        count(node.limits, "request", address)
        endpoint = self.by_method.get(request.method)
        if endpoint is None:
            raise not_allowed_method(request.method, list(self.by_method))
        if endpoint.unsafe and not allowed_origin(node.settings, request.headers):
            raise Refusal(403, "this request comes from a page of another site")
        session = await node.accounts.recognise(request.headers)
        check_who(endpoint, session)
        count_caller(node, endpoint, session, address)
        call = Call(
            player=session.player if session else None,
            session=session.id if session else "",
            path=read_path(request),
            query=read_query(request, endpoint),
            body=await read_body(request, endpoint) if endpoint.unsafe else None,
            address=address,
            request=request,
        )
        response = answer(await endpoint.handler(node, call), endpoint.success)
        give_cookie(node, call, session, response)
        return response


def check_who(endpoint: Endpoint, session: Session | None) -> None:
    """Refuse callers who may not use it."""
    if endpoint.who == ANYONE:
        return
    if session is None:
        raise nobody()
    if endpoint.who == ACCOUNT and session.player.guest:
        raise Refusal(403, "only an account can do that; a guest can become one")
    if endpoint.who == MODERATOR and not session.player.moderator:
        raise Refusal(403, "only moderators can do that")


def nobody() -> Refusal:
    return Refusal(401, "log in first, or play as a guest", {"WWW-Authenticate": "Bearer"})


def count_caller(node: Node, endpoint: Endpoint, session: Session | None, address: str) -> None:
    """Visitors are counted by address, players by id."""
    if session is not None:
        count(node.limits, "account", session.player.id)
    if endpoint.limit:
        count(node.limits, endpoint.limit, session.player.id if session and endpoint.who != ANYONE else address)


def give_cookie(node: Node, call: Call, session: Session | None, response: Response) -> None:
    """Set the cookie after a login or logout, and again for a browser whose session was renewed."""
    token = call.grant
    if token is None and session is not None and session.renewed and not bearer(call.request.headers):
        token = cookie(call.request.headers)
    if token is not None:
        response.headers.append("set-cookie", set_cookie(node.settings, token))
    if call.device:
        response.headers.append("set-cookie", set_device(node.settings, call.device))
