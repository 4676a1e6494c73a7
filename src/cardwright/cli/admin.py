"""`cardwright admin`: manage the players of a running server, and reopen its matches."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from cardwright.kernel.errors import BadInput
from cardwright.server.settings import Settings, from_environment

if TYPE_CHECKING:  # so that help appears at once
    from cardwright.server.player import Player
    from cardwright.server.store import Store, TableRecord

    Deed = Callable[[Store, Player], Awaitable[str]]


OPERATOR: Final = ""  # as in store/moderation.py, which would make help wait


@click.group()
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER", help="The server's data. Default: data")
@click.option("--database", metavar="URL", help="The server's PostgreSQL database, if it has one.")
@click.pass_context
def command(ctx: click.Context, data: Path | None, database: str | None) -> None:
    """Ban, mute, delete or export players; appoint moderators; reopen stopped matches.

    Give a player's name, in upper or lower case, or the id.
    """
    ctx.obj = from_environment(dict(os.environ), data=data, database=database)


@command.command()
@click.argument("name")
@click.option("--why", default="banned", metavar="TEXT", help="What the player is told.")
@click.pass_obj
def ban(settings: Settings, name: str, why: str) -> None:
    """Shut a player out and end all sessions."""
    if not 1 <= len(why.strip()) <= 200:
        raise BadInput("--why takes 1 to 200 characters")

    async def deed(store: Store, player: Player) -> str:
        await store.moderation.ban(OPERATOR, player.id, why.strip(), time.time())
        return f"{player.name} is banned: {why.strip()}"

    do(settings, name, deed)


@command.command()
@click.argument("name")
@click.pass_obj
def unban(settings: Settings, name: str) -> None:
    """Let a banned player in again."""

    async def deed(store: Store, player: Player) -> str:
        if not player.banned:
            raise BadInput(f"{player.name} is not banned")
        await store.moderation.unban(OPERATOR, player.id, "", time.time())
        return f"{player.name} may play again"

    do(settings, name, deed)


@command.command()
@click.argument("name")
@click.option("--hours", type=click.FloatRange(0, 8_760, min_open=True), default=24.0, show_default=True)
@click.option("--why", default="muted", metavar="TEXT", help="What other moderators read.")
@click.pass_obj
def mute(settings: Settings, name: str, hours: float, why: str) -> None:
    """Let nobody read what a player says for some hours."""

    async def deed(store: Store, player: Player) -> str:
        now = time.time()
        await store.moderation.mute(OPERATOR, player.id, now + hours * 3_600, why.strip(), now)
        return f"{player.name} is muted for {hours:g} hours"

    do(settings, name, deed)


@command.command()
@click.argument("name")
@click.pass_obj
def unmute(settings: Settings, name: str) -> None:
    """Let a muted player talk again."""

    async def deed(store: Store, player: Player) -> str:
        if player.muted_until <= time.time():
            raise BadInput(f"{player.name} is not muted")
        await store.moderation.unmute(OPERATOR, player.id, "", time.time())
        return f"{player.name} may talk again"

    do(settings, name, deed)


@command.command()
@click.argument("name")
@click.pass_obj
def appoint(settings: Settings, name: str) -> None:
    """Make an account a moderator."""

    async def deed(store: Store, player: Player) -> str:
        if player.guest:
            raise BadInput(f"{player.name} is a guest; a moderator needs an account")
        await store.moderation.appoint(player.id, True, time.time())
        return f"{player.name} is a moderator"

    do(settings, name, deed)


@command.command()
@click.argument("name")
@click.pass_obj
def dismiss(settings: Settings, name: str) -> None:
    """Make a moderator an ordinary player again."""

    async def deed(store: Store, player: Player) -> str:
        if not player.moderator:
            raise BadInput(f"{player.name} is not a moderator")
        await store.moderation.appoint(player.id, False, time.time())
        return f"{player.name} is no moderator any more"

    do(settings, name, deed)


@command.command("drop-second-factor")
@click.argument("name")
@click.pass_obj
def drop_second_factor(settings: Settings, name: str) -> None:
    """Let a player who has lost the app and all codes log in by password."""

    async def deed(store: Store, player: Player) -> str:
        if not await store.factors.remove(player.id):
            raise BadInput(f"{player.name} has no second factor")
        return f"{player.name} logs in by password"

    do(settings, name, deed)


@command.command()
@click.argument("name")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def delete(settings: Settings, name: str, yes: bool) -> None:
    """Delete a player for good; finished games stay, played by "someone"."""
    if not yes and not sys.stdin.isatty():
        raise BadInput(f"to delete {name} without a question, add --yes")
    if not yes and not click.confirm(f"Delete {name} for good?"):
        return

    async def deed(store: Store, player: Player) -> str:
        await store.players.erase(player.id)
        return f"{player.name} is deleted"

    do(settings, name, deed)


@command.command()
@click.argument("name")
@click.pass_obj
def export(settings: Settings, name: str) -> None:
    """Print everything stored about a player, as JSON."""

    async def deed(store: Store, player: Player) -> str:
        from cardwright.server.store.dossier import dossier

        found: dict[str, Any] = await dossier(store, player.id)
        return json.dumps(found, indent=2, ensure_ascii=False)

    do(settings, name, deed)


@command.command()
@click.pass_obj
def tables(settings: Settings) -> None:
    """List the matches that failed again and again and have stopped."""

    async def deed(store: Store) -> str:
        found = [await store.tables.get(table) for table in await store.tables.stopped()]
        return "\n".join(stopped_line(record) for record in found if record) or "no match has stopped"

    beside(settings, deed)


@command.command()
@click.argument("table")
@click.pass_obj
def reopen(settings: Settings, table: str) -> None:
    """Let a match that has stopped go on where it was."""

    async def deed(store: Store) -> str:
        if not await store.tables.reopen(table):
            raise BadInput(f'there is no match "{table}" that has stopped')
        return f"{table} goes on within seconds"

    beside(settings, deed)


def stopped_line(record: TableRecord) -> str:
    return f"{record.id}  {record.game}  {' – '.join(seat.name for seat in record.seats)}"


def do(settings: Settings, name: str, deed: Deed) -> None:
    async def to_player(store: Store) -> str:
        return await deed(store, await find(store, name))

    beside(settings, to_player)


def beside(settings: Settings, deed: Callable[[Store], Awaitable[str]]) -> None:
    """Do something in the store of a server, which may be running."""
    if not settings.database and not (settings.data / "cardwright.db").is_file():
        raise BadInput(f"there is no server data in {settings.data}; give its folder with --data")
    from cardwright.server.store import open_store

    async def run() -> str:
        store = await open_store(settings)
        try:
            return await deed(store)
        finally:
            await store.close()

    click.echo(asyncio.run(run()))


async def find(store: Store, name: str) -> Player:
    named = await store.players.by_name(name)
    player = named[0] if named else await store.players.get(name)
    if player is None:
        raise BadInput(f'there is no player "{name}"')
    return player
