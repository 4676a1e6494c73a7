"""A server whose lobby is asked over the network."""

from collections.abc import Iterator

import pytest

from cardwright.server.settings import Settings
from tests.server.http.live_server import CHEAP, LiveServer, serving


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("site")
    with serving(Settings(data=folder / "data", limited=False, password_kib=CHEAP, thinkers=1)) as running:
        yield running
