"""The boards of Cartoverse and Ancients fit a small terminal, in crowded positions and in whole games."""

from typing import Any

import pytest

from cardwright.cli.boards import board_of
from cardwright.cli.display import Display
from cardwright.games import load
from cardwright.match import View, set_up, set_up_at
from tests.cli import ancients_screen, cartoverse_screen
from tests.cli.terminal import printed

SMALL = Display(79, 24)
FREE = 3  # lines for what is typed
POSITIONS = {
    "cartoverse": (cartoverse_screen.MIDDLE, cartoverse_screen.CROWDED),
    "ancients": (ancients_screen.MIDDLE, ancients_screen.CROWDED, ancients_screen.SHOPPING),
}


def lines_of(name: str, view: View[Any]) -> list[str]:
    board = board_of(load(name))
    field = printed(board.field(view.position, view.seat, view.players, SMALL), SMALL)
    return (field + printed(board.menu(view, SMALL), SMALL)).splitlines()


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in POSITIONS.items() for text in texts])
def test_everything_fits_a_small_terminal(name: str, text: str) -> None:
    game = load(name)
    table = set_up_at(game, game.read_position(text, game.options()()))
    table.sit(0, "ann")
    lines = lines_of(name, table.look(0))
    assert len(lines) <= SMALL.lines - FREE
    assert max(len(line) for line in lines) <= SMALL.width


@pytest.mark.parametrize("name", POSITIONS)
def test_whole_games_fit_a_small_terminal(name: str) -> None:
    game = load(name)
    table = set_up(game, game.options()(), 5, 2)
    table.sit(0, "ann")
    table.sit(1, "bob")
    for count in range(150):
        if not table.asked():
            break
        view = table.look(table.asked()[0])
        assert len(lines_of(name, view)) <= SMALL.lines - FREE
        table.play(view.seat, view.legal[7 * count % len(view.legal)])
