"""Which nodes are alive: each renews its own key, and a key that is not renewed goes away."""

from __future__ import annotations

from nats.js import JetStreamContext
from nats.js.errors import KeyNotFoundError, KeyWrongLastSequenceError
from nats.js.kv import KeyValue

from cardwright.server.cluster.bucket import open_bucket


class Presence:
    """The bucket of the living nodes.

    Only a node that knows the last revision of a key can renew it. So a key that has gone stays gone, however late a
    renewal arrives, and everybody can rely on that.
    """

    def __init__(self, streams: JetStreamContext, bucket: str, seconds: float) -> None:
        self._streams = streams
        self._bucket = bucket
        self._seconds = seconds
        self._node = ""
        self._revision = 0

    async def open(self, copies: int) -> None:
        self._keys: KeyValue = await open_bucket(self._streams, self._bucket, copies, self._seconds)

    async def join(self, node: str) -> None:
        self._node, self._revision = node, await self._keys.create(node, b"")

    async def renew(self) -> bool:
        """False: too late, this node counts as dead."""
        try:
            self._revision = await self._keys.update(self._node, b"", last=self._revision)
        except KeyWrongLastSequenceError:
            # Either the key has gone, or an earlier renewal arrived and its answer was lost.
            try:
                self._revision = (await self._keys.get(self._node)).revision or 0
            except KeyNotFoundError:
                return False
        return True

    async def living(self) -> set[str]:
        info = await self._streams.stream_info(f"KV_{self._bucket}", subjects_filter=">")
        return {subject.rpartition(".")[2] for subject in info.state.subjects or {}}

    async def lives(self, node: str) -> bool:
        try:
            await self._keys.get(node)
        except KeyNotFoundError:
            return False
        return True

    async def leave(self) -> None:
        """Leave at once, without a trace."""
        if self._node:
            await self._streams.purge_stream(f"KV_{self._bucket}", subject=f"$KV.{self._bucket}.{self._node}")
