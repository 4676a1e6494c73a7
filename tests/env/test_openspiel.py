"""OpenSpiel's own test, and what it does not look at."""

from __future__ import annotations

import copy
import random

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from cardwright.env.openspiel import register

GAMES = ("threelines", "generals", "pantheon", "cartoverse", "ancients")


@pytest.fixture(autouse=True)
def _registered() -> None:
    assert register() == [f"cardwright_{game}" for game in GAMES]


@pytest.mark.timeout(900)  # some games are long
@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_random_simulation_with_serialisation(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"cardwright_{game}"), num_sims=1, serialize=True, verbose=False)


def some_way_in(name: str, moves: int, seed: int = 1) -> pyspiel.State:
    state = pyspiel.load_game(name).new_initial_state()
    chance = random.Random(seed)
    for _ in range(moves):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("cardwright_pantheon(players=5)")
    assert game.num_players() == 5
    state = some_way_in("cardwright_threelines(options=hp:30)", 1)
    assert "P1.hp: 30" in str(state)


def test_a_copy_plays_on_by_itself() -> None:
    state = some_way_in("cardwright_cartoverse", 30)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert str(twin) == before
        assert twin.history() == state.history()
        twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before


def test_an_information_state_remembers_what_was_seen_and_answered() -> None:
    state = some_way_in("cardwright_threelines", 5)
    seat = state.current_player()
    told = state.information_state_string(seat)
    assert told.count("\n> ") == 2
    assert told.endswith(state.observation_string(seat))
    assert len(told) > len(state.observation_string(seat))


def test_an_observer_with_perfect_recall_tells_the_information_state() -> None:
    state = some_way_in("cardwright_threelines", 5)
    forgets, recalls = (
        make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=recall))
        for recall in (False, True)
    )
    assert forgets.string_from(state, 0) == state.observation_string(0)
    assert recalls.string_from(state, 0) == state.information_state_string(0) != state.observation_string(0)


def test_nobody_reads_the_other_hand() -> None:
    """Deals that differ in what a seat cannot see look the same to it."""
    seen: dict[str, set[str]] = {}
    for deal in range(1000):
        state = pyspiel.load_game("cardwright_threelines(options=deck:2;deal:1)").new_initial_state()
        state.apply_action(deal)
        seen.setdefault(state.information_state_string(0), set()).add(str(state))
    assert max(len(states) for states in seen.values()) > 5


@pytest.mark.parametrize("game", GAMES)
def test_the_tensor_is_the_observation_feature_by_feature(game: str) -> None:
    state = some_way_in(f"cardwright_{game}", 9)
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    features = state.get_game().arrangement.observation.features
    assert list(observation.dict) == [feature.name for feature in features]
    assert [one.shape for one in observation.dict.values()] == [feature.shape() for feature in features]
    assert sum(one.size for one in observation.dict.values()) == observation.tensor.size
    assert observation.tensor.any()


@pytest.mark.parametrize("game", GAMES)
def test_an_information_state_is_the_same_whenever_it_is_asked_for(game: str) -> None:
    state, chance = some_way_in(f"cardwright_{game}", 3), random.Random(2)
    told = [state.information_state_string(player) for player in (0, 1)]
    for _ in range(6):
        twin = state.clone()
        twin.apply_action(twin.legal_actions()[0])
        twin.information_state_string(0)
        assert [state.information_state_string(player) for player in (0, 1)] == told  # the twin has its own
        state.apply_action(chance.choice(state.legal_actions()))
        told = [state.information_state_string(player) for player in (0, 1)]
    game_again, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert [again.information_state_string(player) for player in (0, 1)] == told
    assert str(game_again) == str(state.get_game())
