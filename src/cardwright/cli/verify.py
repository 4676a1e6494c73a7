"""`cardwright verify`: whether a match was shuffled as the server promised, and went as recorded."""

from __future__ import annotations

from typing import Final

import click

from cardwright.cli.rules import read_text
from cardwright.match.proof import Wrong, proved

FAILED: Final = 1


@click.command()
@click.argument("file", type=click.Path())
@click.option("--commitment", metavar="HEX", default="", help="The commitment you saw when you sat down.")
def command(file: str, commitment: str) -> None:
    """Check the shuffle and the course of a match played online.

    FILE is the replay from the server. Each thing that is right gets a line; the first that is wrong ends the
    check with status 1.
    """
    try:
        for line in proved(read_text(file), commitment):
            click.echo(line)
    except Wrong as problem:
        click.echo(f"wrong: {problem}", err=True)
        click.get_current_context().exit(FAILED)
