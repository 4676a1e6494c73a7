"""Ways to use something, side by side: each with the number to type, and what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

Codes = Callable[[int], str]  # what to type for an action
Words = Callable[[int], str]  # what is said of an action
MOST: Final = 9  # choices that are spelled out


def spelled_out(uses: Sequence[int], code: Codes, chosen: Words, style: str = "not bold default") -> Text:
    """Every way to use something: its number, and what is chosen."""
    parts = [Text(code(action), style="bold cyan").append(chosen(action), style=style) for action in uses[:MOST]]
    return joined(parts, len(uses))


def joined(parts: Sequence[Text], count: int) -> Text:
    text = Text("  ").join(parts)
    return text.append(f"  of {count}: list", style="dim") if count > len(parts) else text


def short(name: str, most: int) -> str:
    """``Storm Valkyrie`` in ten letters is ``StormValky``: the first word, then as much of the others as fits."""
    if len(name) <= most:
        return name
    return "".join(word for word in name.replace("-", " ").split() if word not in ("of", "the", "at"))[:most]
