"""Environments can be copied and pickled, also in the middle of a match: other processes and libraries hold them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from cardwright.agents import Agent
from cardwright.env import Batch, ParallelEnv, SingleEnv, TurnsEnv, VectorEnv, arrange
from cardwright.games import load
from cardwright.kernel.action import Actions
from cardwright.kernel.data.card_changes import changed_cards
from cardwright.kernel.event import Event
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

GAMES: Final = ("threelines", "generals", "pantheon", "cartoverse", "ancients")
STEPS: Final = 12
Way = Callable[[Any], Any]
WAYS: Final[dict[str, Way]] = {"pickle": lambda env: pickle.loads(pickle.dumps(env)), "deep copy": copy.deepcopy}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))


def turned(env: TurnsEnv) -> object:
    """The next turn, begun and answered; of a fresh match where one is over."""
    if not env.agents:
        env.reset()
    seen, reward, over, _, _ = env.last()
    asked = env.agent_selection
    env.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
    return asked, seen["observation"].tolist(), seen["action_mask"].tolist(), reward, over


def together(env: ParallelEnv) -> object:
    """A step with the last legal move of everybody, and a fresh match where one is over."""
    told = env.step({agent: last(one["action_mask"]) for agent, one in env.look().items()})
    return str(told), None if env.agents else str(env.reset())


def alone(env: SingleEnv) -> object:
    """A step with the last legal move, and a fresh match where one is over."""
    told = env.step(np.int64(last(env.desk.mask[0])))
    return str(told), str(env.reset()) if told[2] else None


def many(env: VectorEnv) -> object:
    """A step with the last legal move at every table."""
    return str(env.step(np.array([last(mask) for mask in env.desk.mask])))


class Counting(Agent):
    """Goes by how much it has heard."""

    def begin(self, game: Game[S], seen: S, seat: int) -> None:
        self.count = 0

    def heard(self, game: Game[S], seen: S, seat: int, events: list[Event]) -> None:
        self.count += len(events)

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        return int(actions[self.count % len(actions)])


def last(mask: NDArray[np.int8]) -> int:
    return int(np.flatnonzero(mask)[-1]) if mask.any() else 0


@every_way
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_goes_on_from_where_it_stood(game: str, way: Way) -> None:
    batch = Batch(game, n=3, seed=2, seats=2)
    while not batch.number.max() > 2:
        batch.step(batch.any_moves())
    other = way(batch)
    for _ in range(STEPS):
        for name in ("observation", "mask", "actions", "seat", "number", "done", "reward"):
            assert np.array_equal(getattr(batch, name), getattr(other, name)), name
        moves = batch.any_moves()
        assert other.any_moves() == moves
        batch.step(moves)
        other.step(moves)


@every_way
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_of_turns_goes_on_from_where_it_stood(game: str, way: Way) -> None:
    env = TurnsEnv(game)
    assert way(env).possible_agents == env.possible_agents  # before the first match
    env.reset(seed=3)
    before = [turned(env) for _ in range(STEPS)]
    other = way(env)
    assert [turned(env) for _ in range(STEPS)] == [turned(other) for _ in range(STEPS)] != before


@every_way
@pytest.mark.parametrize(
    ("env", "step"),
    [
        (ParallelEnv("threelines"), together),
        (SingleEnv("pantheon", "search:2it"), alone),
        (VectorEnv("threelines", 2, "greedy"), many),
        (VectorEnv("cartoverse", 2, Counting()), many),
    ],
    ids=["ParallelEnv", "SingleEnv", "VectorEnv", "listening"],
)
def test_other_environments_go_on_with_their_opponents_and_their_chance(
    env: Any, step: Callable[[Any], object], way: Way
) -> None:
    env.reset(seed=3)
    before = [step(env) for _ in range(STEPS)]
    other = way(env)
    assert [step(env) for _ in range(STEPS)] == [step(other) for _ in range(STEPS)] != before


def test_an_arrangement_is_pickled_with_its_options_and_cards() -> None:
    at = arrange("pantheon", {"hand_limit": 5}, seats=3)
    again = pickle.loads(pickle.dumps(at))
    assert (again.game, again.options, again.seats) == (at.game, at.options, at.seats)
    assert again.observation.size == at.observation.size


def test_with_changed_cards_an_environment_can_be_copied() -> None:
    cards = changed_cards(load("threelines").cards(), {"Jon Snow": {"cost": 3}})
    env = TurnsEnv(arrange("threelines", cards=cards))
    env.reset(seed=1)
    other = copy.deepcopy(env)
    assert [turned(env) for _ in range(STEPS)] == [turned(other) for _ in range(STEPS)]
    assert other.s.cards is cards
