"""The hand: a line for each card with its price, its figures and what to type; two in a line where room is short."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright.cli.boards.ancients import signs
from cardwright.cli.boards.ancients.choices import chosen, plays_of
from cardwright.cli.boards.grouping import numbers
from cardwright.cli.boards.numbered import Codes, short, spelled_out
from cardwright.cli.display import Display
from cardwright.games.ancients.model.card import Card
from cardwright.games.ancients.model.keywords import COLOURS
from cardwright.games.ancients.model.state import ACTION, Position
from cardwright.games.ancients.model.unit import ITEM_MASK
from cardwright.match import View

NAME: Final = 20  # columns for the name of a card, and
NARROW: Final = 15  # where room is short
HUES: Final[dict[str, str]] = {"red": "red", "green": "green", "blue": "blue", "black": "magenta", "none": "yellow"}


def held(view: View[Position]) -> list[int]:
    """Each card of the hand once."""
    return list(dict.fromkeys(int(copy & ITEM_MASK) for copy in view.position.players[view.seat].hand))


def hand_lines(view: View[Position], code: Codes, display: Display) -> list[Text]:
    """Each card with what to type, and its text as far as there is room."""
    lines: list[Text] = []
    for place in held(view):
        line = head(view, place, NAME, display)
        plays = plays_of(view, place)
        if plays:
            line.append_text(spelled_out(plays, code, lambda action: chosen(view, action))).append("  ")
        lines.append(line.append(view.position.cards.all[place].text, style="dim"))
    return lines or [Text("   no cards in hand", style="dim")]


def hand_columns(view: View[Position], code: Codes, most: int, display: Display) -> Table:
    """Two cards in a line, with only the numbers to type, in a limited number of lines."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        rows.add_column(width=display.width // 2 - 1, no_wrap=True, overflow="ellipsis")
    cells = [hand_cell(view, place, code, display) for place in sorted(held(view), key=lambda p: not plays_of(view, p))]
    if len(cells) > 2 * most:
        rest = len(cells) - 2 * most + 1
        cells = [*cells[: 2 * most - 1], Text(f"   {display.sign('…', '...')} and {rest} more: list", style="dim")]
    for at in range(0, len(cells), 2):
        rows.add_row(*cells[at : at + 2])
    return rows


def hand_cell(view: View[Position], place: int, code: Codes, display: Display) -> Text:
    line = head(view, place, NARROW, display)
    plays = plays_of(view, place)
    return line.append(numbers([code(action) for action in plays]) if plays else "", style="bold cyan")


def head(view: View[Position], place: int, width: int, display: Display) -> Text:
    """``● Skullbell x2   4 spell``: whether it can be used, its name, its price in mana, what it is."""
    s = view.position
    card = s.cards.all[place]
    usable = s.phase == ACTION and bool(plays_of(view, place))
    copies = sum(copy & ITEM_MASK == place for copy in s.players[view.seat].hand)
    count = f" x{copies}" if copies > 1 else ""
    line = Text(f" {display.sign(*signs.USABLE) if usable else ' '} ", style="green", no_wrap=True, overflow="ellipsis")
    hue = HUES[COLOURS[int(card.colour)]]
    line.append(f"{short(card.name, width - len(count)) + count:<{width}}", style=f"bold {hue}" if usable else hue)
    line.append(f" {card.cost:>2} ", style="cyan")
    return line.append(f"{sort(card):<7} ", style="not bold default")


def sort(card: Card) -> str:
    """``3/1/5`` for a creep, else what it is."""
    if card.creep:
        return f"{card.attack}/{card.armor}/{card.health}"
    return {"improvement": "build", "consumable": "use up"}.get(card.type, card.type)
