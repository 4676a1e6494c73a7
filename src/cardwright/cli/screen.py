"""The terminal: one console for everything that is shown, and the plain table."""

from __future__ import annotations

import io
import sys
from functools import cache

from rich import box
from rich.console import Console
from rich.table import Table


@cache
def console() -> Console:
    """Colours and lines as far as the terminal has them; rich obeys NO_COLOR and TERM=dumb."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a character the terminal cannot show is no reason to stop
    return Console(highlight=False, emoji=False, markup=False)


def table(*columns: str) -> Table:
    """A table with a line under its head and nothing else."""
    return Table(
        *columns, box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold", show_edge=False
    )
