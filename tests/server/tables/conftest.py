"""A server with tables at which somebody may sit."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardwright.server.settings import Settings
from tests.server.http.live_server import CHEAP, LiveServer, serving


@pytest.fixture
def plain(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", limited=False, password_kib=CHEAP, thinkers=1, bot_pace=0)


@pytest.fixture
def site(plain: Settings) -> Iterator[LiveServer]:
    with serving(plain) as running:
        yield running
