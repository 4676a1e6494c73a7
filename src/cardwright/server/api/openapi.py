"""The description of the HTTP interface in OpenAPI 3.1, made from the endpoints."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec

import cardwright.wire
from cardwright.server.accounts.token import COOKIE
from cardwright.server.api.endpoint import ANYONE, Endpoint
from cardwright.server.api.reading import needs
from cardwright.wire.bodies.body import Problem

Json = dict[str, Any]
TEMPLATE: Final = "#/components/schemas/{name}"
SECURITY: Final[list[Json]] = [{"cookie": []}, {"token": []}]
SCHEMES: Final[Json] = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "for browsers"},
    "token": {"type": "http", "scheme": "bearer", "description": "for programs: what ?token=1 gives"},
}
WAIT: Final[Json] = {"Retry-After": {"description": "seconds to wait", "schema": {"type": "integer"}}}
FIELDS_OF: Final[dict[int, Json]] = {  # headers that come with a refusal
    429: WAIT,
    503: WAIT,
    401: {"WWW-Authenticate": {"description": "Bearer", "schema": {"type": "string"}}},
}


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """The whole document."""
    types = [Problem, *(kind for endpoint in endpoints for kind in kinds(endpoint))]
    schemas, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas)}
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Cardwright",
            "version": str(cardwright.wire.VERSION),
            "description": "Accounts, lobby, decks and replays. Matches are played over the WebSocket.",
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SCHEMES},
    }


def kinds(endpoint: Endpoint) -> list[Any]:
    """The types that go in and come out."""
    return [kind for kind in (endpoint.body, endpoint.answer, *endpoint.query.values()) if kind is not None]


def operation(endpoint: Endpoint, schema_of: dict[int, Json]) -> Json:
    found: Json = {
        "operationId": operation_id(endpoint),
        "summary": endpoint.summary,
        "security": [] if endpoint.who == ANYONE else SECURITY,
        "responses": responses(endpoint, schema_of),
    }
    if endpoint.names or endpoint.query:
        found["parameters"] = parameters(endpoint, schema_of)
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[id(endpoint.body)]}}
        found["requestBody"] = {"required": needs(endpoint.body), "content": content}
    return found


def operation_id(endpoint: Endpoint) -> str:
    parts = [part.strip("{}") for part in endpoint.path.split("/")[3:]]
    return "_".join([endpoint.method.lower(), *parts]).replace("-", "_").replace(".", "_")


def parameters(endpoint: Endpoint, schema_of: dict[int, Json]) -> list[Json]:
    text = {"type": "string", "minLength": 1, "pattern": "^[^/\\x00]+$"}
    path = [{"name": name, "in": "path", "required": True, "schema": text} for name in endpoint.names]
    query = [{"name": name, "in": "query", "schema": schema_of[id(kind)]} for name, kind in endpoint.query.items()]
    return [*path, *query]


def responses(endpoint: Endpoint, schema_of: dict[int, Json]) -> Json:
    good: Json = {"description": phrase(endpoint.success)}
    if endpoint.answer is not None:
        good["content"] = {"application/json": {"schema": schema_of[id(endpoint.answer)]}}
    return {str(endpoint.success): good} | {str(status): bad(status) for status in endpoint.refusals}


def bad(status: int) -> Json:
    schema = {"$ref": TEMPLATE.format(name="Problem")}
    found: Json = {"description": phrase(status), "content": {"application/json": {"schema": schema}}}
    return found | ({"headers": FIELDS_OF[status]} if status in FIELDS_OF else {})


def phrase(status: int) -> str:
    return HTTPStatus(status).phrase
