"""One file with everything a server on SQLite keeps; made while it runs, restored while it does not."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import tempfile
import time
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from cardwright.kernel.errors import BadInput
from cardwright.server.store.files import DATABASE, LOG, make_private, make_private_folder

FORMAT: Final = "cardwright backup 1"
CONTENTS: Final = "contents.json"
# In this order: the log may have more than the tables (then a match goes on), never less.
FILES: Final = (DATABASE, LOG)


def save(data: Path, target: Path) -> int:
    """Write the archive, completely or not at all; returns its size in bytes."""
    for name in FILES:
        if not (data / name).is_file():
            raise BadInput(f"there is no server data in {data}: {name} is missing")
    if target.exists():
        raise BadInput(f"{target} already exists; name another file")
    if not target.parent.is_dir():
        raise BadInput(f"there is no folder {target.parent}")
    try:
        with tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent) as folder:
            for name in FILES:
                copy(data / name, Path(folder, name))
            packed = pack(Path(folder))
            os.chmod(packed, 0o600)  # it holds password hashes and the secrets of unfinished shuffles
            size = packed.stat().st_size
            packed.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise BadInput(f"the backup cannot be made: {error}") from error
    return size


def copy(source: Path, target: Path) -> None:
    """The state of one moment, even if the server writes meanwhile."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=30)) as live, closing(sqlite3.connect(target)) as kept:
        live.backup(kept)
        kept.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    examine(target)


def pack(folder: Path) -> Path:
    packed = folder / "packed"
    contents = {"format": FORMAT, "made": time.time(), "files": {name: digest(folder / name) for name in FILES}}
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr(CONTENTS, json.dumps(contents, indent=2))
        for name in FILES:
            archive.write(folder / name, name)
    with packed.open("rb") as written:
        os.fsync(written.fileno())
    return packed


def restore(source: Path, data: Path) -> float:
    """Put the files of an archive into a data folder without any; returns when the archive was made."""
    for name in FILES:
        if (data / name).exists():
            raise BadInput(f"{data} already holds data of a server; stop that server and move {name} away first")
    try:
        make_private_folder(data)
        with zipfile.ZipFile(source) as archive, tempfile.TemporaryDirectory(prefix=".restore-", dir=data) as folder:
            contents = read_contents(archive, source)
            for name in FILES:
                unpack(archive, name, Path(folder, name), contents["files"].get(name))
            for name in FILES:
                make_private(Path(folder, name), 0o600)
                Path(folder, name).rename(data / name)
    except (zipfile.BadZipFile, KeyError) as error:
        raise BadInput(f"{source} is not a backup of Cardwright, or is damaged") from error
    except (OSError, sqlite3.Error) as error:
        raise BadInput(f"{source} cannot be restored: {error}") from error
    return float(contents["made"])


def read_contents(archive: zipfile.ZipFile, source: Path) -> dict[str, Any]:
    try:
        contents = json.loads(archive.read(CONTENTS))
    except ValueError:
        contents = None
    if not isinstance(contents, dict) or contents.get("format") != FORMAT:
        raise BadInput(f"{source} is not a backup that this version of Cardwright can read")
    return contents


def unpack(archive: zipfile.ZipFile, name: str, target: Path, expected: object) -> None:
    with archive.open(name) as packed, target.open("wb") as file:
        while block := packed.read(1 << 20):
            file.write(block)
        file.flush()
        os.fsync(file.fileno())
    if digest(target) != expected:
        raise BadInput(f"{name} in this backup is damaged")
    examine(target)


def examine(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise BadInput(f"{file.name} is damaged: {found}")


def digest(file: Path) -> str:
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()
