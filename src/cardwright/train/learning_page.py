"""The report of a training: how well the net foresees results, how it does at the gate, and what it is worth."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

from cardwright.arena.report.plots import WHOLE, axis, bar, percent, svg
from cardwright.arena.report.sheet import sheet
from cardwright.train.equal_time import Contest
from cardwright.train.round import Round

HEIGHT: Final = 220
MARGIN: Final = 18  # above and below the curves


@dataclass(frozen=True)
class CurvePlot:
    """Rounds from left to right, numbers from low to high."""

    last: int
    low: float
    high: float

    def x(self, number: int) -> float:
        return 100 * (number - 0.5) / self.last

    def y(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low or 1.0)
        return HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)

    def curve(self, kind: str, values: Sequence[float]) -> str:
        """Short lines, whose ends are in percent: a polyline cannot be."""
        return "".join(
            f'<line class="{kind}" x1="{self.x(at):.3f}%" y1="{self.y(before):.1f}" '
            f'x2="{self.x(at + 1):.3f}%" y2="{self.y(after):.1f}"/>'
            for at, (before, after) in enumerate(itertools.pairwise(values), 1)
        )

    def ruler(self, value: float, word: str) -> str:
        y = self.y(value)
        return (
            f'<line class="grid" x1="0" y1="{y:.1f}" x2="100%" y2="{y:.1f}"/>'
            f'<text class="tick" x="100%" y="{y - 4:.1f}" text-anchor="end">{word}</text>'
        )


def learning_page(title: str, rounds: Sequence[Round], trials: Sequence[Contest], facts: dict[str, Any]) -> str:
    pinned = facts["pinned"]
    matches = sum(each.matches for each in rounds)
    kept = [each.number for each in rounds if each.kept]
    return sheet(
        f"{title}: a net learns",
        f"""<header><h1>{escape(title)}: a net learns</h1>
<p>{len(rounds):,} rounds, {matches:,} matches against itself, seed {facts["seed"]}. {verdict(kept)}</p></header>""",
        worth(trials),
        f"""<section><h2>How well it foresees results</h2>
<p>Average surprise (cross-entropy) at what came of positions it has not learned from. Solid: the net. Dashed: the
evaluation written by hand. Lower is better.</p>{foresight(rounds)}</section>""",
        f"""<section><h2>At the gate</h2>
<p>What each new net won of its decided matches against the one kept before, in percent, with its 95 % interval. A net
is kept if it wins more than half, beyond what chance explains.</p>{gate(rounds)}</section>""",
        f"""<footer><p>Cardwright {escape(pinned["version"])}, rules {pinned["rules"][:12]},
cards {pinned["cards"][:12]}.</p></footer>""",
    )


def verdict(kept: Sequence[int]) -> str:
    if not kept:
        return "No net was better than the evaluation written by hand."
    return f"The net of round {kept[-1]} was kept last."


def worth(trials: Sequence[Contest]) -> str:
    if not trials:
        return ""
    rows = "".join(row(each.agent, bar(each.record, 0.5), share(each)) for each in trials)
    return f"""<section><h2>What it is worth</h2>
<p>Agents with the net against the same agents without it, with the same time. Share of decided games in percent.</p>
<div class="plot">{row("", axis(WHOLE), "", " head")}{rows}</div></section>"""


def share(trial: Contest) -> str:
    return "-" if trial.record.rate is None else percent(trial.record.rate)


def row(label: str, plot: str, note: str, kind: str = "") -> str:
    return f'<div class="row{kind}"><span>{escape(label)}</span>{plot}<span class="figure">{note}</span></div>'


def foresight(rounds: Sequence[Round]) -> str:
    learned, by_hand = [each.surprise for each in rounds], [each.by_hand for each in rounds]
    drawing = CurvePlot(len(rounds), min(learned + by_hand), max(learned + by_hand))
    label = f"surprise from {learned[0]:.4f} in the first round to {learned[-1]:.4f} in the last"
    return svg(
        HEIGHT,
        label,
        drawing.ruler(drawing.low, f"{drawing.low:.3f}"),
        drawing.ruler(drawing.high, f"{drawing.high:.3f}"),
        drawing.curve("even", by_hand),
        drawing.curve("track", learned),
    )


def gate(rounds: Sequence[Round]) -> str:
    rows = "".join(
        row(f"round {each.number}", bar(each.record(), 0.5), "kept" if each.kept else "not kept") for each in rounds
    )
    return f'<div class="plot">{row("", axis(WHOLE), "", " head")}{rows}</div>'
