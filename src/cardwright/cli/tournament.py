"""`cardwright tournament`: everybody against everybody, with ratings."""

from __future__ import annotations

import json

import click
from rich.table import Table

from cardwright.arena import Standings, round_robin
from cardwright.arena.tournament import Standing
from cardwright.cli.conduct import STDOUT, Conduct, check_writable, run_options
from cardwright.cli.names import AGENT, GAME
from cardwright.cli.rules import chosen_options, rule_options
from cardwright.cli.screen import console, table
from cardwright.cli.simulate import pace, percent
from cardwright.games import load


@click.command()
@click.argument("game", type=GAME)
@click.argument("agents", type=AGENT, metavar="AGENT AGENT...", nargs=-1, required=True)
@click.option("--games", type=int, default=100, show_default=True, help="How many each pair plays.")
@run_options
@rule_options
def command(
    game: str,
    agents: tuple[str, ...],
    games: int,
    seed: int,
    processes: int,
    json_file: str | None,
    resume: str | None,
    variant: str,
    changes: tuple[str, ...],
) -> None:
    """Let agents play each other and rate them.

    Every pair plays the same number of games and changes seats after each. Ratings are on the scale of Elo around 1500:
    400 points more are odds of ten to one. Intervals are of 95 %.
    """
    rules = load(game)
    options = chosen_options(rules, variant, changes)
    programme = round_robin(rules, options, agents, games, seed)
    check_writable(json_file)
    run = Conduct(programme, processes, json_file, resume)
    run.play()
    standings = Standings(programme, run.campaign.tallies)
    about = {"game": game, "seed": seed, "options": options.values(), "games_per_pairing": games}
    facts = {**about, "played": run.campaign.played, **standings.facts(), "run": run.facts()}
    run.deliver(json_file, lambda: json.dumps(facts, indent=2))
    run.tidy_up()
    if json_file != STDOUT:
        show(standings, run)
    run.leave()


def show(standings: Standings, run: Conduct) -> None:
    screen = console()
    ranking = standings.table()
    screen.print(rating_table(ranking))
    screen.print("\nScores, row against column:\n")
    screen.print(cross_table(standings, [standing.agent for standing in ranking]))
    if standings.bounded:
        screen.print(
            "\nSomebody won or lost every game, and no finite rating explains that: the ratings are worked out as if "
            "every pair had drawn one game more."
        )
    if run.campaign.seconds:
        screen.print(f"\n{pace(run)}")


def rating_table(ranking: list[Standing]) -> Table:
    rows = table("", "agent", "rating", "95 %", "score", "wins", "losses", "draws")
    for place, column in enumerate(rows.columns):
        column.justify = "left" if place == 1 else "right"
    for place, standing in enumerate(ranking, 1):
        rows.add_row(str(place), standing.agent, *rating_words(standing), *score_words(standing))
    return rows


def rating_words(standing: Standing) -> list[str]:
    rating = standing.rating
    return ["-", "-"] if rating is None else [f"{rating.value:.0f}", f"{rating.low:.0f} to {rating.high:.0f}"]


def score_words(standing: Standing) -> list[str]:
    record = standing.record
    share = percent(standing.score / record.games) if record.games else "-"
    return [share, *(f"{number:,}" for number in (record.wins, record.losses, record.draws))]


def cross_table(standings: Standings, order: list[str]) -> Table:
    scores = standings.scores()
    rows = table("", *(str(place) for place in range(1, len(order) + 1)))
    for column in rows.columns[1:]:
        column.justify = "right"
    places = [standings.agents.index(agent) for agent in order]
    for number, a in enumerate(places, 1):
        rows.add_row(f"{number} {standings.agents[a]}", *(share(scores[a][b], scores[b][a]) for b in places))
    return rows


def share(mine: float, theirs: float) -> str:
    return percent(mine / (mine + theirs)) if mine + theirs else "·"
