"""Plots as SVG; widths are in percent, so that they fit any screen without stretching letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, gcd, log10
from typing import Final

from cardwright.arena.win_rate import WinRate

BAR_HEIGHT: Final = 26
ROW_HEIGHT: Final = 22
HISTOGRAM_HEIGHT: Final = 220
TICK_SPACE: Final = 26  # under the histogram
HEADROOM: Final = 14  # over its highest bar
MOST_BARS: Final = 48

Bar = tuple[int, int, int]  # of a histogram: from this length, up to that one, this many games


@dataclass(frozen=True)
class Scale:
    """Numbers from ``low`` to ``high`` across the whole width."""

    low: float
    high: float

    def at(self, rate: float) -> str:
        return f"{100 * (rate - self.low) / (self.high - self.low):.3f}%"

    def ticks(self) -> list[float]:
        """Round rates, four to eleven of them."""
        step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2) if (self.high - self.low) / step <= 7 or step == 0.2)
        return [n * step for n in range(ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9) + 1)]


WHOLE: Final = Scale(0.0, 1.0)


def scale_around(records: Sequence[WinRate]) -> Scale:
    """Wide enough for all these intervals, in steps of five percent."""
    ends = [end for record in records for end in record.interval]
    return Scale(floor(min(ends) * 20) / 20, ceil(max(ends) * 20) / 20)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f}\u00a0%"


def spoken(record: WinRate) -> str:
    """A win rate in words, for screen readers and tooltips."""
    if record.rate is None:
        return "no decided games"
    low, high = record.interval
    counts = f"{record.wins:,} won, {record.losses:,} lost, {record.draws:,} drawn"
    return f"{percent(record.rate)}, 95 % interval {percent(low)} to {percent(high)}; {counts}"


def svg(height: int, label: str, *parts: str) -> str:
    name = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg {name} width="100%" height="{height}">{"".join(parts)}</svg>'


def line(kind: str, x1: str, y1: float, x2: str, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1:g}" x2="{x2}" y2="{y2:g}"/>'


def grid(scale: Scale, height: int) -> str:
    return "".join(line("grid", scale.at(tick), 0, scale.at(tick), height) for tick in scale.ticks())


def axis(scale: Scale) -> str:
    """The numbers over the rows of a plot."""
    words = [
        f'<text class="tick" x="{scale.at(tick)}" y="12" text-anchor="middle">{100 * tick:.0f}</text>'
        for tick in scale.ticks()
    ]
    return svg(18, "", *words)


def bar(record: WinRate, even: float) -> str:
    """A win rate as a bar, its interval, and a mark where it would be if all were equal."""
    title = f"<title>{escape(spoken(record))}</title>"
    mark = line("even", WHOLE.at(even), 0, WHOLE.at(even), BAR_HEIGHT)
    if record.rate is None:
        return svg(BAR_HEIGHT, spoken(record), title, grid(WHOLE, BAR_HEIGHT), mark)
    filled = f'<rect class="bar" x="0" y="4" width="{WHOLE.at(record.rate)}" height="{BAR_HEIGHT - 8}" rx="2"/>'
    return svg(
        BAR_HEIGHT, spoken(record), title, grid(WHOLE, BAR_HEIGHT), filled, mark, whisker(WHOLE, record, BAR_HEIGHT, 5)
    )


def whisker(scale: Scale, record: WinRate, height: int, cap: float) -> str:
    low, high = (scale.at(end) for end in record.interval)
    middle = height / 2
    ends = "".join(line("whisker", x, middle - cap, x, middle + cap) for x in (low, high))
    return line("whisker", low, middle, high, middle) + ends


def dot(record: WinRate, scale: Scale, even: float) -> str:
    """A win rate as a dot with its interval; coloured if all of the interval lies on one side of the mark."""
    assert record.rate is not None
    low, high = record.interval
    kind = "above" if low > even else "below" if high < even else "open"
    middle = ROW_HEIGHT / 2
    return svg(
        ROW_HEIGHT,
        spoken(record),
        f"<title>{escape(spoken(record))}</title>",
        grid(scale, ROW_HEIGHT),
        line("even", scale.at(even), 0, scale.at(even), ROW_HEIGHT) if scale.low <= even <= scale.high else "",
        line(f"reach {kind}", scale.at(low), middle, scale.at(high), middle),
        f'<circle class="dot {kind}" cx="{scale.at(record.rate)}" cy="{middle:g}" r="4"/>',
    )


def histogram(lengths: Sequence[tuple[int, int]], median: float) -> str:
    """How many games took how many decisions."""
    bars = binned(lengths)
    games, top = sum(count for _, _, count in bars), max(count for _, _, count in bars)
    base = HISTOGRAM_HEIGHT - TICK_SPACE
    across = Scale(bars[0][0], bars[-1][1])
    height = (base - HEADROOM) / top
    label = f"lengths from {lengths[0][0]} to {lengths[-1][0]} decisions, the median is {median:g}"
    return svg(
        HISTOGRAM_HEIGHT,
        label,
        share_lines(games, height, base),
        "".join(column(each, across, height, base, games, dict(lengths)) for each in bars if each[2]),
        line("axis", "0", base, "100%", base),
        "".join(length_label(begin, (begin + end) / 2, across, base) for begin, end, _ in labelled(bars)),
    )


def column(each: Bar, across: Scale, height: float, base: float, games: int, lengths: Mapping[int, int]) -> str:
    begin, end, count = each
    what = f"{begin:,} decisions" if lengths.get(begin) == count else f"{begin:,} to {end - 1:,} decisions"
    title = f"<title>{what}: {count:,} games, {percent(count / games)}</title>"
    width = 100 * (end - begin) / (across.high - across.low)
    place = f'x="{across.at(begin)}" y="{base - count * height:.2f}" width="{width:.3f}%" height="{count * height:.2f}"'
    return f'<rect class="column" {place}>{title}</rect>'


def length_label(length: int, middle: float, across: Scale, base: float) -> str:
    return f'<text class="tick" x="{across.at(middle)}" y="{base + 18:g}" text-anchor="middle">{length:,}</text>'


def binned(lengths: Sequence[tuple[int, int]]) -> list[Bar]:
    """Bars of equal width. Where all move at once, only every second length or so can occur."""
    first = lengths[0][0]
    apart = gcd(*(length - first for length, _ in lengths)) or 1
    last = lengths[-1][0] + apart
    width = apart * ceil((last - first) / apart / MOST_BARS)
    bars = [0] * ceil((last - first) / width)
    for length, games in lengths:
        bars[(length - first) // width] += games
    return [(first + place * width, first + (place + 1) * width, games) for place, games in enumerate(bars)]


def labelled(bars: Sequence[Bar]) -> Sequence[Bar]:
    """The bars with a number under them: about eight."""
    return bars[:: max(1, round(len(bars) / 8))]


def share_lines(games: int, height: float, base: float) -> str:
    """Lines across at round shares of all games."""
    tallest = (base - HEADROOM) / height / games
    step = next(step for step in steps(tallest) if tallest / step <= 4)
    parts = []
    for number in range(1, floor(tallest / step) + 1):
        y = base - number * step * games * height
        parts.append(line("grid", "0", y, "100%", y))
        parts.append(f'<text class="tick" x="100%" y="{y - 4:.2f}" text-anchor="end">{100 * number * step:g} %</text>')
    return "".join(parts)


def steps(most: float) -> list[float]:
    """Round numbers from small to large."""
    power = 10.0 ** floor(log10(most) - 1)
    return [round(power * factor, 12) for factor in (1, 2, 5, 10, 20, 50)]
