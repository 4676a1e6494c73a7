"""A NATS server for all tests of this folder that leave it running."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.services import Nats, running


@pytest.fixture(scope="session")
def broker() -> Iterator[Nats]:
    yield from running(Nats)
