"""What a server stores is for its owner alone: files 0600 in a folder 0700, also those that were open before."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serve_command import Server, server

pytestmark = pytest.mark.xdist_group("serve")


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, str]:
    return {place.name: f"{place.stat().st_mode & 0o7777:o}" for place in (folder, *folder.iterdir())}


def private(served: Server, folder: Path) -> None:
    """Everything is there, and for nobody else."""
    served.guest()
    expected = {"data": "700", "lock": "600"}
    for name in ("cardwright.db", "matches.db"):
        expected |= {name: "600", f"{name}-wal": "600", f"{name}-shm": "600"}
    assert rights(folder) == expected


def test_the_files_of_a_new_server_are_private(tmp_path: Path) -> None:
    with server(tmp_path / "data") as served:
        private(served, tmp_path / "data")


def test_files_that_others_could_read_become_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with server(folder) as served:
        served.guest()
        served.process.kill()  # so that the files beside the databases stay
        served.process.wait()
    folder.chmod(0o755)
    for file in folder.iterdir():
        file.chmod(0o644)
    with server(folder) as served:
        private(served, folder)
