"""Opens a bucket of JetStream, made if need be."""

from __future__ import annotations

from nats.js import JetStreamContext
from nats.js.errors import NotFoundError
from nats.js.kv import KeyValue


async def open_bucket(streams: JetStreamContext, name: str, copies: int, seconds: float | None = None) -> KeyValue:
    """Keys last so many seconds, or for ever; the bucket lies on so many servers. One that is there stays as it is."""
    try:
        return await streams.key_value(name)
    except NotFoundError:
        return await streams.create_key_value(bucket=name, ttl=seconds, replicas=copies)
