"""`cardwright replay`: a recorded match, step by step."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

import click
from rich.console import Group
from rich.text import Text

from cardwright.cli.boards import board_of
from cardwright.cli.layout import Layout
from cardwright.cli.recording import Recording, read_recording
from cardwright.cli.screen import console
from cardwright.kernel.errors import BadInput
from cardwright.kernel.state import NOBODY

KEYS: Final = "n next, p previous, g first, e end, q quit"
NEXT: Final = ("n", " ", "\r", "\n", "\x1b[C")
PREVIOUS: Final = ("p", "\x7f", "\x1b[D")


@click.command()
@click.argument("file", type=click.Path())
@click.option("--step", type=int, metavar="N", help="Only the position after N actions.")
@click.option("--seat", type=int, metavar="S", help="Only what this seat could see. Without it: everything.")
@click.option("--json", "as_json", is_flag=True, help="Print every action, or with --step the position, for a program.")
@click.option("--verify", is_flag=True, help="Only check that the match plays here as it was recorded.")
def command(file: str, step: int | None, seat: int | None, as_json: bool, verify: bool) -> None:
    """Step through a recorded match, or check it.

    In a terminal n and p go forward and back; otherwise everything is printed.
    """
    recording = read_recording(file, NOBODY if seat is None else seat - 1, seat is None)
    last = len(recording.moves)
    if step is not None and not 0 <= step <= last:
        raise BadInput(f"there is no step {step}; the match has 0 to {last}")
    if verify:
        click.echo(f"{recording.game.title}: all {last} actions play here as they were recorded")
    elif as_json:
        told = recording.facts() if step is None else recording.game.encode(recording.views[step].position)
        click.echo(json.dumps(told, indent=2))
    elif step is not None:
        show(recording, step)
    elif sys.stdin.isatty() and console().is_terminal:
        browse(recording)
    else:
        tell(recording)


def stage_of(recording: Recording[Any]) -> Layout[Any]:
    return Layout(console(), board_of(recording.game), recording.replay.title())


def show(recording: Recording[Any], step: int, *below: Text) -> None:
    """The board after this many actions."""
    layout = stage_of(recording)
    view = recording.views[step]
    since = recording.views[step - 1].heard if step else 0
    moved = recording.moves[step - 1].sentence() if step else "the beginning"
    caption = Text(f" {step} of {len(recording.moves)}   {moved}", style="bold")
    layout.show(view, since, Group(layout.board.hands(view.position), caption, *below))


def browse(recording: Recording[Any]) -> None:
    """Forward and back by keys."""
    step, last = 0, len(recording.moves)
    while True:
        show(recording, step, Text(f" {KEYS}", style="dim"))
        key = click.getchar()
        if key in ("q", "\x1b"):
            return
        if key in NEXT:
            step = min(last, step + 1)
        elif key in PREVIOUS:
            step = max(0, step - 1)
        elif key in ("g", "e"):
            step = 0 if key == "g" else last


def tell(recording: Recording[Any]) -> None:
    """Everything at once: the actions in order with what came of them, and the last board."""
    for step in range(len(recording.views)):
        if step:
            click.echo(f"{step:>3}. {recording.moves[step - 1].sentence()}")
        for told in recording.news(step):
            click.echo(f"     {told}")
    view = recording.views[-1]
    layout = stage_of(recording)
    console().print(layout.head(view), layout.field(view), layout.board.hands(view.position))
