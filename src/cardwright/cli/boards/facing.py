"""Two rows of framed cells that face each other, with a word between each pair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from cardwright.cli.display import Display


@dataclass(frozen=True)
class Pair:
    """One column: its name, the far cell, what happens between the two, the near cell."""

    name: str
    far: list[Text]
    near: list[Text]
    between: Text = field(default_factory=Text)


def frame(pairs: Sequence[Pair], height: int, display: Display) -> list[Text]:
    """The lines of the drawing; every cell gets ``height`` of them."""
    width = (display.width - 1) // len(pairs) - 1
    names = [Text(f" {pair.name} ") for pair in pairs]
    return [
        edge("╭┬╮", [rule(name, width, display, 1) for name in names], display),
        *row([pair.far for pair in pairs], height, width, display),
        edge("├┼┤", [rule(pair.between, width, display) for pair in pairs], display),
        *row([pair.near for pair in pairs], height, width, display),
        edge("╰┴╯", [rule(Text(), width, display) for _ in pairs], display),
    ]


def edge(corners: str, rules: list[Text], display: Display) -> Text:
    """A horizontal line with its three sorts of corner: first, inner, last."""
    first, inner, last = (faint(display.sign(corner, "+")) for corner in corners)
    return first + inner.join(rules) + last


def rule(word: Text, width: int, display: Display, at: int = -1) -> Text:
    """A line with a word in it, at a place or else in the middle."""
    before = (width - len(word)) // 2 if at < 0 else at
    dash = display.sign("─", "-")
    return faint(dash * before) + word + faint(dash * (width - before - len(word)))


def row(cells: list[list[Text]], height: int, width: int, display: Display) -> list[Text]:
    """The cells side by side."""
    wall = faint(display.sign("│", "|"))
    lines = [[fitted(line, width) for line in cell] + [Text(" " * width)] * (height - len(cell)) for cell in cells]
    return [wall + wall.join(line[at] for line in lines) + wall for at in range(height)]


def fitted(line: Text, width: int) -> Text:
    """The text in exactly this width, a space before it."""
    padded = Text(" ").append(line)
    padded.truncate(width, overflow="ellipsis", pad=True)
    return padded


def faint(text: str) -> Text:
    """Text that does not lend its style to what it is joined with."""
    return Text().append(text, style="dim")
