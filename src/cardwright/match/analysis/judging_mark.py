"""A mark of what an analysis follows from, beside the match: the rules, the bots, and how they judge."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from cardwright import SOURCE
from cardwright.games import load
from cardwright.kernel.data.rules_digest import READING, digest_of_rules, meaning

JUDGING: Final = ("agents", "match/analysis")


def judging_mark(game: str) -> str:
    """The same as long as the same match gets the same analysis, and of code without its comments."""
    return blake2b(f"{digest_of_rules(type(load(game)))} {mark_of_bots()}".encode(), digest_size=16).hexdigest()


@cache
def mark_of_bots() -> str:
    total = blake2b(digest_size=16)
    for file in judging_files():
        total.update(f"{file.name}\0".encode() + said_in(file))
    return total.hexdigest()


def judging_files() -> list[Path]:
    """The sources of what judges, and the nets that come with them."""
    found = (file for folder in JUDGING for file in (SOURCE / folder).rglob("*"))
    return sorted(file for file in found if file.is_file() and file.suffix != ".pyc")


def said_in(file: Path) -> bytes:
    if file.suffix != ".py":
        return file.read_bytes()
    with READING:
        return meaning(file.read_bytes()).encode()
