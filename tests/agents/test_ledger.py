"""What several looks found is weighed together, and thinking stops where more of them would tell nothing new."""

import pytest

from cardwright.agents.ledger import FEWEST, Ledger

LEFT, RIGHT, THIRD = 1, 2, 3


def ledger(*looks: dict[int, float], weight: float = 1.0) -> Ledger:
    made = Ledger()
    for look in looks:
        made.enter(look, weight)
    return made


def test_what_is_best_on_the_whole_is_taken() -> None:
    found = ledger({LEFT: 0.5, RIGHT: 0.6}, {LEFT: 0.9, RIGHT: 0.6}).thought()
    assert found.best == LEFT
    assert found.worth == {LEFT: pytest.approx(0.7), RIGHT: pytest.approx(0.6)}


def test_a_look_that_weighs_more_counts_more() -> None:
    made = ledger({LEFT: 0.5, RIGHT: 0.6})
    made.enter({LEFT: 0.9, RIGHT: 0.85}, 3.0)
    assert made.thought().best == LEFT


def test_what_only_the_lucky_worlds_come_upon_is_not_taken_for_the_better() -> None:
    lucky, poor = {LEFT: 0.9, RIGHT: 0.91}, {LEFT: 0.3}
    assert ledger(lucky, poor, poor).thought().best == LEFT


def test_what_one_look_of_many_overlooks_may_still_be_best() -> None:
    good, other = {LEFT: 0.6, RIGHT: 0.4}, {RIGHT: 0.5, THIRD: 0.45}
    assert ledger(good, good, good, other).thought().best == LEFT


def test_a_lead_in_every_look_settles_it_after_a_few_looks() -> None:
    looks = [{LEFT: 0.6 + 0.01 * (at % 3), RIGHT: 0.4} for at in range(FEWEST)]
    assert not ledger(*looks[:-1]).settled()
    assert ledger(*looks).settled()


def test_a_lead_that_changes_from_look_to_look_settles_nothing() -> None:
    assert not ledger(*[{LEFT: 0.5 + 0.2 * (at % 2), RIGHT: 0.55} for at in range(20)]).settled()


def test_what_comes_to_the_same_is_settled() -> None:
    assert ledger(*[{LEFT: 0.5 + 0.1 * (at % 2), RIGHT: 0.5 + 0.1 * (at % 2)} for at in range(FEWEST)]).settled()
