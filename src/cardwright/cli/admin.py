"""`cardwright admin`: manage the players of a running server."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardwright.kernel.errors import BadInput
from cardwright.server.settings import Settings, from_environment

if TYPE_CHECKING:  # so that help appears at once
    from cardwright.server.player import Player
    from cardwright.server.store import Store

    Deed = Callable[[Store, Player], Awaitable[str]]


@click.group()
@click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER", help="The server's data. Default: data")
@click.option("--database", metavar="URL", help="The server's PostgreSQL database, if it has one.")
@click.pass_context
def command(ctx: click.Context, data: Path | None, database: str | None) -> None:
    """Ban, delete or export players of a server.

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
        await store.players.ban(player.id, why.strip())
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
        await store.players.ban(player.id, "")
        return f"{player.name} may play again"

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


def do(settings: Settings, name: str, deed: Deed) -> None:
    if not settings.database and not (settings.data / "cardwright.db").is_file():
        raise BadInput(f"there is no server data in {settings.data}; give its folder with --data")
    from cardwright.server.store import open_store

    async def run() -> str:
        store = await open_store(settings)
        try:
            return await deed(store, await find(store, name))
        finally:
            await store.close()

    click.echo(asyncio.run(run()))


async def find(store: Store, name: str) -> Player:
    named = await store.players.by_name(name)
    player = named[0] if named else await store.players.get(name)
    if player is None:
        raise BadInput(f'there is no player "{name}"')
    return player
