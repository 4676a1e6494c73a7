"""Every event can be told and shown with whatever numbers it may hold, so that none keeps a table from being seen."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from cardwright.kernel.chance import dice
from cardwright.kernel.event import EVERYBODY, Event
from cardwright.kernel.state import NOBODY, State
from cardwright.match import set_up
from cardwright.server.tables.showing import drawn, told
from tests.contract.journey import Journey
from tests.contract.subject import Subject, subjects

every_game = pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))
HOSTILE = (-(2**63), -(2**31), -1000, -2, -1, 0, 1, 2, 3, 4, 9, 10, 23, 24, 63, 64, 950, 4096, 2**31, 2**62, 2**63 - 1)
numbers = some.one_of(some.sampled_from(HOSTILE), some.integers(-64, 2048))
four = some.tuples(numbers, numbers, numbers, numbers)


def readers(s: State) -> range:
    return range(NOBODY, int(s.seats))


@cache
def some_way_in(subject: Subject, seed: int) -> State:
    chance = dice(seed)
    journey = Journey(subject, subject.any_options(chance), seed, subject.seats(chance))
    journey.walk(int(chance.below(60)))
    return journey.s


def event_of(kind: int, seat: int, held: tuple[int, int, int, int], knows: int) -> Event:
    return Event(kind, seat, *held, knows)


@every_game
def test_each_kind_of_event_is_told_whatever_any_one_of_its_numbers_is(subject: Subject) -> None:
    s = some_way_in(subject, 7)
    for kind, facts in enumerate(subject.game.event_kinds()):
        for at in range(len(facts.numbers)):
            for number in (*HOSTILE, *range(-3, 1100, 29)):
                held = [0, 0, 0, 0]
                held[at] = number
                event = event_of(kind, 0, (held[0], held[1], held[2], held[3]), EVERYBODY)
                for reader in readers(s):
                    assert isinstance(subject.game.event_text(s, event, reader), str)


@every_game
@given(
    seed=some.integers(0, 2**40), held=four, place=some.integers(0, 2**20), knows=some.sampled_from((0, 1, EVERYBODY))
)
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
def test_events_with_any_numbers_are_told_and_shown_to_every_reader(
    subject: Subject, seed: int, held: tuple[int, int, int, int], place: int, knows: int
) -> None:
    game: Any = subject.game
    s = subject.game.clone(some_way_in(subject, seed % 8))
    seat = place % (int(s.seats) + 1) - 1
    events = [event_of(kind, seat, held, knows) for kind in range(len(game.event_kinds()))]
    s.events = events
    for reader in readers(s):
        seen = game.mask(s, reader)
        assert len(told(game, seen, seen.events, reader)) == len(events)
        drawn(game, seen, whole=True)


@every_game
def test_a_table_is_seen_by_everybody_after_events_of_every_kind_with_hostile_numbers(subject: Subject) -> None:
    game: Any = subject.game
    table = set_up(game, game.options()(), 1, game.least_seats)
    for kind in range(len(game.event_kinds())):
        table._story += [event_of(kind, 0, (n, n, n, n), EVERYBODY) for n in HOSTILE]
    for reader in range(NOBODY, game.least_seats):
        look = table.look(reader)
        assert len(told(game, look.position, look.events, reader)) == table.heard()
