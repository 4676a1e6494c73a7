"""`cardwright cards`: the cards of a game."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.text import Text

from cardwright.cli.names import GAME
from cardwright.cli.screen import console, table
from cardwright.games import load


@click.command()
@click.argument("game", type=GAME)
@click.option("--find", "-f", default="", metavar="WORDS", help="Only cards that have these words somewhere on them.")
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects for a program to read.")
def command(game: str, find: str, as_json: bool) -> None:
    """List the cards of a game."""
    rules = load(game)
    found = [facts for facts in (card.facts() for card in rules.cards().all) if fits(facts, find)]
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        show(rules.title, found)


def fits(facts: dict[str, Any], words: str) -> bool:
    """Whether every word is somewhere on the card."""
    printed = " ".join(str(value) for value in facts.values()).lower()
    return all(word in printed for word in words.lower().split())


def show(title: str, found: list[dict[str, Any]]) -> None:
    columns = [name for name in (found[0] if found else {}) if name not in ("key", "art")]
    rows = table(*columns)
    for column, name in zip(rows.columns, columns, strict=True):
        column.justify = "right" if isinstance(found[0][name], int) else "left"
    for facts in found:
        rows.add_row(*(Text(str(facts[name])) for name in columns))
    if found:
        console().print(rows)
    console().print(f"{title}: {len(found)} {'card' if len(found) == 1 else 'cards'}")
