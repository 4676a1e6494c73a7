"""The games that are played with decks: all that come with some, and a toy where rules can be derived."""

import sys
from importlib import import_module
from typing import Any

import pytest

from cardwright import games, mode
from cardwright.arena import NamedDeck
from cardwright.kernel.game import Game

TOY = "beasts"
DECKED = [name for name in games.NAMES if games.load(name).starters()] + [TOY] * (mode() == "interpreted")
DECKLESS = [name for name in games.NAMES if not games.load(name).starters()]


def known(name: str, patch: pytest.MonkeyPatch) -> Game[Any]:
    """The game of this name; the toy becomes one of the games for as long as the test runs."""
    if name == TOY:
        patch.setattr(games, "NAMES", (*games.NAMES, TOY))
        patch.setitem(sys.modules, f"cardwright.games.{TOY}.game", import_module("tests.match.beasts"))
    return games.load(name)


def starters(game: Game[Any], count: int = 2) -> list[NamedDeck]:
    """The last decks that come with the game."""
    return [NamedDeck(name, text) for name, text in game.starters().items()][-count:]


def texts(game: Game[Any]) -> list[str]:
    """A deck for each of two seats."""
    return [deck.text for deck in starters(game)]
