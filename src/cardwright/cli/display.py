"""How much room a terminal offers for a board, and which signs it can show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console

BOARD: Final = 79  # columns most boards need to look their best
TALL: Final = 34  # from this many lines on, a board need not save space


@dataclass(frozen=True)
class Display:
    """What a board is drawn with; ``at`` is what the reader wants highlighted, as they typed it."""

    width: int = BOARD
    lines: int = TALL - 10
    ascii: bool = False
    at: str = ""

    @property
    def tall(self) -> bool:
        return self.lines >= TALL

    def sign(self, fine: str, simple: str) -> str:
        return simple if self.ascii else fine

    def bar(self, value: int, most: int, length: int) -> tuple[str, str]:
        """A bar in two parts, the full one and the empty one."""
        full = 0 if most <= 0 else min(length, -(-value * length // most))
        return self.sign("█", "#") * full, self.sign("░", ".") * (length - full)


def look_at(console: Console, most: int = BOARD, at: str = "") -> Display:
    """``most`` is the width beyond which the board does not grow."""
    return Display(min(most, console.width - 1), console.height, console.options.ascii_only, at)
