"""`cardwright cards`: the cards of a game."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

import click
from rich.text import Text

from cardwright.cli.arguments import GAME
from cardwright.cli.screen import console, table
from cardwright.games import load
from cardwright.kernel.game import Game

UNTOLD: Final = ("key", "art", "abilities", "targets")  # for programs; what a card can do is in its text


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
    columns = columns_of(found)
    rows = table(*columns)
    for column, name in zip(rows.columns, columns, strict=True):
        column.justify = "right" if any(isinstance(facts.get(name), int) for facts in found) else "left"
    for facts in found:
        rows.add_row(*(Text(in_cell(facts.get(name))) for name in columns))
    if found:
        console().print(rows)
    console().print(f"{title}: {len(found)} {'card' if len(found) == 1 else 'cards'}")


def columns_of(found: list[dict[str, Any]]) -> list[str]:
    """What is printed on any of the cards, the text last; not every card has every number."""
    names = dict.fromkeys(name for facts in found for name in facts if name not in UNTOLD and in_cell(facts[name]))
    return sorted(names, key=lambda name: name == "text")


def in_cell(value: Any) -> str:
    """What a person reads: words with commas, the names of what has a name, nothing for what is not there."""
    if isinstance(value, list):
        return ", ".join(in_cell(one["name"] if isinstance(one, dict) else one) for one in value)
    if isinstance(value, bool) or value is None:
        return "yes" if value else ""
    return str(value)
