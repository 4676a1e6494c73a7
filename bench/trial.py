"""Duels on a server that is troubled in some way, and what became of every action and every match."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from bench.duel import Duel, missing, surplus
from bench.process import ServerProcess
from cardwright.server.settings import Settings
from cardwright.server.store import open_store

STUCK_S: Final = 60.0  # a duel that takes no action for so long is stuck
LAST_S: Final = 180.0  # for all matches to be played out at the end


class Findings(msgspec.Struct):
    """lost        actions that were acknowledged and are not in the log
    doubled     actions in the log that were sent once and taken twice
    stuck       duels that did not go on
    unfinished  matches that were not played out
    refused     what the server said no to
    faults      errors in the servers' logs
    """

    matches: int = 0
    actions: int = 0
    lost: int = 0
    doubled: int = 0
    stuck: int = 0
    unfinished: int = 0
    refused: list[str] = []
    faults: list[str] = []

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.stuck or self.unfinished or self.refused or self.faults)


class Trial:
    """``duels`` play while ``under_way``; the caller, who troubles the servers, asks how long it was felt."""

    def __init__(self, settings: Settings, servers: list[ServerProcess], duels: list[Duel]) -> None:
        self._settings = settings
        self._servers = servers
        self._duels = duels
        self._lost: dict[str, int] = {}
        self.found = Findings()

    @asynccontextmanager
    async def under_way(self) -> AsyncIterator[None]:
        """All duels play inside; afterwards they have been played out, the servers stopped, and the findings are in."""
        await asyncio.gather(*(server.start() for server in self._servers))
        playing = [asyncio.create_task(duel.run()) for duel in self._duels]
        try:
            await self.felt(time.monotonic())
            yield
            await self._play_out(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await asyncio.gather(*(server.stop() for server in self._servers))
        await self._sum_up()

    async def felt(self, since: float) -> float:
        """Seconds from then until an action was acknowledged in every duel."""
        for duel in self._duels:
            if not duel.ended:
                duel.acted.clear()
        waits = [asyncio.create_task(duel.acted.wait()) for duel in self._duels]
        _, late = await asyncio.wait(waits, timeout=STUCK_S)
        for wait in late:
            wait.cancel()
        self.found.stuck += len(late)
        return time.monotonic() - since

    async def compare(self, tables: Iterable[str] = ()) -> None:
        """Hold the log against what was acknowledged by now; all tables, or those that are played at."""
        acknowledged = {
            table: [list(seat) for seat in seats] for duel in self._duels for table, seats in duel.acknowledged.items()
        }
        current = [duel.table for duel in self._duels if duel.table]
        store = await open_store(self._settings)
        try:
            for table in tables or current:
                written = await store.log.read(table)
                lost = missing(written, acknowledged[table])
                self._lost[table] = max(lost, self._lost.get(table, 0))
        finally:
            await store.close()

    async def _play_out(self, playing: list[asyncio.Task[None]]) -> None:
        for duel in self._duels:
            duel.enough = True
        done, _ = await asyncio.wait(playing, timeout=LAST_S)
        for task in done:
            task.result()

    async def _sum_up(self) -> None:
        found = self.found
        everything = {table: seats for duel in self._duels for table, seats in duel.acknowledged.items()}
        await self.compare(everything)
        found.lost = sum(self._lost.values())
        found.matches, found.actions = len(everything), sum(duel.actions for duel in self._duels)
        found.refused = [reason for duel in self._duels for reason in duel.refused]
        found.faults = [line for server in self._servers for line in server.faults()]
        store = await open_store(self._settings)
        try:
            for table, seats in everything.items():
                found.doubled += surplus(await store.log.read(table), seats)
                record = await store.tables.get(table)
                found.unfinished += record is None or record.status != "over"
        finally:
            await store.close()
