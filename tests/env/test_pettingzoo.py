"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from cardwright.env import ParallelEnv, TurnsEnv
from cardwright.kernel.errors import BadInput, IllegalAction

GAMES = ("threelines", "generals", "pantheon", "cartoverse", "ancients")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_api_test(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        api_test(TurnsEnv(game), num_cycles=150)


@pytest.mark.filterwarnings("ignore:Observation")
def test_a_table_of_six_passes_the_api_test() -> None:
    api_test(TurnsEnv("pantheon", seats=6), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_seed_test(game: str) -> None:
    seed_test(lambda: TurnsEnv(game), num_cycles=40)


def test_threelines_passes_the_parallel_api_test() -> None:
    parallel_api_test(ParallelEnv("threelines"), num_cycles=200)


def test_the_same_seed_deals_the_same_cards_to_all_at_once() -> None:
    env = ParallelEnv("threelines")
    one, same, other = (env.reset(seed=seed)[0]["player_0"]["observation"].tolist() for seed in (1, 1, 2))
    assert one == same != other


def test_a_game_of_turns_is_no_parallel_environment() -> None:
    with pytest.raises(BadInput, match="players of Generals take turns"):
        ParallelEnv("generals")


def played(env: TurnsEnv, seed: int) -> list[float]:
    """A match at random; what each agent was paid."""
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    chance = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        paid[agent] += reward
        env.step(None if terminated else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return list(paid.values())


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_paid_once(game: str) -> None:
    env = TurnsEnv(game)
    for seed in range(3):
        paid = played(env, seed)
        assert sorted(paid) in ([-1, 1], [0, 0])
        assert paid == [env.rewards.get(agent, one) for agent, one in zip(env.possible_agents, paid, strict=True)]


def test_who_is_not_asked_sees_the_position_and_may_do_nothing() -> None:
    env = TurnsEnv("threelines")
    env.reset(seed=1)
    waiting = env.observe("player_1")
    assert waiting["action_mask"].sum() > 0  # asked at once with the other, though the turn is theirs
    env.step(0)
    assert env.observe("player_0")["action_mask"].sum() == 0


def test_a_move_outside_the_mask_is_refused_and_changes_nothing() -> None:
    env = TurnsEnv("ancients")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(IllegalAction, match="move 255 is not in the mask"):
        env.step(255)
    assert (env.observe(env.agent_selection)["observation"] == before).all()


def test_at_once_and_by_turns_it_is_the_same_game() -> None:
    together, turns = ParallelEnv("threelines"), TurnsEnv("threelines")
    seen, _ = together.reset(seed=4)
    turns.reset(seed=4)
    while together.agents:
        moves = {agent: int(np.flatnonzero(one["action_mask"])[-1]) for agent, one in seen.items()}
        seen, rewards, *_ = together.step(moves)
        for agent in turns.possible_agents:
            turns.step(moves[agent])
    assert rewards == turns.rewards


def test_a_position_is_rendered_in_words() -> None:
    env = TurnsEnv("threelines", render_mode="ansi")
    env.reset(seed=1)
    assert "P1.hp: 20" in str(env.render())
    assert ParallelEnv("threelines").render_mode is None
