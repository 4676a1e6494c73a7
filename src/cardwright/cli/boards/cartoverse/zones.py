"""Both sides of the board: Defense and Attack zone of the other, the columns, then your own Attack and Defense zone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cardwright.cli.boards.cartoverse.highlights import LookedAt
from cardwright.cli.boards.cartoverse.slot import padded, slot_lines
from cardwright.cli.boards.facing import edge, faint, rule
from cardwright.cli.boards.numbered import short
from cardwright.cli.boards.sides import tint
from cardwright.cli.display import Display
from cardwright.games.cartoverse.model.board import SLOTS, ZONE_WORDS, column_ref, row_ref, spot_of
from cardwright.games.cartoverse.model.in_play import LaidEnchant
from cardwright.games.cartoverse.model.state import Duel

LABEL: Final = 10  # columns for the name of a zone and what lies on it


def zones(s: Duel, reader: int, looked: LookedAt, display: Display) -> list[Text]:
    """With lines between the zones where there is room for them."""
    near = max(reader, 0)
    width = (display.width - LABEL - 1) // SLOTS - 1
    rows = [
        zone_lines(s, seat, zone, reader, looked, width, display)
        for seat, zone in ((1 - near, 1), (1 - near, 0), (near, 0), (near, 1))
    ]
    middle = between(s, reader, width, display)
    if not display.tall:
        return [*rows[0], *rows[1], middle, *rows[2], *rows[3]]
    blank = Text(" " * LABEL)
    line = blank + edge("├┼┤", [rule(Text(), width, display)] * SLOTS, display)
    top = blank + edge("╭┬╮", [rule(Text(), width, display)] * SLOTS, display)
    bottom = blank + edge("╰┴╯", [rule(Text(), width, display)] * SLOTS, display)
    return [top, *rows[0], line, *rows[1], middle, *rows[2], line, *rows[3], bottom]


def zone_lines(
    s: Duel, seat: int, zone: int, reader: int, looked: LookedAt, width: int, display: Display
) -> list[Text]:
    """Five slots side by side; the name of the zone and its Row Enchants stand before them."""
    cells = [
        slot_lines(s, int(spot_of(seat, zone * SLOTS + slot)), reader, looked, width, display) for slot in range(SLOTS)
    ]
    wall = faint(display.sign("│", "|"))
    lines = [wall + wall.join(cell[at] for cell in cells) + wall for at in range(2)]
    return [label + line for label, line in zip(zone_label(s, seat, zone, reader), lines, strict=True)]


def zone_label(s: Duel, seat: int, zone: int, reader: int) -> list[Text]:
    laid = [enchant for enchant in s.enchants if enchant.on == row_ref(seat, zone)]
    name = Text(f" {ZONE_WORDS[zone].title()}", style=tint(seat, reader))
    return [padded(name, LABEL), padded(Text(" ").append_text(enchant_names(s, laid, reader, LABEL - 2)), LABEL)]


def enchant_names(s: Duel, laid: list[LaidEnchant], reader: int, width: int) -> Text:
    """One enchant by its name, several by their numbers; coloured by who owns them."""
    if len(laid) == 1:
        return Text(short(s.cards.name(laid[0].card), width), style=tint(int(laid[0].owner), reader))
    return Text(" ").join(Text(f"#{one.id}", style=tint(int(one.owner), reader)) for one in laid)


def between(s: Duel, reader: int, width: int, display: Display) -> Text:
    """The five columns with their enchants."""
    names: list[Text] = []
    for column in range(SLOTS):
        laid = [enchant for enchant in s.enchants if enchant.on == column_ref(column)]
        told = Text(f" {column + 1} ", style="bold")
        if laid:
            told = Text(f" {column + 1} ").append_text(enchant_names(s, laid, reader, width - 5)).append(" ")
        names.append(rule(told, width, display))
    return padded(Text(" columns", style="dim"), LABEL) + edge("├┼┤", names, display)
