"""Where a request comes from: a page of another site must not act with a visitor's cookie."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from cardwright.server.accounts.token import bearer, cookie
from cardwright.server.settings import Settings


def allowed_origin(settings: Settings, headers: Mapping[str, str]) -> bool:
    """Whether an unsafe request, or a WebSocket, may go on.

    A browser names the page's origin: it has to be this server's own or one of the settings'. Without an origin it is a
    program, which may have no cookie. A program that shows a token in a header needs neither: no page can make a
    browser do that.
    """
    if bearer(headers):
        return True
    origin = headers.get("origin")
    if origin is None:
        return not cookie(headers)
    return origin in settings.origins or is_own(settings, origin, headers.get("host", ""))


def is_own(settings: Settings, origin: str, host: str) -> bool:
    """Whether the page came from this server, by the name the browser knows it by."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if settings.secure else ("http", "https")
    return bool(host) and parts.scheme in schemes and parts.netloc.lower() == host.lower()
