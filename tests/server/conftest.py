"""The servers that tests of the server need, each started when first asked for."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.server.settings import Settings
from tests.services import Nats, Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from running(Postgres)


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A new, empty database."""
    url = postgres.database()
    yield url
    postgres.drop(url)


@pytest.fixture
def nats() -> Iterator[Nats]:
    yield from running(Nats)


@pytest.fixture
def nats_url(nats: Nats) -> str:
    """A NATS server of the test's own."""
    return nats.url


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A server with nothing in it yet, once on each database."""
    database = request.getfixturevalue("postgres_url") if request.param == "postgres" else ""
    return Settings(data=tmp_path / "data", database=database)
