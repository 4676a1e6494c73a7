"""`cardwright decks`: the decks that come with a game, and whether another one may be played."""

from __future__ import annotations

import json
from typing import Any, Final

import click
from rich.text import Text

from cardwright.arena import NamedDeck
from cardwright.cli.arguments import DECK, GAME
from cardwright.cli.deck_lookup import deck_named, no_starters
from cardwright.cli.rules import chosen_options, read_text, rule_options
from cardwright.cli.screen import console, table
from cardwright.games import load
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.match.deck_code import deck_code, deck_text

ILLEGAL: Final = 2


@click.command()
@click.argument("game", type=GAME)
@click.argument("name", type=DECK, metavar="[NAME]", required=False)
@click.option("--check", "file", type=click.Path(), metavar="FILE", help="Say whether the deck in this file is legal.")
@click.option("--code", "as_code", is_flag=True, help="Print the deck as a short code.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program to read.")
@rule_options
def command(
    game: str,
    name: str | None,
    file: str | None,
    as_code: bool,
    as_json: bool,
    variant: str,
    changes: tuple[str, ...],
) -> None:
    """List the decks that come with a game, or check one of your own.

    With a NAME, print the text of that deck: a start for a deck of your own. It can also be a file, or the code of a
    deck. The exit status of --check is 2 if the deck may not be played.
    """
    rules = load(game)
    options = chosen_options(rules, variant, changes)
    if name and file:
        raise BadInput("either name a deck to print, or a file to --check")
    if as_code and not name:
        raise BadInput("name a deck to print as a code: one that comes with the game, or a file")
    if file:
        check(rules, file, options, as_json)
    elif name:
        print_deck(deck_named(rules, name), rules if as_code else None, as_json)
    elif as_json:
        click.echo(json.dumps([facts(each, text) for each, text in rules.starters().items()], indent=2))
    else:
        show(rules)


def facts(name: str, text: str) -> dict[str, str]:
    return {"name": name, "text": text}


def check(rules: Game[Any], file: str, options: Options, as_json: bool) -> None:
    problems = rules.deck_problems(deck_text(rules, read_text(file)), options)
    if as_json:
        click.echo(json.dumps({"file": file, "legal": not problems, "problems": problems}, indent=2))
    else:
        click.echo("\n".join(problems) or "legal")
    click.get_current_context().exit(ILLEGAL if problems else 0)


def print_deck(deck: NamedDeck, coding: Game[Any] | None, as_json: bool) -> None:
    """As a code of this game, or as the list of its cards."""
    told = {"name": deck.name, "code": deck_code(coding, deck.text)} if coding else facts(deck.name, deck.text)
    click.echo(json.dumps(told, indent=2) if as_json else told["code" if coding else "text"].rstrip("\n"))


def gist(text: str) -> str:
    """A deck in one line: the remark at its head, or else its cards."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if lines and lines[0].startswith("#"):
        return lines[0].removeprefix("#").strip()
    return ", ".join(lines)


def show(rules: Game[Any]) -> None:
    """A line for each deck, with as much of it as fits."""
    found = rules.starters()
    if not found:
        console().print(f"{no_starters(rules)}.")
        return
    rows = table("deck", "what is in it")
    rows.columns[0].no_wrap = True
    for name, text in found.items():
        rows.add_row(name, Text(gist(text), no_wrap=True, overflow="ellipsis"))
    console().print(rows)
    decks = "deck" if len(found) == 1 else "decks"
    console().print(f"{rules.title}: {len(found)} {decks}; the whole of one: cardwright decks {rules.name} NAME")
