"""Long texts, a screen at a time: the rules, the log, long lists."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from cardwright import SOURCE
from cardwright.cli.boards.plain import Command, Plain
from cardwright.cli.display import Display
from cardwright.cli.keyboard import ask
from cardwright.kernel.state import S


def page(console: Console, text: RenderableType) -> None:
    """Show a text; Enter turns the page, q stops. A pipe gets everything at once."""
    lines = console.render_lines(text, pad=False)
    step = max(4, console.height - 2) if console.is_terminal else max(1, len(lines))
    for start in range(0, len(lines), step):
        for line in lines[start : start + step]:
            console.print(Segments([*line, Segment.line()]), end="")
        if console.is_terminal and turned(len(lines) - start - step):
            return


def turned(rest: int) -> bool:
    """Wait until the page has been read; True if the reader wants no more."""
    left = f"{rest} more lines: Enter continues, q goes back" if rest > 0 else "Enter goes back"
    return ask(f" -- {left} -- ").lower().startswith("q")


def rule_book(board: Plain[S], display: Display, how_to_answer: str, commands: Sequence[Command]) -> RenderableType:
    """How to type, what the signs on the board mean, then the rules of the game."""
    return Group(
        Text(f" {how_to_answer}", style="bold"),
        Text(" You can also type:"),
        command_table(commands),
        Text(),
        *legend_table(board.legend(display)),
        rules_of(board.game.name),
    )


def command_table(commands: Sequence[Command]) -> Table:
    rows = Table.grid(padding=(0, 2, 0, 1))
    for word, short, meaning in commands:
        rows.add_row(Text(word, style="bold cyan"), Text(short, style="cyan"), Text(meaning))
    return rows


def legend_table(signs: Sequence[tuple[str, str]]) -> list[RenderableType]:
    if not signs:
        return []
    rows = [Text.assemble((f"{sign} ", "bold cyan"), meaning) for sign, meaning in signs]
    return [Text(" On the board:"), Padding(Columns(rows, padding=(0, 3), column_first=True), (0, 1)), Text()]


def rules_of(game: str) -> RenderableType:
    """The rules as the game's folder holds them."""
    path = SOURCE / "games" / game / "RULES.md"
    if not path.exists():
        return Text(f" The rules of {game} are not written down.")
    from rich.markdown import Markdown  # takes as long to load as everything else together

    return Markdown(path.read_text("utf-8"))
