"""`cardwright bench`: how fast the rules run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any, Final

import click

from cardwright import mode as running_mode
from cardwright.cli.arguments import GAME
from cardwright.cli.screen import console, table
from cardwright.cli.stopwatch import measure
from cardwright.compiled import find
from cardwright.games import NAMES, load
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game

Measured = dict[str, Any]
BOTH: Final = "both"
STARTS: Final = 5


@click.command()
@click.argument("games", type=GAME, nargs=-1)
@click.option(
    "--mode",
    type=click.Choice(["compiled", "interpreted", BOTH]),
    help="How the rules run. Without it: as $CARDWRIGHT_RULES says, or both.",
)
@click.option("--seconds", type=click.FloatRange(0.05, 600), default=3, show_default=True, help="For each measurement.")
@click.option("--seats", type=click.IntRange(2), help="Players at the table. Without it: as few as the game allows.")
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects for a program to read.")
def command(games: tuple[str, ...], mode: str | None, seconds: float, seats: int | None, as_json: bool) -> None:
    """Measure how fast the rules run.

    Plays random games from the first card to the last, and copies positions. The best of several rounds counts.
    """
    names = list(dict.fromkeys(games or NAMES))
    for name in names:
        load(name).check_seats(seats or load(name).least_seats)
    wanted = mode or os.environ.get("CARDWRIGHT_RULES") or BOTH
    if wanted == BOTH:
        found = in_both(names, seconds, seats)
    else:
        found = in_mode(wanted, names, seconds, seats)
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        show(found)


def in_both(names: list[str], seconds: float, seats: int | None) -> list[Measured]:
    """Interpreted, and compiled where the rules are compiled."""
    found = in_mode("interpreted", names, seconds, seats)
    if find() is None:
        click.echo(
            "the rules are not compiled, so this measures them interpreted; to compile: python -m cardwright.compiled",
            err=True,
        )
        return found
    return found + in_mode("compiled", names, seconds, seats)


def in_mode(mode: str, names: list[str], seconds: float, seats: int | None) -> list[Measured]:
    """Measured here if the rules run that way here, else in a process where they do."""
    if mode == running_mode():
        return [measured(load(name), mode, seconds, seats) for name in names]
    table_of = [] if seats is None else ["--seats", str(seats)]
    told = subprocess.run(
        [sys.executable, "-m", "cardwright", "bench", *names, "--seconds", str(seconds), *table_of, "--json"],
        env={**os.environ, "CARDWRIGHT_RULES": mode},
        capture_output=True,
        text=True,
    )
    if told.returncode:
        raise BadInput(told.stderr.strip())
    found: list[Measured] = json.loads(told.stdout)
    return found


def measured(game: Game[Any], mode: str, seconds: float, seats: int | None) -> Measured:
    players = seats or game.least_seats
    return {"game": game.name, "mode": mode, "seats": players, **measure(game, seconds, players)}


def show(found: list[Measured]) -> None:
    rows = table("game", "mode", "seats", "µs/decision", "µs/clone", "games/s", "decisions", "legal")
    for column in rows.columns[2:]:
        column.justify = "right"
    for figures in found:
        numbers = [f"{figures[name]:.3f}" for name in ("us_per_decision", "us_per_clone")]
        numbers += [f"{figures['games_per_s']:,.0f}"]
        numbers += [f"{figures[name]:.1f}" for name in ("decisions_per_game", "legal_per_decision")]
        rows.add_row(figures["game"], figures["mode"], str(figures["seats"]), *numbers)
    console().print(rows)
    console().print(f"cardwright --help answers in {help_starts():.0f} ms, the best of {STARTS}")


def help_starts() -> float:
    """Milliseconds from the command to its help."""
    return min(help_start() for _ in range(STARTS))


def help_start() -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-m", "cardwright", "--help"], stdout=subprocess.DEVNULL, check=True)
    return 1000 * (time.perf_counter() - begin)
