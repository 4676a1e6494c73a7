"""Both lanes side by side: the far support and combat row, the slots, then the near combat and support row."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.ancients.lane_slot import Drawing, cell, slot_lines
from cardwright.cli.boards.facing import faint, rule
from cardwright.cli.display import Display
from cardwright.games.ancients.model.board import COMBAT, LANES, ROW_WORDS, SLOTS, SUPPORT, place_of
from cardwright.games.ancients.model.state import Position

MARGIN: Final = 1
LABEL: Final = 9  # columns for the name of a row, where there is room for it
ROOMY: Final = 100  # columns from which on there is


def lane_lines(s: Position, seen: Drawing, display: Display) -> list[Text]:
    near = max(seen.reader, 0)
    margin = LABEL if display.width >= ROOMY else MARGIN
    width = ((display.width - margin - 3) // LANES - 1) // SLOTS
    rows = [
        row_lines(s, seat, row, seen, width, margin, display)
        for seat, row in ((1 - near, SUPPORT), (1 - near, COMBAT), (near, COMBAT), (near, SUPPORT))
    ]
    return [*rows[0], *rows[1], between(s, width, margin, display), *rows[2], *rows[3]]


def row_lines(s: Position, seat: int, row: int, seen: Drawing, width: int, margin: int, display: Display) -> list[Text]:
    """The same row of both lanes, in two lines."""
    lanes = [
        [slot_lines(s, int(place_of(lane, seat, row, slot)), seen, width, display) for slot in range(SLOTS)]
        for lane in range(LANES)
    ]
    wall = faint(f" {display.sign('║', '|')} ")
    label = [cell(Text(f" {ROW_WORDS[row]}" if margin == LABEL else "", style="dim"), margin), Text(" " * margin)]
    return [label[at] + wall.join(Text().join(slot[at] for slot in slots) for slots in lanes) for at in range(2)]


def between(s: Position, width: int, margin: int, display: Display) -> Text:
    """The line between the combat rows, with the numbers of the slots and the names of the lanes."""
    night = " by Night" if s.night else ""
    line = Text(" " * margin)
    for lane in range(LANES):
        for slot in range(SLOTS):
            word = f" lane {lane + 1}{night} " if slot == SLOTS // 2 and width > 16 else f"{slot + 1} "
            line.append_text(rule(Text(word, style="bold" if slot == SLOTS // 2 else "dim"), width, display, 0))
        line.append_text(faint(f" {display.sign('║', '|')} ") if lane == 0 else Text())
    return line
