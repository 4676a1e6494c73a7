"""A node says what it cannot do: reach its database, or save anything there."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from cardwright.client import Client
from cardwright.server.settings import Settings
from tests.server.http.live_server import serving
from tests.server.serve_command import Server, server
from tests.server.tables.table_players import asked, seated
from tests.services import Postgres


@contextmanager
def full_disk(served: Server) -> Iterator[None]:
    """The system lets the process write to no file, as on a full disk."""
    number, limit = served.process.pid, resource.RLIMIT_FSIZE
    soft, hard = resource.prlimit(number, limit)
    resource.prlimit(number, limit, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(number, limit, (soft, hard))


def health(served: Server) -> tuple[int, dict[str, object]]:
    status, told = served.get("/healthz")
    return status, json.loads(told)


def test_a_node_whose_disk_is_full_says_so_and_is_well_when_there_is_room(tmp_path: Path) -> None:
    with server(tmp_path / "data") as served:
        assert health(served)[0] == 200
        with full_disk(served):
            status, told = health(served)
            assert (status, told["well"], told["database"], told["writable"]) == (503, False, True, False)
            assert told["why"]
        assert health(served)[0] == 200


def test_a_node_whose_database_is_read_only_says_so(plain: Settings, postgres: Postgres) -> None:
    database = postgres.database()
    with serving(replace(plain, database=database)) as site, site.program() as program:
        assert program.get(f"{site.url}/healthz").status_code == 200
        name = database.rpartition("/")[2]
        asyncio.run(postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
        asyncio.run(
            postgres.execute(f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '{name}'")
        )
        answer = program.get(f"{site.url}/healthz")
        assert answer.status_code == 503
        assert (answer.json()["database"], answer.json()["writable"]) == (True, False)
    postgres.drop(database)


def test_an_answer_given_while_the_disk_is_full_counts_when_there_is_room(tmp_path: Path) -> None:
    with server(tmp_path / "data", "--unlimited") as served:

        async def story() -> None:
            async with Client.guest(served.url) as ana, Client.guest(served.url) as ben:
                one, two = await seated("threelines", ana, ben)
                look, other = await asked(one), await asked(two)
                assert look.question is not None
                assert other.question is not None
                with full_disk(served):
                    answering = asyncio.create_task(one.act(look.question.legal[0]))
                    done, _ = await asyncio.wait([answering], timeout=1.0)
                    assert not done, "nothing can be saved, so nothing is acknowledged"
                await answering
                await two.act(other.question.legal[0])
                assert (await asked(one)).number == 2

        asyncio.run(asyncio.wait_for(story(), 120))
