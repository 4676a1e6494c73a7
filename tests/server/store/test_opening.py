"""Opening a store: made, brought up to date, or refused with a sentence."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from cardwright.kernel.errors import BadInput
from cardwright.server.settings import Settings
from cardwright.server.store import open_store
from cardwright.server.store.migrations import config, downgrade, upgrade
from cardwright.server.store.schema import METADATA
from tests.server.store.samples import opened, person
from tests.services import held_port


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def differences(connection: Connection) -> list[object]:
    """What a new step would have to change for the database to be as schema.py says."""
    log_elsewhere = connection.dialect.name == "sqlite"
    options = {"include_object": lambda _, name, kind, *__: not (log_elsewhere and (kind, name) == ("table", "log"))}
    context = MigrationContext.configure(connection, opts=options | {"compare_type": True})
    return list(compare_metadata(context, METADATA))


def test_the_steps_go_up_down_and_up_again_and_end_at_the_schema(settings: Settings) -> None:
    def story(connection: Connection) -> None:
        wanted = set(METADATA.tables) - ({"log"} if connection.dialect.name == "sqlite" else set())
        assert tables(connection) == wanted
        assert differences(connection) == []
        downgrade(connection)
        assert tables(connection) == set()
        upgrade(connection)
        assert tables(connection) == wanted
        assert differences(connection) == []
        command.check(config(connection))

    async def run() -> None:
        async with opened(settings) as store:
            await store.database.write(story)

    asyncio.run(run())


def test_a_store_opened_again_has_everything(settings: Settings) -> None:
    async def story() -> None:
        async with opened(settings) as store:
            await store.players.add(person("Ann"), "hash", 1.0)
        async with opened(settings) as store:
            assert await store.players.by_name("Ann")

    asyncio.run(story())


def test_nodes_that_start_at_once_make_the_database_once(settings: Settings) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(open_store(settings) for _ in range(5)))
        await stores[0].players.add(person("Ann"), "hash", 1.0)
        assert await stores[4].players.by_name("Ann")
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_processes_that_start_at_once_make_the_database_once(settings: Settings) -> None:
    program = (
        "import asyncio, sys; from pathlib import Path; from cardwright.server.settings import Settings;"
        "from cardwright.server.store import open_store;"
        "asyncio.run(asyncio.wait_for(open_store(Settings(data=Path(sys.argv[1]), database=sys.argv[2])), 60))"
    )
    arguments = [sys.executable, "-c", program, str(settings.data), settings.database]
    started = [subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [(process.communicate()[1], process.returncode) for process in started] == [("", 0)] * 2


def test_the_database_of_a_newer_version_is_refused(settings: Settings) -> None:
    async def story() -> None:
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        async with opened(settings) as store:
            await store.database.write(lambda db: db.execute(newer).rowcount)
        with pytest.raises(BadInput, match="made by another version of Cardwright"):
            await open_store(settings)

    asyncio.run(story())


def test_an_unreachable_database_is_refused_without_telling_the_password() -> None:
    with held_port() as nobody:
        settings = Settings(database=f"postgresql://ann:hunter2@127.0.0.1:{nobody.getsockname()[1]}/cards")
        with pytest.raises(BadInput, match=r"^the database cannot be used: ") as told:
            asyncio.run(open_store(settings))
    assert "hunter2" not in str(told.value)


def test_a_database_that_does_not_exist_is_refused(postgres_url: str) -> None:
    with pytest.raises(BadInput, match='"missing" does not exist'):
        asyncio.run(open_store(Settings(database=postgres_url.rpartition("/")[0] + "/missing")))


def test_a_data_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(BadInput, match=r"data folder .* cannot be used"):
        asyncio.run(open_store(Settings(data=tmp_path / "data")))


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cardwright.db").write_text("not a database, though it is long enough to look like one" * 100)
    with pytest.raises(BadInput, match="not a database"):
        asyncio.run(open_store(Settings(data=tmp_path)))
