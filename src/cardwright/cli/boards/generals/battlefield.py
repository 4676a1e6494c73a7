"""The nine by five squares with their letters and numbers; row 5 is on top."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.facing import edge, faint, rule
from cardwright.cli.boards.generals.badges import badges_of
from cardwright.cli.boards.generals.highlights import Highlights
from cardwright.cli.boards.generals.square import cell
from cardwright.cli.display import Display
from cardwright.games.generals.model.board import COLUMNS, ROWS, square_at
from cardwright.games.generals.model.state import Battle

LETTERS: Final = "abcdefghi"
LABELS: Final = 4  # columns for the numbers of the rows, on both sides
NARROW: Final = 5  # no square is narrower


def battlefield(s: Battle, reader: int, pointed: Highlights, display: Display) -> list[Text]:
    """With lines between the rows where there is room for them."""
    width = max(NARROW, (display.width - LABELS - 1) // COLUMNS - 1)
    rows = [row(s, y, reader, pointed, width, display) for y in reversed(range(ROWS))]
    if not display.tall:
        return [heading(width), *(drawn for lines in rows for drawn in lines), *foot(s, display)]
    drawn = [line("╭┬╮", width, display, LETTERS)]
    for at, lines in enumerate(rows):
        drawn += [*([line("├┼┤", width, display)] if at else []), *lines]
    return [*drawn, line("╰┴╯", width, display), *foot(s, display)]


def heading(width: int) -> Text:
    """The letters of the columns, for a board without lines."""
    return Text("  ") + Text("".join(f" {letter:^{width}}" for letter in LETTERS), style="bold")


def row(s: Battle, y: int, reader: int, pointed: Highlights, width: int, display: Display) -> list[Text]:
    cells = [cell(s, int(square_at(x, y)), reader, pointed, width, display) for x in range(COLUMNS)]
    wall = faint(display.sign("│", "|"))
    lines = [wall + wall.join(part[at] for part in cells) + wall for at in range(2)]
    label = Text(str(y + 1), style="bold")
    return [Text().append_text(label) + Text(" ") + lines[0] + Text(" ") + label, Text("  ") + lines[1]]


def line(corners: str, width: int, display: Display, letters: str = "") -> Text:
    """A line between two rows, or at the top with the letters of the columns."""
    words = [Text(f" {letter} ", style="bold") for letter in letters] or [Text()] * COLUMNS
    return Text("  ") + edge(corners, [rule(word, width, display) for word in words], display)


def foot(s: Battle, display: Display) -> list[Text]:
    """What the letters on the units mean, for those on the board."""
    told = dict(badge for unit in s.units for badge in badges_of(unit))
    if not told or not display.tall:
        return []
    text = Text("   ", style="dim", no_wrap=True, overflow="ellipsis")
    return [text.append("  ".join(f"{letter} {meaning}" for letter, meaning in told.items()))]
