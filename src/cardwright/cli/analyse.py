"""`cardwright analyse`: how a recorded match went, decision by decision, and what would have been better."""

from __future__ import annotations

import json

import click

from cardwright.agents.budget import read_budget
from cardwright.arena.analysing import judge_all
from cardwright.arena.engines import MOST_PROCESSES, local
from cardwright.cli.analysis_report import show
from cardwright.cli.engines import cores
from cardwright.cli.progress import counted
from cardwright.cli.recording import read_recording
from cardwright.cli.screen import console
from cardwright.kernel.state import NOBODY
from cardwright.match.analysis import USUAL_BUDGET, USUAL_SEED, Analysis, moments


@click.command()
@click.argument("file", type=click.Path())
@click.option("--seat", type=int, metavar="S", help="Only the decisions of this seat. Without it: of every seat.")
@click.option(
    "--budget",
    default=str(USUAL_BUDGET),
    show_default=True,
    metavar="TIME",
    help="How long to think about a decision, as 50ms.",
)
@click.option(
    "--seed", type=int, default=USUAL_SEED, show_default=True, help="The same number gives the same analysis."
)
@click.option(
    "--processes",
    type=click.IntRange(1, MOST_PROCESSES),
    default=cores,
    show_default="one for each core",
    help="How many decisions are judged at once.",
)
@click.option("--json", "as_json", is_flag=True, help="Print every decision with its numbers, for a program.")
def command(file: str, seat: int | None, budget: str, seed: int, processes: int, as_json: bool) -> None:
    """Find the turning points and mistakes of a recorded match.

    Every decision is judged by what its seat could know then. The chances are estimates of a bot.
    """
    time = read_budget(budget)
    recording = read_recording(file, NOBODY if seat is None else seat - 1, seat is None)
    seats = list(range(recording.replay.seats)) if seat is None else [seat - 1]
    count = sum(moment.seat in seats for moment in moments(recording.game, recording.replay))
    with counted(count, "decisions") as told:
        found = judge_all(recording.replay.to_json(), seats, count, time, seed, local(processes), told)
    analysis = Analysis(recording.replay, found)
    if as_json:
        click.echo(json.dumps({**analysis.facts(), "budget": str(time), "seed": seed}, indent=2))
    else:
        show(console(), recording.game.title, analysis)
