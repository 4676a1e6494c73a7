"""`cardwright simulate`: many games between agents, and what they say."""

from __future__ import annotations

import json
from typing import Final

import click
from rich.table import Table

from cardwright.arena import Statistics, WinRate, planned
from cardwright.arena.report import page
from cardwright.arena.spreadsheet import csv_of
from cardwright.arena.statistics import CardRecord
from cardwright.cli.arguments import AGENTS, DECKS, GAME
from cardwright.cli.deck_lookup import decks_called
from cardwright.cli.engines import EngineChoice
from cardwright.cli.long_run import STDOUT, LongRun, check_writable, run_options
from cardwright.cli.progress import speed
from cardwright.cli.rules import card_option, chosen_cards, chosen_options, rule_options
from cardwright.cli.screen import console, table
from cardwright.games import load
from cardwright.kernel.errors import BadInput

CARDS_SHOWN: Final = 5  # the best, and the worst


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", type=int, default=1000, show_default=True, help="How many to play.")
@click.option(
    "--agents",
    type=AGENTS,
    help="Who plays, with commas in between; module:Class is one of your own. Without it: random in every seat.",
)
@click.option("--decks", type=DECKS, help="What they play, seat by seat. Without it: the game chooses.")
@click.option("--seats", type=int, help="Players at the table. Without it: one for each agent.")
@run_options
@click.option("--csv", "csv_file", metavar="OUT", help="Write the records as CSV; - is stdout.")
@click.option("--report", metavar="OUT", help="Write a web page with plots; - is stdout.")
@rule_options
@card_option
def command(
    game: str,
    games: int,
    agents: str | None,
    decks: str | None,
    seats: int | None,
    seed: int,
    json_file: str | None,
    resume: str | None,
    csv_file: str | None,
    report: str | None,
    variant: str,
    changes: tuple[str, ...],
    card_file: str | None,
    where: EngineChoice,
) -> None:
    """Let agents play many games and report the statistics.

    Agents change seats from game to game, so that each sits everywhere equally often; decks stay in their seats. Win
    rates are of decided games, with intervals of 95 %.
    """
    rules = load(game)
    options = chosen_options(rules, variant, changes)
    players = seated(game, agents, seats, rules.least_seats)
    cards = chosen_cards(rules, card_file)
    series = planned(rules, options, players, games, seed, decks=decks_called(rules, decks, options), cards=cards)
    outputs = (json_file, csv_file, report)
    if outputs.count(STDOUT) > 1:
        raise BadInput("only one of --json, --csv and --report can go to stdout")
    check_writable(*outputs)
    with where.opened(game, players) as engine:
        run = LongRun([series], engine, json_file, resume)
        run.play()
    statistics = Statistics(series, run.campaign.totals[0])
    run.deliver(json_file, lambda: json.dumps({**statistics.facts(), "run": run.facts()}, indent=2))
    run.deliver(csv_file, lambda: csv_of(statistics))
    run.deliver(report, lambda: page(statistics, run.facts()))
    run.tidy_up()
    if STDOUT not in outputs:
        show(statistics, run)
    run.leave()


def seated(game: str, agents: str | None, seats: int | None, least: int) -> list[str]:
    """One agent for each seat."""
    if agents is None:
        return ["random"] * (least if seats is None else seats)
    names = [name.strip() for name in agents.split(",")]
    if seats is not None and len(names) != seats:
        raise BadInput(f"{len(names)} agents cannot take {seats} seats; name one agent for each seat of {game}")
    return names


def show(statistics: Statistics, run: LongRun) -> None:
    screen, series = console(), statistics.series
    screen.print(
        f"{series.game}: {' against '.join(series.labels())}, {statistics.games:,} games, seed {series.seed}\n"
    )
    if not statistics.games:
        return
    screen.print(win_rates(statistics))
    screen.print()
    for line in sentences(statistics):
        screen.print(line)
    if statistics.totals.watched:
        screen.print(f"\nThe sides that played a card, in {statistics.totals.watched:,} games:\n")
        screen.print(card_table(statistics))
    if run.campaign.seconds:
        screen.print(f"\n{pace(run)}")


def win_rates(statistics: Statistics) -> Table:
    rows = table("", "win rate", "95 %", "wins", "losses", "draws")
    for column in rows.columns[1:]:
        column.justify = "right"
    for name, record in zip(statistics.series.labels(), statistics.by_agent):
        rows.add_row(name, *record_words(record))
    rows.add_section()
    for place, record in zip(statistics.series.places(), statistics.by_seat):
        rows.add_row(place, *record_words(record))
    return rows


def record_words(record: WinRate) -> list[str]:
    counts = [f"{number:,}" for number in (record.wins, record.losses, record.draws)]
    if record.rate is None:
        return ["-", "-", *counts]
    low, high = record.interval
    return [percent(record.rate), f"{100 * low:.1f} to {100 * high:.1f}", *counts]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def sentences(statistics: Statistics) -> list[str]:
    drawn = percent(statistics.draws / statistics.games)
    draws = f"{statistics.draws:,} of {statistics.games:,} games were drawn ({drawn})."
    length = (
        f"A game takes {statistics.mean_length:.1f} decisions on average, {statistics.median_length:g} in the median, "
        f"{statistics.lengths[-1][0]:,} at most."
    )
    return [draws, length, *first_seat(statistics)]


def first_seat(statistics: Statistics) -> list[str]:
    advantage = statistics.advantage
    if advantage is None:
        return []
    value, low, high = (f"{100 * number:+.1f}" for number in (advantage.value, advantage.low, advantage.high))
    return [f"The first seat's advantage is {value} points of win rate ({low} to {high})."]


def card_table(statistics: Statistics) -> Table:
    """All cards, or the best and the worst of many."""
    rows = table("card", "win rate", "95 %", "wins", "losses", "draws")
    for column in rows.columns[1:]:
        column.justify = "right"
    played = [card for card in statistics.cards if card.record.games]
    few = len(played) <= 2 * CARDS_SHOWN + 1
    for card in played if few else played[:CARDS_SHOWN]:
        add_card(rows, card)
    if not few:
        rows.add_row(f"… {len(played) - 2 * CARDS_SHOWN} more")
        for card in played[-CARDS_SHOWN:]:
            add_card(rows, card)
    return rows


def add_card(rows: Table, card: CardRecord) -> None:
    rows.add_row(card.name, *record_words(card.record))


def pace(run: LongRun) -> str:
    campaign, facts = run.campaign, run.facts()
    played = f"{facts['games']:,} games in {campaign.seconds:.1f} s"
    return f"{played}: {speed(campaign.speed())} on {run.engine.words()}, rules {facts['rules']}"
