"""`cardwright serve`: the server."""

from __future__ import annotations

import os
from contextlib import nullcontext
from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 is every one.")
@click.option("--port", type=click.IntRange(0, 65535), default=8080, show_default=True, help="0 takes a free one.")
@click.option("--data", type=click.Path(path_type=Path), help="The folder of the SQLite files.  [default: data]")
@click.option("--database", metavar="URL", help="A PostgreSQL database instead: postgresql://user@host/name.")
@click.option("--nats", metavar="URL", help="The NATS server between several nodes: nats://host:4222.")
@click.option("--origin", "origins", metavar="URL", multiple=True, help="Another address the client is served from.")
@click.option("--secure", is_flag=True, default=None, help="Send cookies over HTTPS only; for a server behind a proxy.")
@click.option(
    "--thinkers", type=click.IntRange(1, 256), help="Processes for bots.  [default: one for each core but one]"
)
@click.option(
    "--drain", type=click.FloatRange(0, 600), help="Seconds for what has begun, when told to stop.  [default: 10]"
)
@click.option("--log", "log_level", type=click.Choice(["debug", "info", "warning", "error"]), help="[default: info]")
@click.option(
    "--open/--no-open", "opens", default=None, help="Open it in a browser.  [default: where somebody sees it]"
)
@click.option("--unlimited", is_flag=True, help="Count no requests; for load tests.")
def command(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    nats: str | None,
    origins: tuple[str, ...],
    secure: bool | None,
    thinkers: int | None,
    drain: float | None,
    log_level: str | None,
    opens: bool | None,
    unlimited: bool,
) -> None:
    """Run a server where people play each other and bots.

    What is not given here is taken from the environment: DATABASE_URL, NATS_URL, CARDWRIGHT_DATA, CARDWRIGHT_SITE,
    CARDWRIGHT_ORIGINS and CARDWRIGHT_SECURE. SIGTERM or Ctrl-C stops it; no match is lost. docs/serve.md tells more.
    """
    from cardwright.cli.browser import open_page, somebody_sees_it
    from cardwright.server.address import address, listen
    from cardwright.server.folder import own
    from cardwright.server.logs import start_logging
    from cardwright.server.settings import from_environment

    settings = from_environment(
        dict(os.environ),
        host=host,
        port=port,
        data=data,
        database=database,
        nats=nats,
        origins=origins or None,
        secure=secure,
        thinkers=thinkers,
        drain=drain,
        log_level=log_level,
        limited=False if unlimited else None,
    )
    start_logging(settings.log_level)
    with nullcontext() if settings.database else own(settings.data), listen(host, port) as door:
        from cardwright.server.listening import serve  # it takes a second to load, so first what may be refused

        def ready() -> None:
            click.echo(f"Cardwright is at {address(host, door)}")
            if somebody_sees_it(dict(os.environ)) if opens is None else opens:
                open_page(address(host, door))

        serve(settings, door, ready)
