"""The rules of a match as the command line gives them: variant, options, seed, position."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from cardwright.cli.arguments import VARIANT
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput, BadPosition, unknown
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options, changed, read_changes
from cardwright.kernel.state import S
from cardwright.kernel.text.card_file import read_card_file

F = TypeVar("F", bound=Callable[..., Any])


def rule_options(command: F) -> F:
    """Give a command the options --variant and --set."""
    variant = click.option("--variant", type=VARIANT, default="standard", help="A named set of options.")
    changes = click.option(
        "--set", "changes", multiple=True, metavar="NAME=VALUE", help="Change one option; see `cardwright options`."
    )
    return variant(changes(command))


def card_option(command: F) -> F:
    """Give a command the option --cards."""
    return click.option(
        "--cards", "card_file", type=click.Path(), metavar="FILE", help="Change the cards that this file names."
    )(command)


def chosen_cards(game: Game[S], card_file: str | None) -> CardSet[Any]:
    """The cards of the game, with the changes written in a file."""
    if card_file is None:
        return game.cards()
    return read_card_file(game.cards(), read_text(card_file), card_file)


def chosen_options(game: Game[S], variant: str, changes: Sequence[str]) -> Options:
    """The variant with the changes made to it."""
    variants = game.variants()
    if variant not in variants:
        raise unknown("variant", variant, variants)
    return changed(variants[variant], read_changes(list(changes)))


def read_text(path: str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file") from None


def read_position_file(game: Game[S], path: str, options: Options, cards: CardSet[Any]) -> S:
    """A position in a file: written by hand, or as JSON by `cardwright replay --json --step`."""
    text = read_text(path)
    try:
        if text.lstrip().startswith("{"):
            return game.decode(json.loads(text), cards)
        return game.read_position(text, options, cards)
    except ValueError as problem:
        raise BadPosition(f"{path}: {problem}") from None
    except BadInput as problem:
        raise BadPosition(f"{path}: {problem}") from None
