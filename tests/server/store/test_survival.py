"""What was acknowledged is there, whatever is killed, and what cannot be confirmed is not acknowledged."""

import asyncio
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.server.settings import Settings
from cardwright.server.store import Taken, Unconfirmed
from cardwright.server.store.sqlite_log import SqliteLog
from tests.server.store import log_writer
from tests.server.store.samples import entry, opened
from tests.services import Postgres, running


def killed_while_writing(settings: Settings, after: int) -> dict[str, int]:
    """The last number acknowledged in each match by a process that is killed in mid-sentence."""
    arguments = [sys.executable, log_writer.__file__, str(settings.data), settings.database]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = [process.stdout.readline() for _ in range(after)]
        process.kill()
        said += process.stdout.read().splitlines(keepends=True)
    acknowledged: dict[str, int] = {}
    for line in said:
        if line.endswith("\n"):  # the last one may have been cut off
            match, number = line.split()
            acknowledged[match] = int(number)
    return acknowledged


def test_a_killed_process_has_lost_nothing_it_acknowledged(settings: Settings) -> None:
    acknowledged = killed_while_writing(settings, after=500)

    async def kept() -> dict[str, list[int]]:
        async with opened(settings) as store:
            return {match: [e.number for e in await store.log.read(match)] for match in acknowledged}

    assert sum(acknowledged.values()) >= 500
    for match, numbers in asyncio.run(kept()).items():
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= acknowledged[match]


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that can be stopped without harm to other tests."""
    yield from running(Postgres)


def test_the_log_goes_on_after_the_database_was_restarted(own_postgres: Postgres, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=own_postgres.database())
    acknowledged: list[int] = []

    async def story() -> list[int]:
        async with opened(settings) as store:

            async def write() -> None:
                number = 1
                while len(acknowledged) < 400:
                    try:
                        await store.log.append("match", entry(number))
                        acknowledged.append(number)
                    except Taken:  # it was stored the last time, and nobody knew
                        acknowledged.append(number)
                    except Unconfirmed:
                        continue
                    number += 1

            writing = asyncio.create_task(write())
            while len(acknowledged) < 100:
                await asyncio.sleep(0)
            await asyncio.to_thread(own_postgres.restart, signal.SIGQUIT)
            await writing
            await store.tables.running()  # the other connections come back too
            return [e.number for e in await store.log.read("match")]

    assert asyncio.run(story()) == acknowledged == list(range(1, 401))


def test_without_a_database_nothing_is_acknowledged(own_postgres: Postgres, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=own_postgres.database())

    async def story() -> None:
        async with opened(settings) as store:
            await store.log.append("match", entry(1))
            own_postgres.end()
            for _ in range(3):
                with pytest.raises(Unconfirmed, match="cannot be written"):
                    await store.log.append("match", entry(2))

    asyncio.run(story())


def test_a_full_disk_is_told_to_everybody_who_waits_and_the_log_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        log = SqliteLog(tmp_path / "matches.db")
        await log.append("match", entry(1))
        pages = log.database.execute("PRAGMA page_count").fetchone()[0]
        log.database.execute(f"PRAGMA max_page_count = {pages}")
        tries = [log.append(f"match {number}", entry(1)) for number in range(500)]
        told = await asyncio.gather(*tries, return_exceptions=True)
        refused = [number for number, answer in enumerate(told) if answer is not None]
        assert {type(told[number]) for number in refused} == {Unconfirmed}
        assert "full" in str(told[refused[0]])
        assert [number for number in range(500) if not await log.read(f"match {number}")] == refused
        log.database.execute("PRAGMA max_page_count = 100000")
        await log.append("match", entry(2))
        assert [e.number for e in await log.read("match")] == [1, 2]
        await log.close()

    asyncio.run(story())


def test_the_files_of_a_killed_server_can_be_moved_and_go_on(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    acknowledged = killed_while_writing(settings, after=100)
    shutil.move(tmp_path / "data", tmp_path / "elsewhere")

    async def kept() -> int:
        async with opened(Settings(data=tmp_path / "elsewhere")) as store:
            return len(await store.log.read("m0"))

    assert asyncio.run(kept()) >= acknowledged["m0"]
