"""`cardwright compare`: what a change of cards or rules does, by games played twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from cardwright.arena import Engine
from cardwright.arena.compare import Comparison, Findings, Run, compared, run
from cardwright.arena.compare.against import compared_against
from cardwright.arena.compare.interval import POINTS
from cardwright.arena.compare.many import ScoreDifference, Scores
from cardwright.arena.compare.paired_run import MOST_PAIRS, rules_ran, run_facts
from cardwright.arena.compare.replays import write_replays
from cardwright.arena.report.comparison_page import comparison_page
from cardwright.cli.arguments import AGENTS, DECKS, GAME
from cardwright.cli.deck_lookup import field_of_decks
from cardwright.cli.engines import RAY, EngineChoice, engine_options
from cardwright.cli.long_run import INTERRUPTED, STDOUT, check_has_a_place, check_writable
from cardwright.cli.pair_progress import shown
from cardwright.cli.rules import card_option, chosen_cards, chosen_options, rule_options
from cardwright.cli.screen import console, table
from cardwright.games import load
from cardwright.kernel.errors import BadInput

CARDS_SHOWN: Final = 8
LINES_SHOWN: Final = 20


@click.command()
@click.argument("game", type=GAME)
@click.option("--precision", type=click.FloatRange(0.1, 50), default=2.0, show_default=True, help="In points.")
@click.option("--agents", type=AGENTS, default="greedy,greedy", show_default=True, help="Who plays, seat by seat.")
@click.option("--decks", type=DECKS, help="Which decks play each other. Without it: all that come with the game.")
@click.option(
    "--most", type=click.IntRange(1), default=MOST_PAIRS, show_default=True, help="Give up after this many pairs."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same number plays the same games.")
@engine_options
@click.option("--json", "json_file", metavar="OUT", help="Write everything as JSON; - is stdout.")
@click.option("--report", metavar="OUT", help="Write a web page, and beside it the replays it links to.")
@rule_options
@card_option
@click.option("--against", metavar="REVISION", help="Compare this checkout with a Git revision, such as HEAD~3.")
def command(
    game: str,
    precision: float,
    agents: str,
    decks: str | None,
    most: int,
    seed: int,
    json_file: str | None,
    report: str | None,
    variant: str,
    changes: tuple[str, ...],
    card_file: str | None,
    against: str | None,
    where: EngineChoice,
) -> None:
    """Tell what a change does to the win rate, by playing every game twice.

    Name the change with --set or --cards, or with --against the Git revision to which this checkout is the change. Both
    games of a pair have the same deal and the same seeds for the bots. It ends by itself when there is a difference,
    known to --precision points, or none as large as that.
    """
    rules = load(game)
    check_has_a_place(report)
    check_writable(json_file, report)
    base = chosen_options(rules, variant, ())
    field = field_of_decks(rules, decks, base) if decks else []
    names = [name.strip() for name in agents.split(",")]
    if against is None:
        both = (base, chosen_options(rules, variant, changes))
        comparison = compared(rules, both, (rules.cards(), chosen_cards(rules, card_file)), names, field, seed)
    else:
        refuse_two_changes(changes, card_file, where)
        comparison = compared_against(rules, against, variant, base, names, field, seed, tell)
    result = Run(comparison, precision, most)
    with where.opened(game, names) as engine:
        interrupted = play(result, engine)
    findings = Findings(result)
    facts = {**findings.facts(), "run": run_facts(result, engine)}
    if report:
        links = write_replays(findings, Path(report))
        Path(report).write_text(comparison_page(findings, links, facts["run"]), "utf-8")
    if json_file == STDOUT:
        click.echo(json.dumps(facts, indent=2))
    elif json_file:
        Path(json_file).write_text(json.dumps(facts, indent=2), "utf-8")
    if json_file != STDOUT:
        show(findings, engine)
    if interrupted:
        click.get_current_context().exit(INTERRUPTED)


def refuse_two_changes(changes: tuple[str, ...], card_file: str | None, where: EngineChoice) -> None:
    """What differs from a revision is the change, and the revision is on this machine alone."""
    if changes or card_file is not None:
        raise BadInput("--against names the change: leave out --set and --cards; --variant holds for both sides")
    if where.engine == RAY:
        raise BadInput("--against plays on this machine alone: leave out --engine ray")


def tell(line: str) -> None:
    click.echo(line, err=True)


def play(result: Run, engine: Engine) -> bool:
    """To the end, or until Ctrl-C; whether it was interrupted."""
    try:
        with shown(result) as told:
            run(result, engine, told)
    except KeyboardInterrupt:
        return not result.over()
    return False


def show(findings: Findings, engine: Engine) -> None:
    screen, result = console(), findings.run
    screen.print(findings.answer())
    screen.print()
    if not findings.pairs:
        return
    show_change(screen, findings.comparison)
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
    facts = run_facts(result, engine)
    screen.print(
        f"\n{len(findings.pairs):,} pairs of {result.deals:,} deals in {result.seconds:.1f} s on "
        f"{engine.words()}, rules {rules_ran(facts)}"
    )


def show_change(screen: Console, comparison: Comparison) -> None:
    """What was changed, or of much the first lines."""
    lines = comparison.change_lines()
    for line in lines[:LINES_SHOWN]:
        screen.print(f"  {line}")
    if len(lines) > LINES_SHOWN:
        screen.print(f"  … and {len(lines) - LINES_SHOWN:,} more; --report and --json have them all")
    if comparison.since is not None:
        screen.print(f"\n{comparison.since.sides()}")
        for caution in comparison.since.cautions:
            screen.print(caution)


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
