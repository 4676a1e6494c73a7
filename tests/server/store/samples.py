"""What the tests of the store put into it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from cardwright.server.player import Player
from cardwright.server.settings import Settings
from cardwright.server.store import Entry, SeatRecord, Store, TableRecord, open_store


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    store = await open_store(settings)
    try:
        yield store
    finally:
        await store.close()


def person(name: str, guest: bool = False) -> Player:
    return Player(id=f"id-of-{name.lower()}", name=name, guest=guest)


def entry(number: int, action: int = 7) -> Entry:
    return Entry(number, 1000.5 + number, "act", number % 2, action)


def table(id: str = "table", size: int = 2, **changes: Any) -> TableRecord:
    values: dict[str, Any] = {
        "game": "threelines",
        "variant": "standard",
        "options": {"hp": 20, "open": True, "rule": "strict"},
        "cards": "c" * 64,
        "kind": "open",
        "rated": False,
        "clock": True,
        "secret": "5" * 64,
        "commitment": "6" * 64,
        "created": 100.0,
        "seats": [SeatRecord(seat) for seat in range(size)],
    }
    return TableRecord(id=id, size=size, **(values | changes))


async def seat_all(store: Store, id: str, *players: Player) -> None:
    for player in players:
        await store.tables.take_seat(id, None, player, "", "")
