"""What a player may type instead of the whole notation."""

from __future__ import annotations

import re
from typing import Final

from cardwright.cli.boards import mulligan
from cardwright.kernel.mulligan import MULLIGAN

FIGHT: Final = re.compile(r"#(\d+)\s+(#\d+|[Pp][12])")
INTO: Final = re.compile(r"(?!summon\b|s\b)([^>]*[^\s>])\s+>?\s*([ad][1-5])", re.IGNORECASE)


def written_out(text: str, kind: str) -> str:
    """``#17 P2`` is an attack, ``fox a3`` summons, ``1 4`` in the mulligan are cards to replace."""
    if kind == MULLIGAN:
        return mulligan.written_out(text)
    fight = FIGHT.fullmatch(text.strip())
    if fight is not None:
        return f"attack #{fight[1]} > {fight[2]}"
    into = INTO.fullmatch(text.strip())
    return f"summon {into[1].removesuffix('>').strip()} > {into[2]}" if into is not None else text
