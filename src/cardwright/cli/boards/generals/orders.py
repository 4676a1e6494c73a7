"""What the player to move may do, a line for each unit: what it can attack and how that ends, where it can go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright.cli.boards.generals.square import arrow, short_name
from cardwright.cli.boards.grouping import Bundle, numbers
from cardwright.cli.display import Display
from cardwright.games.generals.model.actions import ATTACK, CAST, MOVE, PLAY, REPLACE, first_of, second_of
from cardwright.games.generals.model.board import square_name
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.action import kind_of
from cardwright.match import View

Offer = Callable[[int], tuple[str, str]]  # what to type for an action, and the action in words
Outcome = Callable[[int], str]  # how an attack would end
TITLES: Final = {CAST: "bloodbound spell", REPLACE: "replace a card"}


def bundle_of(s: Battle, seat: int, action: int) -> str:
    """What an action belongs to: a unit, a card of the hand, the bloodbound spell, or the turn."""
    kind, first = int(kind_of(action)), int(first_of(action))
    if kind in (MOVE, ATTACK):
        unit = s.unit_at(first)
        return f"{square_name(first)} {s.cards.name(unit.card) if unit else ''}"
    if kind == PLAY:
        return f"play {first + 1} {s.card_of(s.players[seat].hand[first]).name}"
    if kind == CAST:
        return f"bloodbound spell {s.cards.name(s.players[seat].bloodbound)}"
    return TITLES.get(kind, "or")


def bundled(view: View[Battle], offer: Offer) -> list[Bundle]:
    """Every action, grouped by unit or card."""
    found: dict[str, list[tuple[str, str]]] = {}
    for action in view.legal:
        found.setdefault(bundle_of(view.position, view.seat, action), []).append(offer(action))
    return [Bundle(title, said) for title, said in found.items()]


def unit_lines(view: View[Battle], outcome: Outcome, most: int, display: Display) -> Table:
    """Units that can attack come first; a last line counts those that do not fit."""
    squares = {int(first_of(action)): 0 for action in view.legal if kind_of(action) in (MOVE, ATTACK)}
    ordered = sorted(squares, key=lambda square: not targets(view, square, ATTACK))
    texts = [unit_line(view, square, outcome, display) for square in ordered]
    columns = 1 if display.tall else 2
    if len(texts) > most * columns:
        rest = len(texts) - most * columns + 1
        texts = [*texts[:-rest], Text(f" {display.sign('…', '...')} and {rest} more units: list", style="dim")]
    rows = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        rows.add_column(width=display.width // columns - 1, no_wrap=True, overflow="ellipsis")
    for at in range(0, len(texts), columns):
        rows.add_row(*texts[at : at + columns])
    return rows


def targets(view: View[Battle], square: int, kind: int) -> list[int]:
    return [action for action in view.legal if kind_of(action) == kind and first_of(action) == square]


def unit_line(view: View[Battle], square: int, outcome: Outcome, display: Display) -> Text:
    """``► c3 Wolfraven  attack 13 d3 kills  move 1-12``."""
    s = view.position
    unit = s.unit_at(square)
    assert unit is not None
    full = s.cards.name(unit.card)
    name = full[:20].ljust(20) if display.tall else short_name(full, 8, unit.general)
    text = Text(f" {arrow(int(unit.owner), view.seat, display)} ", no_wrap=True, overflow="ellipsis")
    text.append(f"{square_name(square)} {name:<8}", style="bold")
    attacks, moves = targets(view, square, ATTACK), targets(view, square, MOVE)
    if attacks:
        text.append("  attack" if display.tall else f" {display.sign('×', 'x')}")
    for action in attacks:
        text.append(f" {number(view, action)}", style="bold cyan")
        text.append(f" {square_name(second_of(action))} {outcome(action)}")
    if moves:
        text.append("  move " if display.tall else f" {display.sign('○', 'o')} ")
        text.append(numbers([number(view, action) for action in moves]), style="bold cyan")
        goals = " ".join(square_name(second_of(action)) for action in moves)
        text.append(f" {goals}" if display.tall else "", style="dim")
    return text


def other_line(view: View[Battle]) -> Text:
    """The bloodbound spell, replacing, the end of the turn."""
    s = view.position
    text = Text(" ", no_wrap=True, overflow="ellipsis")
    spell = s.players[view.seat].bloodbound
    named = {CAST: f"cast {s.cards.name(spell) if spell >= 0 else ''}", REPLACE: "replace a card"}
    for kind, words in named.items():
        codes = [number(view, action) for action in view.legal if kind_of(action) == kind]
        if codes:
            text.append(f"  {words} ").append(numbers(codes), style="bold cyan")
    text.append("  end the turn ").append(str(len(view.legal)), style="bold cyan")
    return text


def number(view: View[Battle], action: int) -> str:
    return str(view.legal.index(action) + 1)
