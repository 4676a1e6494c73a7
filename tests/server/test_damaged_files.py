"""Files that are damaged, missing or of another version: a sentence and status 2, and no match begins again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cardwright.server.settings import Settings
from tests.server.serve_command import refused
from tests.server.store.samples import entry, opened, person, seat_all, table

pytestmark = pytest.mark.xdist_group("serve")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The files of a server that was stopped in the middle of a match."""

    async def play() -> None:
        async with opened(Settings(data=tmp_path / "data")) as store:
            await store.tables.add(table())
            await seat_all(store, "table", person("Ann"), person("Bob"))
            assert await store.tables.begin("table", 1.0)
            for number in range(1, 200):
                await store.log.append("table", entry(number))

    asyncio.run(play())
    return tmp_path / "data"


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def scribble(file: Path) -> None:
    """Garbage in the middle of the file, behind a sound beginning."""
    pages = bytearray(file.read_bytes())
    pages[4096:12288] = b"\xa5" * 8192
    file.write_bytes(pages)


DAMAGES: dict[str, tuple[Callable[[Path], object], str]] = {
    "the log is missing": (lambda data: (data / "matches.db").unlink(), "matches.db is missing"),
    "the log is empty": (lambda data: (data / "matches.db").write_bytes(b""), "matches.db is empty"),
    "the log is cut": (lambda data: cut(data / "matches.db"), "matches.db is damaged"),
    "the log is scribbled over": (lambda data: scribble(data / "matches.db"), "matches.db is damaged"),
    "the log is garbage": (lambda data: (data / "matches.db").write_bytes(b"garbage" * 999), "not a database"),
    "the log is newer": (
        lambda data: change(data / "matches.db", "PRAGMA user_version = 99"),
        "made by another version of Cardwright",
    ),
    "an entry is missing": (
        lambda data: change(data / "matches.db", "DELETE FROM log WHERE number = 7"),
        "matches.db is damaged: the log of match table",
    ),
    "an entry is cut": (
        lambda data: change(data / "matches.db", "UPDATE log SET kind = 'a' WHERE number = 7"),
        "matches.db is damaged: the log of match table",
    ),
    "the tables are missing": (lambda data: (data / "cardwright.db").unlink(), "cardwright.db is missing"),
    "the tables are empty": (lambda data: (data / "cardwright.db").write_bytes(b""), "cardwright.db is empty"),
    "the tables are cut": (lambda data: cut(data / "cardwright.db"), "cardwright.db is damaged"),
    "the tables are garbage": (lambda data: (data / "cardwright.db").write_bytes(b"garbage" * 999), "not a database"),
    "the tables are newer": (
        lambda data: change(data / "cardwright.db", "UPDATE alembic_version SET version_num = '9999'"),
        "made by another version of Cardwright",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_server_does_not_start_on_files_that_are_damaged(damage: str, data: Path) -> None:
    harm, expected = DAMAGES[damage]
    harm(data)
    before = {file.name: file.read_bytes() for file in data.glob("*.db")}
    status, said = refused("--port", 0, "--data", data, "--no-open")
    assert (status, said.count("\n")) == (2, 1), said
    assert said.startswith("error: ")
    assert expected in said
    assert {file.name: file.read_bytes() for file in data.glob("*.db")} == before, "nothing is touched"
