"""The connection to NATS: it comes back by itself, and drops what cannot be sent in the meantime."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final

import nats
import structlog
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError
from nats.js import JetStreamContext

from cardwright.kernel.errors import BadInput

UNREACHABLE: Final = (NatsError, OSError)  # what goes wrong while NATS, or a part of it, is away; timeouts too

log = structlog.get_logger("cardwright.cluster")


class NatsConnection:
    """One connection.

    url    the addresses of the NATS servers, with commas in between
    label  what the connection is called in NATS
    name   what every subject begins with
    """

    def __init__(self, url: str, label: str, name: str) -> None:
        self._url, self._label, self._name = url, label, name

    async def connect(self) -> None:
        try:
            self._client: Client = await nats.connect(
                self._url.split(","),
                name=self._label,
                no_echo=True,
                max_reconnect_attempts=20,  # at first; NATS may be starting, too
                reconnect_time_wait=0.1,
                ping_interval=2,
                error_cb=self._trouble,
                disconnected_cb=self._cut,
                reconnected_cb=self._mended,
            )
        except UNREACHABLE as error:
            where = re.sub(r"//[^/@,]*@", "//", self._url)  # without what lets in
            raise BadInput(f"there is no NATS server at {where} ({error or type(error).__name__})") from error
        self._client.options["max_reconnect_attempts"] = -1  # from now on for ever

    def streams(self, timeout: float) -> JetStreamContext:
        return self._client.jetstream(timeout=timeout)

    @property
    def closed(self) -> bool:
        """For good: NATS refuses this connection. One that merely broke comes back by itself."""
        return self._client.is_closed

    async def listen(self, subject: str, hear: Callable[[Msg], Awaitable[None]]) -> Subscription:
        return await self._client.subscribe(f"{self._name}.{subject}", cb=hear)

    async def say(self, subject: str, message: bytes, answer: str = "") -> None:
        """``answer`` is the subject where NATS says so if nobody listens."""
        if not self._client.is_connected:
            return
        try:
            await self._client.publish(f"{self._name}.{subject}", message, f"{self._name}.{answer}" if answer else "")
        except UNREACHABLE as error:
            log.error("a message to another node was not sent", size=len(message), why=str(error))

    async def close(self) -> None:
        await self._client.close()

    async def _trouble(self, error: Exception) -> None:
        if not isinstance(error, UNREACHABLE):
            log.error("a message from another node could not be handled", exc_info=error)
        elif not isinstance(error, OSError):  # each failed attempt to reach NATS is one
            log.warning("trouble with NATS", why=str(error))

    async def _cut(self) -> None:
        if not self._client.is_closed:
            log.warning("the connection to NATS is lost", label=self._label)

    async def _mended(self) -> None:
        log.warning("the connection to NATS is back", label=self._label)
