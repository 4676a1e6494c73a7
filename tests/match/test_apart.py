"""Questions that several answer at once, each for themselves: the shop of Ancients."""

from cardwright.games.ancients.game import GAME
from cardwright.games.ancients.model.actions import CLOSE, KIND_MASK
from cardwright.games.ancients.model.state import SHOP, Position
from cardwright.match import Table, set_up


def shop() -> Table[Position]:
    """Both players in the shop, 100 seconds after the epoch."""
    at = set_up(GAME, GAME.options()(), 3)
    at.sit(0, "Ana")
    at.sit(1, "Ben")
    at.tick(100.0)
    while at.look(0).position.phase != SHOP:
        seat = next(iter(at.open))
        at.play(seat, at.legal(seat)[0])
    return at


def leave(at: Table[Position], seat: int) -> None:
    at.play(seat, next(action for action in at.legal(seat) if action & KIND_MASK == CLOSE))


def test_a_question_stays_open_under_its_number_while_the_other_player_answers() -> None:
    """J41"""
    at = shop()
    asked, legal = at.open[0], at.legal(0)
    leave(at, 1)
    assert at.open[0].number == asked.number
    assert at.legal(0) == legal
    assert at.submit(0, asked.number, legal[-1])


def test_the_own_answer_brings_a_new_question() -> None:
    """J41"""
    at = shop()
    asked = at.open[0].number
    at.play(0, next(action for action in at.legal(0) if action & KIND_MASK != CLOSE))
    assert at.open[0].number == asked + 1


def test_both_leave_when_their_time_is_over() -> None:
    """J41"""
    at = shop()
    late = at.tick(at.deadlines[0])
    assert [question.seat for question in late] == [0, 1]
    assert at.look(0).position.phase != SHOP


def test_a_question_of_before_is_not_open_when_an_answer_is_taken_back() -> None:
    """J41"""
    at = shop()
    asked = at.open[1].number
    leave(at, 0)
    at.take_back(0)
    assert at.open[1].number != asked
