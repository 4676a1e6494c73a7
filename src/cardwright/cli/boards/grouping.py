"""Long lists of actions, bundled: those of one unit, those of one card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

BRIEF: Final = 8  # actions of a bundle to show where all would be too many


@dataclass(frozen=True)
class Bundle:
    """Actions that belong together: what they have in common, then for each what to type and what it does."""

    title: str
    said: Sequence[tuple[str, str]]

    def texts(self) -> list[Text]:
        width = max(len(code) for code, _ in self.said)
        return [Text.assemble((code.rjust(width), "bold cyan"), "  ", text) for code, text in self.said]


def in_full(bundles: Sequence[Bundle]) -> RenderableType:
    """Every action."""
    parts: list[RenderableType] = []
    for bundle in bundles:
        if bundle.title:
            parts.append(Text(f" {bundle.title}", style="bold"))
        parts.append(
            Padding(Columns(bundle.texts(), padding=(0, 2), column_first=True), (0, 0, 0, 2 if bundle.title else 0))
        )
    return Group(*parts)


def briefly(bundles: Sequence[Bundle]) -> RenderableType:
    """A line for each bundle, with as many actions as it takes."""
    rows = Table.grid(padding=(0, 2, 0, 1))
    for bundle in bundles:
        line = Text("  ", no_wrap=True, overflow="ellipsis").join(bundle.texts()[:BRIEF])
        line.append(f"  of {len(bundle.said)}: list" if len(bundle.said) > BRIEF else "", style="dim")
        rows.add_row(Text(bundle.title, style="bold"), line)
    return rows


def numbers(codes: Sequence[str]) -> str:
    """``3-7`` for consecutive numbers, else all of them."""
    if not all(code.isdigit() for code in codes) or int(codes[-1]) - int(codes[0]) != len(codes) - 1:
        return " ".join(codes)
    return codes[0] if len(codes) == 1 else f"{codes[0]}-{codes[-1]}"
