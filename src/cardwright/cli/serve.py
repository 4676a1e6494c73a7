"""`cardwright serve`: the server."""

from __future__ import annotations

import os
import socket
import sys
from functools import partial
from pathlib import Path

import click

from cardwright.kernel.errors import BadInput


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 is every one.")
@click.option("--port", type=click.IntRange(0, 65535), default=8080, show_default=True, help="0 takes a free one.")
@click.option("--data", type=click.Path(path_type=Path), help="The folder of the SQLite files.  [default: data]")
@click.option("--database", metavar="URL", help="A PostgreSQL database instead: postgresql://user@host/name.")
@click.option("--nats", metavar="URL", help="The NATS server between several nodes: nats://host:4222.")
@click.option("--origin", "origins", metavar="URL", multiple=True, help="Another address the client is served from.")
@click.option("--secure", is_flag=True, default=None, help="Send cookies over HTTPS only; for a server behind a proxy.")
@click.option("--lab/--no-lab", default=None, help="Let players change cards.  [default: no-lab]")
@click.option(
    "--thinkers", type=click.IntRange(1, 256), help="Processes for bots.  [default: one for each core but one]"
)
@click.option(
    "--processes", type=click.IntRange(1, 64), default=1, help="Several at one address, on a PostgreSQL.  [default: 1]"
)
@click.option(
    "--drain", type=click.FloatRange(0, 600), help="Seconds for what has begun, when told to stop.  [default: 10]"
)
@click.option("--log", "log_level", type=click.Choice(["debug", "info", "warning", "error"]), help="[default: info]")
@click.option(
    "--open/--no-open", "opens", default=None, help="Open it in a browser.  [default: where somebody sees it]"
)
@click.option(
    "--compile", "compiles", is_flag=True, help="Compile the rules while they are played, and go on with them."
)
@click.option(
    "--limit", "limits", metavar="NAME=VALUE", multiple=True, help="Another limit: sockets=20, connect=300/60."
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
    lab: bool | None,
    thinkers: int | None,
    processes: int,
    drain: float | None,
    log_level: str | None,
    opens: bool | None,
    compiles: bool,
    limits: tuple[str, ...],
    unlimited: bool,
) -> int:
    """Run a server where people play each other and bots.

    What is not given here is taken from the environment: DATABASE_URL, NATS_URL, CARDWRIGHT_DATA, CARDWRIGHT_SITE,
    CARDWRIGHT_ORIGINS, CARDWRIGHT_SECURE, CARDWRIGHT_LAB and CARDWRIGHT_LIMITS. SIGTERM or Ctrl-C stops it; no
    match is lost. docs/serve.md tells more.
    """
    from cardwright.server.address import listen
    from cardwright.server.caps import check_limits
    from cardwright.server.folder import owned
    from cardwright.server.logs import start_logging
    from cardwright.server.settings import from_environment, named_limits

    settings = from_environment(
        dict(os.environ),
        host=host,
        port=port,
        data=data,
        database=database,
        nats=nats,
        origins=origins or None,
        secure=secure,
        lab=lab,
        thinkers=thinkers,
        drain=drain,
        log_level=log_level,
        limited=False if unlimited else None,
        limits=named_limits(limits) if limits else None,
    )
    check_limits(settings.limits)
    start_logging(settings.log_level)
    if compiles and processes > 1:
        raise BadInput("compile the rules before you start several processes: python -m cardwright.compiled")
    if compiles and can_compile():
        from cardwright.server.succession import Succession

        with listen(host, port) as door:
            return Succession(settings, door, click.echo).run(partial(welcome, host, door, opens))
    if processes > 1:
        from cardwright.server.address import reserve
        from cardwright.server.processes import Processes

        with reserve(host, port) as door:
            return Processes(settings, processes, door).run(partial(welcome, host, door, opens))
    with owned(settings), listen(host, port) as door:
        from cardwright.server.listening import serve  # it takes a second to load, so first what may be refused

        serve(settings, door, partial(welcome, host, door, opens))
    return 0


def can_compile() -> bool:
    """Whether the rules can be compiled while they are played: not if they are compiled, or not wanted to be."""
    from cardwright.compiled import find
    from cardwright.compiled.__main__ import what_is_missing

    if os.environ.get("CARDWRIGHT_RULES") or sys.platform == "win32" or find():
        return False
    missing = what_is_missing()
    if missing:
        click.echo(f"{missing}: the rules run interpreted")
    return not missing


def welcome(host: str, door: socket.socket, opens: bool | None) -> None:
    """Say where the server is, and open it where somebody sees it, or as told."""
    from cardwright.cli.browser import open_page, somebody_sees_it
    from cardwright.server.address import address

    click.echo(f"Cardwright is at {address(host, door)}")
    if somebody_sees_it(dict(os.environ)) if opens is None else opens:
        open_page(address(host, door))
