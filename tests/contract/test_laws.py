"""The contract every game signs, checked along random games and on random positions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from cardwright.kernel.chance import dice
from tests.contract import laws
from tests.contract.house import House, houses
from tests.contract.journey import Journey

every_game = pytest.mark.parametrize("house", houses(), ids=lambda house: str(house.game.name))
seeds = some.integers(0, 2**40)
SELDOM = 16  # moves
quick = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def anywhere(house: House, seed: int) -> Journey:
    """A random game with random options, some way in."""
    chance = dice(seed)
    options, seats = house.any_options(chance), house.seats(chance)
    whole = Journey(house, options, seed, seats)
    whole.walk(200)
    journey = Journey(house, options, seed, seats)
    journey.walk(int(chance.below(whole.moves + 1)))
    return journey


@every_game
@given(seed=seeds)
@quick
def test_legal_actions_apply_and_all_others_are_refused(house: House, seed: int) -> None:
    journey = anywhere(house, seed)
    if journey.over:
        laws.nothing_happens_after_the_end(house.game, journey.s)
        return
    laws.legal_actions_apply(house.game, journey.s, 1000)
    laws.other_actions_are_refused(house.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=5)
def test_why_not_agrees_with_legal_on_every_number(house: House, seed: int) -> None:
    laws.why_not_agrees_with_legal(house.game, anywhere(house, seed).s, range(-3, 1 << 13))


@every_game
@given(seed=seeds)
@quick
def test_somebody_can_always_act_and_games_end(house: House, seed: int) -> None:
    journey = anywhere(house, seed)
    while not journey.over:
        laws.somebody_can_act(house.game, journey.s)
        laws.running_out_of_time_is_legal(house.game, journey.s)
        journey.step()
    laws.nothing_happens_after_the_end(house.game, journey.s)


@every_game
@given(seed=seeds)
@quick
def test_a_copy_is_equal_and_apart(house: House, seed: int) -> None:
    journey = anywhere(house, seed)
    laws.a_copy_is_equal_and_apart(house.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@quick
def test_a_position_reads_back_from_json_and_plays_on_alike(house: House, seed: int) -> None:
    journey = anywhere(house, seed)
    laws.json_reads_back(house.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@quick
def test_actions_read_back_from_their_words(house: House, seed: int) -> None:
    laws.actions_have_words(house.game, anywhere(house, seed).s)


@every_game
def test_positions_read_back_from_their_text(house: House) -> None:
    assert sum(laws.position_reads_back(house.game, anywhere(house, seed).s) for seed in range(60)) > 10


@every_game
@given(seed=seeds)
@quick
def test_masks_show_what_may_be_seen_and_nothing_else(house: House, seed: int) -> None:
    laws.masks_show_what_may_be_seen(house, anywhere(house, seed).s)


@every_game
@given(seed=seeds)
@quick
def test_samples_cannot_be_told_from_the_real_position(house: House, seed: int) -> None:
    journey = anywhere(house, seed)
    laws.samples_cannot_be_told_apart(house, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=100)
def test_hidden_cards_leave_no_trace(house: House, seed: int) -> None:
    journey = anywhere(house, seed)
    if not journey.over:
        laws.hidden_cards_leave_no_trace(house, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=100)
def test_what_is_shown_follows_from_the_mask(house: House, seed: int) -> None:
    journey = anywhere(house, seed)
    laws.what_is_shown_follows_from_the_mask(house, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=15)
def test_events_name_no_hidden_card_and_cards_are_conserved(house: House, seed: int) -> None:
    chance = dice(seed)
    journey = Journey(house, house.any_options(chance), seed, house.seats(chance))
    ledger = house.ledger(house, journey.s)
    before: list[set[int]] = [set() for _ in range(int(journey.s.seats) + 1)]
    while True:
        laws.events_name_no_hidden_card(house, before, journey.s)
        laws.cards_are_conserved(ledger, journey.s)
        if journey.over:
            break
        before = laws.sights(house, journey.s)
        journey.step()


@every_game
@given(seed=seeds)
@quick
def test_simultaneous_answers_commute(house: House, seed: int) -> None:
    journey = anywhere(house, seed)
    while not (journey.over or journey.s.waiting[0].sealed):
        journey.step()
    laws.answers_commute(house.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=300)
def test_a_spoilt_position_is_refused_with_a_sentence(house: House, seed: int) -> None:
    journey = anywhere(house, seed)
    laws.bad_positions_are_refused(house.game, journey.s, journey.chance)


@every_game
@given(seed=seeds)
@quick
def test_telling_changes_nothing(house: House, seed: int) -> None:
    chance = dice(seed)
    options, seats = house.any_options(chance), house.seats(chance)
    told = Journey(house, options, seed, seats)
    silent = Journey(house, options, seed, seats, telling=False)
    while not told.over:
        if told.moves % SELDOM == 0:  # a difference stays in a position
            assert house.game.digest(silent.s) == house.game.digest(told.s)
        told.step()
        silent.step()
    assert house.game.digest(silent.s) == house.game.digest(told.s)
    assert silent.s.result == told.s.result
