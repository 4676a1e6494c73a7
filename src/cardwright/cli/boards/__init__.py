"""How each game looks in a terminal; one file or folder per game, named for it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cardwright.cli.boards.plain import Plain
from cardwright.kernel.game import Game


def board_of(game: Game[Any]) -> Plain[Any]:
    """The board drawn for a game; without one, the position as text."""
    module = f"{__name__}.{game.name}"
    if find_spec(module) is None:
        return Plain(game)
    board: Plain[Any] = import_module(module).Board(game)
    return board
