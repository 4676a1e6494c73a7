"""The whole screen: head line, what happened, the board, and what the reader may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.segment import Segment, Segments
from rich.table import Table as Grid
from rich.text import Text

from cardwright.cli.boards.plain import Plain
from cardwright.cli.display import Display, look_at
from cardwright.kernel.state import NOBODY, S
from cardwright.match import View

LOG: Final = 37  # columns for the log beside the board
HEAD: Final = 1
PROMPT: Final = 1  # the line on which somebody types
OTHERS: Final = HEAD + PROMPT + 3  # with them: how to answer, and a little of the log
COMMANDS: Final = "h hint, u undo, ? help"


class Layout(Generic[S]):
    """Draws a match on a console: the whole screen every time, if the screen can be cleared."""

    def __init__(self, console: Console, board: Plain[S], match: str, greeting: Sequence[str] = ()) -> None:
        self.console: Console = console
        self.board: Plain[S] = board
        self.match: str = match
        self.greeting: Sequence[str] = greeting  # who else plays
        self.redraws: bool = console.is_terminal and not console.is_dumb_terminal

    def display(self, at: str = "") -> Display:
        return look_at(self.console, self.board.columns, at)

    def show(self, view: View[S], since: int, below: RenderableType, at: str = "") -> None:
        """The screen as one seat sees it; new are the events from ``since`` on, ``below`` stands under the field."""
        beside = self.has_room_beside()
        log = self.log(view, since, old=beside or self.redraws)
        field = self.field(view, at)
        self.clear()
        self.console.print(self.head(view))
        if beside:
            self.beside(Group(Text(), field, Text(), below), log)
        elif self.redraws:
            self.above(Group(field, below), log)
        else:
            lines = self.wrapped(log, self.console.width - 2)
            self.console.print(Group(*(Text(" ") + line for line in lines), field, below))

    def has_room_beside(self) -> bool:
        """Whether the log can stand beside the board."""
        return self.console.width >= self.board.columns + LOG

    def field(self, view: View[S], at: str = "") -> RenderableType:
        return self.board.field(view.position, view.seat, view.players, self.display(at))

    def clear(self) -> None:
        if self.redraws:
            self.console.clear()

    def hide(self) -> None:
        """Leave nothing of the last screen, not even in the scrollback."""
        if self.redraws:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * self.console.height)

    def head(self, view: View[S]) -> RenderableType:
        left = Text().append(f" {self.board.game.title}", style="bold")
        for fact in self.board.facts(view.position):
            left.append(f"   {fact}")
        row = Grid.grid(expand=True)
        row.add_column()
        row.add_column(justify="right")
        row.add_row(left, Text(f"{self.match} ", style="dim"))
        return row

    def beside(self, board: RenderableType, log: Sequence[Text]) -> None:
        """The board on the left, the log on the right, both equally high."""
        wide = self.display().width
        height = self.height(board, wide)
        rest = self.console.width - wide - 2
        lines = self.wrapped(log, rest - 4)[-(height - 2) :]
        row = Grid.grid(padding=(0, 1, 0, 0))
        row.add_column(width=wide)
        row.add_column(width=rest)
        row.add_row(board, Panel(Group(*lines), title="log", height=height, border_style="dim"))
        self.console.print(row)

    def above(self, board: RenderableType, log: Sequence[Text]) -> None:
        """The end of the log above the board, as much of it as fits the screen."""
        room = self.console.height - self.height(board, self.console.width) - HEAD - PROMPT
        lines = self.wrapped(log, self.console.width - 2)[-max(1, room) :]
        self.console.print(*[Text()] * (room - len(lines)), *(Text(" ") + line for line in lines), sep="\n")
        self.console.print(board)

    def height(self, drawn: RenderableType, width: int) -> int:
        return len(self.console.render_lines(drawn, self.console.options.update(width=width)))

    # What stands on it.

    def log(self, view: View[S], since: int = 0, old: bool = True) -> list[Text]:
        """What happened, a paragraph each; what is not new is faint, or left out."""
        before = self.board.news(view.position, view.events[:since], view.seat) if old else []
        after = self.board.news(view.position, view.events[since:], view.seat)
        welcome = [told for told in self.opening(view) if old or not since]
        return [*(Text(told, style="dim") for told in welcome + before), *(Text(told) for told in after)]

    def opening(self, view: View[S]) -> list[str]:
        """What stands before everything that happens."""
        return [*self.greeting, *([self.board.welcome] if self.board.welcome and view.seat != NOBODY else [])]

    def wrapped(self, paragraphs: Sequence[Text], width: int) -> list[Text]:
        """The lines of paragraphs; all but the first of each are set in."""
        lines: list[Text] = []
        for paragraph in paragraphs:
            for at, line in enumerate(paragraph.wrap(self.console, width - 2)):
                lines.append(Text("  ") + line if at else line)
        return lines

    def choices(self, view: View[S], said: Sequence[Text] = ()) -> RenderableType:
        """What the reader holds and may do, how to type it, and the answers to what they typed.

        If the screen is too small for everything, the answers replace the end of the rest.
        """
        how = Text(f" {self.board.how_to_answer(view)}   ({COMMANDS})", "dim", no_wrap=True, overflow="ellipsis")
        menu = self.board.menu(view, self.display())
        if said:
            field = self.height(self.field(view), self.console.width)
            menu = self.first_lines(menu, self.console.height - field - len(said) - OTHERS)
        return Group(menu, how, *said)

    def first_lines(self, drawn: RenderableType, most: int) -> RenderableType:
        """The first lines of a drawing."""
        width = self.display().width if self.has_room_beside() else self.console.width
        lines = self.console.render_lines(drawn, self.console.options.update(width=width), pad=False)[: max(0, most)]
        return Segments([part for line in lines for part in (*line, Segment.line())])

    def verdict(self, view: View[S], *notes: str) -> RenderableType:
        """Who won and why, and whatever else there is to say at the end."""
        winners = view.position.result or ()
        title, style = ("Draw", "yellow")
        if view.seat in winners:
            title, style = ("Victory", "green")
        elif winners:
            title, style = ("Defeat", "red") if view.seat >= 0 else (f"P{winners[0] + 1} wins", "green")
        reason = self.board.news(view.position, view.events, view.seat)[-1:]
        return Panel(
            Group(*(Text(told, style="bold") for told in reason), *(Text(note, style="dim") for note in notes)),
            title=title,
            border_style=style,
            width=self.display().width,
        )
