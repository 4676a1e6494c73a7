"""What the trials look for in a log, they would find."""

from __future__ import annotations

from bench.duel import missing, surplus
from cardwright.server.store.log import ACT, LATE, Entry


def log(*moves: tuple[int, int]) -> list[Entry]:
    return [Entry(number, 0.0, ACT, seat, action) for number, (seat, action) in enumerate(moves, 1)]


def test_a_log_that_holds_what_was_acknowledged_misses_nothing() -> None:
    assert missing(log((0, 7), (1, 8), (0, 9)), [[7, 9], [8]]) == 0


def test_an_action_on_its_way_is_neither_lost_nor_taken_twice() -> None:
    written = log((0, 7), (1, 8), (0, 9))
    assert missing(written, [[7], [8]]) == 0
    assert surplus(written, [[7], [8]]) == 0


def test_an_action_that_is_not_in_the_log_is_lost() -> None:
    assert missing(log((0, 7), (1, 8)), [[7, 9], [8]]) == 1


def test_another_action_in_its_place_does_not_make_up_for_it() -> None:
    assert missing(log((0, 7), (0, 5)), [[7, 9], []]) == 1


def test_an_action_taken_twice_is_found() -> None:
    assert surplus(log((0, 7), (0, 7), (0, 7)), [[7], []]) == 1


def test_what_the_rules_did_for_somebody_is_not_counted() -> None:
    late = Entry(2, 0.0, LATE, 0, 3)
    assert missing([*log((0, 7)), late], [[7], []]) == 0
