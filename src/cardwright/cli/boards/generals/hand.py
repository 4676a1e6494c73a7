"""The hand: numbered places, each with what its card costs now, its numbers, and whether it can be played."""

from __future__ import annotations

import re
from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright.cli.boards.grouping import numbers
from cardwright.cli.display import Display
from cardwright.games.generals.model.actions import NO_SQUARE, PLAY, first_of
from cardwright.games.generals.model.card import Card
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.rules.cost import cost_of
from cardwright.games.generals.rules.figures import held_unit
from cardwright.games.generals.rules.refusals import order_refusal
from cardwright.kernel.action import kind_of, pack
from cardwright.match import View

CITED: Final = re.compile(r" \(R\d+\)")
ROWS: Final = 3  # lines of a hand that saves room


def hand_table(view: View[Battle], display: Display) -> Table:
    """One card in each line, with its text; where room is short, two and without."""
    places = [slot for slot, copy in enumerate(view.position.players[view.seat].hand) if copy >= 0]
    rows = Table.grid(padding=(0, 1, 0, 0))
    if display.tall:
        for slot in places:
            rows.add_row(*card_row(view, slot, display), text_of(view, slot))
    else:
        for slot in range(ROWS):
            rows.add_row(*(part for at in (slot, slot + ROWS) for part in pair_row(view, at, display)))
    if not places:
        rows.add_row(Text("   no cards in hand", style="dim"))
    settle_columns(rows, display)
    return rows


def settle_columns(rows: Table, display: Display) -> None:
    """Fixed widths, so that nothing jumps from one screen to the next."""
    widths = [4, 21, 2, 5, 7] if display.tall else [4, max(8, (display.width - 40) // 2 - 4), 2, 5, 7] * 2
    for column, width in zip(rows.columns, widths, strict=False):
        column.width = width
        column.no_wrap = True
        column.overflow = "ellipsis"
    for column in rows.columns[len(widths) :]:
        column.width = max(1, display.width - sum(widths) - len(widths))
        column.no_wrap = True
        column.overflow = "ellipsis"


def pair_row(view: View[Battle], slot: int, display: Display) -> list[Text]:
    if view.position.players[view.seat].hand[slot] < 0:
        return [Text()] * 5
    return card_row(view, slot, display)


def card_row(view: View[Battle], slot: int, display: Display) -> list[Text]:
    """The place with a mark if the card can be played, its name, cost, attack and health, and the numbers to type."""
    s = view.position
    copy = s.players[view.seat].hand[slot]
    card = s.card_of(copy)
    codes = plays(view, slot)
    open_ = bool(codes) or s.turn == 0
    cost = cost_of(s, view.seat, copy)
    frame = s.playing()
    under_way = frame is not None and frame.source == slot
    mark = display.sign("●", "*") if codes else display.sign("◐", "#") if under_way else " "
    dear = cost > s.players[view.seat].mana and s.turn > 0
    return [
        Text.assemble(" ", (mark, "green"), f" {slot + 1}", style="bold" if open_ else "dim"),
        Text(card.name, style="bold" if open_ else "dim"),
        Text(str(cost), style="red" if dear else "cyan"),
        Text(figures(s, view.seat, int(copy)), style="" if open_ else "dim"),
        Text(numbers(codes) if codes else display.sign("–", "-"), style="bold cyan" if codes else "dim"),
    ]


def plays(view: View[Battle], slot: int) -> list[str]:
    """The numbers of the actions that play the card."""
    found = [at for at, action in enumerate(view.legal) if kind_of(action) == PLAY and first_of(action) == slot]
    return [str(at + 1) for at in found]


def figures(s: Battle, seat: int, copy: int) -> str:
    """Attack and health with all that lies on the card; for other cards than minions, a word."""
    card = s.card_of(copy)
    if not card.is_unit:
        return {"artifact": "art.", "spell": "spell"}.get(card.type, "")
    unit = held_unit(s, seat, copy)
    return f"{unit.attack}/{unit.health}"


def text_of(view: View[Battle], slot: int) -> Text:
    """Why the card cannot be played, then its text."""
    s = view.position
    card = s.card_of(s.players[view.seat].hand[slot])
    why = why_not(s, view.seat, slot, card) if acts(view) and not plays(view, slot) else ""
    told = Text(no_wrap=True, overflow="ellipsis")
    told.append(f"{why}. " if why else "", style="red")
    return told.append(card.text, style="dim" if why else "")


def acts(view: View[Battle]) -> bool:
    """Whether cards can be played now at all."""
    return view.question is not None and view.question.decision.kind == "act"


def why_not(s: Battle, seat: int, slot: int, card: Card) -> str:
    """The rules' own sentence, without the card's name and the number of the rule."""
    sentence = CITED.sub("", order_refusal(s, seat, pack(PLAY, slot, NO_SQUARE)))
    return sentence.removeprefix(card.name).strip()
