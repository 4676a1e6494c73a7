"""The mulligan of games that exchange places of the hand, as it is typed."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.action import operand
from cardwright.kernel.bits import members

KEEP: Final = ("0", "none", "keep", "nothing")
EXAMPLE: Final = "Type mulligan 1 4, or just 1 4, to exchange those; 0 keeps all"


def exchanged(action: int) -> str:
    """``1 4``: the places of a mulligan, as they can be typed; 0 for none."""
    return " ".join(str(place + 1) for place in members(operand(action, 0))) or "0"


def written_out(text: str) -> str:
    """``1 4`` is ``mulligan 1 4``, and ``keep`` exchanges nothing."""
    words = text.lower().replace(",", " ").split()
    if words and words[0] in KEEP:
        return "mulligan none"
    return f"mulligan {' '.join(words)}" if words and all(word.isdigit() for word in words) else text
