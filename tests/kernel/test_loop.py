"""The one loop that runs every game, on the table of Magpies."""

import pytest

from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import Position
from cardwright.kernel.action import PASS
from cardwright.kernel.errors import IllegalAction
from cardwright.kernel.game import CONCEDE
from cardwright.kernel.options import changed
from cardwright.kernel.state import OPEN


def at(position: str, **options: object) -> Position:
    return GAME.read_position(position, changed(GAME.options()(), options))


def test_only_who_is_asked_may_act() -> None:
    s = at("order: P1, P2")
    assert GAME.legal(s, 1) == []
    with pytest.raises(IllegalAction, match="it is not your move"):
        GAME.apply(s, 1, PASS)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_may_do_nothing(seat: int) -> None:
    s = at("order: P1, P2")
    for action in (PASS, CONCEDE):
        with pytest.raises(IllegalAction, match=f"there is no seat {seat + 1} at this table"):
            GAME.apply(s, seat, action)


def test_when_the_game_is_over_nobody_may_do_anything() -> None:
    s = at("order: P1, P2")
    GAME.apply(s, 0, CONCEDE)
    assert s.result == (1,)
    for action in (PASS, CONCEDE):
        assert GAME.why_not(s, 1, action) == "the game is over"


def test_one_may_give_up_without_being_asked() -> None:
    s = at("order: P1, P2")
    assert CONCEDE not in GAME.legal(s, 1)
    assert GAME.why_not(s, 1, CONCEDE) == ""


def test_sealed_answers_are_carried_out_when_the_last_one_is_in() -> None:
    s = at("seats: 3")
    for seat in (2, 0):
        GAME.apply(s, seat, GAME.legal(s, seat)[0])
        assert len(s.waiting) == 3
    assert s.next_seat() == 1
    GAME.apply(s, 1, GAME.legal(s, 1)[0])
    assert s.sealed == [OPEN] * 3
    assert s.waiting[0].kind == "move"


def test_an_answer_withdraws_every_other_question() -> None:
    s = at("order: P1, P2\nP2.hand: Preen", butting_in=True)
    assert len(s.waiting) == 2
    GAME.apply(s, 1, GAME.legal(s, 1)[0])
    assert [decision.kind for decision in s.waiting] == ["respond"]


def test_events_are_those_of_the_last_action() -> None:
    s = at("seats: 3\norder: P1, P2, P3")
    GAME.apply(s, 0, PASS)
    assert [event.seat for event in s.events] == [0, 0]
    GAME.apply(s, 1, PASS)
    assert [event.seat for event in s.events] == [1, 1]


def test_a_refused_action_leaves_the_last_events_alone() -> None:
    s = at("seats: 3\norder: P1, P2, P3")
    GAME.apply(s, 0, PASS)
    before = list(s.events)
    with pytest.raises(IllegalAction):
        GAME.apply(s, 0, PASS)
    assert s.events == before


def test_every_event_has_been_heard_when_a_player_is_asked() -> None:
    s = at("seats: 3\norder: P1, P2\ncharms: P3 Copper Bell")
    GAME.apply(s, 2, CONCEDE)
    assert s.waiting
    assert s.heard == len(s.events) > 0


def test_triggered_effects_wait_in_the_queue_until_they_are_served() -> None:
    s = at("seats: 3\norder: P1, P2\nP1.hand: Quick Beak\nP2.hand: Tit for Tat\ncharms: P3 Copper Bell")
    for seat, text in ((0, "quick beak"), (1, "tit for tat")):
        GAME.apply(s, seat, GAME.read_action(s, seat, text))
    while s.waiting[0].kind == "respond":
        GAME.apply(s, s.next_seat(), PASS)
    assert s.waiting[0].kind == "magpie"
    assert [frame.program for frame in s.queue] == ["set off"]
    GAME.apply(s, 0, GAME.legal(s, 0)[0])
    assert s.queue == ()


def test_a_stepping_position_halts_before_the_next_phase() -> None:
    s = at("seats: 3\norder: P1, P2")
    s.stepping = True
    GAME.apply(s, 0, PASS)
    assert s.waiting == ()
    GAME.proceed(s)
    assert s.asked() == [1]
    GAME.proceed(s)
    assert s.asked() == [1]


def test_conceding_runs_on_to_the_next_question() -> None:
    s = at("seats: 3\norder: P1, P2")
    GAME.apply(s, 0, CONCEDE)
    assert s.asked() == [1]


def test_a_position_of_another_game_or_other_cards_is_refused() -> None:
    written = GAME.encode(at("seats: 2"))
    for change, problem in (
        ({"game": "chess"}, "this is not a position of template"),
        ({"cards": "old"}, "other cards than this version of template has"),
        ({"options": None}, "the position has no options"),
        ({"options": {"glitter": 99}}, "glitter is a whole number from 0 to 20, not 99"),
    ):
        with pytest.raises(Exception, match=problem):
            GAME.decode({**written, **change})
    with pytest.raises(Exception, match="this is not a position of template"):
        GAME.decode([])
