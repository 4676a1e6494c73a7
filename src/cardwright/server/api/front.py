"""The page at the server's own address, for whoever opens it in a browser."""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.routing import Route

from cardwright.games import NAMES, load
from cardwright.server.api.endpoint import ROOT


async def front(_: Request) -> HTMLResponse:
    games = "".join(f"<li>{escape(load(name).title)}</li>" for name in NAMES)
    return HTMLResponse(
        f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cardwright</title></head>
<body><h1>Cardwright</h1>
<p>This server hosts matches of these games, between people and against bots:</p><ul>{games}</ul>
<p>Programs find its <a href="{ROOT}/openapi.json">interface</a> and the <a href="{ROOT}/tables">open tables</a> here.
To play in a terminal: <code>cardwright play</code>.</p></body></html>"""
    )


ROUTES: Final = [Route("/", front)]
