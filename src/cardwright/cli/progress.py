"""How far a long run has come: a bar in a terminal, a line now and then anywhere else; always on stderr."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from cardwright.arena import Campaign

SECONDS: Final = 5.0  # between two lines


@contextmanager
def shown(campaign: Campaign) -> Iterator[Callable[[], None]]:
    """Gives a function to call whenever more games have been played."""
    screen = Console(stderr=True, highlight=False, emoji=False, markup=False)
    if screen.is_terminal and not screen.is_dumb_terminal:
        with bar(screen) as progress:
            task = progress.add_task("", total=campaign.games, completed=campaign.played, told=told(campaign))
            yield lambda: progress.update(task, completed=campaign.played, told=told(campaign))
    else:
        yield Lines(campaign).pass_on


@contextmanager
def counted(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how many more of ``total`` things are done."""
    screen = Console(stderr=True, highlight=False, emoji=False, markup=False)
    if screen.is_terminal and not screen.is_dumb_terminal:
        with bar(screen) as progress:
            task = progress.add_task("", total=total, told=f"{total} {what}")
            yield lambda more: progress.advance(task, more)
    else:
        yield CountLines(total, what).pass_on


def bar(screen: Console) -> Progress:
    columns = (BarColumn(), TextColumn("{task.fields[told]}"), TimeRemainingColumn(compact=True))
    return Progress(*columns, console=screen, transient=True, refresh_per_second=5)


def told(campaign: Campaign) -> str:
    return f"{campaign.played:,} of {campaign.games:,} games, {speed(campaign.speed())}"


def speed(games: float) -> str:
    return f"{games:,.0f} games/s" if games >= 10 else f"{games:.2g} games/s"


class Lines:
    """For a log: one line every few seconds."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.last = time.monotonic()

    def pass_on(self) -> None:
        now = time.monotonic()
        if now - self.last >= SECONDS and not self.campaign.complete():
            self.last = now
            click.echo(told(self.campaign), file=sys.stderr)


class CountLines:
    """The same for things that are only counted."""

    def __init__(self, total: int, what: str) -> None:
        self.total = total
        self.what = what
        self.done = 0
        self.last = time.monotonic()

    def pass_on(self, more: int) -> None:
        self.done += more
        now = time.monotonic()
        if now - self.last >= SECONDS and self.done < self.total:
            self.last = now
            click.echo(f"{self.done} of {self.total} {self.what}", file=sys.stderr)
