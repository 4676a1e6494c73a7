"""What a seat may take back: anything by which it has learned nothing."""

from typing import Any

from cardwright.games import load
from cardwright.kernel.action import PASS
from cardwright.match import Table, set_up
from cardwright.match.learning import Learning


def generals() -> Table[Any]:
    game = load("generals")
    at = set_up(game, game.variants()["standard"], 5)
    at.sit(0, "Ana")
    at.sit(1, "Ben")
    for seat in (0, 1):  # both keep their hands
        question = at.look(seat).question
        assert question is not None
        at.submit(seat, question.number, PASS if PASS in at.look(seat).legal else at.look(seat).legal[0])
    return at


def do(at: Table[Any], seat: int, word: str) -> None:
    view = at.look(seat)
    assert view.question is not None
    texts = {at.game.action_text(view.position, seat, action): action for action in view.legal}
    chosen = next(text for text in texts if text.startswith(word))
    at.submit(seat, view.question.number, texts[chosen])


def mover(at: Table[Any]) -> int:
    return next(iter(at.open))


def test_a_move_on_the_board_can_be_taken_back() -> None:
    at = generals()
    seat = mover(at)
    do(at, seat, "move")
    assert at.why_not_take_back(seat) == ""
    before = at.deadlines
    at.take_back(seat)
    assert at.deadlines == before
    assert mover(at) == seat


def test_a_turn_that_has_ended_cannot_be_taken_back_because_a_card_was_drawn() -> None:
    at = generals()
    seat = mover(at)
    do(at, seat, "end")
    assert at.why_not_take_back(seat) != ""


def test_a_card_replaced_cannot_be_taken_back() -> None:
    at = generals()
    seat = mover(at)
    do(at, seat, "replace")
    assert at.why_not_take_back(seat) != ""


def test_doing_nothing_teaches_nothing() -> None:
    at = generals()
    assert not Learning(at.game, at._position, 0, 0).follow([], 0)
