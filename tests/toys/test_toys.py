"""The search in games of a few questions, where one can tell what is right.

The rules and what bots think with take no toy for a game when they are compiled; these run interpreted (see Makefile).
"""

from __future__ import annotations

from itertools import product
from typing import Any, cast

import pytest

from cardwright.agents.budget import Budget
from cardwright.agents.greedy import Greedy
from cardwright.agents.search import Search
from tests.toys.toy import Blind, Toy, judge_by, together, turn

P1, P2, P3 = (0,), (1,), (2,)
DRAW = ()
ROCK_PAPER_SCISSORS = together([[DRAW, P2, P1], [P1, DRAW, P2], [P2, P1, DRAW]])

BETTER_TWICE = together([[P1, P2], [DRAW, DRAW]])  # P2's second answer is never worse; against it P1's second is best


@pytest.fixture(autouse=True)
def nothing_is_known_of_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    judge_by(Blind(), "toy", monkeypatch)


def iterations(count: int) -> Search:
    return Search(Budget(iterations=count))


def mixture(toy: Toy, seat: int, count: int, seed: int = 1) -> dict[int, float]:
    """How likely a search takes each of its answers."""
    game, seen = cast("Any", toy), cast("Any", toy.new())
    return iterations(count).think(game, seen, seat, game.legal(seen, seat), seed).mixed


@pytest.mark.parametrize("count", [1, 2, 7, 100])
def test_as_many_iterations_are_played_as_the_budget_says(count: int) -> None:
    toy = Toy(turn(0, P1, P2, DRAW))
    toy.ask(iterations(count), seat=0)
    assert sum(toy.tried[0, action] for action in range(3)) == count


# Those who choose at the same time.


def test_where_every_answer_can_be_beaten_they_are_mixed_as_they_should_be() -> None:
    for seat, seed in product((0, 1), range(3)):
        mixed = mixture(Toy(ROCK_PAPER_SCISSORS), seat, 4000, seed)
        assert [mixed[answer] for answer in range(3)] == pytest.approx([1 / 3] * 3, abs=0.08)


def test_an_answer_that_pays_double_is_given_less_often_by_those_who_fear_it() -> None:
    risky = together([[DRAW, P1], [P1, P2]])  # the first row loses to nothing, the second may win or lose
    mixed = mixture(Toy(risky), 0, 4000)
    assert [mixed[answer] for answer in range(2)] == pytest.approx([2 / 3, 1 / 3], abs=0.08)


def test_where_every_answer_can_be_beaten_the_seed_decides() -> None:
    toy = Toy(ROCK_PAPER_SCISSORS)
    assert {toy.ask(iterations(60), seat=0, seed=seed) for seed in range(40)} == {0, 1, 2}


def test_an_answer_that_is_best_whatever_the_other_does_is_found() -> None:
    toy = Toy(together([[P2, P2, P1], [P1, P1, P1], [P2, P1, P2]]))
    assert {toy.ask(iterations(60), seat=0, seed=seed) for seed in range(10)} == {1}


def test_the_other_is_expected_to_choose_well() -> None:
    toy = Toy(BETTER_TWICE)
    assert toy.ask(iterations(200), seat=0) == 1
    assert {toy.ask(Greedy(), seat=0, seed=seed) for seed in range(20)} == {0, 1}  # greed expects anything


def test_an_answer_that_is_locked_in_is_chosen_again_in_each_world() -> None:
    toy = Toy(BETTER_TWICE)  # in the world that is sampled P2 has given its first answer
    assert toy.ask(iterations(200), seat=0, locked=(1,)) == 1


def test_what_is_chosen_later_at_the_same_time_counts_as_well() -> None:
    later = together([[P1, P2], [P2, P1]])  # worth half to both
    toy = Toy(
        together([[DRAW, P2], [later, P1]])
    )  # the second row is never worse, and better against the second answer
    assert mixture(toy, 0, 500).get(1, 0.0) > 0.9


# Those who take turns.


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_every_seat_wants_the_most_for_itself(order: tuple[int, int, int]) -> None:
    me, next_, last = order
    share = turn(next_, (last,), (me, next_))  # the next one can spite me, or win with me
    toy = Toy(turn(me, DRAW, share, DRAW), seats=3)
    assert toy.ask(iterations(500), seat=me) == 1


def test_a_win_two_moves_away_is_seen_by_search_and_not_by_greed() -> None:
    trap = turn(1, turn(0, P1, P1), P2)
    win = turn(1, turn(0, P2, P1), turn(0, P1, P2))
    toy = Toy(turn(0, trap, win))
    assert toy.ask(iterations(200), seat=0) == 1
    assert toy.ask(Greedy(), seat=0) == 0
