"""`cardwright load`: how much a server can take."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

import click
import msgspec

from cardwright.cli.arguments import GAME
from cardwright.cli.screen import console, table
from cardwright.games import load as load_game
from cardwright.kernel.options import changed, read_changes
from cardwright.load import Measurements, OwnServer, Percentiles, Wishes, own_server, run_load


@click.command()
@click.option("--url", help="The server to load. Without it: a new one, with an empty folder.")
@click.option("--matches", type=click.IntRange(1, 20_000), default=100, show_default=True, help="Live at once.")
@click.option("--seconds", type=click.FloatRange(0.1, 86_400), default=10.0, show_default=True, help="To play.")
@click.option("--game", type=GAME, default="threelines", show_default=True)
@click.option("--pace", type=click.FloatRange(0), default=0.0, help="Actions a second in all. 0: as many as possible.")
@click.option(
    "--previews",
    type=click.FloatRange(0, 0.9),
    default=0.0,
    show_default=True,
    help="Share of answers to preview.",
)
@click.option("--set", "changes", multiple=True, metavar="NAME=VALUE", help="Change one option of the game.")
@click.option("--database", default="", help="A PostgreSQL address for the new server.")
@click.option("--processes", type=click.IntRange(1, 64), default=1, help="Of the new server.  [default: 1]")
@click.option("--json", "as_json", is_flag=True, help="Print an object for a program to read.")
def command(
    url: str | None,
    matches: int,
    seconds: float,
    game: str,
    pace: float,
    previews: float,
    changes: tuple[str, ...],
    database: str,
    processes: int,
    as_json: bool,
) -> None:
    """See how much a server can take.

    Two guests for every match connect, sit down and answer at random; when a match ends they begin another.
    """
    options = wanted(game, changes)
    with server_at(url, database, processes) as own:
        address, pid = (url or "", 0) if own is None else (own.url, own.pid)
        wishes = Wishes(address, game, matches, seconds, pace, previews, pid, options)
        with asyncio.Runner(loop_factory=fast_loop) as runner:
            measurements = runner.run(run_load(wishes, tell))
    if as_json:
        click.echo(msgspec.json.encode(measurements).decode())
    else:
        show(measurements)


def wanted(game: str, changes: Sequence[str]) -> dict[str, int | bool | str]:
    """The options to ask for; wrong ones are refused before anything starts."""
    named = read_changes(list(changes))
    values = changed(load_game(game).options()(), named).values()
    return {name: values[name] for name in named}


def server_at(url: str | None, database: str, processes: int) -> AbstractContextManager[OwnServer | None]:
    if url is None:
        return own_server(database, processes=processes)
    if database or processes > 1:
        raise click.UsageError("--database and --processes are for a new server and cannot be combined with --url")
    return nullcontext()


def fast_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


def tell(line: str) -> None:
    click.echo(line, err=True)


def show(measurements: Measurements) -> None:
    rows = table("", "")
    rows.columns[1].justify = "right"
    rows.add_row("live matches", f"{measurements.matches:,} of {measurements.game}, {measurements.ended:,} ended")
    rows.add_row("actions acknowledged", f"{measurements.actions:,} in {measurements.seconds:g} s")
    rows.add_row("actions/s", f"{measurements.actions_per_s:,.0f}")
    rows.add_row("acknowledged after", in_words(measurements.acknowledged))
    if measurements.previews:
        rows.add_row(f"{measurements.previews:,} previews after", in_words(measurements.previewed))
    rows.add_row("errors", f"{measurements.errors:,}")
    if measurements.memory is not None:
        memory = measurements.memory
        rows.add_row("server's memory", f"{memory.alone:.0f} MB alone, {memory.end:.0f} MB at the end")
        rows.add_row("per idle match", f"{memory.kb_per_idle_match:.0f} kB")
        rows.add_row("per connection", f"{memory.kb_per_connection:.0f} kB")
        rows.add_row("a core busy with the server", f"{measurements.cpu:.0%}")
    if measurements.actions_per_cpu_s is not None:
        rows.add_row("actions in a second of its processor time", f"{measurements.actions_per_cpu_s:,.0f}")
    rows.add_row("a core busy with the load", f"{measurements.load_cpu:.0%}")
    console().print(rows)
    for reason, times in measurements.reasons.items():
        console().print(f"{times:,} x {reason}")


def in_words(times: Percentiles | None) -> str:
    if times is None:
        return "-"
    return f"p50 {times.p50:.1f}, p95 {times.p95:.1f}, p99 {times.p99:.1f}, at most {times.most:.1f} ms"
