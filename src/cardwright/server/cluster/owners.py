"""Which node owns which table: a key for each table; only a node that knows its last revision can change it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from nats.js import JetStreamContext
from nats.js.api import Header
from nats.js.errors import APIError, KeyNotFoundError, KeyWrongLastSequenceError
from nats.js.kv import KV_OP, KV_PURGE, MSG_ROLLUP_SUBJECT, KeyValue

from cardwright.server.cluster.bucket import open_bucket

TRACE: Final = 60  # seconds the mark of a removed key is kept


class Owner(Struct, frozen=True):
    node: str
    revision: int


class Owners:
    """The bucket of the owned tables."""

    def __init__(self, streams: JetStreamContext, bucket: str) -> None:
        self._streams = streams
        self._bucket = bucket

    async def open(self, copies: int) -> None:
        self._keys: KeyValue = await open_bucket(self._streams, self._bucket, copies)

    async def find(self, table: str) -> Owner | None:
        try:
            entry = await self._keys.get(table)
        except KeyNotFoundError:
            return None
        return Owner((entry.value or b"").decode(), entry.revision or 0)

    async def take(self, table: str, node: str, before: Owner | None) -> Owner | None:
        """Own a table that no node, or this one, owned before; None if another was faster."""
        try:
            if before is None:
                revision = await self._keys.create(table, node.encode())
            else:
                revision = await self._keys.update(table, node.encode(), last=before.revision)
        except KeyWrongLastSequenceError:
            return None
        return Owner(node, revision)

    async def free(self, table: str, owner: Owner) -> None:
        """Remove the key, unless another node has taken the table since."""
        headers = {
            KV_OP: KV_PURGE,
            Header.ROLLUP: MSG_ROLLUP_SUBJECT,
            Header.EXPECTED_LAST_SUBJECT_SEQUENCE: str(owner.revision),
        }
        try:
            await self._streams.publish(f"$KV.{self._bucket}.{table}", headers=headers, msg_ttl=TRACE)
        except APIError as error:
            if error.err_code not in (10071, 10164):  # the revision is another
                raise

    async def of(self, node: str) -> list[str]:
        """All tables of one node."""
        watcher = await self._keys.watchall(ignore_deletes=True)
        tables = []
        async for entry in watcher:
            if entry is None:  # that was all there is
                break
            if entry.value == node.encode():
                tables.append(entry.key)
        await watcher.stop()  # type: ignore[no-untyped-call]
        return tables
