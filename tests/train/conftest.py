"""What needs PyTorch runs in an environment of its own: make test-train."""

from importlib.util import find_spec

import pytest

from tests.train.power_cut import Disk

collect_ignore = [] if find_spec("torch") else ["test_training.py"]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)
