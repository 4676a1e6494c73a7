"""Where a player logs in from: a browser with our cookie, or a network. Known places have a limit of their own."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from starlette.requests import cookie_parser

from cardwright.server.settings import Settings

COOKIE: Final = "cardwright-device"
LIFE: Final = 365 * 86_400  # seconds


def new_device() -> str:
    return secrets.token_urlsafe(32)


def device_in(headers: Mapping[str, str]) -> str:
    """What a browser was given when somebody logged in there, or ""."""
    return cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def places(player: str, device: str, address: str) -> list[str]:
    """What the server stores of a place: nobody can read a cookie or an address in it. A device comes first."""
    named = [f"device {device}"] if device else []
    return [sha256(f"{player} {place}".encode()).hexdigest() for place in (*named, f"address {address}")]


def set_device(settings: Settings, device: str) -> str:
    """The header that lets a browser be known again."""
    secure = "; Secure" if settings.secure else ""
    return f"{COOKIE}={device}; Max-Age={LIFE}; Path=/api; HttpOnly; SameSite=Lax{secure}"
