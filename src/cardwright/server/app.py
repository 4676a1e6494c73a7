"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.routing import WebSocketRoute

from cardwright.server.api import health, pages
from cardwright.server.api.answering import not_found
from cardwright.server.api.endpoint import ROOT
from cardwright.server.api.endpoints import routes
from cardwright.server.api.handshake import connect
from cardwright.server.compression import Compressed
from cardwright.server.headers import SafeHeaders
from cardwright.server.node import Node, start
from cardwright.server.settings import Settings

Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE")


def make_app(settings: Settings, node: Node | None = None) -> Starlette:
    """The node starts and stops with the application, unless the caller gives one and looks after it."""
    app = Starlette(
        routes=[*routes(), *health.ROUTES, WebSocketRoute(f"{ROOT}/ws", connect), *pages.routes(settings.site)],
        middleware=middleware(settings),
        exception_handlers={HTTPException: not_found},
        lifespan=None if node else lifespan_of(settings),
    )
    app.router.redirect_slashes = False
    if node is not None:
        app.state.node = node
    return app


def lifespan_of(settings: Settings) -> Lifespan:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.node = await start(settings)
        try:
            yield
        finally:
            await app.state.node.stop()

    return lifespan


def middleware(settings: Settings) -> list[Middleware]:
    """Headers for every answer; pages from the other addresses in the settings may read the answers."""
    found = [Middleware(SafeHeaders, secure=settings.secure), Middleware(Compressed)]
    if settings.origins:
        found.append(
            Middleware(
                CORSMiddleware,
                allow_origins=list(settings.origins),
                allow_methods=list(METHODS),
                allow_headers=["content-type"],
                allow_credentials=True,
            )
        )
    return found
