"""How far a comparison has come, with the interval so far: a line in a terminal that changes, or one now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import click
from rich.console import Console
from rich.status import Status

from cardwright.arena.compare import Run
from cardwright.arena.compare.interval import POINTS

SECONDS: Final = 5.0  # between two lines


@contextmanager
def shown(result: Run) -> Iterator[Callable[[], None]]:
    """Gives a function to call whenever more pairs have been played."""
    screen = Console(stderr=True, highlight=False, emoji=False, markup=False)
    if screen.is_terminal and not screen.is_dumb_terminal:
        with Status(told(result), console=screen) as status:
            yield lambda: status.update(told(result))
    else:
        yield Lines(result).pass_on


def told(result: Run) -> str:
    interval = result.interval
    numbers = (POINTS * number for number in (interval.mean, interval.low, interval.high))
    mean, low, high = (f"{number:+.1f}" for number in numbers)
    return f"{interval.pairs:,} pairs: {mean} points, {low} to {high}"


class Lines:
    """For a log: one line every few seconds."""

    def __init__(self, result: Run) -> None:
        self.result = result
        self.last = time.monotonic()

    def pass_on(self) -> None:
        now = time.monotonic()
        if now - self.last >= SECONDS and not self.result.over():
            self.last = now
            click.echo(told(self.result), file=sys.stderr)
