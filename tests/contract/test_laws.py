"""The contract every game signs, checked along random games and on random positions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from cardwright.kernel.chance import dice
from tests.contract import laws
from tests.contract.journey import Journey
from tests.contract.subject import Subject, subjects

every_game = pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))
seeds = some.integers(0, 2**40)
SELDOM = 16  # moves
quick = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def anywhere(subject: Subject, seed: int) -> Journey:
    """A random game with random options, some way in."""
    chance = dice(seed)
    options, seats = subject.any_options(chance), subject.seats(chance)
    whole = Journey(subject, options, seed, seats)
    whole.walk(200)
    journey = Journey(subject, options, seed, seats)
    journey.walk(int(chance.below(whole.moves + 1)))
    return journey


@every_game
@given(seed=seeds)
@quick
def test_legal_actions_apply_and_all_others_are_refused(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    if journey.over:
        laws.nothing_happens_after_the_end(subject.game, journey.s)
        return
    laws.legal_actions_apply(subject.game, journey.s, 1000)
    laws.other_actions_are_refused(subject.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=5)
def test_why_not_agrees_with_legal_on_every_number(subject: Subject, seed: int) -> None:
    laws.why_not_agrees_with_legal(subject.game, anywhere(subject, seed).s, range(-3, 1 << 13))


@every_game
@given(seed=seeds)
@quick
def test_somebody_can_always_act_and_games_end(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    while not journey.over:
        laws.somebody_can_act(subject.game, journey.s)
        laws.running_out_of_time_is_legal(subject.game, journey.s)
        journey.step()
    laws.nothing_happens_after_the_end(subject.game, journey.s)


@every_game
@given(seed=seeds)
@quick
def test_a_copy_is_equal_and_apart(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    laws.a_copy_is_equal_and_apart(subject.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@quick
def test_a_position_reads_back_from_json_and_plays_on_alike(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    laws.json_reads_back(subject.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@quick
def test_actions_read_back_from_their_words(subject: Subject, seed: int) -> None:
    laws.actions_have_words(subject.game, anywhere(subject, seed).s)


@every_game
def test_positions_read_back_from_their_text(subject: Subject) -> None:
    assert sum(laws.position_reads_back(subject.game, anywhere(subject, seed).s) for seed in range(60)) > 10


@every_game
@given(seed=seeds)
@quick
def test_masks_show_what_may_be_seen_and_nothing_else(subject: Subject, seed: int) -> None:
    laws.masks_show_what_may_be_seen(subject, anywhere(subject, seed).s)


@every_game
@given(seed=seeds)
@quick
def test_samples_cannot_be_told_from_the_real_position(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    laws.samples_cannot_be_told_apart(subject, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=100)
def test_hidden_cards_leave_no_trace(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    if not journey.over:
        laws.hidden_cards_leave_no_trace(subject, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=100)
def test_what_is_shown_follows_from_the_mask(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    laws.what_is_shown_follows_from_the_mask(subject, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=15)
def test_events_name_no_hidden_card_and_cards_are_conserved(subject: Subject, seed: int) -> None:
    chance = dice(seed)
    journey = Journey(subject, subject.any_options(chance), seed, subject.seats(chance))
    ledger = subject.ledger(subject, journey.s)
    before: list[set[int]] = [set() for _ in range(int(journey.s.seats) + 1)]
    while True:
        laws.events_name_no_hidden_card(subject, before, journey.s)
        laws.cards_are_conserved(ledger, journey.s)
        if journey.over:
            break
        before = laws.sights(subject, journey.s)
        journey.step()


@every_game
@given(seed=seeds)
@quick
def test_simultaneous_answers_commute(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    while not (journey.over or journey.s.waiting[0].sealed):
        journey.step()
    laws.answers_commute(subject.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=300)
def test_a_spoilt_position_is_refused_with_a_sentence(subject: Subject, seed: int) -> None:
    journey = anywhere(subject, seed)
    laws.bad_positions_are_refused(subject.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@quick
def test_telling_changes_nothing(subject: Subject, seed: int) -> None:
    chance = dice(seed)
    options, seats = subject.any_options(chance), subject.seats(chance)
    told = Journey(subject, options, seed, seats)
    silent = Journey(subject, options, seed, seats, telling=False)
    while not told.over:
        if told.moves % SELDOM == 0:  # a difference stays in a position
            assert subject.game.digest(silent.s) == subject.game.digest(told.s)
        told.step()
        silent.step()
    assert subject.game.digest(silent.s) == subject.game.digest(told.s)
    assert silent.s.result == told.s.result
