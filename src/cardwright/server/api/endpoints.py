"""All endpoints, and the routes for their paths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.routing import Route

from cardwright.server.api import accounts, decks, email, friends, games, lobby, moderation, mutes, replays
from cardwright.server.api.endpoint import ANYONE, ROOT, Call, Endpoint
from cardwright.server.api.openapi import Json, openapi
from cardwright.server.api.resource import Resource

if TYPE_CHECKING:
    from cardwright.server.node import Node


async def description(_: Node, __: Call) -> msgspec.Raw:
    return DESCRIPTION


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *accounts.ENDPOINTS,
    *email.ENDPOINTS,
    *games.ENDPOINTS,
    *decks.ENDPOINTS,
    *mutes.ENDPOINTS,
    *friends.ENDPOINTS,
    *moderation.ENDPOINTS,
    *lobby.ENDPOINTS,
    *replays.ENDPOINTS,
    Endpoint("GET", f"{ROOT}/openapi.json", description, answer=Json, summary="This description", who=ANYONE),
)
DESCRIPTION: Final = msgspec.Raw(msgspec.json.encode(openapi(ENDPOINTS)))


def routes(endpoints: Sequence[Endpoint] = ENDPOINTS) -> list[Route]:
    """A route for each path; where two match, the one with fewer names to fill in comes first."""
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    return [Route(path, Resource(path, by_path[path])) for path in sorted(by_path, key=lambda path: path.count("{"))]
