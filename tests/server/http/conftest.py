"""Servers to send requests to."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cardwright.server.settings import Settings
from tests.server.http.live_server import CHEAP, LiveServer, serving


@pytest.fixture
def plain(tmp_path: Path) -> Settings:
    """On SQLite, without limits, and quick with passwords."""
    return Settings(data=tmp_path / "data", limited=False, password_kib=CHEAP, thinkers=1)


@pytest.fixture(scope="module")
def quiet_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One for all tests of a file that leave nothing behind."""
    folder = tmp_path_factory.mktemp("site")
    with serving(Settings(data=folder / "data", limited=False, password_kib=CHEAP, thinkers=1)) as running:
        yield running


@pytest.fixture
def site(plain: Settings) -> Iterator[LiveServer]:
    with serving(plain) as running:
        yield running


@pytest.fixture
def limited_site(plain: Settings) -> Iterator[LiveServer]:
    with serving(replace(plain, limited=True)) as running:
        yield running


@pytest.fixture
def each_site(settings: Settings) -> Iterator[LiveServer]:
    """One on SQLite, one on PostgreSQL."""
    with serving(replace(settings, limited=False, password_kib=CHEAP, thinkers=1)) as running:
        yield running
