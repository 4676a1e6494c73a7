"""The page itself: what was played, who won, how long it took, which cards won."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from cardwright.arena.report.plots import WHOLE, axis, bar, dot, histogram, percent, scale_around
from cardwright.arena.report.sheet import sheet
from cardwright.arena.statistics import CardRecord, Statistics
from cardwright.arena.win_rate import WinRate


def page(statistics: Statistics, run: Mapping[str, Any]) -> str:
    """``run`` says how it was played: games a second, processes, rules."""
    title = f"{statistics.series.rules().title}: {' against '.join(statistics.series.labels())}"
    figures = results(statistics, run) if statistics.games else ["<p>No game is over yet.</p>"]
    return sheet(title, heading(statistics, title), *figures, options(statistics), footer(statistics, run))


def results(statistics: Statistics, run: Mapping[str, Any]) -> list[str]:
    """The parts that need a game that is over."""
    return [key_figures(statistics, run), win_rates(statistics), lengths(statistics), cards(statistics)]


def heading(statistics: Statistics, title: str) -> str:
    series = statistics.series
    part = f" of {series.games:,}" if statistics.games < series.games else ""
    return f"""<header>
<h1>{escape(title).replace(" (", "&nbsp;(")}</h1>
<p>{statistics.games:,}{part} games with seed {series.seed}. The agents change seats after every game.</p>
</header>"""


def key_figures(statistics: Statistics, run: Mapping[str, Any]) -> str:
    advantage = statistics.advantage
    shown = [
        ("decided", percent(statistics.decided / statistics.games), f"{statistics.decided:,} games"),
        ("drawn", percent(statistics.draws / statistics.games), f"{statistics.draws:,} games"),
        ("decisions a game", f"{statistics.mean_length:.1f}", length_range(statistics)),
    ]
    if advantage:
        reach = f"{100 * advantage.low:+.1f} to {100 * advantage.high:+.1f} points"
        shown.append(("first seat’s advantage", f"{100 * advantage.value:+.1f}", reach.replace("-", "−")))
    shown.append(("games a second", rounded(run["games_per_s"]), f"{run['processes']} at once, {run['rules']}"))
    parts = (
        f"<div><dt>{name}</dt><dd>{value.replace('-', '−')}</dd><dd>{note}</dd></div>" for name, value, note in shown
    )
    return f'<dl class="key">{"".join(parts)}</dl>'


def rounded(number: float) -> str:
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


def length_range(statistics: Statistics) -> str:
    shortest, longest = statistics.lengths[0][0], statistics.lengths[-1][0]
    return f"median {statistics.median_length:g}, {shortest:,} to {longest:,}"


def win_rates(statistics: Statistics) -> str:
    seats = range(statistics.series.seats)
    labels = statistics.series.labels()
    even = sum(record.wins for record in statistics.by_seat) / len(seats) / max(1, statistics.decided)
    at = statistics.series.places()
    places = [(f"{labels[agent]}, {at[seat]}", statistics.at(agent, seat)) for agent in seats for seat in seats]
    return f"""<section>
<h2>Who wins</h2>
<p>Share of decided games in percent. The thin line is the 95 % interval, the dashed mark is what everybody
would win if all were equal.</p>
<div class="plot">
<div class="row head"><span></span>{axis(WHOLE)}<span></span></div>
{bars(zip(labels, statistics.by_agent), even)}
<h3>By seat</h3>
{bars(zip(at, statistics.by_seat), even)}
<h3>By agent and seat</h3>
{bars(places, even)}
</div>
</section>"""


def bars(rows: Iterable[tuple[str, WinRate]], even: float) -> str:
    return "\n".join(row(name, bar(record, even), record) for name, record in rows)


def row(name: str, plot: str, record: WinRate) -> str:
    """A name, its plot, its numbers."""
    if record.rate is None:
        figure = "no decided game"
    else:
        low, high = record.interval
        figure = f"<b>{percent(record.rate)}</b> <i>{100 * low:.1f}–{100 * high:.1f}</i>"
    return f'<div class="row"><span>{escape(name)}</span>{plot}<span class="figure">{figure}</span></div>'


def lengths(statistics: Statistics) -> str:
    return f"""<section>
<h2>How long a game takes</h2>
<p>Decisions in a game, and the share of games that took that many. Half of the games take
{statistics.median_length:g} or fewer.</p>
{histogram(statistics.lengths, statistics.median_length)}
</section>"""


def cards(statistics: Statistics) -> str:
    rated = [card for card in statistics.cards if card.record.decided]
    if not rated:
        return ""
    even = sum(card.record.wins for card in rated) / sum(card.record.decided for card in rated)
    return f"""<section>
<h2>Which cards win</h2>
<p>How often a side won that played the card, of decided games in percent with the 95 % interval; counted in
{statistics.totals.watched:,} games. The dashed mark is the average over all cards, {percent(even)}. Cards are coloured
if their whole interval lies <span class="above">above</span> or <span class="below">below</span> it. A card that wins
often need not be the reason: sides that live longer play more cards.</p>
{card_plot(rated, even)}
{never_decided(statistics)}
</section>"""


def card_plot(rated: list[CardRecord], even: float) -> str:
    scale = scale_around([card.record for card in rated])
    rows = "\n".join(row(card.name, dot(card.record, scale, even), card.record) for card in rated)
    return f"""<div class="plot cards">
<div class="row head"><span></span>{axis(scale)}<span></span></div>
{rows}
</div>"""


def never_decided(statistics: Statistics) -> str:
    names = [escape(card.name) for card in statistics.cards if not card.record.decided]
    return f"<p>In no decided game: {', '.join(names)}.</p>" if names else ""


def options(statistics: Statistics) -> str:
    rows = "".join(
        f"<tr><th scope=row>{escape(name)}</th><td>{escape(str(value))}</td></tr>"
        for name, value in statistics.series.options.items()
    )
    return f"<details><summary>The options of the game</summary><table>{rows}</table></details>"


def footer(statistics: Statistics, run: Mapping[str, Any]) -> str:
    return f"""<footer>
<p>Intervals are Wilson’s. {run["games"]:,} games were played in {run["seconds"]:.1f} s with the rules {run["rules"]}:
{escape(statistics.series.pinned.words())}.</p>
</footer>"""
