"""The page about a tournament: who wins, everybody against everybody, and what was played with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape
from itertools import combinations
from statistics import median_low
from typing import Any, Final

from cardwright.arena.compare.comparison import changed_card_lines
from cardwright.arena.compare.many import ScoreDifference, Scores, corrected, difference
from cardwright.arena.report.comparison_page import COLOURED, side_of, written_again
from cardwright.arena.report.page import options, rounded, row
from cardwright.arena.report.plots import WHOLE, axis, bar, histogram, percent
from cardwright.arena.report.sheet import sheet
from cardwright.arena.report.tournament_games import cards, course, curves, swings, turns
from cardwright.arena.tournament import DECK, Placing, Standings
from cardwright.arena.tournament_findings import TournamentFindings
from cardwright.arena.win_rate import WinRate

EVEN: Final = 0.5


def tournament_page(findings: TournamentFindings, links: Sequence[str], run: Mapping[str, Any]) -> str:
    """``links`` are replays of the largest swings; ``run`` says how it was played: games a second, processes, rules."""
    standings = findings.standings
    return sheet(
        answer(standings),
        heading(standings),
        key_figures(standings, run),
        ranking(standings),
        changed(standings),
        everybody(standings),
        cards(findings),
        turns(findings),
        curves(findings),
        lengths(standings),
        course(findings),
        swings(findings, links),
        options(standings.pairings[0]),
        footer(standings, run),
    )


def answer(standings: Standings) -> str:
    """Who is ahead, and by how much, in one sentence."""
    first, *_, last = standings.table()
    if standings.what == DECK:
        return f"{first.name} wins most, {rate_words(first.record)}; {last.name} least, {rate_words(last.record)}."
    return f"{first.name} is the strongest, {rating_words(first)}; {last.name} the weakest, {rating_words(last)}."


def rate_words(record: WinRate) -> str:
    if record.rate is None:
        return "in no decided game"
    low, high = record.interval
    return f"{percent(record.rate)} of its games ({100 * low:.1f} to {100 * high:.1f})"


def rating_words(placing: Placing) -> str:
    rating = placing.rating
    return "without a rating" if rating is None else f"rated {rating.value:.0f} ({rating.low:.0f} to {rating.high:.0f})"


def heading(standings: Standings) -> str:
    one = standings.pairings[0].series
    who = f"decks, played by {one.agents[0]}" if standings.what == DECK else "agents"
    return f"""<header>
<h1>{escape(answer(standings))}</h1>
<p>{escape(one.rules().title)}: {len(standings.names):,} {escape(who)}, everybody against everybody, equally often in
both seats.</p>
</header>"""


def key_figures(standings: Standings, run: Mapping[str, Any]) -> str:
    first = sum((pairing.by_seat[0] for pairing in standings.pairings), WinRate())
    found = game_lengths(standings)
    games = sum(found.values())
    low, high = first.interval
    shown = [
        ("games", f"{games:,}", f"{first.draws:,} drawn"),
        ("decisions a game", f"{sum(found.elements()) / games:.1f}", f"{min(found):,} to {max(found):,}"),
        ("first seat’s win rate", percent(first.rate or 0), f"{100 * low:.1f} to {100 * high:.1f} %"),
        ("games a second", rounded(run["games_per_s"]), f"{run['processes']} at once, {run['rules']}"),
    ]
    parts = (f"<div><dt>{name}</dt><dd>{value}</dd><dd>{note}</dd></div>" for name, value, note in shown)
    return f'<dl class="key">{"".join(parts)}</dl>'


def game_lengths(standings: Standings) -> Counter[int]:
    return sum((Counter(pairing.totals.lengths) for pairing in standings.pairings), Counter())


def ranking(standings: Standings) -> str:
    rows = "\n".join(row(each.name, bar(each.record, EVEN), each.record) for each in standings.table())
    return f"""<section>
<h2>Who wins</h2>
<p>Share of decided games in percent, against all others together. The thin line is the 95 % interval, the dashed mark
is one half.</p>
<div class="plot">
<div class="row head"><span></span>{axis(WHOLE)}<span></span></div>
{rows}
</div>
{rating_table(standings)}
</section>"""


def rating_table(standings: Standings) -> str:
    if standings.ratings is None:
        return ""
    rows = "".join(rating_row(place, each) for place, each in enumerate(standings.table(), 1))
    names = ("rating", "95 %", "wins", "losses", "draws")
    head = "".join(f'<th scope="col" class="number">{name}</th>' for name in names)
    return f"""<details><summary>Ratings</summary>
<p>On the scale of Elo around 1500: 400 points more mean odds of ten to one.{bounded(standings)}</p>
<div class="wide" tabindex="0"><table><tr><td></td><td></td>{head}</tr>{rows}</table></div></details>"""


def bounded(standings: Standings) -> str:
    return (
        " Somebody won or lost every game; the ratings are computed as if every pair had drawn one more."
        if standings.bounded
        else ""
    )


def rating_row(place: int, placing: Placing) -> str:
    rating, record = placing.rating, placing.record
    assert rating is not None
    cells = (f"{rating.value:.0f}", f"{rating.low:.0f} to {rating.high:.0f}", record.wins, record.losses, record.draws)
    numbers = "".join(f'<td class="number">{cell:,}</td>' if type(cell) is int else text(cell) for cell in cells)
    return f'<tr><td>{place}</td><th scope="row">{escape(placing.name)}</th>{numbers}</tr>'


def text(word: object) -> str:
    return f'<td class="number">{word}</td>'


def everybody(standings: Standings) -> str:
    """A row for each, a column for each, the strongest first; every difference from one half looked at together."""
    names = [placing.name for placing in standings.table()]
    records = {pair: met(standings, *pair) for pair in combinations(names, 2)}
    found = dict(zip(records, corrected([from_half(record) for record in records.values()])))
    head = "".join(f'<th scope="col" class="number">{escape(name)}</th>' for name in names)
    rows = "".join(matrix_row(name, names, records, found) for name in names)
    return f"""<section>
<h2>Everybody against everybody</h2>
<p>What the row scored against the column, in percent; a draw is half a win. Below it how many games they played.
{COLOURED}</p>
<div class="wide" tabindex="0"><table><tr><td></td>{head}</tr>{rows}</table></div>
</section>"""


def met(standings: Standings, one: str, other: str) -> WinRate:
    """The first one's side of all games between them."""
    found = [dict(pairing.contest) for pairing in standings.pairings]
    return sum((each[one] for each in found if one in each and other in each), WinRate())


def from_half(record: WinRate) -> ScoreDifference | None:
    """By how much the score differs from one half."""
    scores = Scores(record.games, record.wins + record.draws / 2, record.wins + record.draws / 4)
    if scores.mean is None:
        return None
    return replace(difference(scores.careful_mean - EVEN, scores.variance), value=scores.mean - EVEN)


Pair = tuple[str, str]


def matrix_row(
    name: str,
    names: Sequence[str],
    records: Mapping[Pair, WinRate],
    found: Mapping[Pair, ScoreDifference | None],
) -> str:
    cells = []
    for other in names:
        pair = (name, other) if (name, other) in records else (other, name)
        each = found.get(pair)
        if each is None:
            cells.append("<td></td>")
            continue
        seen = each if pair[0] == name else replace(each, value=-each.value)
        share = f"{100 * (EVEN + seen.value):.1f}"
        cells.append(f'<td class="number {side_of(seen)}">{share}<br><small>{records[pair].games:,} games</small></td>')
    return f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>'


def lengths(standings: Standings) -> str:
    found = game_lengths(standings)
    middle = median_low(found.elements())
    return f"""<section>
<h2>How long a game takes</h2>
<p>Decisions in a game, and the share of games that took that many. Half of the games take {middle:,} or fewer.</p>
{histogram(sorted(found.items()), middle)}
</section>"""


def changed(standings: Standings) -> str:
    """How options and cards differ from those of the game, if they do."""
    one = standings.pairings[0].series
    usual = one.rules().options()().values()
    options = [f"{name}: {usual[name]} -> {value}" for name, value in one.options.items() if value != usual[name]]
    lines = [*options, *changed_card_lines(one.rules(), one.changes)]
    if not lines:
        return ""
    items = "".join(f"<li>{escape(line).replace('-&gt;', '→')}</li>" for line in lines)
    return f"<section>\n<h2>What was changed</h2>\n<ul>{items}</ul>{written_again(one.changes)}\n</section>"


def footer(standings: Standings, run: Mapping[str, Any]) -> str:
    pinned = standings.pairings[0].series.pinned.words()
    return f"""<footer>
<p>Intervals of win rates are Wilson’s. {run["games"]:,} games were played in {run["seconds"]:.1f} s with the rules
{run["rules"]}: {escape(pinned)}.</p>
</footer>"""
