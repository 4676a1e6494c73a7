"""Finds the cards that the web client draws from a line of traits."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[1] / "client" / "src" / "games"
LINE: Final = re.compile(r"^  '?([\w-]+)'?: \{", re.MULTILINE)


def with_traits(game: str) -> list[str]:
    """The names of the pictures that have a line, in the order of the files."""
    return [
        key for file in sorted((GAMES / game / "traits").glob("*.ts")) for key in LINE.findall(file.read_text("utf-8"))
    ]
