"""A lobby to test: a real store, players who come in, and an announcer that notes what the tables would be told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from cardwright.server.lobby import Lobby
from cardwright.server.player import Player
from cardwright.server.settings import Settings
from cardwright.server.store import Store, TableRecord, open_store
from cardwright.wire.socket import Answer

NOW = 1_800_000_000.0


@dataclass
class RecordingAnnouncer:
    """Stands where the live tables are."""

    matches: list[str] = field(default_factory=list)
    told: list[tuple[str, Answer]] = field(default_factory=list)
    changes: int = 0
    seen: list[str] = field(default_factory=list)

    async def begun(self, table: str) -> None:
        self.matches.append(table)

    async def notify(self, player: str, message: Answer) -> None:
        self.told.append((player, message))

    async def lobby_changed(self) -> None:
        self.changes += 1

    async def changed(self, table: str) -> None:
        self.seen.append(table)


class LobbySetup:
    """Everything a test of the lobby needs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.announcer = RecordingAnnouncer()
        self.now = NOW
        self.lobby = Lobby(store, self.announcer, lambda: self.now)
        self.numbers = count(1)

    async def account(self, name: str = "", banned: str = "") -> Player:
        return await self.comes_in(name, False, banned)

    async def guest(self, name: str = "") -> Player:
        return await self.comes_in(name, True, "")

    async def comes_in(self, name: str, guest: bool, banned: str) -> Player:
        number = next(self.numbers)
        player = Player(f"player{number}", name or f"Player {number}", guest, banned)
        await self.store.players.add(player, None if guest else "hash", self.now)
        return player

    async def table(self, id: str) -> TableRecord:
        record = await self.store.tables.get(id)
        assert record is not None
        return record

    async def finish(self, id: str, *winners: int) -> None:
        assert await self.store.tables.finish(id, winners, "", "", self.now)


@asynccontextmanager
async def setup_at(settings: Settings) -> AsyncIterator[LobbySetup]:
    store = await open_store(settings)
    try:
        yield LobbySetup(store)
    finally:
        await store.close()


@asynccontextmanager
async def setup_in(folder: Path) -> AsyncIterator[LobbySetup]:
    async with setup_at(Settings(data=folder)) as setup:
        yield setup
