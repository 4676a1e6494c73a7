"""Plots of differences: a dot with its interval round zero, an interval that narrows, and columns side by side."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import Final

from cardwright.arena.compare.interval import POINTS, PairedInterval
from cardwright.arena.compare.many import ScoreDifference
from cardwright.arena.report.plots import ROW_HEIGHT, Scale, grid, line, svg

HEIGHT: Final = 240
MARGIN: Final = 26  # for the numbers below
LEFT: Final = 6.0  # percent of the width for the numbers at the side
SAMPLES: Final = 120
EDGE: Final = 0.25  # no plot is wider than this to either side: the beginning of a run says nothing


def wide_enough(found: Sequence[ScoreDifference]) -> Scale:
    """For all these differences, with zero in the middle, in steps of five points."""
    most = max(max(abs(each.low), abs(each.high)) for each in found)
    reach = min(1.0, ceil(most * 20) / 20)
    return Scale(-reach, reach)


def differences(found: ScoreDifference | None, scale: Scale) -> str:
    """A dot with its interval; coloured where it is more than chance."""
    assert found is not None
    kind = "open" if not found.clear else "above" if found.value > 0 else "below"
    low, high = max(scale.low, found.low), min(scale.high, found.high)
    middle = ROW_HEIGHT / 2
    words = f"{POINTS * found.value:+.1f} points, {POINTS * found.low:+.1f} to {POINTS * found.high:+.1f}"
    return svg(
        ROW_HEIGHT,
        words,
        f"<title>{escape(words)}, q = {found.corrected:.2g}</title>",
        grid(scale, ROW_HEIGHT),
        line("even", scale.at(0), 0, scale.at(0), ROW_HEIGHT),
        line(f"reach {kind}", scale.at(low), middle, scale.at(high), middle),
        f'<circle class="dot {kind}" cx="{scale.at(found.value)}" cy="{middle:g}" r="4"/>',
    )


def interval_track(values: Sequence[float], precision: float) -> str:
    """The interval after more and more pairs."""
    interval, track = PairedInterval(precision), []
    every = max(1, len(values) // SAMPLES)
    for number, value in enumerate(values, 1):
        interval.add(value)
        if number % every == 0 or number == len(values):
            track.append((number, interval.mean, interval.low, interval.high))
    reach = min(EDGE, max(4 * interval.precision, abs(interval.low), abs(interval.high)))
    across, up = Scale(0, len(values)), Scale(-reach, reach)
    base = HEIGHT - MARGIN
    low = [(across_at(across, n), y_of(up, lowest, base)) for n, _, lowest, _ in track]
    high = [(across_at(across, n), y_of(up, highest, base)) for n, _, _, highest in track]
    mean = [(across_at(across, n), y_of(up, middle, base)) for n, middle, _, _ in track]
    label = f"the interval narrows to {POINTS * interval.low:+.1f} to {POINTS * interval.high:+.1f} points"
    return svg(
        HEIGHT,
        label,
        side_ticks(up, base),
        drawn(
            f'<polygon class="band" points="{joined(low + high[::-1])}"/>'
            f'<polyline class="track" vector-effect="non-scaling-stroke" points="{joined(mean)}"/>',
            base,
        ),
        line("even", f"{LEFT:g}%", y_of(up, 0, base), "100%", y_of(up, 0, base)),
        bottom_ticks(len(values)),
    )


def drawn(parts: str, base: float) -> str:
    """Shapes with points need numbers where lines may have percent: a picture of its own, stretched."""
    place = f'x="{LEFT:g}%" y="0" width="{100 - LEFT:g}%" height="{base:g}"'
    return f'<svg {place} viewBox="0 0 1000 {base:g}" preserveAspectRatio="none" overflow="hidden">{parts}</svg>'


def across_at(across: Scale, number: float) -> float:
    return 1000 * (number - across.low) / (across.high - across.low)


def y_of(up: Scale, value: float, base: float) -> float:
    inside = min(up.high, max(up.low, value))
    return base * (up.high - inside) / (up.high - up.low)


def joined(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def side_ticks(up: Scale, base: float) -> str:
    parts = []
    for tick in up.ticks():
        y = y_of(up, tick, base)
        word = f"{POINTS * tick:+.0f}".replace("-", "−").replace("+0", "0").replace("−0", "0")
        parts.append(line("grid", f"{LEFT:g}%", y, "100%", y))
        parts.append(
            f'<text class="tick" x="{LEFT - 1:g}%" y="{min(base, max(10, y + 4)):.1f}" text-anchor="end">{word}</text>'
        )
    return "".join(parts)


def bottom_ticks(pairs: int) -> str:
    parts = []
    for part in (0.25, 0.5, 0.75, 1.0):
        x = LEFT + (100 - LEFT) * part
        end = "end" if part == 1 else "middle"
        words = f"{floor(pairs * part):,} pairs"
        parts.append(f'<text class="tick" x="{x:g}%" y="{HEIGHT - 6}" text-anchor="{end}">{words}</text>')
    return "".join(parts)


def paired_columns(rows: Sequence[tuple[int, float, float]]) -> str:
    """Two columns for each turn: before and after."""
    top = max(max(one, two) for _, one, two in rows) or 1.0
    base, width = HEIGHT - MARGIN, 100 / len(rows)
    label = f"{len(rows)} turns, at most {top:.1f} mana"
    every = max(1, ceil(len(rows) / 16))
    parts = []
    for place, (turn, one, two) in enumerate(rows):
        title = f"<title>turn {turn}: {one:.2f} before, {two:.2f} after</title>"
        for number, (value, kind) in enumerate(((one, "column"), (two, "later"))):
            height = value / top * (base - 16)
            x = width * place + width * (0.1 + 0.4 * number)
            box = f'x="{x:.2f}%" y="{base - height:.1f}" width="{0.38 * width:.2f}%" height="{height:.1f}"'
            parts.append(f'<rect class="{kind}" {box}>{title}</rect>')
        if place % every == 0:
            middle = width * (place + 0.5)
            parts.append(f'<text class="tick" x="{middle:.2f}%" y="{HEIGHT - 8}" text-anchor="middle">{turn}</text>')
    parts.append(f'<text class="tick" x="0" y="12">{top:.1f} mana</text>')
    return svg(HEIGHT, label, line("axis", "0", base, "100%", base), *parts)
