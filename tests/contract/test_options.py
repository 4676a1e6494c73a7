"""With any options, within their whole ranges, a match is refused with a sentence or obeys the laws."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from cardwright.kernel.errors import BadOption
from cardwright.kernel.options import Options, changed, explained
from tests.contract import laws
from tests.contract.journey import Journey
from tests.contract.subject import Subject, subjects

STEPS = 60


def values(option: dict[str, object]) -> some.SearchStrategy[object]:
    if isinstance(option["value"], bool):
        return some.booleans()
    if isinstance(option["value"], int):
        return some.integers(int(str(option["least"])), int(str(option["most"])))
    choices = option["choices"]
    assert isinstance(choices, tuple)
    return some.sampled_from(choices)


def any_options(subject: Subject) -> some.SearchStrategy[Options]:
    standard = subject.game.variants()["standard"]
    changes = {str(option["name"]): values(option) for option in explained(standard)}
    return some.fixed_dictionaries({}, optional=changes).map(lambda chosen: changed(standard, chosen))


@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))
@given(data=some.data())
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
def test_a_match_with_any_options_is_refused_or_obeys_the_laws(subject: Subject, data: some.DataObject) -> None:
    options = data.draw(any_options(subject))
    seed = data.draw(some.integers(-(2**70), 2**70))
    seats = data.draw(some.integers(subject.game.least_seats, subject.game.most_seats))
    try:
        journey = Journey(subject, options, seed, seats)
    except BadOption as refusal:
        assert len(str(refusal).split()) > 3  # noqa: PT017
        return
    ledger = subject.ledger(subject, journey.s)
    while not journey.over and journey.moves < STEPS:
        laws.somebody_can_act(subject.game, journey.s)
        laws.running_out_of_time_is_legal(subject.game, journey.s)
        laws.cards_are_conserved(ledger, journey.s)
        journey.step()
    laws.json_reads_back(subject.game, journey.s, journey.chance)
    laws.masks_show_what_may_be_seen(subject, journey.s)
    laws.samples_cannot_be_told_apart(subject, journey.s, journey.chance)


@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))
def test_every_variant_is_playable_and_one_is_standard(subject: Subject) -> None:
    variants = subject.game.variants()
    assert variants["standard"] == subject.game.options()()
    for options in variants.values():
        for seats in range(subject.game.least_seats, subject.game.most_seats + 1):
            assert Journey(subject, options, 1, seats).s.seats == seats


@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))
def test_too_few_or_too_many_seats_are_refused(subject: Subject) -> None:
    for seats in (subject.game.least_seats - 1, subject.game.most_seats + 1, 0, -1):
        with pytest.raises(BadOption, match="is played by"):
            subject.new(subject.game.options()(), 1, seats)
