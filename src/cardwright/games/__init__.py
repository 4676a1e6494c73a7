"""The games, each a folder of its own; they never import each other."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from cardwright.kernel.errors import unknown
from cardwright.kernel.game import Game

NAMES: Final = ("template", "threelines", "generals", "pantheon", "cartoverse", "ancients")


def load(name: str) -> Game[Any]:
    """The rules of a game by its name."""
    if name not in NAMES:
        raise unknown("game", name, NAMES)
    game: Game[Any] = import_module(f"cardwright.games.{name}.game").GAME
    return game
