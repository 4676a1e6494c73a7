"""`cardwright restore`: put back what a backup holds."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import click

from cardwright.cli.backup import kept_in_files


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER", help="The server's data. Default: data")
def command(file: Path, data: Path | None) -> None:
    """Put a backup into a data folder, for a server to continue from.

    Nothing is overwritten: the folder must not hold data of a server.
    """
    settings = kept_in_files(data)
    from cardwright.server.store.archive import restore

    made = datetime.fromtimestamp(restore(file, settings.data)).astimezone()
    click.echo(f"{settings.data} is as it was on {made:%Y-%m-%d at %H:%M:%S %Z}")
