"""A clock runs while its seat is asked, and stands while others are."""

from cardwright.kernel.decision import Decision
from cardwright.match.clock import Clocks


def turn(seat: int = 0, continues: bool = True) -> Decision:
    return Decision(seat, "main", seconds=90, continues=continues)


def window(seat: int) -> Decision:
    return Decision(seat, "respond", seconds=20)


def begun(now: float = 100.0) -> Clocks:
    """Seat 0 has just been asked for the first action of its turn."""
    clocks = Clocks()
    clocks.put([turn(continues=False)], now)
    assert clocks.deadlines() == {0: 190.0}
    return clocks


def test_the_clock_of_a_turn_stands_while_others_are_asked() -> None:
    clocks = begun()
    clocks.put([window(1)], 130.0)
    assert clocks.deadlines() == {1: 150.0}
    clocks.put([window(2)], 145.0)
    clocks.put([turn()], 160.0)
    assert clocks.deadlines() == {0: 220.0}


def test_a_window_of_the_own_turn_has_a_clock_of_its_own() -> None:
    clocks = begun()
    clocks.put([window(1)], 130.0)
    clocks.put([window(0)], 140.0)
    assert clocks.deadlines() == {0: 160.0}
    clocks.put([turn()], 155.0)
    assert clocks.deadlines() == {0: 215.0}


def test_each_window_has_its_full_time() -> None:
    clocks = begun()
    clocks.put([window(1)], 110.0)
    clocks.put([turn()], 129.0)
    clocks.put([window(1)], 140.0)
    assert clocks.deadlines() == {1: 160.0}


def test_the_next_turn_of_the_same_seat_begins_with_all_its_time() -> None:
    clocks = begun()
    clocks.put([turn(1, continues=False)], 180.0)
    clocks.put([turn(0, continues=False)], 200.0)
    assert clocks.deadlines() == {0: 290.0}


def test_a_question_of_another_kind_can_go_on_with_the_clock_of_the_turn() -> None:
    clocks = begun()
    target = Decision(0, "target", seconds=90, continues=True)
    clocks.put([target], 120.0)
    clocks.put([window(1)], 130.0)
    clocks.put([target], 140.0)
    assert clocks.deadlines() == {0: 200.0}
    clocks.put([turn(continues=False)], 150.0)
    clocks.put([target], 160.0)
    assert clocks.deadlines() == {0: 240.0}


def test_a_clock_that_has_run_out_does_not_start_again() -> None:
    clocks = begun()
    clocks.put([window(1)], 200.0)
    clocks.put([turn()], 210.0)
    assert clocks.deadlines() == {0: 210.0}


def test_nobody_waits_for_an_optional_answer() -> None:
    clocks = Clocks()
    clocks.put([turn(continues=False), Decision(1, "interrupt", seconds=20, optional=True)], 100.0)
    assert clocks.deadlines() == {0: 190.0}


def test_a_clock_starts_when_the_time_is_told() -> None:
    clocks = Clocks()
    clocks.put([turn(continues=False)], None)
    assert clocks.deadlines() == {}
    clocks.wind(50.0)
    assert clocks.deadlines() == {0: 140.0}


def test_a_player_who_has_answered_in_secret_has_no_deadline() -> None:
    clocks = Clocks()
    clocks.put([Decision(seat, "hero", seconds=60, sealed=True) for seat in range(3)], 0.0)
    clocks.stop(1, 10.0)
    assert clocks.deadlines() == {0: 60.0, 2: 60.0}
