"""How much somebody has left, drawn: a bar for life, a row of pips for mana."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.display import Display

LENGTH: Final = 8  # columns of a bar


def life_bar(left: int, most: int, low: int, display: Display, length: int = LENGTH) -> Text:
    """Red from ``low`` on."""
    full, rest = display.bar(left, most, length)
    return Text.assemble((full, "red" if left <= low else "green"), (rest, "dim"))


def pips(now: int, most: int, room: int, display: Display) -> Text:
    """A full sign for each that is left, an empty one for each that is spent, in this many columns."""
    full, empty = display.sign("◆", "*"), display.sign("◇", ".")
    return Text.assemble((full * now, "cyan"), (empty * (most - now) + " " * (room - most), "dim"))
