"""Gymnasium's own tests, and what they do not look at."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cardwright.agents import Agent
from cardwright.env import SingleEnv, VectorEnv
from cardwright.env.bout import Bout
from cardwright.games.threelines.model.events import DRAW
from cardwright.kernel.action import Actions
from cardwright.kernel.errors import BadInput, CardwrightError, IllegalAction
from cardwright.kernel.event import HIDDEN, Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

GAMES = ("threelines", "generals", "pantheon", "cartoverse", "ancients")


class First(Agent):
    """Always does the first thing it may."""

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        return actions[0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:.*(spec|render)")
def test_every_game_passes_the_check(game: str) -> None:
    check_env(SingleEnv(game), skip_render_check=True)


def random_match(env: SingleEnv, seed: int) -> tuple[float, bytes]:
    """A match at random; the reward, and the last thing seen."""
    seen, _ = env.reset(seed=seed)
    chance, over, reward = np.random.default_rng(seed), False, 0.0
    while not over:
        move = chance.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut, _ = env.step(move)
        assert not cut
    return reward, seen["observation"].tobytes()


@pytest.mark.parametrize("opponent", ["random", "greedy", "search:2it", First()])
def test_any_agent_can_be_the_opponent(opponent: str | Agent) -> None:
    env = SingleEnv("threelines", opponent)
    assert random_match(env, 3) == random_match(env, 3)


class Cheat(First):
    """Does what it may not."""

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        return max(actions) + 1


def test_an_opponent_that_does_what_it_may_not_is_refused() -> None:
    with pytest.raises(CardwrightError, match="which is not one of the actions it was offered"):
        random_match(SingleEnv("threelines", Cheat()), 3)


class Ear(First):
    """Does the first thing, and remembers what it heard in its seat."""

    def begin(self, game: Game[S], seen: S, seat: int) -> None:
        self.seat = seat
        self.told: list[Event] = []

    def heard(self, game: Game[S], seen: S, seat: int, events: list[Event]) -> None:
        assert seat == self.seat
        self.told += events


def ears(bout: Bout) -> list[Ear]:
    return [listener.agent for listener in bout.listeners.values() if isinstance(listener.agent, Ear)]


@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_that_listens_hears_a_match_from_its_beginning_to_its_end(game: str) -> None:
    env = SingleEnv(game, Ear())
    for seed in range(3):
        random_match(env, seed)
        (ear,) = ears(env.bout)
        last = env.arrangement.game.mask(env.bout.s, ear.seat).events
        assert ear.seat == 1 - env.bout.seat
        assert len(ear.told) > len(last) > 0
        assert [event.kind for event in ear.told[-len(last) :]] == [event.kind for event in last]


def test_an_opponent_that_listens_hears_no_more_than_its_seat_may_know() -> None:
    env = SingleEnv("threelines", Ear())
    random_match(env, 1)
    (ear,) = ears(env.bout)
    drawn = [event for event in ear.told if event.kind == DRAW]
    assert {event.seat for event in drawn} == {0, 1}
    assert all((event.a == HIDDEN) == (event.seat == env.bout.seat) for event in drawn)


def test_who_listens_at_many_tables_or_in_many_seats_is_there_once_for_each() -> None:
    env, opponent = VectorEnv("pantheon", 3, Ear(), seats=4), Ear()
    env.reset(seed=1)
    assert len({id(ear) for bout in env.bouts for ear in ears(bout)}) == 3 * 3
    random_match(SingleEnv("threelines", opponent), 1)
    assert not hasattr(opponent, "told"), "the one that was given sits nowhere itself"


def test_the_learner_sits_in_either_seat() -> None:
    env = SingleEnv("threelines")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1}


def test_greedy_beats_a_random_learner() -> None:
    env = SingleEnv("threelines", "greedy")
    assert sum(random_match(env, seed)[0] for seed in range(30)) < -10


def test_a_move_outside_the_mask_changes_nothing_and_is_explained() -> None:
    env = SingleEnv("generals")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, cut, told = env.step(np.int64(illegal))
    assert all((again[name] == seen[name]).all() for name in seen)
    assert (reward, over, cut) == (0, False, False)
    assert told == {"refused": f"move {illegal} is not in the mask"}


def test_a_position_is_rendered_in_words() -> None:
    env = SingleEnv("threelines", render_mode="ansi")
    env.reset(seed=1)
    assert "P1.hp: 20" in str(env.render())


@pytest.mark.parametrize("game", GAMES)
def test_many_tables_step_together(game: str) -> None:
    env = VectorEnv(game, 3)
    seen, _ = env.reset(seed=1)
    chance = np.random.default_rng(1)
    ended = 0
    while ended < 3:
        assert env.observation_space.contains(seen)
        moves = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]])
        seen, rewards, over, cut, _ = env.step(moves)
        assert not rewards[~over].any()
        assert not cut.any()
        ended += int(over.sum())


def test_where_a_match_is_over_the_next_step_deals_a_fresh_one() -> None:
    env = VectorEnv("threelines", 2)
    seen, _ = env.reset(seed=2)
    over = np.zeros(2, np.bool_)
    while not over.any():
        moves = np.array([np.flatnonzero(mask)[-1] for mask in seen["action_mask"]])
        seen, rewards, over, _, _ = env.step(moves)
    at = int(np.flatnonzero(over)[0])
    assert not seen["action_mask"][at].any()
    moves = np.array([np.flatnonzero(mask)[-1] if mask.any() else -1 for mask in seen["action_mask"]])
    seen, rewards, over, _, _ = env.step(moves)
    assert seen["action_mask"][at].any()
    assert (rewards[at], over[at]) == (0, False)


def test_of_refused_moves_none_is_made() -> None:
    env = VectorEnv("threelines", 2)
    seen, _ = env.reset(seed=2)
    with pytest.raises(IllegalAction, match="move 99 is not in the mask of table 1"):
        env.step(np.array([0, 99]))
    with pytest.raises(BadInput, match="2 tables and 1 moves"):
        env.step(np.array([0]))
    assert (env.desk.observation == seen["observation"]).all()
