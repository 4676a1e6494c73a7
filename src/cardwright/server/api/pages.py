"""The web client over HTTP: one page for every address a person may open, and the files it is made of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from cardwright.server.api.answering import NOWHERE, not_allowed_method, problem, refused, refused_slowly
from cardwright.server.api.counting import address_of, count
from cardwright.server.api.endpoint import ROOT, Refusal
from cardwright.server.api.games import every_game
from cardwright.server.api.sharing import teaser, with_teaser
from cardwright.server.compression import compress
from cardwright.server.site import PAGE, Found, Site, how_long, is_page, takes

if TYPE_CHECKING:
    from cardwright.server.node import Node

GAMES: Final = b'<script id="games" type="application/json">'
READING: Final = ["GET", "HEAD"]
NOT_BUILT: Final = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cardwright</title></head>
<body><h1>Cardwright</h1>
<p>This server runs, but its web client has not been built.
In a clone of the project, <code>make play</code> builds it.</p>
<p>Programs find the <a href="{ROOT}/openapi.json">interface</a> here.
To play in a terminal: <code>cardwright play</code>.</p></body></html>"""


class Pages:
    """Answers what nothing else does."""

    def __init__(self, site: Site) -> None:
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.answer(Request(scope))
        await response(scope, receive, send)

    async def answer(self, request: Request) -> Response:
        try:
            count(request.app.state.node.limits, "page", address_of(request))
        except Refusal as refusal:
            return await refused_slowly(refusal)
        path: str = request.scope["path"]
        page = is_page(path)
        address = PAGE if page else path
        accepted = request.headers.get("Accept-Encoding", "")
        if page:
            node: Node = request.app.state.node
            said = await teaser(node, request)
            found = await asyncio.to_thread(
                self.page, address, accepted, node.settings.lab, partial(with_teaser, found=said, request=request)
            )
        else:
            found = await asyncio.to_thread(self.site.find, address, accepted)
        if found is None and not page:
            return problem(404, NOWHERE)
        if request.method not in READING:
            return refused(not_allowed_method(request.method, READING))
        return HTMLResponse(NOT_BUILT, 503) if found is None else sent(request, address, found)

    def page(self, address: str, accepted: str, lab: bool, headed: Callable[[bytes], bytes]) -> Found | None:
        """The page with the list of games in it, so that a browser need not ask for them before it can draw."""
        plain = self.site.find(address, "")
        if plain is None:
            return None
        body = headed(plain.body.replace(GAMES, GAMES + listed(lab)))
        return Found(compress(body), plain.kind, "gzip") if takes(accepted, "gzip") else Found(body, plain.kind, "")


@cache
def listed(lab: bool) -> bytes:
    """The games as JSON that may stand in a page."""
    return msgspec.json.encode(every_game(lab)).replace(b"<", b"\\u003c")


def sent(request: Request, address: str, found: Found) -> Response:
    headers = {
        "Cache-Control": how_long(address, request.url.query != ""),
        "ETag": found.tag,
        "Vary": "Accept-Encoding",
    }
    if has_already(request, found.tag):
        return Response(status_code=304, headers=headers)
    headers["Content-Type"] = found.kind
    if found.encoding:
        headers["Content-Encoding"] = found.encoding
    return Response(found.body, headers=headers)


def has_already(request: Request, tag: str) -> bool:
    known = request.headers.get("If-None-Match", "").split(",")
    return any(entry.strip().removeprefix("W/") in (tag, "*") for entry in known)


def routes(folder: Path) -> list[Route]:
    """To come after all others."""
    return [Route("/{path:path}", Pages(Site(folder)))]
