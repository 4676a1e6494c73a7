"""`cardwright games`: which games there are."""

from __future__ import annotations

import json
from typing import Any

import click

from cardwright.cli.screen import console, table
from cardwright.games import NAMES, load


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects for a program to read.")
def command(as_json: bool) -> None:
    """List the games."""
    found = [facts(name) for name in NAMES]
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        show(found)


def facts(name: str) -> dict[str, Any]:
    game = load(name)
    return {
        "name": game.name,
        "title": game.title,
        "least_seats": game.least_seats,
        "most_seats": game.most_seats,
        "cards": len(game.cards().all),
        "variants": list(game.variants()),
    }


def show(found: list[dict[str, Any]]) -> None:
    rows = table("game", "title", "players", "cards", "variants")
    for game in found:
        seats = sorted({game["least_seats"], game["most_seats"]})
        players = " to ".join(str(count) for count in seats)
        rows.add_row(game["name"], game["title"], players, str(game["cards"]), ", ".join(game["variants"]))
    console().print(rows)
