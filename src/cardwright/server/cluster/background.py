"""Tasks that run beside the heartbeat of a node, so that it need not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import structlog

log = structlog.get_logger("cardwright.cluster")


class BackgroundTasks:
    """Each runs by itself; one that fails is logged."""

    def __init__(self) -> None:
        self._under_way: set[asyncio.Future[None]] = set()

    def run(self, errand: Awaitable[None]) -> asyncio.Future[None]:
        task = asyncio.ensure_future(errand)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return task

    def cancel(self) -> None:
        for task in list(self._under_way):
            task.cancel()

    def _done(self, task: asyncio.Future[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something between the nodes failed", exc_info=error)
