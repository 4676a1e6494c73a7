"""The table: seats, numbered questions, the clock, taking back, and what leaves it."""

import pytest

from cardwright.games.threelines.game import GAME
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.data.replay import read_replay
from cardwright.kernel.errors import BadInput, BadReplay, IllegalAction
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.options import Options, changed
from cardwright.kernel.state import LOCKED, NOBODY
from cardwright.match import Closed, Table, View, resume, set_up, set_up_at

Board = Table[Position]


def table(seed: int = 7, **changes: object) -> Board:
    """A table at which Ana and Ben have sat down."""
    made = set_up(GAME, options(**changes), seed)
    made.sit(0, "Ana")
    made.sit(1, "Ben")
    return made


def options(**changes: object) -> Options:
    return changed(GAME.options()(), changes)


def number(at: Board, seat: int) -> int:
    question = at.look(seat).question
    assert question is not None
    return question.number


def play_round(at: Board, choose: int = -1) -> None:
    """Both take the same legal action, counted from the end of the list unless told otherwise."""
    for seat in range(2):
        view = at.look(seat)
        assert view.question is not None
        at.submit(seat, view.question.number, view.legal[choose])


def play_to_the_end(at: Board) -> None:
    while at.look(NOBODY).position.result is None:
        play_round(at)


def seen(view: View[Position]) -> tuple[object, ...]:
    """Everything in a view that can be compared."""
    events = [(e.kind, e.seat, e.a, e.b, e.c, e.d) for e in view.events]
    return (GAME.encode(view.position), events, view.legal, view.deadline, view.question)


# Sitting down.


def test_the_match_begins_when_the_last_seat_is_taken() -> None:
    at = set_up(GAME, options(), 1)
    at.sit(0, "Ana")
    assert at.look(0).question is None
    with pytest.raises(IllegalAction, match="the match has not begun; it waits for P2"):
        at.submit(0, 1, 0)
    at.sit(1, "Ben")
    assert at.look(0).players == ("Ana", "Ben")
    assert at.look(0).question is not None


def test_a_seat_cannot_be_taken_from_somebody() -> None:
    at = table()
    at.sit(0, "Ana")
    with pytest.raises(BadInput, match="seat 1 is taken by Ana"):
        at.sit(0, "Cleo")


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    at = table()
    for call in (lambda: at.look(2), lambda: at.sit(2, "Cleo"), lambda: at.submit(-1, 1, 0), lambda: at.concede(5)):
        with pytest.raises(BadInput, match="there are 1 to 2"):
            call()


def test_a_player_needs_a_name() -> None:
    with pytest.raises(BadInput, match="needs a name"):
        set_up(GAME, options(), 1).sit(0, "")


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(BadInput, match="threelines is for 2 players, not 3"):
        set_up(GAME, options(), 1, seats=3)


# Answering.


def test_the_same_answer_sent_twice_is_taken_once() -> None:
    at = table()
    first = number(at, 0)
    assert at.submit(0, first, 0) is True
    assert at.submit(0, first, 0) is False
    at.submit(1, number(at, 1), 0)
    assert at.submit(0, first, 0) is False
    assert len(at.replay.moves) == 2


def test_another_answer_to_an_answered_question_is_refused() -> None:
    at = table()
    first = number(at, 0)
    legal = at.look(0).legal
    at.submit(0, first, legal[0])
    with pytest.raises(IllegalAction, match="answered already, in another way"):
        at.submit(0, first, legal[1])


def test_an_answer_to_a_question_that_is_not_open_is_refused() -> None:
    at = table()
    with pytest.raises(IllegalAction, match=f"question 99 is not open; you are asked question {number(at, 0)}"):
        at.submit(0, 99, 0)


def test_who_has_locked_in_waits_for_the_others() -> None:
    at = table()
    at.submit(0, number(at, 0), 0)
    assert at.look(0).question is None
    assert at.look(0).legal == []
    with pytest.raises(IllegalAction, match="you have already locked in; wait for the others"):
        at.submit(0, 99, 0)


def test_an_illegal_answer_changes_nothing() -> None:
    at = table()
    before = [seen(at.look(seat)) for seat in (0, 1, NOBODY)]
    with pytest.raises(IllegalAction, match="choice of cards"):
        at.submit(0, number(at, 0), 10**6)
    assert [seen(at.look(seat)) for seat in (0, 1, NOBODY)] == before
    assert at.replay.moves == []


def test_a_sealed_answer_leaves_the_question_to_the_others_open() -> None:
    at = table()
    other = number(at, 1)
    at.submit(0, number(at, 0), 0)
    assert number(at, 1) == other
    at.submit(1, other, 0)
    assert number(at, 1) > other


def test_after_the_end_nothing_is_asked_or_taken() -> None:
    at = table()
    play_to_the_end(at)
    assert at.look(0).question is None
    with pytest.raises(IllegalAction, match="the game is over"):
        at.submit(0, 999, 0)
    with pytest.raises(IllegalAction, match="the game is over"):
        at.concede(0)


def test_giving_up_needs_no_question() -> None:
    at = table()
    at.submit(0, number(at, 0), 0)
    at.concede(0)
    assert at.look(1).position.result == (1,)
    assert at.replay.result == [1]


# What a seat may see.


def test_nobody_is_shown_another_hand_or_the_deck() -> None:
    view = table().look(0)
    assert HIDDEN not in view.position.players[0].hand_cards()
    assert set(view.position.players[1].hand_cards()) == {HIDDEN}
    assert set(view.position.deck) == {HIDDEN}
    onlooker = table().look(NOBODY)
    assert set(onlooker.position.players[0].hand_cards()) == {HIDDEN}
    assert onlooker.question is None


def test_an_answer_stays_secret_until_all_are_in() -> None:
    one, two = table(), table()
    legal = one.look(0).legal
    one.submit(0, number(one, 0), legal[0])
    two.submit(0, number(two, 0), legal[-1])
    assert one.look(1).position.sealed[0] == LOCKED
    assert seen(one.look(1)) == seen(two.look(1))
    assert seen(one.look(NOBODY)) == seen(two.look(NOBODY))


def test_a_reader_hears_of_draws_only_what_concerns_them() -> None:
    at = table()
    own = [GAME.event_text(at.look(0).position, event, 0) for event in at.look(0).events]
    assert own.count("P2 draws a card.") == 4
    assert "You draw a card." not in own
    assert sum(text.startswith("You draw ") for text in own) == 4


def test_a_reader_is_told_only_what_is_new() -> None:
    at = table()
    heard = at.look(0).heard
    assert at.look(0, heard).events == []
    play_round(at)
    assert len(at.look(0, heard).events) == at.look(0).heard - heard > 0


def test_a_view_is_a_copy() -> None:
    at = table()
    view = at.look(0)
    view.position.players[0].hp = 1
    view.legal.clear()
    assert at.look(0).position.players[0].hp == 20
    assert at.look(0).legal


# The clock.


def test_without_a_clock_nobody_is_ever_late() -> None:
    assert table().look(0).deadline is None


def test_a_missing_answer_is_given_by_the_rules_when_the_time_is_up() -> None:
    at = table(seconds=60)
    assert at.tick(1000.0) == []
    assert at.look(0).deadline == 1060.0
    at.submit(0, number(at, 0), at.look(0).legal[-1])
    assert at.tick(1059.9) == []
    late = at.tick(1060.0)
    assert [question.seat for question in late] == [1]
    assert at.replay.moves[1] == (1, 0)
    assert at.look(0).position.round == 2
    assert at.look(1).deadline == 1120.0


def test_both_can_be_late() -> None:
    at = table(seconds=60)
    at.tick(0.0)
    assert len(at.tick(500.0)) == 2
    assert at.look(0).position.round == 2
    assert at.look(0).deadline == 560.0


def test_time_never_runs_backwards() -> None:
    at = table(seconds=60)
    at.tick(100.0)
    at.tick(50.0)
    play_round(at)
    assert at.look(0).deadline == 160.0


def test_who_has_answered_has_no_deadline() -> None:
    at = table()
    at.tick(0.0)
    at.submit(0, number(at, 0), 0)
    assert at.look(0).deadline is None
    assert at.look(1).deadline == 60.0


# Taking back.


def test_taking_back_returns_to_the_question_as_it_was() -> None:
    at = table()
    play_round(at)
    before = at.look(0)
    play_round(at)
    at.take_back(0)
    after = at.look(0)
    assert GAME.encode(after.position) == GAME.encode(before.position)
    assert after.legal == before.legal
    assert after.heard == before.heard
    assert len(at.replay.moves) == 2


def test_taking_back_takes_the_answers_of_the_others_to_the_same_question_back() -> None:
    at = table()
    at.submit(1, number(at, 1), 0)
    at.submit(0, number(at, 0), 0)
    at.take_back(0)
    assert at.replay.moves == []
    assert at.look(1).question is not None


def test_a_choice_still_secret_is_taken_back_alone() -> None:
    at = table()
    at.submit(1, number(at, 1), 0)
    assert at.may_take_back(1)
    at.submit(0, number(at, 0), 0)
    play_round(at, 0)
    at.submit(1, number(at, 1), 0)
    moves = len(at.replay.moves)
    at.take_back(1)
    assert len(at.replay.moves) == moves - 1
    assert at.look(1).question is not None


def test_an_answer_to_a_question_taken_back_is_refused() -> None:
    at = table()
    old = number(at, 0)
    play_round(at)
    at.take_back(0)
    with pytest.raises(IllegalAction, match=f"question {old} is not open"):
        at.submit(0, old, 0)


def test_with_nothing_answered_nothing_can_be_taken_back() -> None:
    at = table()
    assert not at.may_take_back(0)
    with pytest.raises(IllegalAction, match="there is nothing to take back"):
        at.take_back(0)


def test_giving_up_can_be_taken_back_alone() -> None:
    at = table()
    play_round(at, 0)
    before = seen(at.look(0))[:-2]
    at.concede(0)
    at.take_back(0)
    assert seen(at.look(0))[:-2] == before
    assert len(at.replay.moves) == 2


# The log.


def test_a_table_is_rebuilt_from_its_log() -> None:
    at = table()
    play_round(at)
    at.submit(0, number(at, 0), 0)
    again = resume(GAME, read_replay(at.replay.to_json()))
    for seat in (0, 1, NOBODY):
        assert seen(again.look(seat)) == seen(at.look(seat))
    again.submit(1, number(again, 1), 0)
    play_to_the_end(again)
    assert read_replay(again.replay.to_json()).result == again.replay.result


def test_a_table_can_go_on_from_any_position() -> None:
    start = GAME.read_position("P1.hp: 5\nP2.left: Jon Snow\nP1.hand: Rusk", options())
    at = set_up_at(GAME, start)
    at.sit(0, "Ana")
    at.sit(1, "Ben")
    play_round(at, 0)
    assert at.look(0).position.result == (1,)
    again = resume(GAME, read_replay(at.replay.to_json()))
    assert seen(again.look(0)) == seen(at.look(0))


def test_a_log_without_players_is_refused() -> None:
    at = table()
    at.replay.players.pop()
    with pytest.raises(BadReplay, match="names 1 players for 2 seats"):
        resume(GAME, at.replay)


def test_a_log_that_plays_differently_here_is_refused() -> None:
    at = table()
    play_round(at)
    at.replay.moves[1] = (1, 10**6)
    with pytest.raises(BadReplay, match="diverges at action 2"):
        resume(GAME, at.replay)


def test_what_is_still_secret_may_be_taken_back_and_what_was_revealed_may_not() -> None:
    at = table()
    assert at.why_not_take_back(0) == "there is nothing to take back"
    at.submit(0, number(at, 0), at.look(0).legal[-1])
    assert at.why_not_take_back(0) == ""
    at.submit(1, number(at, 1), at.look(1).legal[-1])
    assert at.why_not_take_back(0).startswith("what was hidden or left to chance has come to light")


def test_taking_back_gives_no_more_time() -> None:
    at = table()
    at.tick(100)
    at.submit(0, number(at, 0), 0)
    at.tick(130)
    at.take_back(0)
    assert at.deadlines == {0: 160, 1: 160}
    assert at.now == 130


def test_an_answer_can_be_checked_before_it_is_given() -> None:
    at = table()
    asked, action = number(at, 0), at.look(0).legal[0]
    assert at.check(0, asked, action)
    assert at.replay.moves == []
    at.submit(0, asked, action)
    assert not at.check(0, asked, action)
    with pytest.raises(IllegalAction, match="answered already, in another way"):
        at.check(0, asked, action + 1)
    with pytest.raises(IllegalAction):
        at.check(1, number(at, 1), 2**40)


def test_an_answer_that_comes_after_the_end_is_told_that_it_is_late() -> None:
    at = table()
    open_then = number(at, 0)
    at.concede(1)
    with pytest.raises(Closed, match="the game is over"):
        at.submit(0, open_then, 0)
