"""`cardwright tournament`: everybody against everybody, with ratings."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

from cardwright.agents import agent_named
from cardwright.arena import Series, Standings, round_robin, round_robin_of_decks
from cardwright.arena.report.tournament_page import tournament_page
from cardwright.arena.tournament import DECK, Placing
from cardwright.arena.tournament_findings import TournamentFindings
from cardwright.cli.arguments import AGENT, DECKS, GAME
from cardwright.cli.deck_lookup import field_of_decks
from cardwright.cli.engines import EngineChoice
from cardwright.cli.long_run import STDOUT, LongRun, check_has_a_place, check_writable, run_options
from cardwright.cli.rules import card_option, chosen_cards, chosen_options, rule_options
from cardwright.cli.screen import console, table
from cardwright.cli.simulate import pace, percent, record_words
from cardwright.games import load
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options


@click.command()
@click.argument("game", type=GAME)
@click.argument("agents", type=AGENT, metavar="[AGENT AGENT...]", nargs=-1)
@click.option(
    "--decks", type=DECKS, help="Let these decks play each other instead; `all` means those that come with the game."
)
@click.option("--agents", "player", type=AGENT, help="Who plays the decks: one agent.")
@click.option("--games", type=int, default=100, show_default=True, help="How many each pair plays.")
@run_options
@click.option("--report", metavar="OUT", help="Write a web page, and beside it the replays it links to.")
@rule_options
@card_option
def command(
    game: str,
    agents: tuple[str, ...],
    decks: str | None,
    player: str | None,
    games: int,
    seed: int,
    json_file: str | None,
    resume: str | None,
    report: str | None,
    variant: str,
    changes: tuple[str, ...],
    card_file: str | None,
    where: EngineChoice,
) -> None:
    """Let agents, or decks, play each other and rate them.

    Every pair plays the same number of games and changes seats after each; with --decks one agent plays all the decks.
    Ratings are on the scale of Elo around 1500: 400 points more mean odds of ten to one. Intervals are of 95 %.
    """
    rules = load(game)
    options = chosen_options(rules, variant, changes)
    cards = chosen_cards(rules, card_file)
    programme = entered(rules, options, cards, agents, decks, player, games, seed)
    check_has_a_place(report)
    check_writable(json_file, report)
    with where.opened(game, [name for series in programme for name in series.agents]) as engine:
        run = LongRun(programme, engine, json_file, resume)
        run.play()
    standings = Standings(programme, run.campaign.totals)
    about: dict[str, Any] = {
        "game": game,
        "pinned": asdict(programme[0].pinned),
        "seed": seed,
        "options": options.values(),
        "games_per_pairing": games,
    }
    if cards.changes:
        about["changes"] = cards.changes
    if decks is not None:
        about["agent"] = programme[0].agents[0]
    findings = TournamentFindings(standings)
    facts = {**about, "played": run.campaign.played, **standings.facts(), **findings.facts(), "run": run.facts()}
    run.deliver(json_file, lambda: json.dumps(facts, indent=2))
    run.deliver(report, lambda: tournament_page(findings, write_replays(findings, str(report)), run.facts()))
    run.tidy_up()
    if json_file != STDOUT:
        show(standings, run)
    run.leave()


def entered(
    rules: Game[Any],
    options: Options,
    cards: CardSet[Any],
    agents: tuple[str, ...],
    decks: str | None,
    player: str | None,
    games: int,
    seed: int,
) -> list[Series]:
    """The pairings of a tournament of agents, or of decks."""
    if decks is None:
        if player is not None:
            raise BadInput("--agents says who plays the --decks; agents who play each other are named without it")
        return round_robin(rules, options, agents, games, seed, cards)
    if agents or player is None:
        raise BadInput("one agent plays all the decks: name exactly one with --agents")
    field = field_of_decks(rules, decks, options)
    return round_robin_of_decks(rules, options, field, agent_named(player).name, games, seed, cards)


def write_replays(findings: TournamentFindings, report: str) -> list[str]:
    """Into a folder named after the report; paths from there. None of agents who would play otherwise now."""
    if not findings.swings or not findings.can_be_replayed():
        return []
    folder = Path(report).with_name(f"{Path(report).stem}-replays")
    folder.mkdir(parents=True, exist_ok=True)
    names = [f"pairing-{swing.pairing + 1}-game-{swing.number + 1}.json" for swing in findings.swings]
    for swing, name in zip(findings.swings, names):
        (folder / name).write_text(findings.replay(swing), "utf-8")
    return [f"{folder.name}/{name}" for name in names]


def show(standings: Standings, run: LongRun) -> None:
    screen = console()
    ranking = standings.table()
    screen.print(deck_table(ranking) if standings.what == DECK else rating_table(ranking))
    show_scores(screen, cross_table(standings, [standing.name for standing in ranking]))
    if standings.bounded:
        screen.print(
            "\nSomebody won or lost every game, and no finite rating explains that: the ratings are computed as if "
            "every pair had drawn one more game."
        )
    if run.campaign.seconds:
        screen.print(f"\n{pace(run)}")


def rating_table(ranking: list[Placing]) -> Table:
    rows = table("", "agent", "rating", "95 %", "score", "wins", "losses", "draws")
    for place, column in enumerate(rows.columns):
        column.justify = "left" if place == 1 else "right"
    for place, standing in enumerate(ranking, 1):
        rows.add_row(str(place), standing.name, *rating_words(standing), *score_words(standing))
    return rows


def deck_table(ranking: list[Placing]) -> Table:
    """How often a deck wins, which is what a designer asks first, then its rating."""
    rows = table("", "deck", "win rate", "95 %", "wins", "losses", "draws", "rating")
    for place, column in enumerate(rows.columns):
        column.justify = "left" if place == 1 else "right"
    for place, standing in enumerate(ranking, 1):
        rows.add_row(str(place), standing.name, *record_words(standing.record), rating_words(standing)[0])
    return rows


def rating_words(standing: Placing) -> list[str]:
    rating = standing.rating
    return ["-", "-"] if rating is None else [f"{rating.value:.0f}", f"{rating.low:.0f} to {rating.high:.0f}"]


def score_words(standing: Placing) -> list[str]:
    record = standing.record
    share = percent(standing.score / record.games) if record.games else "-"
    return [share, *(f"{number:,}" for number in (record.wins, record.losses, record.draws))]


def show_scores(screen: Console, rows: Table) -> None:
    """What everybody scored against everybody, if there is room for it."""
    if Measurement.get(screen, screen.options.update(width=10_000), rows).maximum > screen.width:
        screen.print("\nThere are too many pairs to show their scores here; --json has them.")
        return
    screen.print("\nScores, row against column:\n")
    screen.print(rows)


def cross_table(standings: Standings, order: list[str]) -> Table:
    scores = standings.scores()
    rows = table("", *(str(place) for place in range(1, len(order) + 1)))
    for column in rows.columns[1:]:
        column.justify = "right"
    places = [standings.names.index(name) for name in order]
    for number, a in enumerate(places, 1):
        rows.add_row(f"{number} {standings.names[a]}", *(share(scores[a][b], scores[b][a]) for b in places))
    return rows


def share(mine: float, theirs: float) -> str:
    return percent(mine / (mine + theirs)) if mine + theirs else "·"
