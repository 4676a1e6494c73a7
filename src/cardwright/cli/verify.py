"""`cardwright verify`: whether the cards of a match were shuffled as the server promised, and it went as recorded."""

from __future__ import annotations

from typing import Final

import click

from cardwright.cli.rules import read_text
from cardwright.match.proof import Wrong, proved

FAILED: Final = 1


@click.command()
@click.argument("file", type=click.Path())
@click.option("--commitment", metavar="HEX", default="", help="What was shown when you sat down, if you noted it.")
def command(file: str, commitment: str) -> None:
    """Check the shuffle and the course of a match played online.

    FILE is the replay as the server gives it. A line tells each thing that is right; the first that is wrong ends the
    check with status 1.
    """
    try:
        for line in proved(read_text(file), commitment):
            click.echo(line)
    except Wrong as problem:
        click.echo(f"wrong: {problem}", err=True)
        click.get_current_context().exit(FAILED)
