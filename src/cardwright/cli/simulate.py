"""`cardwright simulate`: many games between agents, and what they say."""

from __future__ import annotations

import json
from typing import Final

import click
from rich.table import Table

from cardwright.arena import Figures, Record, planned
from cardwright.arena.figures import CardRecord
from cardwright.arena.report import page
from cardwright.arena.spreadsheet import csv_of
from cardwright.cli.conduct import STDOUT, Conduct, check_writable, run_options
from cardwright.cli.deckbox import decks_called
from cardwright.cli.names import AGENTS, DECKS, GAME
from cardwright.cli.progress import speed
from cardwright.cli.rules import chosen_options, rule_options
from cardwright.cli.screen import console, table
from cardwright.games import load
from cardwright.kernel.errors import BadInput

CARDS_SHOWN: Final = 5  # the best, and the worst


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", type=int, default=1000, show_default=True, help="How many to play.")
@click.option("--agents", type=AGENTS, help="Who plays, with commas between them; without it, random in every seat.")
@click.option("--decks", type=DECKS, help="What they play, seat by seat; without it, as the game chooses.")
@click.option("--seats", type=int, help="How many sit at the table; without it, as many as there are agents.")
@run_options
@click.option("--csv", "csv_file", metavar="OUT", help="Write the records as CSV; - is stdout.")
@click.option("--report", metavar="OUT", help="Write a page with plots, for a browser.")
@rule_options
def command(
    game: str,
    games: int,
    agents: str | None,
    decks: str | None,
    seats: int | None,
    seed: int,
    processes: int,
    json_file: str | None,
    resume: str | None,
    csv_file: str | None,
    report: str | None,
    variant: str,
    changes: tuple[str, ...],
) -> None:
    """Let agents play many games and report the statistics.

    Agents change seats from game to game, so that each sits everywhere equally often; decks stay in their seats. Win
    rates are of decided games, with intervals of 95 %.
    """
    rules = load(game)
    options = chosen_options(rules, variant, changes)
    players = seated(game, agents, seats, rules.least_seats)
    series = planned(rules, options, players, games, seed, decks=decks_called(rules, decks, options))
    if json_file == STDOUT == csv_file:
        raise BadInput("only one of --json and --csv can go to stdout")
    check_writable(json_file, csv_file, report)
    run = Conduct([series], processes, json_file, resume)
    run.play()
    figures = Figures(series, run.campaign.tallies[0])
    run.deliver(json_file, lambda: json.dumps({**figures.facts(), "run": run.facts()}, indent=2))
    run.deliver(csv_file, lambda: csv_of(figures))
    run.deliver(report, lambda: page(figures, run.facts()))
    run.tidy_up()
    if STDOUT not in (json_file, csv_file):
        show(figures, run)
    run.leave()


def seated(game: str, agents: str | None, seats: int | None, least: int) -> list[str]:
    """One agent for each seat."""
    if agents is None:
        return ["random"] * (least if seats is None else seats)
    names = [name.strip() for name in agents.split(",")]
    if seats is not None and len(names) != seats:
        raise BadInput(f"{len(names)} agents cannot take {seats} seats; name one agent for each seat of {game}")
    return names


def show(figures: Figures, run: Conduct) -> None:
    screen, series = console(), figures.series
    screen.print(f"{series.game}: {' against '.join(series.labels())}, {figures.games:,} games, seed {series.seed}\n")
    if not figures.games:
        return
    screen.print(win_rates(figures))
    screen.print()
    for line in sentences(figures):
        screen.print(line)
    if figures.tally.watched:
        screen.print(f"\nThe sides that played a card, in {figures.tally.watched:,} games:\n")
        screen.print(card_table(figures))
    if run.campaign.seconds:
        screen.print(f"\n{pace(run)}")


def win_rates(figures: Figures) -> Table:
    rows = table("", "win rate", "95 %", "wins", "losses", "draws")
    for column in rows.columns[1:]:
        column.justify = "right"
    for name, record in zip(figures.series.labels(), figures.by_agent):
        rows.add_row(name, *record_words(record))
    rows.add_section()
    for place, record in zip(figures.series.places(), figures.by_seat):
        rows.add_row(place, *record_words(record))
    return rows


def record_words(record: Record) -> list[str]:
    counts = [f"{number:,}" for number in (record.wins, record.losses, record.draws)]
    if record.rate is None:
        return ["-", "-", *counts]
    low, high = record.interval
    return [percent(record.rate), f"{100 * low:.1f} to {100 * high:.1f}", *counts]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def sentences(figures: Figures) -> list[str]:
    draws = f"{figures.draws:,} of {figures.games:,} games were drawn ({percent(figures.draws / figures.games)})."
    length = (
        f"A game takes {figures.mean_length:.1f} decisions on average, {figures.median_length:g} in the median, "
        f"{figures.lengths[-1][0]:,} at most."
    )
    return [draws, length, *first_seat(figures)]


def first_seat(figures: Figures) -> list[str]:
    advantage = figures.advantage
    if advantage is None:
        return []
    value, low, high = (f"{100 * number:+.1f}" for number in (advantage.value, advantage.low, advantage.high))
    return [f"The first seat's advantage is {value} points of win rate ({low} to {high})."]


def card_table(figures: Figures) -> Table:
    """All cards, or the best and the worst of many."""
    rows = table("card", "win rate", "95 %", "wins", "losses", "draws")
    for column in rows.columns[1:]:
        column.justify = "right"
    played = [card for card in figures.cards if card.record.games]
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


def pace(run: Conduct) -> str:
    campaign, facts = run.campaign, run.facts()
    processes = "1 process" if run.processes == 1 else f"{run.processes} processes"
    played = f"{facts['games']:,} games in {campaign.seconds:.1f} s"
    return f"{played}: {speed(campaign.speed())} on {processes}, rules {facts['rules']}"
