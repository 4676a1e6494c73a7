"""The data folder of a server on SQLite: writable, and used by one server at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import IO

from cardwright.kernel.errors import BadInput
from cardwright.server.settings import Settings
from cardwright.server.store.files import make_private, make_private_folder

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]


def owned(settings: Settings) -> AbstractContextManager[None]:
    """Keep what a server writes to itself; a database sees to that on its own."""
    return nullcontext() if settings.database else own(settings.data)


@contextmanager
def own(folder: Path) -> Iterator[None]:
    """Lock the folder for this process; the system unlocks it when the process ends, however it ends."""
    try:
        make_private_folder(folder)
        lock = (folder / "lock").open("a")
        make_private(folder / "lock", 0o600)
    except OSError as problem:
        raise BadInput(f"the data folder {folder} cannot be written: {problem.strerror}") from None
    with lock:
        take(lock, folder)
        yield


def take(lock: IO[str], folder: Path) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadInput(f"another server uses the data folder {folder}; choose another with --data") from None
