"""Positions and actions in numbers: what every game that declares them promises, along random games."""

import pytest
from hypothesis import given, settings

from cardwright.kernel.errors import BadInput
from tests.contract import tensor_laws as laws
from tests.contract.subject import Subject, subjects
from tests.contract.test_laws import anywhere, quick, seeds

LEARNED = [subject for subject in subjects() if laws.is_declared(subject.game)]
every_game = pytest.mark.parametrize("subject", LEARNED, ids=lambda subject: str(subject.game.name))


def test_five_games_can_be_played_by_numbers() -> None:
    names = [subject.game.name for subject in LEARNED]
    assert names == ["threelines", "generals", "pantheon", "cartoverse", "ancients"]


def test_a_game_that_cannot_says_so() -> None:
    (template,) = [subject.game for subject in subjects() if subject.game.name == "template"]
    with pytest.raises(BadInput, match="it declares no observation"):
        template.observation(template.options()())
    with pytest.raises(BadInput, match="it declares no moves"):
        template.moves(template.options()())


@every_game
@given(seed=seeds)
@settings(quick, max_examples=40)
def test_what_is_observed_follows_from_the_mask(subject: Subject, seed: int) -> None:
    laws.what_is_observed_follows_from_the_mask(subject.game, anywhere(subject, seed).s)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=30)
def test_numbers_lie_within_their_bounds(subject: Subject, seed: int) -> None:
    laws.numbers_lie_within_their_bounds(subject.game, anywhere(subject, seed).s)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=40)
def test_moves_and_legal_actions_correspond_one_to_one(subject: Subject, seed: int) -> None:
    laws.moves_and_legal_actions_correspond(subject.game, anywhere(subject, seed).s)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=10)
def test_a_sheet_keeps_nothing_of_what_it_showed_before(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    before = subject.game.clone(journey.s)
    journey.walk(3)
    laws.a_sheet_keeps_nothing_of_what_it_showed_before(subject.game, before, journey.s)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=10)
def test_in_a_game_where_all_choose_at_once_everybody_is_always_asked(subject: Subject, seed: int) -> None:
    s = anywhere(subject, seed).s
    if subject.game.at_once and s.result is None:
        assert [decision.seat for decision in s.waiting] == list(range(s.seats))
        assert all(decision.sealed for decision in s.waiting)
