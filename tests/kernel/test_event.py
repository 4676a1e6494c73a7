"""What happened, and who may know it."""

import pytest

from cardwright.kernel.bits import BIT
from cardwright.kernel.event import HIDDEN, Event, EventKind, known_by

TAKE = EventKind("take", ("victim", "card"), secret=("card",))


@pytest.mark.parametrize(("reader", "card"), [(0, 42), (1, HIDDEN), (2, 42), (-1, HIDDEN)])
def test_a_secret_number_is_told_to_those_who_may_know_it(reader: int, card: int) -> None:
    event = Event(0, 0, 2, 42, knows=BIT[0] | BIT[2])
    assert known_by(event, TAKE, reader).numbers(TAKE) == {"victim": 2, "card": card}


def test_what_everybody_knows_is_told_to_everybody() -> None:
    event = Event(0, 0, 2, 42)
    assert known_by(event, TAKE, -1) is event


def test_who_does_it_is_never_secret() -> None:
    told = known_by(Event(5, 3, 2, 42, 7, 8, knows=0), TAKE, 1)
    assert (told.kind, told.seat, told.c, told.d) == (5, 3, 0, 0)


def test_telling_twice_hides_nothing_more() -> None:
    once = known_by(Event(0, 0, 2, 42, knows=BIT[0]), TAKE, 1)
    assert known_by(once, TAKE, 1).numbers(TAKE) == once.numbers(TAKE)
