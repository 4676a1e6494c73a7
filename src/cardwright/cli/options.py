"""`cardwright options`: the numbers and rulings of a game that can be changed."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.text import Text

from cardwright.cli.arguments import GAME
from cardwright.cli.screen import console, table
from cardwright.games import load
from cardwright.kernel.options import explained


@click.command()
@click.argument("game", type=GAME)
@click.option("--json", "as_json", is_flag=True, help="Print an object for a program to read.")
def command(game: str, as_json: bool) -> None:
    """List the options and variants of a game.

    You can change any of them for a match: --set NAME=VALUE, or --variant NAME for a whole set of changes.
    """
    variants = load(game).variants()
    if as_json:
        values = {name: options.values() for name, options in variants.items()}
        told = {"game": game, "options": explained(variants["standard"]), "variants": values}
        click.echo(json.dumps(told, indent=2))
    else:
        show(game, {name: explained(options) for name, options in variants.items()})


def show(game: str, variants: dict[str, list[dict[str, Any]]]) -> None:
    rows = table("option", *variants, "allowed", "meaning")
    rows.columns[0].no_wrap = True
    for place, option in enumerate(variants["standard"]):
        values = [shown(options[place]["value"]) for options in variants.values()]
        rows.add_row(option["name"], *values, allowed(option), Text(option["help"]))
    console().print(rows)
    first = variants["standard"][0]
    console().print(f"Change one like this: cardwright play {game} --set {first['name']}={shown(first['value'])}")


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def allowed(option: dict[str, Any]) -> str:
    """What a value may be, a line for each word."""
    if "choices" in option:
        return "\n".join(option["choices"])
    return f"{option['least']} to {option['most']}" if "least" in option else "yes, no"
