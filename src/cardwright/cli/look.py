"""How much room a terminal offers for a board, and which signs it can show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console

BOARD: Final = 79  # columns a board needs to look its best; it never takes more
TALL: Final = 34  # lines from which a board need not save any


@dataclass(frozen=True)
class Look:
    """What a board is drawn with."""

    width: int = BOARD
    tall: bool = False
    ascii: bool = False

    def sign(self, fine: str, simple: str) -> str:
        return simple if self.ascii else fine

    def bar(self, value: int, most: int, length: int) -> tuple[str, str]:
        """A bar in two parts, the full one and the empty one."""
        full = 0 if most <= 0 else min(length, -(-value * length // most))
        return self.sign("█", "#") * full, self.sign("░", ".") * (length - full)


def look_at(console: Console) -> Look:
    return Look(min(BOARD, console.width - 1), console.height >= TALL, console.options.ascii_only)
