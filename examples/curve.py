"""Draws what ``ppo.py`` wrote down as a curve: ``python curve.py ppo.csv > ppo.svg``. Only Python is needed."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterable
from math import ceil
from pathlib import Path

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 720, 360, 64, 124, 24, 56
COLOURS = {"random": "#2f6f9f", "greedy": "#b4501e"}
LETTERS = 'font-family="system-ui, sans-serif" font-size="14" fill="#333"'


class Sheet:
    """Where minutes of processor time and shares of points lie on the paper."""

    def __init__(self, minutes: float) -> None:
        self.step = next(step for step in (0.5, 1, 2, 5, 10, 20, 60, 600) if minutes / step <= 8)
        self.minutes = ceil(minutes / self.step) * self.step

    def across(self, minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / self.minutes

    def down(self, share: float) -> float:
        return TOP + (HEIGHT - TOP - FOOT) * (1 - share)

    def grid(self) -> Iterable[str]:
        for percent in range(0, 101, 25):
            y = self.down(percent / 100)
            even = ' stroke-dasharray="6 4"' if percent == 50 else ""
            yield f'<path d="M{LEFT} {y:g}H{WIDTH - RIGHT}" stroke="{"#777" if even else "#ddd"}"{even}/>'
            yield f'<text x="{LEFT - 8}" y="{y + 5:g}" text-anchor="end" {LETTERS}>{percent} %</text>'
        for place in range(round(self.minutes / self.step) + 1):
            x, y = self.across(place * self.step), HEIGHT - FOOT + 22
            yield f'<text x="{x:g}" y="{y}" text-anchor="middle" {LETTERS}>{place * self.step:g}</text>'
        middle = (LEFT + WIDTH - RIGHT) / 2
        yield f'<text x="{middle:g}" y="{HEIGHT - 10}" text-anchor="middle" {LETTERS}>minutes of one core</text>'

    def line(self, name: str, minutes: list[float], shares: list[float]) -> Iterable[str]:
        places = [f"{self.across(x):.1f} {self.down(y):.1f}" for x, y in zip(minutes, shares)]
        yield f'<path d="M{"L".join(places)}" fill="none" stroke="{COLOURS[name]}" stroke-width="2.5"/>'
        x, y = self.across(minutes[-1]) + 8, self.down(shares[-1]) + 5
        yield f'<text x="{x:.1f}" y="{y:.1f}" {LETTERS}><tspan fill="{COLOURS[name]}">against {name}</tspan></text>'


def drawn(rows: list[dict[str, str]]) -> str:
    """The curve of a run as SVG."""
    minutes = [float(row["processor seconds"]) / 60 for row in rows]
    sheet = Sheet(minutes[-1])
    shares = {name: [float(row[name]) for row in rows] for name in COLOURS}
    last = ", ".join(f"{each[-1]:.0%} against {name}" for name, each in shares.items())
    told = f"Share of points while the network learns; after {minutes[-1]:.0f} minutes {last}"
    parts = [*sheet.grid(), *(part for name, each in shares.items() for part in sheet.line(name, minutes, each))]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{told}">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', *parts, "</svg>\n"])


if __name__ == "__main__":
    with Path(sys.argv[1]).open(newline="") as file:
        sys.stdout.write(drawn(list(csv.DictReader(file))))
