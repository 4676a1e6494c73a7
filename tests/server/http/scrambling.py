"""Requests that no description allows: broken JSON, wrong headers, wrong methods, odd paths, any bytes at all."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException, HTTPResponse
from typing import Any, Final

from cardwright.server.api.endpoints import ENDPOINTS
from tests.server.http.live_server import LiveServer

Bytes = Callable[[random.Random, bytes], bytes]
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")
TYPES: Final = (
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "application/jsonx",
    "",
    "x" * 500,
)
ORIGINS: Final = ("", "http://evil.example", "null", "http://[", "https://127.0.0.1@evil.example")
QUERIES: Final = ("", "", "", "?token=1", "?seat=0&first=-1", "?first=9e9", "?%00=%ff", "?game=generals")
VALUES: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 2**31, 2**63, 2**200, 1e308, "", "x", "\0", "\ud800", "ß" * 24, "x" * 5000, [], [[]], {},
    {"a": {}}, "generals", "threelines", "bot", "easy", ["easy", "hard"], "-1", "’", "\u202eabc", "🂡" * 12,
)  # fmt: skip
FIELDS: Final = sorted({name for endpoint in ENDPOINTS if endpoint.body for name in endpoint.body.__struct_fields__})


def cut(chance: random.Random, body: bytes) -> bytes:
    return body[: chance.randrange(len(body) + 1)]


def struck(chance: random.Random, body: bytes) -> bytes:
    """With some bytes replaced by others."""
    found = bytearray(body)
    for _ in range(chance.randint(1, 4)):
        found[chance.randrange(len(found))] = chance.randrange(256)
    return bytes(found)


def noise(chance: random.Random, _: bytes) -> bytes:
    return chance.randbytes(chance.randrange(200))


def nested(chance: random.Random, _: bytes) -> bytes:
    return chance.choice((b"[", b'{"a":')) * chance.randrange(1, 10_000)


def whole(_: random.Random, body: bytes) -> bytes:
    return body


HARM: Final[tuple[Bytes, ...]] = (whole, whole, whole, cut, struck, noise, nested)


class Scrambler:
    """Every answer is below 500, and a refusal is a sentence."""

    def __init__(self, site: LiveServer, tokens: list[str], names: dict[str, list[str]], seed: int = 0) -> None:
        self.chance = random.Random(seed)
        self.connection = HTTPConnection(site.url.removeprefix("http://"), timeout=30)
        self.tokens = tokens
        self.names = names
        self.statuses: Counter[int] = Counter()

    def run(self, requests: int) -> Counter[int]:
        for _ in range(requests):
            self.once()
        self.connection.close()
        return self.statuses

    def once(self) -> None:
        endpoint = self.chance.choice(ENDPOINTS)
        method = endpoint.method if self.chance.random() < 0.9 else self.chance.choice(METHODS)
        path = self.path(endpoint.path)
        body = self.body(endpoint.body) if self.chance.random() < 0.8 else None
        try:
            self.connection.request(method, path, body, self.headers())
            response = self.connection.getresponse()
            told = response.read()
        except (HTTPException, OSError):
            self.connection.close()  # it hung up on what is no HTTP
            return
        self.check(f"{method} {path} {body!r}", response, told)

    def check(self, asked: str, response: HTTPResponse, told: bytes) -> None:
        self.statuses[response.status] += 1
        assert response.status < 500, f"{asked}: {response.status} {told!r}"
        if response.status >= 400 and told and response.getheader("Content-Type") == "application/json":
            assert json.loads(told)["reason"], asked

    def path(self, template: str) -> str:
        parts = [self.part(part[1:-1]) if part.startswith("{") else part for part in template.split("/")]
        query = self.chance.choice(
            ("", "", "", "?token=1", "?seat=0&first=-1", "?first=9e9", "?%00=%ff", "?game=generals")
        )
        return "/".join(parts) + query

    def part(self, name: str) -> str:
        known = self.names.get(name)
        if known and self.chance.random() < 0.7:
            return self.chance.choice(known)
        return "".join(f"%{byte:02x}" for byte in self.chance.randbytes(self.chance.randint(1, 12)))

    def body(self, kind: Any) -> bytes:
        fields = kind.__struct_fields__ if kind else FIELDS
        chosen = [name for name in fields if self.chance.random() < 0.8]
        value = {name: self.chance.choice(self.names.get(name, VALUES)) for name in chosen}
        return self.chance.choice(HARM)(self.chance, json.dumps(value).encode())

    def headers(self) -> dict[str, str]:
        found = {"Content-Type": self.chance.choice(TYPES) if self.chance.random() < 0.1 else TYPES[0]}
        found["Authorization"] = f"Bearer {self.chance.choice(self.tokens)}"
        if self.chance.random() < 0.1:
            found["Origin"] = self.chance.choice(ORIGINS)
            found["Cookie"] = "cardwright=" + self.chance.choice(("", "x", "=;=;\xff", "x" * 4000))
            del found["Authorization"]
        return found
