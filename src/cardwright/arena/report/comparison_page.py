"""The page about a change: the answer, how it was found, and everything else that became different."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from cardwright.arena.compare.comparison import Comparison
from cardwright.arena.compare.evidence import CardFinding, Findings
from cardwright.arena.compare.interval import POINTS
from cardwright.arena.compare.many import ScoreDifference, Scores
from cardwright.arena.compare.paired_run import rules_ran
from cardwright.arena.compare.replays import ReplayLink
from cardwright.arena.report.difference_plots import differences, interval_track, paired_columns, wide_enough
from cardwright.arena.report.plots import axis, percent
from cardwright.arena.report.sheet import sheet
from cardwright.kernel.cards import Changes
from cardwright.kernel.data.card_changes import WHOLE

CARDS_SHOWN: Final = 24


def comparison_page(findings: Findings, links: Sequence[ReplayLink], run: Mapping[str, Any]) -> str:
    """``run`` says how it was played: seconds, processes, rules."""
    if not findings.pairs:
        return sheet(findings.answer(), heading(findings), changed(findings.comparison))
    return sheet(
        findings.answer(),
        heading(findings),
        key_figures(findings),
        track(findings),
        changed(findings.comparison),
        matchups(findings),
        cards(findings),
        turns(findings),
        curve(findings),
        course(findings),
        swings(findings, links),
        footer(findings, run),
    )


def heading(findings: Findings) -> str:
    comparison = findings.comparison
    players = " against ".join(comparison.agents)
    return f"""<header>
<h1>{escape(findings.answer())}</h1>
<p>{escape(comparison.rules().title)}, {escape(players)}, {len(findings.pairs):,} pairs of games with seed
{comparison.seed}. Both games of a pair have the same deal and the same seeds for the bots; only the change is
different.</p>
{both_sides(comparison)}</header>"""


def both_sides(comparison: Comparison) -> str:
    """The two revisions, and what makes the answer less sharp."""
    if comparison.since is None:
        return ""
    return "".join(f"<p>{escape(line)}</p>\n" for line in (comparison.since.sides(), *comparison.since.cautions))


def key_figures(findings: Findings) -> str:
    interval, (before, after) = findings.run.interval, findings.rates()
    flipped = sum(pair.difference != 0 for pair in findings.pairs)
    reach = f"{points(interval.low)} to {points(interval.high)} points"
    shown = [
        ("difference", points(interval.mean), reach),
        ("win rate before", percent(before), "draws count half"),
        ("win rate after", percent(after), escape(findings.comparison.who())),
        ("pairs that ended differently", percent(flipped / len(findings.pairs)), f"{flipped:,} pairs"),
    ]
    parts = (f"<div><dt>{name}</dt><dd>{value}</dd><dd>{note}</dd></div>" for name, value, note in shown)
    return f'<dl class="key">{"".join(parts)}</dl>'


def track(findings: Findings) -> str:
    interval = findings.run.interval
    heading = "How the answer became clear" if interval.settled() else "How clear the answer is so far"
    return f"""<section>
<h2>{heading}</h2>
<p>The difference in points of win rate, and its interval, pair after pair. The true difference lies within the whole
band with a chance of at least 95 %, so that the run may stop as soon as the answer is clear.</p>
{interval_track([pair.difference for pair in findings.pairs], POINTS * interval.precision)}
</section>"""


def changed(comparison: Comparison) -> str:
    lines = "".join(f"<li>{escape(line).replace('-&gt;', '→')}</li>" for line in comparison.change_lines())
    cards = written_again(comparison.after.changes)
    return f"<section>\n<h2>What was changed</h2>\n<ul>{lines}</ul>{cards}{line_by_line(comparison)}\n</section>"


def written_again(changes: Changes) -> str:
    """The cards that were written again, as they were written."""
    return "".join(f"<pre>{escape(str(facts[WHOLE]).strip())}</pre>" for facts in changes.values() if WHOLE in facts)


def line_by_line(comparison: Comparison) -> str:
    if comparison.since is None:
        return ""
    lines = "\n".join(map(coloured, comparison.since.in_full.splitlines()))
    return f'<details><summary>Line by line</summary><pre tabindex="0">{lines}</pre></details>'


def coloured(line: str) -> str:
    """A line of a difference, as Git colours it."""
    if line.startswith(("--- ", "+++ ")):
        return f"<b>{escape(line)}</b>"
    kind = {"-": "del", "+": "ins"}.get(line[:1])
    return f"<{kind}>{escape(line)}</{kind}>" if kind else escape(line)


def matchups(findings: Findings) -> str:
    if not findings.matchups:
        return ""
    against = sorted({each.against for each in findings.matchups})
    found = {(each.deck, each.against): each for each in findings.matchups}
    head = "".join(f'<th scope="col" class="number">{escape(name)}</th>' for name in against)
    rows = []
    for deck in sorted({each.deck for each in findings.matchups}):
        cells = []
        for other in against:
            each = found.get((deck, other))
            cells.append("<td></td>" if each is None else cell(each.before, each.after, each.difference))
        rows.append(f'<tr><th scope="row">{escape(deck)}</th>{"".join(cells)}</tr>')
    return f"""<section>
<h2>Deck against deck</h2>
<p>How much more the deck of the row wins against the deck of the column, in points; below it the win rate before and
after, and the pairs. {COLOURED}</p>
<div class="wide" tabindex="0"><table><tr><td></td>{head}</tr>{"".join(rows)}</table></div>
</section>"""


COLOURED: Final = (
    'What is <span class="above">above</span> or <span class="below">below</span> by more than chance is coloured; '
    "that many were looked at is taken into account (Benjamini and Hochberg: one in twenty of them is chance)."
)


def cell(before: Scores, after: Scores, found: ScoreDifference | None) -> str:
    if found is None:
        return "<td></td>"
    kind = side_of(found)
    rates = f"{POINTS * (before.mean or 0):.0f} → {POINTS * (after.mean or 0):.0f} %, {before.games:,}"
    return f'<td class="number {kind}">{points(found.value)}<br><small>{rates}</small></td>'


def side_of(found: ScoreDifference) -> str:
    return "" if not found.clear else "above" if found.value > 0 else "below"


def cards(findings: Findings) -> str:
    known = [each for each in findings.cards if each.difference]
    if not known:
        return ""
    return f"""<section>
<h2>The cards</h2>
<p>How much more often the side that counts won, after the change, when it had drawn a card, kept it at the start, or
played it; in points with the 95 % interval, the clearest first. {COLOURED}</p>
{card_plot(known[:CARDS_SHOWN])}
{the_rest(known[CARDS_SHOWN:])}
</section>"""


def card_plot(found: Sequence[CardFinding]) -> str:
    scale = wide_enough([each.difference for each in found if each.difference])
    rows = "\n".join(card_row(each, differences(each.difference, scale)) for each in found if each.difference)
    return f"""<div class="plot cards">
<div class="row head"><span></span>{axis(scale)}<span></span></div>
{rows}
</div>"""


def card_row(each: CardFinding, plot: str) -> str:
    assert each.difference is not None
    figure = f"<b>{points(each.difference.value)}</b> <i>{each.before.games:,}, {each.after.games:,} games</i>"
    name = f"{escape(each.name)}, {each.event}"
    return f'<div class="row"><span>{name}</span>{plot}<span class="figure">{figure}</span></div>'


def the_rest(found: Sequence[CardFinding]) -> str:
    if not found:
        return ""
    rows = "".join(
        f'<tr><th scope="row">{escape(each.name)}</th><td>{each.event}</td>'
        f"{sides(each.before, each.after, each.difference)}</tr>"
        for each in found
    )
    return f"""<details><summary>{len(found):,} more</summary><div class="wide" tabindex="0"><table>
<tr><th scope="col">card</th><th scope="col"></th>{SIDES}</tr>{rows}</table></div></details>"""


SIDES: Final = "".join(
    f'<th scope="col" class="number">{name}</th>' for name in ("games", "before", "after", "difference", "95 %")
)


def sides(before: Scores, after: Scores, found: ScoreDifference | None) -> str:
    """Games, win rates and difference, as the cells of a row."""
    rates = ["–" if each.mean is None else percent(each.mean) for each in (before, after)]
    words = [f"{before.games:,}, {after.games:,}", *rates]
    plain = "".join(f'<td class="number">{word}</td>' for word in words)
    if found is None:
        return f"{plain}<td></td><td></td>"
    reach = f"{points(found.low)} to {points(found.high)}"
    return f'{plain}<td class="number {side_of(found)}">{points(found.value)}</td><td class="number">{reach}</td>'


def turns(findings: Findings) -> str:
    if not findings.turns:
        return ""
    rows = "".join(
        f'<tr><th scope="row">{escape(each.name)}</th><td class="number">{each.turn}</td>'
        f"{sides(each.before, each.after, each.difference)}</tr>"
        for each in findings.turns
    )
    return f"""<section>
<h2>The changed cards, turn by turn</h2>
<p>The side that counts, by the turn in which it first played the card. {COLOURED}</p>
<div class="wide" tabindex="0"><table>
<tr><th scope="col">card</th><th scope="col" class="number">turn</th>{SIDES}</tr>{rows}</table></div>
</section>"""


def curve(findings: Findings) -> str:
    if not findings.curve:
        return ""
    return f"""<section>
<h2>The mana curve</h2>
<p>What the side that counts spent on cards in each turn, on average of the games that came so far:
<span class="key-before">before</span> and <span class="key-after">after</span>.</p>
{paired_columns(findings.curve)}
</section>"""


def course(findings: Findings) -> str:
    rows = "".join(
        f'<tr><th scope="row">{escape(each.name)}</th><td class="number">{each.before:.2f}</td>'
        f'<td class="number">{each.after:.2f}</td><td class="number">{signed(each.difference.value)}</td>'
        f'<td class="number">{signed(each.difference.low)} to {signed(each.difference.high)}</td></tr>'
        for each in findings.figures
    )
    head = "".join(f'<th scope="col" class="number">{name}</th>' for name in ("before", "after", "difference", "95 %"))
    return f"""<section>
<h2>The course of the games</h2>
<p>Who leads is what the bots make of the position, looked at once a turn.</p>
<div class="wide" tabindex="0"><table><tr><td></td>{head}</tr>{rows}</table></div>
</section>"""


def swings(findings: Findings, links: Sequence[ReplayLink]) -> str:
    if not links:
        return ""
    items = "".join(f"<li>{swing(findings, link)}</li>" for link in links)
    return f"""<section>
<h2>Replays with the largest swing</h2>
<p>Pairs that one side won before the change and the other after it, the shortest first.
<code>cardwright replay FILE</code> steps through them{where_to_replay(findings.comparison)}.</p>
<ul>{items}</ul>
</section>"""


def where_to_replay(comparison: Comparison) -> str:
    """A match plays by the rules and cards it was recorded with."""
    since = comparison.since
    return f": those before the change where {since.revision.short} is checked out" if since else ""


def swing(findings: Findings, link: ReplayLink) -> str:
    pair, comparison = link.pair, findings.comparison
    decks = [deck.name for deck in comparison.seated_decks(pair.number)]
    names = f", {escape(' against '.join(decks))}" if decks else ""
    word = "lost before, won after" if pair.difference > 0 else "won before, lost after"
    return (
        f"pair {pair.number + 1:,}, seat {pair.seat + 1}{names}: {word}: "
        f'<a href="{escape(link.before)}">before</a>, <a href="{escape(link.after)}">after</a>'
    )


def footer(findings: Findings, run: Mapping[str, Any]) -> str:
    comparison = findings.comparison
    rows = "".join(
        f"<tr><th scope=row>{escape(name)}</th><td>{escape(str(value))}</td></tr>"
        for name, value in comparison.after.options.items()
    )
    before, after = (side.pinned.words() for side in (comparison.before, comparison.after))
    return f"""<details><summary>The options of the game</summary><table>{rows}</table></details>
<footer>
<p>{len(findings.pairs):,} pairs of {findings.run.deals:,} deals in {run["seconds"]:.1f} s, {run["processes"]} at once,
with the rules {rules_ran(run)}. Before: {before}; after: {after}.</p>
</footer>"""


def signed(number: float) -> str:
    return f"{number:+.2f}".replace("-", "−")


def points(share: float) -> str:
    return f"{POINTS * share:+.1f}".replace("-", "−")
