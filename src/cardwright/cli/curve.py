"""A curve in a terminal: what each step of a match was like, as columns, with signs below some of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardwright.cli.display import Display
from cardwright.match.analysis import Curve

ROWS: Final = 6
EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
HALVES: Final = " ." + ":" * 4 + "###"  # the same for terminals that have only ASCII
LABEL: Final = 6  # columns for the percentages


def drawn(curve: Curve, last: int, display: Display, signs: Mapping[int, str]) -> list[str]:
    """The lines of the drawing; step 0 is on the left, ``last`` on the right."""
    width = max(1, min(display.width - LABEL - 1, last + 1))
    heights = [height(curve, step_of(column, width, last)) for column in range(width)]
    bars = HALVES if display.ascii else EIGHTHS
    rows = []
    for row in reversed(range(ROWS)):
        cells = "".join(bars[max(0, min(8, value - 8 * row))] for value in heights)
        rows.append(f"{label(row):>{LABEL - 1}} {display.sign('│', '|')}{cells}".rstrip())
    below = [" "] * width
    for step, sign in sorted(signs.items(), key=lambda item: item[1]):
        below[column_of(step, width, last)] = sign
    return [*rows, (" " * (LABEL + 1) + "".join(below)).rstrip()]


def label(row: int) -> str:
    return {ROWS - 1: "100%", ROWS // 2 - 1: "50%", 0: "0%"}.get(row, "")


def step_of(column: int, width: int, last: int) -> int:
    """The last of the steps that share a column."""
    return ((column + 1) * (last + 1) - 1) // width


def column_of(step: int, width: int, last: int) -> int:
    return step * width // (last + 1)


def height(curve: Curve, step: int) -> int:
    """In eighths of a row; nothing before the curve begins, and a trace where it is at its lowest."""
    known = [chance for at, chance in curve if at <= step]
    return max(1, round(known[-1] * ROWS * 8)) if known else 0
