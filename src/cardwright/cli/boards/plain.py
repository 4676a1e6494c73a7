"""The board of any game: its position as text, its actions as a numbered list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright.cli.look import Look
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game, S
from cardwright.match import View


class Plain(Generic[S]):
    """A game with looks of its own derives from this and draws what it draws better."""

    welcome: str = ""  # the game in two sentences, for somebody who sees it for the first time

    def __init__(self, game: Game[S]) -> None:
        self.game: Game[S] = game

    # What is shown.

    def facts(self, s: S) -> list[str]:
        """What stands in the head line, beside the title."""
        return []

    def field(self, s: S, seat: int, players: Sequence[str], look: Look) -> RenderableType:
        """The position from one side; NOBODY looks on."""
        rows = Table.grid(padding=(0, 2))
        for line in self.game.position_text(s).splitlines():
            key, _, value = line.partition(": ")
            rows.add_row(Text(key, style="bold"), Text(value))
        names = ", ".join(self.label(other, seat, name) for other, name in enumerate(players))
        return Group(Text(names, style="dim"), rows)

    def label(self, seat: int, reader: int, name: str) -> str:
        return f"You (P{seat + 1})" if seat == reader else f"P{seat + 1} {name}"

    def hands(self, s: S) -> RenderableType:
        """The cards in hand that may be known, where the field does not show them."""
        return Text("", end="")

    def menu(self, view: View[S], look: Look) -> RenderableType:
        """What the seat is asked and may do."""
        asked = view.question.decision.kind if view.question else ""
        return Group(Text(f"{asked}:", style="bold"), self.everything(view))

    def how_to_answer(self, view: View[S]) -> str:
        """How to type an action, by example."""
        if len(view.legal) == 1:
            return "Press Enter: there is nothing else to do."
        return "Type a number, or the action in words."

    def everything(self, view: View[S]) -> RenderableType:
        """Every legal action with what to type for it."""
        codes = [self.code(view, action) for action in view.legal]
        width = max(len(code) for code in codes)
        rows = [Text.assemble((code.rjust(width), "bold cyan"), "  ") for code in codes]
        for row, action in zip(rows, view.legal, strict=True):
            row.append(self.game.action_text(view.position, view.seat, action))
        return Columns(rows, padding=(0, 2), column_first=True)

    def news(self, s: S, events: Sequence[Event], reader: int) -> list[str]:
        """What happened, a paragraph for each thing a player would tell in one breath."""
        texts = [self.game.event_text(s, event, reader) for event in events]
        return [text for text in texts if text]

    # What is typed.

    def code(self, view: View[S], action: int) -> str:
        """The short way to type an action."""
        return str(view.legal.index(action) + 1)

    def read(self, view: View[S], text: str) -> int:
        """The action a player typed; it need not be legal."""
        if not text.isdigit():
            return int(self.game.read_action(view.position, view.seat, text))
        if not 1 <= int(text) <= len(view.legal):
            raise IllegalAction(f"there is no action {text}; they are numbered from 1 to {len(view.legal)}")
        return view.legal[int(text) - 1]

    def words(self, view: View[S]) -> list[str]:
        """The words a player may want to complete."""
        return []

    def preview(self, view: View[S], action: int) -> list[str]:
        """What an action would lead to, as far as the seat can tell; nothing where that is not clear."""
        return []
