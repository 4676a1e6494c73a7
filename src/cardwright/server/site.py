"""The files of the web client: which exist, in which encodings, and how long a browser may keep them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

PAGE: Final = "/index.html"
WORKER: Final = "/worker.js"  # what shows the client while there is no network
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the smaller first
OF_FILES: Final = ("api", "assets", "pictures")  # nothing below these is a page
FOR_EVER: Final = "public, max-age=31536000, immutable"
A_DAY: Final = "public, max-age=86400"
ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class File:
    """One file, with its compressed versions."""

    place: Path
    compressed: Mapping[str, Path] = field(default_factory=dict)


@dataclass(frozen=True)
class Found:
    """What a browser gets."""

    body: bytes
    kind: str
    encoding: str

    @property
    def tag(self) -> str:
        return f'"{sha256(self.body).hexdigest()[:24]}"'


class Site:
    """Knows every file by its address and reads no other, so no address leads out of the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.built = 0
        self.files: Mapping[str, File] = {}

    def find(self, path: str, accepted: str) -> Found | None:
        """The file at an address in the best accepted encoding; None if no file has that address."""
        file = self.latest().get(path)
        if file is None:
            return None
        encoding = best(file, accepted)
        try:
            body = file.compressed.get(encoding, file.place).read_bytes()
        except FileNotFoundError:  # the client is being rebuilt
            return None
        return Found(body, KINDS.get(file.place.suffix, "application/octet-stream"), encoding)

    def latest(self) -> Mapping[str, File]:
        """Reads the folder again after the client was rebuilt."""
        built = when_built(self.folder)
        if built != self.built:
            self.built, self.files = built, dict(list_files(self.folder))
        return self.files


def when_built(folder: Path) -> int:
    try:
        return (folder / PAGE[1:]).stat().st_mtime_ns
    except OSError:
        return 0


def list_files(folder: Path) -> Iterator[tuple[str, File]]:
    places = {place for place in folder.rglob("*") if place.is_file() and not place.is_symlink()}
    for place in places:
        if place.suffix not in ENCODINGS.values():
            ways = {name: place.with_name(place.name + suffix) for name, suffix in ENCODINGS.items()}
            yield (
                f"/{place.relative_to(folder).as_posix()}",
                File(place, {k: v for k, v in ways.items() if v in places}),
            )


def best(file: File, accepted: str) -> str:
    """An encoding of the file that the browser accepts; the empty one if there is no other."""
    return next((name for name in file.compressed if takes(accepted, name)), "")


def takes(accepted: str, encoding: str) -> bool:
    """What an Accept-Encoding header says about an encoding."""
    for part in accepted.lower().split(","):
        name, *rest = (word.strip() for word in part.split(";"))
        if name == encoding:
            return not any(word.replace(" ", "") in ("q=0", "q=0.0", "q=0.00", "q=0.000") for word in rest)
    return False


def is_page(path: str) -> bool:
    """Whether the client itself draws a page for this address."""
    first, last = path.split("/")[1], path.rpartition("/")[2]
    return first not in OF_FILES and "." not in last


def how_long(path: str, versioned: bool) -> str:
    """How long a browser may keep a file; for ever, if its address changes with its content."""
    if path in (PAGE, WORKER):
        return ASK_AGAIN
    return FOR_EVER if versioned or path.startswith("/assets/") else A_DAY
