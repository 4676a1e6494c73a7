"""The second half of the page about a tournament: its cards, what they cost, how the games go, which turned most."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from cardwright.arena.report.comparison_page import CARDS_SHOWN, COLOURED, points, side_of
from cardwright.arena.report.difference_plots import differences, wide_enough
from cardwright.arena.report.plots import axis, percent
from cardwright.arena.tournament_findings import CardRow, TournamentFindings, TurnedGame

TURNS_SHOWN: Final = 200
CURVE_TURNS: Final = 15
HEAD: Final = "".join(
    f'<th scope="col" class="number">{name}</th>' for name in ("sides", "score", "their usual", "difference", "95 %")
)


def cards(findings: TournamentFindings) -> str:
    found = findings.cards
    if not found:
        return ""
    scale = wide_enough([each.more for each in found[:CARDS_SHOWN]])
    rows = "\n".join(
        f'<div class="row"><span>{escape(each.name)}, {each.event}</span>{differences(each.more, scale)}'
        f'<span class="figure"><b>{points(each.more.value)}</b> <i>{each.sides:,} sides</i></span></div>'
        for each in found[:CARDS_SHOWN]
    )
    return f"""<section>
<h2>The cards</h2>
<p>How much more than usual a side scored that had drawn a card, kept it at the start, or played it; in points with
the 95 % interval, the clearest first. What is usual is the score of its side against the same others. Sides that live
longer draw and play more cards. {COLOURED}</p>
<div class="plot cards">
<div class="row head"><span></span>{axis(scale)}<span></span></div>
{rows}
</div>
{folded(f"{len(found) - CARDS_SHOWN:,} more", found[CARDS_SHOWN:])}
</section>"""


def turns(findings: TournamentFindings) -> str:
    found = findings.turns
    if not found:
        return ""
    left = f" The clearest {TURNS_SHOWN:,} of {len(found):,} are shown." if len(found) > TURNS_SHOWN else ""
    return f"""<section>
<h2>The cards, turn by turn</h2>
<p>The same by the turn in which a side first played the card.{left} {COLOURED}</p>
{folded("Card by card", found[:TURNS_SHOWN])}
</section>"""


def folded(summary: str, found: Sequence[CardRow]) -> str:
    if not found:
        return ""
    rows = "".join(card_row(each) for each in found)
    return f"""<details><summary>{summary}</summary><div class="wide" tabindex="0"><table>
<tr><th scope="col">card</th><th scope="col"></th>{HEAD}</tr>{rows}</table></div></details>"""


def card_row(each: CardRow) -> str:
    when = each.event if each.turn is None else f"turn {each.turn}"
    reach = f"{points(each.more.low)} to {points(each.more.high)}"
    numbers = (f"{each.sides:,}", percent(each.score), percent(each.expected))
    plain = "".join(f'<td class="number">{number}</td>' for number in numbers)
    return (
        f'<tr><th scope="row">{escape(each.name)}</th><td>{when}</td>{plain}'
        f'<td class="number {side_of(each.more)}">{points(each.more.value)}</td><td class="number">{reach}</td></tr>'
    )


def curves(findings: TournamentFindings) -> str:
    longest = min(CURVE_TURNS, max(map(len, findings.curves.values()), default=0))
    if not any(spent for curve in findings.curves.values() for spent in curve):
        return ""
    head = "".join(f'<th scope="col" class="number">{turn}</th>' for turn in range(1, longest + 1))
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{curve_cells(curve[:longest], longest)}</tr>'
        for name, curve in findings.curves.items()
    )
    return f"""<section>
<h2>The mana curve</h2>
<p>What everybody spent on cards in each turn, on average of the games that came so far.</p>
<div class="wide" tabindex="0"><table><tr><th scope="col">turn</th>{head}</tr>{rows}</table></div>
</section>"""


def curve_cells(curve: Sequence[float], longest: int) -> str:
    shown = [f"{spent:.1f}" for spent in curve] + [""] * (longest - len(curve))
    return "".join(f'<td class="number">{word}</td>' for word in shown)


def course(findings: TournamentFindings) -> str:
    if not findings.figures:
        return ""
    rows = "".join(
        f'<tr><th scope="row">{each.name}</th><td class="number">{each.mean:.2f}</td>'
        f'<td class="number">{each.low:.2f} to {each.high:.2f}</td></tr>'
        for each in findings.figures
    )
    return f"""<section>
<h2>The course of the games</h2>
<p>Noted in {findings.games:,} games. Who leads is what the bots make of the position, looked at once a turn.</p>
<div class="wide" tabindex="0"><table>
<tr><td></td><th scope="col" class="number">mean</th><th scope="col" class="number">95 %</th></tr>{rows}</table></div>
</section>"""


def swings(findings: TournamentFindings, links: Sequence[str]) -> str:
    """``links`` are the replays of the swings, as paths from the report."""
    if not links:
        return ""
    items = "".join(swing_line(findings, swing, link) for swing, link in zip(findings.swings, links))
    return f"""<section>
<h2>Replays with the largest swing</h2>
<p>Games whose winner was furthest behind, as the bots judged it when a turn began.
<code>cardwright replay FILE</code> steps through them.</p>
<ul>{items}</ul>
</section>"""


def swing_line(findings: TournamentFindings, swing: TurnedGame, link: str) -> str:
    names = " against ".join(name for name, _ in findings.standings.pairings[swing.pairing].contest)
    chance = f"won from a chance of {percent(swing.chance)}"
    return f'<li>{escape(names)}, <a href="{escape(link)}">game {swing.number + 1:,}</a>: {chance}</li>'
