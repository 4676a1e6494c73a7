"""The colours of a board: your own side, and the others."""

from __future__ import annotations

from typing import Final

OURS: Final = "green"
THEIRS: Final = "magenta"


def tint(seat: int, reader: int) -> str:
    """Your own side, or that of the first player for an onlooker."""
    return OURS if seat == max(reader, 0) else THEIRS
