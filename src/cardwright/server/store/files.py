"""The SQLite files of a server: private, sound, and belonging together; else a sentence says what is wrong."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from cardwright.kernel.errors import BadInput
from cardwright.server.store.log import KINDS

DATABASE: Final = "cardwright.db"
LOG: Final = "matches.db"
BESIDE: Final = ("", "-wal", "-shm")  # what SQLite keeps beside a file
LOG_VERSION: Final = 1  # of the log's schema, kept as the file's user_version; 0 is a file without any yet
STICKY: Final = 0o1000  # a folder that many share, such as /tmp
BUSY: Final = 10.0  # seconds to wait for another process that writes
MENDING: Final = "restore a backup, or move the data folder away to begin with nothing"

EXISTS: Final = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
MATCHES: Final = "SELECT id, status FROM tables WHERE status IN ('playing', 'over') AND reason != 'changed'"
HOLES: Final = f"""
SELECT COUNT(*) != COALESCE(MAX(number), 0) OR MIN(number) < 1 OR SUM(
    typeof(number) != 'integer' OR typeof(at) != 'real' OR typeof(seat) != 'integer' OR typeof(action) != 'integer'
    OR typeof(mark) != 'text' OR kind NOT IN ({", ".join(f"'{kind}'" for kind in KINDS)})
) FROM log WHERE "match" = ?
"""


def prepare(folder: Path) -> None:
    """Before the files are opened: refuse them if they cannot be relied on, then keep everybody else out."""
    make_private_folder(folder)
    examine(folder)
    for name in (DATABASE, LOG):
        (folder / name).touch(mode=0o600)
        for place in (folder / f"{name}{end}" for end in BESIDE):
            make_private(place, 0o600)


# For its owner alone.


def make_private_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not folder.stat().st_mode & STICKY:
        make_private(folder, 0o700)


def make_private(place: Path, mode: int) -> None:
    with suppress(FileNotFoundError, PermissionError):  # somebody else's: they have decided who may read it
        place.chmod(mode)


# Sound, and belonging together.


def examine(folder: Path) -> None:
    """Raises ``BadInput`` if matches would be lost or begin again with these files."""
    with reading(folder / DATABASE) as tables, reading(folder / LOG) as log:
        check_version(folder / LOG, log)
        matches = found(tables, "tables", MATCHES)
        if matches and not has(log, "log"):
            raise BadInput(f"{folder / LOG} {lack(log)}, and {DATABASE} knows {len(matches)} matches: {MENDING}")
        if not has(tables, "tables") and found(log, "log", "SELECT 1 FROM log LIMIT 1"):
            raise BadInput(f"{folder / DATABASE} {lack(tables)}, and {LOG} has matches: {MENDING}")
        for match in (id for id, status in matches if status == "playing"):
            check_match(folder / LOG, log, match)


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection | None]:
    """A sound file, opened to read; None if there is no such file."""
    if not file.is_file():
        yield None
        return
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY)) as database:
        try:
            problem = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.DatabaseError as error:
            problem = str(error)
        if problem != "ok":
            raise BadInput(f"{file} is damaged: {' '.join(problem.split())}; {MENDING}")
        yield database


def check_version(file: Path, log: sqlite3.Connection | None) -> None:
    version = 0 if log is None else log.execute("PRAGMA user_version").fetchone()[0]
    if version > LOG_VERSION:
        raise BadInput(f"{file} was made by another version of Cardwright: its version is {version}, not {LOG_VERSION}")


def check_match(file: Path, log: sqlite3.Connection | None, match: str) -> None:
    if log is not None and log.execute(HOLES, (match,)).fetchone()[0]:
        raise BadInput(f"{file} is damaged: the log of match {match} lacks entries, or some cannot be read; {MENDING}")


def has(database: sqlite3.Connection | None, table: str) -> bool:
    return database is not None and database.execute(EXISTS, (table,)).fetchone() is not None


def found(database: sqlite3.Connection | None, table: str, query: str) -> list[tuple[str, str]]:
    return database.execute(query).fetchall() if database is not None and has(database, table) else []


def lack(database: sqlite3.Connection | None) -> str:
    return "is missing" if database is None else "is empty"
