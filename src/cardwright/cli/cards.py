"""`cardwright cards`: the cards of a game."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import click
from rich.text import Text

from cardwright.cli.arguments import GAME
from cardwright.cli.screen import console, table
from cardwright.games import load
from cardwright.kernel.game import Game


@click.command()
@click.argument("game", type=GAME)
@click.option("--find", "-f", default="", metavar="WORDS", help="Only cards with these words somewhere on them.")
@click.option("--coverage", is_flag=True, help="Only count, by set and type, how many of the cards are here.")
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects for a program to read.")
def command(game: str, find: str, coverage: bool, as_json: bool) -> None:
    """List the cards of a game."""
    rules = load(game)
    if coverage:
        show_coverage(rules, as_json)
        return
    found = [facts for facts in (card.facts() for card in rules.cards().all) if fits(facts, find)]
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        show(rules.title, found)


def show_coverage(rules: Game[Any], as_json: bool) -> None:
    """How many different cards of each set and type are here, of how many."""
    counted = covered(rules)
    if as_json:
        click.echo(json.dumps(counted, indent=2))
        return
    rows = table("set", "type", "here", "of", "")
    for column in rows.columns[2:]:
        column.justify = "right"
    for row in counted:
        part = f"{100 * row['here'] / row['of']:.0f} %"
        rows.add_row(row["set"], row["type"], str(row["here"]), str(row["of"]), part)
    console().print(rows)
    here, of = (sum(row[name] for row in counted) for name in ("here", "of"))
    console().print(f"{rules.title}: {here} of {of} cards")


def covered(rules: Game[Any]) -> list[dict[str, Any]]:
    """Cards of one name, set and type count once."""
    here = Counter((set_, type_) for set_, type_, _ in {(c.set, c.type, c.name) for c in rules.cards().all})
    sizes = rules.set_sizes()
    kinds = [(set_, type_) for set_, types in sizes.items() for type_ in types]
    kinds += sorted(kind for kind in here if kind not in kinds)
    return [
        {"set": set_, "type": type_, "here": here[set_, type_], "of": sizes.get(set_, {}).get(type_, here[set_, type_])}
        for set_, type_ in kinds
    ]


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
