"""Two rows of framed cells that face each other, with a word between each pair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from cardwright.cli.look import Look


@dataclass(frozen=True)
class Pair:
    """One column: its name, the far cell, what happens between the two, the near cell."""

    name: str
    far: list[Text]
    near: list[Text]
    between: Text = field(default_factory=Text)


def frame(pairs: Sequence[Pair], height: int, look: Look) -> list[Text]:
    """The lines of the drawing; every cell gets ``height`` of them."""
    width = (look.width - 1) // len(pairs) - 1
    names = [Text(f" {pair.name} ") for pair in pairs]
    return [
        edge("╭┬╮", [rule(name, width, look, 1) for name in names], look),
        *row([pair.far for pair in pairs], height, width, look),
        edge("├┼┤", [rule(pair.between, width, look) for pair in pairs], look),
        *row([pair.near for pair in pairs], height, width, look),
        edge("╰┴╯", [rule(Text(), width, look) for _ in pairs], look),
    ]


def edge(corners: str, rules: list[Text], look: Look) -> Text:
    """A horizontal line with its three sorts of corner: first, inner, last."""
    first, inner, last = (faint(look.sign(corner, "+")) for corner in corners)
    return first + inner.join(rules) + last


def rule(word: Text, width: int, look: Look, at: int = -1) -> Text:
    """A line with a word in it, at a place or else in the middle."""
    before = (width - len(word)) // 2 if at < 0 else at
    dash = look.sign("─", "-")
    return faint(dash * before) + word + faint(dash * (width - before - len(word)))


def row(cells: list[list[Text]], height: int, width: int, look: Look) -> list[Text]:
    """The cells side by side."""
    wall = faint(look.sign("│", "|"))
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
