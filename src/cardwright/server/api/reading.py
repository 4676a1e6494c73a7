"""Reads a request: its body, its query, its path; a refusal names the field that cannot be read."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request

from cardwright.server.api.endpoint import Endpoint, Refusal

MOST_BYTES: Final = 65_536
PATIENCE: Final = 20.0  # seconds for a body to arrive
PLACE: Final = re.compile(r" - at `(?:key in )?\$?\.?(.*?)`$")
WORDS: Final = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "null": "null",
    "object": "an object",
    "array": "a list",
}


async def read_body(request: Request, endpoint: Endpoint) -> Any:
    """The body as its type; None for an endpoint without a body."""
    raw = await read_bytes(request)
    if endpoint.body is None:
        if raw:
            raise Refusal(400, "this request takes no body")
        return None
    if not raw and not needs(endpoint.body):
        return endpoint.body()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal(415, "send JSON, with the header Content-Type: application/json")
    return decode(raw, endpoint.body)


async def read_bytes(request: Request) -> bytes:
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and int(announced) > MOST_BYTES:
        raise too_large()
    raw = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > MOST_BYTES:
                    raise too_large()
    except TimeoutError:
        raise Refusal(408, f"the body did not arrive within {PATIENCE:g} seconds", {"Connection": "close"}) from None
    return bytes(raw)


def too_large() -> Refusal:
    return Refusal(413, f"that is too much: a body has at most {MOST_BYTES // 1024} KiB", {"Connection": "close"})


@cache
def needs(body: type[Struct]) -> bool:
    """Whether the body must hold something."""
    return any(known.required for known in msgspec.structs.fields(body))


@cache
def decoder(body: type[Struct]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(body)


def decode(raw: bytes, body: type[Struct]) -> Any:
    try:
        found = decoder(body).decode(raw)
    except msgspec.ValidationError as error:
        raise Refusal(400, in_words(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, f"the body cannot be read as JSON: {error}") from None
    # PostgreSQL cannot store this character, and no player needs it.
    if rb"\u0000" in raw.replace(rb"\\", b""):
        raise Refusal(400, "a text may not hold the character U+0000")
    return found


def in_words(error: str) -> str:
    """What msgspec says about a body, as a sentence: ``name: expected text of length >= 2``."""
    said = PLACE.sub("", error)
    place = PLACE.search(error)
    where = place[1] if place else ""
    if unknown := re.search(r"unknown field `(.*)`", said):
        return f'there is no field "{unknown[1]}"' + (f" in {where}" if where else " in this body")
    if missing := re.search(r"missing required field `(.*)`", said):
        return f'the field "{missing[1]}" is missing' + (f" in {where}" if where else "")
    plain = re.sub(r"`([^`]*)`", lambda found: " or ".join(word(one) for one in found[1].split(" | ")), said)
    return f"{where or 'the body'}: {plain[:1].lower()}{plain[1:]}"


def word(kind: str) -> str:
    return WORDS.get(kind, kind)


def read_query(request: Request, endpoint: Endpoint) -> dict[str, str]:
    """The query, checked against the types its endpoint names."""
    query: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name not in endpoint.query:
            raise Refusal(400, f'there is nothing to ask by "{name}" here')
        if name in query:
            raise Refusal(400, f'"{name}" is given twice')
        query[name] = checked_text(name, value)
        try:
            msgspec.convert(value, endpoint.query[name], strict=False)
        except msgspec.ValidationError as error:
            raise Refusal(400, in_words(f"{error} - at `$.{name}`")) from None
    return query


def read_path(request: Request) -> dict[str, str]:
    return {name: checked_text(name, value) for name, value in request.path_params.items()}


def checked_text(name: str, value: str) -> str:
    if "\0" in value:
        raise Refusal(400, f"{name} may not hold the character U+0000")
    return value
