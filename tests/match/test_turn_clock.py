"""A turn of many actions has one clock; the next turn has its own."""

from cardwright.games.generals.actions import END, MOVE
from cardwright.games.generals.game import GAME
from cardwright.games.generals.state import Battle
from cardwright.kernel.action import kind_of
from cardwright.match import Table, set_up


def battle() -> Table[Battle]:
    """A battle whose hands are chosen, 100 seconds after the epoch."""
    at = set_up(GAME, GAME.options()(), 3)
    at.sit(0, "Ana")
    at.sit(1, "Ben")
    at.tick(100.0)
    for seat in range(2):
        act(at, seat, at.look(seat).legal[0])
    return at


def act(at: Table[Battle], seat: int, action: int) -> None:
    question = at.look(seat).question
    assert question is not None
    at.submit(seat, question.number, action)


def test_an_action_in_a_turn_does_not_wind_the_clock_again() -> None:
    """R103"""
    at = battle()
    assert at.look(0).deadline == 190.0
    at.tick(130.0)
    act(at, 0, next(action for action in at.look(0).legal if kind_of(action) == MOVE))
    assert at.look(0).deadline == 190.0


def test_the_next_turn_has_a_clock_of_its_own() -> None:
    """R103"""
    at = battle()
    at.tick(130.0)
    act(at, 0, END)
    assert at.look(1).deadline == 220.0


def test_a_clock_that_runs_out_ends_the_turn_and_the_next_own_turn_is_short() -> None:
    """R103, R104"""
    at = battle()
    at.tick(190.0)
    act(at, 1, END)
    assert at.look(0).deadline == 190.0 + 15.0
