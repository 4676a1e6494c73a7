"""Opens a bucket of JetStream, and makes it if it does not exist."""

from __future__ import annotations

from nats.js import JetStreamContext
from nats.js.errors import NotFoundError
from nats.js.kv import KeyValue


async def open_bucket(streams: JetStreamContext, name: str, copies: int, seconds: float | None = None) -> KeyValue:
    """``copies`` servers hold it; keys last for ``seconds``, or for ever. A bucket that exists stays as it is."""
    try:
        return await streams.key_value(name)
    except NotFoundError:
        return await streams.create_key_value(bucket=name, ttl=seconds, replicas=copies)
