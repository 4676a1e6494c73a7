"""The hand: a line for each card with its cost, its numbers and what to type; two in a line where room is short."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright.cli.boards.grouping import numbers
from cardwright.cli.boards.numbered import Codes, short
from cardwright.cli.boards.pantheon import signs
from cardwright.cli.boards.pantheon.choices import choices_text, of_kind
from cardwright.cli.display import Display
from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.actions import first
from cardwright.games.pantheon.model.card import KEYWORDS, Card
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.rules.cost import price_of
from cardwright.games.pantheon.rules.legal import distinct
from cardwright.match import View

NAME: Final = 22  # columns for the name of a card, and
NARROW: Final = 16  # where room is short


def hand_lines(view: View[Position], code: Codes, display: Display) -> list[Text]:
    """Each card with its cost, its numbers, what to type, and its text as far as there is room."""
    s = view.position
    hand = s.players[view.seat].hand
    if not hand:
        return [Text("   no cards in hand", style="dim")]
    return [hand_line(view, int(place), code, display) for place in distinct(hand)]


def hand_line(view: View[Position], place: int, code: Codes, display: Display) -> Text:
    s = view.position
    card = s.cards.all[place]
    uses = uses_of(view, place)
    copies = s.players[view.seat].hand.count(place)
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f" {display.sign(*signs.USABLE) if uses else ' '} ", style="green")
    name = f"{card.name}{f' x{copies}' if copies > 1 else ''}"
    line.append(f"{short(name, NAME):<{NAME}}", style="bold" if uses else "dim")
    price = price_of(s, view.seat, card)
    dear = price > s.players[view.seat].ready
    line.append(f" {'' if card.mana else price:>2}", style="red" if dear else "cyan")
    line.append(f" {figures(card):<8} ")
    if uses:
        line.append_text(choices_text(view, uses, code)).append("  ")
    return line.append(card.text.replace("\n", " "), style="dim")


def uses_of(view: View[Position], place: int) -> list[int]:
    """The actions that use a card of the hand."""
    if view.position.cards.all[place].mana:
        return of_kind(view, actions.MANA)
    return [action for action in of_kind(view, actions.PLAY, actions.CAST) if first(action) == place]


def figures(card: Card) -> str:
    """``unit 3 T``, ``spell``, ``field``."""
    if not card.unit:
        return "" if card.mana else card.type
    keys = "".join(word[0] for bit, word in KEYWORDS.items() if card.keywords & bit and word[0].isupper())
    return f"unit {card.power}{keys}"


def hand_columns(view: View[Position], code: Codes, display: Display) -> Table:
    """Where room is short: two cards in a line, with only the numbers to type."""
    s = view.position
    rows = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(2):
        rows.add_column(width=display.width // 2 - 1, no_wrap=True, overflow="ellipsis")
    cells = [hand_cell(view, int(place), code, display) for place in distinct(s.players[view.seat].hand)]
    for at in range(0, len(cells), 2):
        rows.add_row(*cells[at : at + 2])
    return rows


def hand_cell(view: View[Position], place: int, code: Codes, display: Display) -> Text:
    card = view.position.cards.all[place]
    uses = uses_of(view, place)
    copies = view.position.players[view.seat].hand.count(place)
    line = Text(f" {display.sign(*signs.USABLE) if uses else ' '} ", style="green")
    name = f"{card.name}{f' x{copies}' if copies > 1 else ''}"
    line.append(f"{short(name, NARROW):<{NARROW}}", style="bold" if uses else "dim")
    line.append(f" {'' if card.mana else price_of(view.position, view.seat, card):>2} {figures(card):<8} ")
    return line.append(numbers([code(action) for action in uses]) if uses else "", style="bold cyan")
