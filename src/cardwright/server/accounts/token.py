"""The token of a session: 256 random bits that only its owner has; the server keeps a hash."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from starlette.requests import cookie_parser

from cardwright.server.settings import Settings

COOKIE: Final = "cardwright"
DAY: Final = 86_400.0
LIFE: Final = 30 * DAY  # of a session that is not used


def new_token() -> str:
    return secrets.token_urlsafe(32)


def fingerprint(token: str) -> str:
    """What the server stores, and the id of the session."""
    return sha256(token.encode()).hexdigest()


def bearer(headers: Mapping[str, str]) -> str:
    """The token a program sends, or ""."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie(headers: Mapping[str, str]) -> str:
    """The token a browser sends, or ""."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def token_in(headers: Mapping[str, str]) -> str:
    """The token of a request; a program that sends one needs no cookie."""
    return bearer(headers) or cookie(headers)


def set_cookie(settings: Settings, token: str) -> str:
    """The header that gives a browser its token; an empty one takes it away."""
    secure = "; Secure" if settings.secure else ""
    age = int(LIFE) if token else 0
    return f"{COOKIE}={token}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"
