"""A table serves every game alike: random matches through it, with every number of seats."""

from typing import Any

import pytest

from cardwright.games import NAMES, load
from cardwright.kernel.chance import Chance, seeded
from cardwright.kernel.data.replay import read_replay
from cardwright.kernel.event import Event, known_by
from cardwright.kernel.state import NOBODY
from cardwright.match import Table, resume, set_up

SIZES = [(name, seats) for name in NAMES for seats in range(load(name).least_seats, load(name).most_seats + 1)]


def table(name: str, seats: int, seed: int) -> Table[Any]:
    game = load(name)
    made = set_up(game, game.options()(), seed, seats)
    for seat in range(seats):
        made.sit(seat, f"player {seat + 1}")
    return made


def answer(at: Table[Any], chance: Chance) -> None:
    """Somebody who is asked does anything that is allowed."""
    asked = at.look(NOBODY).position.asked()
    view = at.look(int(asked[chance.below(len(asked))]))
    assert view.question is not None
    at.submit(view.seat, view.question.number, view.legal[chance.below(len(view.legal))])


def over(at: Table[Any]) -> bool:
    return at.look(NOBODY).position.result is not None


def heard(event: Event) -> tuple[int, ...]:
    return (event.kind, event.seat, event.a, event.b, event.c, event.d)


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_a_random_match_comes_to_its_end_and_can_be_rebuilt(name: str, seats: int) -> None:
    for seed in range(8 // seats):
        at, chance = table(name, seats, seed), Chance(seeded(seed))
        while not over(at):
            answer(at, chance)
        again = resume(at.game, read_replay(at.replay.to_json()))
        for seat in (NOBODY, *range(seats)):
            assert at.game.encode(again.look(seat).position) == at.game.encode(at.look(seat).position)
            assert [heard(event) for event in again.look(seat).events] == [
                heard(event) for event in at.look(seat).events
            ]


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_whatever_is_taken_back_is_as_if_it_had_never_been(name: str, seats: int) -> None:
    at, chance = table(name, seats, 3), Chance(seeded(3))
    for _ in range(30):
        if over(at):
            break
        answer(at, chance)
        seat = int(chance.below(seats))
        if chance.below(3) == 0 and at.may_take_back(seat):
            at.take_back(seat)
            again = resume(at.game, read_replay(at.replay.to_json()))
            for reader in (NOBODY, *range(seats)):
                assert at.game.encode(again.look(reader).position) == at.game.encode(at.look(reader).position)
                assert again.look(reader).legal == at.look(reader).legal
            assert at.look(seat).question is not None


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_only_masks_and_what_a_seat_may_hear_leave_the_table(name: str, seats: int) -> None:
    at, chance = table(name, seats, 4), Chance(seeded(4))
    game, kinds, since = at.game, at.game.event_kinds(), dict.fromkeys((NOBODY, *range(seats)), 0)
    while not over(at):
        answer(at, chance)
        seat = int(chance.below(seats + 1)) - 1  # one at a time looks; -1 is nobody
        view = at.look(seat, since[seat])
        assert game.digest(game.mask(view.position, seat)) == game.digest(view.position)
        told = [heard(known_by(event, kinds[event.kind], seat)) for event in view.events]
        assert told == [heard(event) for event in view.events]
        since[seat] = at.heard()


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_a_match_nobody_plays_is_played_by_the_clock(name: str, seats: int) -> None:
    at = table(name, seats, 5)
    now = 0.0
    while not over(at) and now < 20_000_000:
        at.tick(now)
        now += 3600
    timed = any(question is not None and question.decision.seconds for question in at.answers)
    assert over(at) == timed
