"""`cardwright train`: teach a net to judge positions, by matches of a program against itself."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from cardwright.arena.engines import MOST_PROCESSES
from cardwright.cli.arguments import GAME
from cardwright.cli.engines import cores
from cardwright.cli.long_run import INTERRUPTED
from cardwright.games import load
from cardwright.kernel.errors import BadInput
from cardwright.machine.whole_file import replace_file

if TYPE_CHECKING:
    from cardwright.train import Contest
    from cardwright.train.training_run import TrainingRun

NEEDED: Final = ("torch", "numpy", "gymnasium", "librt")
LEAST_MATCHES: Final = 64  # of a round


@click.command()
@click.argument("game", type=GAME)
@click.option(
    "--into", metavar="FOLDER", help="Where everything is kept; a training there goes on. Without it: GAME-training."
)
@click.option("--minutes", type=click.FloatRange(0), default=10, show_default=True, help="How long to train, in all.")
@click.option("--rounds", type=click.IntRange(1), help="End after this number of rounds instead.")
@click.option(
    "--round-seconds", type=click.FloatRange(1), default=60, show_default=True, help="How long a round plays."
)
@click.option(
    "--matches",
    type=click.IntRange(LEAST_MATCHES),
    help="Play this number of matches in a round, however long it takes.",
)
@click.option("--gate", type=click.IntRange(32), default=256, show_default=True, help="Matches that try a new net.")
@click.option("--seats", type=int, default=2, show_default=True, help="Players at the table.")
@click.option("--seed", type=int, default=1, show_default=True, help="What chance follows from.")
@click.option(
    "--processes",
    type=click.IntRange(1, MOST_PROCESSES),
    default=cores,
    show_default="one for each core",
    help="How many play at once.",
)
@click.option(
    "--check",
    type=click.IntRange(0),
    default=400,
    show_default=True,
    help="Games of each kind that judge the last net.",
)
def command(
    game: str,
    into: str | None,
    minutes: float,
    rounds: int | None,
    round_seconds: float,
    matches: int | None,
    gate: int,
    seats: int,
    seed: int,
    processes: int,
    check: int,
) -> None:
    """Teach a net to judge the positions of a game, by matches of a program against itself.

    Each round plays matches with the best net so far, learns from them, and lets the new net play the one before: it is
    kept only if it wins. The folder holds GAME.net, the net that was kept last; curves.json and report.html. The same
    command goes on where a training stopped, for whatever reason. It uses a GPU if there is one.
    """
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput(f"training needs {' and '.join(missing)}: pip install 'cardwright[train]'")
    from cardwright.train import Training
    from cardwright.train.training_run import TrainingRun

    load(game)
    training = Training(game, seed, seats, gate=gate)
    run = TrainingRun(training, Path(into or f"{game}-training"))
    try:
        go_on(run, minutes, rounds, round_seconds, matches, processes)
        trials = checked(run, check, processes)
    except KeyboardInterrupt:
        click.echo(f"interrupted after {len(run.rounds):,} rounds; the same command goes on", err=True)
        click.get_current_context().exit(INTERRUPTED)
    write_results(run, trials)


def go_on(
    run: TrainingRun, minutes: float, rounds: int | None, round_seconds: float, matches: int | None, processes: int
) -> None:
    import torch

    from cardwright.train.crew import crew_of

    torch.set_num_threads(processes)
    if run.rounds:
        click.echo(f"going on after round {len(run.rounds)}", err=True)
    with crew_of(processes) as crew:
        while len(run.rounds) < rounds if rounds else run.seconds < 60 * minutes:
            seconds = round_seconds if rounds else min(round_seconds, max(1.0, 60 * minutes - run.seconds))
            click.echo(run.round(crew, seconds, matches).words())
            write_results(run, [])


def checked(run: TrainingRun, games: int, processes: int) -> list[Contest]:
    """What the net that was kept last is worth in the end."""
    from cardwright.train import tried

    if not games or not run.best():
        return []
    net = run.folder / f"{run.training.game}.net"
    return tried(run.training, net, games, processes, lambda trial: click.echo(trial.words()))


def write_results(run: TrainingRun, trials: list[Contest]) -> None:
    """The net that was kept last, the curves, and the report."""
    from cardwright.train.learning_page import learning_page

    facts = run.training.facts()
    if run.best():
        replace_file(run.folder / f"{run.training.game}.net", run.net(run.best()).read_bytes())
    curves = {
        **facts,
        "seconds": run.seconds,
        "best": run.best(),
        "rounds": [each.facts() for each in run.rounds],
        "trials": [each.facts() for each in trials],
    }
    replace_file(run.folder / "curves.json", json.dumps(curves, indent=2).encode())
    if run.rounds:
        page = learning_page(load(run.training.game).title, run.rounds, trials, facts)
        replace_file(run.folder / "report.html", page.encode())
