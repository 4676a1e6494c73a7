"""A place among the connections of an address, and a time that a connection has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cardwright.server.limits import network

if TYPE_CHECKING:
    from cardwright.server.node import Node


class CountedConnection:
    """One of the connections that an address may have; a proxy that is trusted may have any number."""

    def __init__(self, node: Node, config: Config) -> None:
        self.node = node
        self.config = config
        self.address: str | None = None

    def take(self, host: str) -> bool:
        """False if the address has all the connections it may have."""
        proxies = self.config.loaded_app
        if isinstance(proxies, ProxyHeadersMiddleware) and host in proxies.trusted_hosts:
            return True
        address = network(host)
        if not self.node.caps.hold("connections", address):
            return False
        self.address = address
        return True

    def free(self) -> None:
        if self.address is not None:
            self.node.caps.let_go("connections", self.address)
            self.address = None


class Alarm:
    """Rings once, unless it is set again or stopped before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, ring: Callable[[], None]) -> None:
        self.loop = loop
        self.ring = ring
        self.timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.stop()
        self.timer = self.loop.call_later(seconds, self.ring)

    def end(self) -> None:
        """Let go of whom it would have called."""
        self.stop()
        self.ring = nobody_hears

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def nobody_hears() -> None:
    """What an alarm calls that has ended."""
