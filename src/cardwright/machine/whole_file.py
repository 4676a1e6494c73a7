"""Replaces files so that at any moment, after a power cut too, all of the old one is there or all of the new one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


def replace_file(path: Path, content: bytes) -> None:
    with replacing(path) as file:
        file.write(content)


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """What is written takes the place of ``path`` at the end; if writing goes wrong, ``path`` stays as it is."""
    beside = Path(f"{path}.part")
    try:
        with open(beside, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    write_names_through(path.parent)


def write_names_through(folder: Path) -> None:
    """Otherwise the disk may still have the old file under a name, or none; Windows does it by itself."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
