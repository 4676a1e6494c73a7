"""The places of a match that is over: winners, those who drew, those who left before."""

import pytest

from cardwright.games.pantheon.game import GAME as PANTHEON
from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import Position
from cardwright.kernel.game import CONCEDE
from cardwright.match import set_up


def ended(*winners: int) -> Position:
    """A game of four in which the second player gave up before this end."""
    s = GAME.new(GAME.options()(), 1, 4)
    GAME.apply(s, 1, CONCEDE)
    s.result = winners
    return s


@pytest.mark.parametrize(("winners", "places"), [((2,), [1, 1, 0, 1]), ((0, 3), [0, 1, 1, 0]), ((), [0, 1, 0, 0])])
def test_a_player_who_left_has_no_part_in_a_draw(winners: tuple[int, ...], places: list[int]) -> None:
    assert GAME.placing(ended(*winners)) == places


def test_there_are_no_places_before_the_end_and_then_players_who_held_out_longer_come_first() -> None:
    at = set_up(PANTHEON, PANTHEON.options()(), 1, 4)
    for seat in range(4):
        at.sit(seat, f"player {seat + 1}")
    for seat in (3, 0):
        at.concede(seat)
        assert at.places() is None
    assert at.playing() == [1, 2]
    at.concede(1)
    assert at.places() == [2, 1, 0, 3]
