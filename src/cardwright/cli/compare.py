"""`cardwright compare`: what a change of cards or rules does, by games played twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import click
from rich.table import Table

from cardwright import mode
from cardwright.arena.compare import Comparison, Findings, Run, compared, run
from cardwright.arena.compare.interval import POINTS
from cardwright.arena.compare.many import ScoreDifference, Scores
from cardwright.arena.compare.paired_run import MOST_PAIRS
from cardwright.arena.compare.replays import write_replays
from cardwright.arena.report.comparison_page import comparison_page
from cardwright.arena.workers import MOST_PROCESSES
from cardwright.cli.arguments import AGENTS, DECKS, GAME
from cardwright.cli.deck_lookup import field_of_decks
from cardwright.cli.long_run import INTERRUPTED, STDOUT, check_writable, cores
from cardwright.cli.pair_progress import shown
from cardwright.cli.rules import card_option, chosen_cards, chosen_options, rule_options
from cardwright.cli.screen import console, table
from cardwright.games import load

CARDS_SHOWN: Final = 8


@click.command()
@click.argument("game", type=GAME)
@click.option("--precision", type=click.FloatRange(0.1, 50), default=2.0, show_default=True, help="In points.")
@click.option("--agents", type=AGENTS, default="greedy,greedy", show_default=True, help="Who plays, seat by seat.")
@click.option("--decks", type=DECKS, help="Which decks play each other. Without it: all that come with the game.")
@click.option(
    "--most", type=click.IntRange(1), default=MOST_PAIRS, show_default=True, help="Give up after this many pairs."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same number plays the same games.")
@click.option(
    "--processes",
    type=click.IntRange(1, MOST_PROCESSES),
    default=cores,
    show_default="one for each core",
    help="How many games run at once.",
)
@click.option("--json", "json_file", metavar="OUT", help="Write everything as JSON; - is stdout.")
@click.option("--report", metavar="OUT", help="Write a web page, and beside it the replays it links to.")
@rule_options
@card_option
def command(
    game: str,
    precision: float,
    agents: str,
    decks: str | None,
    most: int,
    seed: int,
    processes: int,
    json_file: str | None,
    report: str | None,
    variant: str,
    changes: tuple[str, ...],
    card_file: str | None,
) -> None:
    """Tell what a change does to the win rate, by playing every game twice.

    Name the change with --set or --cards. Both games of a pair have the same deal and the same seeds for the bots. It
    ends by itself when there is a difference, known to --precision points, or none as large as that.
    """
    rules = load(game)
    base, changed = chosen_options(rules, variant, ()), chosen_options(rules, variant, changes)
    cards = chosen_cards(rules, card_file)
    field = field_of_decks(rules, decks, base) if decks else []
    names = [name.strip() for name in agents.split(",")]
    comparison = compared(rules, (base, changed), (rules.cards(), cards), names, field, seed)
    check_writable(json_file, report)
    result = Run(comparison, precision, most)
    interrupted = play(result, processes)
    findings = Findings(result)
    facts = {**findings.facts(), "run": run_facts(result, processes)}
    if report:
        links = write_replays(findings, Path(report))
        Path(report).write_text(comparison_page(findings, links, facts["run"]), "utf-8")
    if json_file == STDOUT:
        click.echo(json.dumps(facts, indent=2))
    elif json_file:
        Path(json_file).write_text(json.dumps(facts, indent=2), "utf-8")
    if json_file != STDOUT:
        show(findings, processes)
    if interrupted:
        click.get_current_context().exit(INTERRUPTED)


def play(result: Run, processes: int) -> bool:
    """To the end, or until Ctrl-C; whether it was interrupted."""
    try:
        with shown(result) as told:
            run(result, processes, told)
    except KeyboardInterrupt:
        return not result.over()
    return False


def run_facts(result: Run, processes: int) -> dict[str, Any]:
    """What may differ from run to run though the pairs are the same."""
    speed = len(result.pairs) / result.seconds if result.seconds else 0.0
    return {"seconds": result.seconds, "pairs_per_s": speed, "processes": processes, "rules": mode()}


def show(findings: Findings, processes: int) -> None:
    screen, result = console(), findings.run
    screen.print(findings.answer())
    screen.print()
    if not findings.pairs:
        return
    for line in findings.comparison.change_lines():
        screen.print(f"  {line}")
    screen.print()
    for line in sentences(findings, findings.comparison):
        screen.print(line)
    if findings.matchups and len(findings.matchups) <= CARDS_SHOWN:
        screen.print()
        screen.print(matchup_table(findings))
    screen.print()
    screen.print(course_table(findings))
    if findings.cards:
        screen.print(
            "\nThe side that counts, when it had drawn, kept or played a card (clear differences have a star):\n"
        )
        screen.print(card_table(findings))
    facts = run_facts(result, processes)
    screen.print(
        f"\n{len(findings.pairs):,} pairs of {result.deals:,} deals in {result.seconds:.1f} s on "
        f"{processes} {'process' if processes == 1 else 'processes'}, rules {facts['rules']}"
    )


def sentences(findings: Findings, comparison: Comparison) -> list[str]:
    before, after = findings.rates()
    changed = sum(pair.difference != 0 for pair in findings.pairs)
    return [
        f"{comparison.who()[:1].upper()}{comparison.who()[1:]} won {POINTS * before:.1f} % before and "
        f"{POINTS * after:.1f} % after, draws counted as half; {changed:,} of {len(findings.pairs):,} pairs ended "
        "differently.",
    ]


def matchup_table(findings: Findings) -> Table:
    rows = numbered("deck", "against", "pairs", "before", "after", "difference", "95 %")
    for each in findings.matchups:
        words = [str(each.before.games), rate(each.before), rate(each.after), *change(each.difference)]
        rows.add_row(each.deck, each.against, *words)
    rows.columns[1].justify = "left"
    return rows


def course_table(findings: Findings) -> Table:
    rows = numbered("", "before", "after", "difference", "95 %")
    for each in findings.figures:
        far = each.difference
        reach = f"{far.low:+.2f} to {far.high:+.2f}"
        rows.add_row(each.name, f"{each.before:.2f}", f"{each.after:.2f}", f"{far.value:+.2f}", reach)
    return rows


def card_table(findings: Findings) -> Table:
    rows = numbered("card", "", "games", "before", "after", "difference", "95 %")
    for each in findings.cards[:CARDS_SHOWN]:
        games = f"{each.before.games:,}, {each.after.games:,}"
        rows.add_row(each.name, each.event, games, rate(each.before), rate(each.after), *change(each.difference))
    rows.columns[1].justify = "left"
    return rows


def numbered(*names: str) -> Table:
    rows = table(*names)
    for column in rows.columns[1:]:
        column.justify = "right"
    return rows


def rate(scores: Scores) -> str:
    return "-" if scores.mean is None else f"{POINTS * scores.mean:.1f} %"


def change(found: ScoreDifference | None) -> list[str]:
    if found is None:
        return ["-", "-"]
    star = "*" if found.clear else ""
    return [f"{POINTS * found.value:+.1f}{star}", f"{POINTS * found.low:+.1f} to {POINTS * found.high:+.1f}"]
