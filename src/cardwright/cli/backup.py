"""`cardwright backup`: everything a server keeps, in one file."""

from __future__ import annotations

import os
from pathlib import Path

import click

from cardwright.kernel.errors import BadInput
from cardwright.server.settings import Settings, from_environment


def kept_in_files(data: Path | None) -> Settings:
    """The settings of a server whose data is in files; PostgreSQL has its own tools for this."""
    settings = from_environment(dict(os.environ), data=data)
    if settings.database:
        raise BadInput("this server keeps its data in PostgreSQL: use pg_dump and pg_restore (see docs/backup.md)")
    return settings


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER", help="The server's data. Default: data")
def command(file: Path, data: Path | None) -> None:
    """Save everything a server keeps in one file, while it runs.

    The file holds hashes of passwords and the secrets of running matches: keep it safe.
    """
    settings = kept_in_files(data)
    from cardwright.server.store.archive import save

    size = save(settings.data, file)
    click.echo(f"saved {settings.data} in {file}, {size:,} bytes")
