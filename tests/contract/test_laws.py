"""The contract every game signs, checked along random games and on random positions."""

import copy
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from cardwright.kernel.chance import KEY_BYTES, dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import NOBODY, State
from tests.contract import laws
from tests.contract.journey import Journey
from tests.contract.memory import Memory
from tests.contract.subject import Subject, subjects
from tests.contract.subject import subject as subject_named

every_game = pytest.mark.parametrize("subject", subjects(), ids=lambda subject: str(subject.game.name))
seeds = some.integers(0, 2**40)
SELDOM = 16  # moves
WATCHED_GAMES = 6
KEY = bytes(range(KEY_BYTES))
quick = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def anywhere(subject: Subject, seed: int, key: bytes = b"") -> Journey:
    """A random game with random options, some way in."""
    chance = dice(seed)
    options, seats = subject.any_options(chance), subject.seats(chance)
    whole = Journey(subject, options, seed, seats, key=key)
    whole.walk(200)
    journey = Journey(subject, options, seed, seats, key=key)
    journey.walk(int(chance.below(whole.moves + 1)))
    return journey


def with_a_key(subject: Subject, seed: int) -> Journey:
    return anywhere(subject, seed, seed.to_bytes(KEY_BYTES, "big"))


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


def every_position(subject: Subject, seed: int, told: bool = False) -> Iterator[Journey]:
    """A random game from its opening to its end, with or without a key; what happens is told, or told or not."""
    chance = dice(seed)
    options, seats, telling = subject.any_options(chance), subject.seats(chance), told or chance.below(4) > 0
    key = seed.to_bytes(KEY_BYTES, "big") if chance.below(2) else b""
    journey = Journey(subject, options, seed, seats, telling, key)
    yield journey
    while not journey.over:
        journey.step()
        yield journey


@every_game
@given(seed=seeds)
@settings(quick, max_examples=2)
def test_text_digest_and_view_survive_json_in_every_position_of_a_game(subject: Subject, seed: int) -> None:
    for journey in every_position(subject, seed):
        laws.text_digest_and_view_survive(subject.game, journey.s, journey.moves % (int(journey.s.seats) + 1) - 1)


@every_game
@given(seed=seeds)
@settings(quick, max_examples=2)
def test_every_position_of_a_game_can_be_pickled_and_copied(subject: Subject, seed: int) -> None:
    for journey in every_position(subject, seed):
        laws.pickles_and_copies_are_equal(subject.game, journey.s)
        if journey.moves % SELDOM == 0:
            laws.pickles_and_copies_play_on_alike(subject.game, journey.s, dice(journey.moves))


@every_game
def test_masks_can_be_pickled_and_copied(subject: Subject) -> None:
    for seed in range(5):
        s = anywhere(subject, seed).s
        for reader in range(-1, int(s.seats)):
            laws.pickles_and_copies_are_equal(subject.game, subject.game.mask(s, reader))


@every_game
def test_a_game_its_options_and_its_cards_can_be_pickled_and_copied(subject: Subject) -> None:
    game = subject.game
    for again in (laws.pickled, copy.copy, copy.deepcopy):
        assert again(game) is game
        assert again(game.cards()) is game.cards()
        assert all(again(card) is card for card in game.cards().all[::7])
        for options in (*game.variants().values(), subject.any_options(dice(3))):
            assert again(options) == options


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
@settings(quick, max_examples=20)
def test_with_a_key_the_same_laws_hold(subject: Subject, seed: int) -> None:
    journey = with_a_key(subject, seed)
    laws.a_copy_is_equal_and_apart(subject.game, journey.s, journey.chance)
    laws.json_reads_back(subject.game, journey.s, journey.chance)
    laws.masks_show_what_may_be_seen(subject, journey.s)
    laws.samples_cannot_be_told_apart(subject, journey.s, journey.chance)
    laws.chance_leaves_no_trace(subject, journey.s, journey.chance)
    laws.bad_positions_are_refused(subject.game, journey.s, journey.chance)


@dataclass
class Leaky:
    """A game in which something of the generator gets out."""

    game: Game[State]
    plant: str

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def mask(self, s: State, seat: int) -> State:
        seen = self.game.mask(s, seat)
        if self.plant == "the key":
            seen.stream = s.stream
        elif self.plant == "how much was drawn":
            seen.rng = s.rng
        elif self.plant == "the next number":
            seen.script = (int(self.game.clone(s).below(1000)),)
        elif self.plant == "worlds with the true chance":
            seen.telling = s.stream is not None and s.stream.key[0] % 2 == 0
        return seen

    def sample(self, seen: State, seat: int, seed: int) -> State:
        return self.game.sample(seen, seat, seed + int(self.plant.startswith("worlds") and seen.telling))


@pytest.mark.parametrize("plant", ["the key", "how much was drawn", "the next number", "worlds with the true chance"])
def test_a_trace_of_the_generator_is_found(plant: str) -> None:
    honest = subject_named("template")
    leaky = replace(honest, game=cast("Game[State]", Leaky(honest.game, plant)))
    found = 0
    for seed in range(12):
        journey = with_a_key(honest, seed)
        laws.chance_leaves_no_trace(honest, journey.s, dice(seed))
        try:
            laws.chance_leaves_no_trace(leaky, journey.s, dice(seed))
        except AssertionError:
            found += 1
    assert found > 2


@every_game
def test_the_same_key_deals_the_same_cards_and_keys_with_the_same_first_half_deal_others(subject: Subject) -> None:
    game, options, seats = subject.game, subject.game.options()(), int(subject.game.least_seats)
    keys = [KEY[:16] + rest.to_bytes(16, "big") for rest in range(20)]
    dealt = [game.new(options, key, seats, decks=subject.decks(options, 1)) for key in keys]
    again = game.new(options, keys[0], seats, decks=subject.decks(options, 1))
    assert game.encode(again) == game.encode(dealt[0])
    orders = {tuple(pile.cards for pile in subject.piles(s) if not pile.seen_by(NOBODY)) for s in dealt}
    assert len(orders) == len(keys)


@every_game
def test_the_deal_depends_on_nothing_that_was_drawn_before_it(subject: Subject) -> None:
    # Decks that are drawn by lot come from a stream of their own: the deal is the same if they are brought.
    game, options = subject.game, subject.game.options()()
    texts = list(game.starters().values())
    for seed in range(10 if texts else 0):
        key = seed.to_bytes(KEY_BYTES, "big")
        chance = dice(key).apart("decks")
        brought = [texts[chance.below(len(texts))] for _ in range(2)]
        assert game.encode(game.new(options, key)) == game.encode(game.new(options, key, decks=brought))


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
def test_nobody_forgets_what_everybody_saw_come_to_a_hand(subject: Subject) -> None:
    told, comes = 0, False
    for seed in range(WATCHED_GAMES):
        memory: Memory | None = None
        for journey in every_position(subject, seed, told=True):
            memory = memory or Memory(subject.game, journey.s)
            memory.hear(journey.s)
            if journey.moves % SELDOM == 0 or any(memory.most):
                laws.what_everybody_saw_stays_known(memory, journey.s, dice(journey.moves))
        assert memory is not None
        told, comes = told + memory.heard, memory.listens()
    assert told > 0 or not comes, "no card has come to a hand openly"


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
