"""Gymnasium's environment of many tables: one learner at each, against any agent."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cardwright.agents import Agent
from cardwright.env.arrangement import Arrangement, Chosen, arrange
from cardwright.env.arrays import Seen
from cardwright.env.bout import Bout
from cardwright.env.desk import Desk
from cardwright.env.spaces import action_space, observation_space
from cardwright.kernel.chance import mixed
from cardwright.kernel.errors import BadInput, IllegalAction
from cardwright.kernel.game import Game

Told = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorEnv(gymnasium.vector.VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Where a match is over, the next step deals a fresh one, whatever move it brings (``AutoresetMode.NEXT_STEP``).

    If any other move is not in its mask, all are refused and nothing changes. Matches are numbered as in ``Batch``.
    """

    def __init__(
        self,
        game: str | Game[Any] | Arrangement,
        num_envs: int,
        opponent: str | Agent = "random",
        options: Chosen = None,
        seats: int = 2,
    ) -> None:
        self.arrangement: Arrangement = game if isinstance(game, Arrangement) else arrange(game, options, seats)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.arrangement)
        self.single_action_space = action_space(self.arrangement)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.desk = Desk(self.arrangement, num_envs)
        self.bouts = [Bout(self.desk, at, opponent) for at in range(num_envs)]
        self.seed = 0
        self.dealt = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.seed = int(self.np_random.integers(2**62))
        self.dealt = 0
        for bout in self.bouts:
            self.deal(bout)
        return self.desk.copy_all(), {}

    def deal(self, bout: Bout) -> None:
        bout.begin(mixed(self.seed, self.dealt))
        self.dealt += 1

    def step(self, actions: NDArray[np.int64]) -> Told:
        moves = actions.tolist()
        self.check(moves)
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        for at, (bout, move) in enumerate(zip(self.bouts, moves)):
            if bout.is_over():
                self.deal(bout)
            else:
                bout.play(move)
                rewards[at], over[at] = bout.reward(), bout.is_over()
        return self.desk.copy_all(), rewards, over, np.zeros(self.num_envs, np.bool_), {}

    def check(self, moves: list[int]) -> None:
        if len(moves) != self.num_envs:
            raise BadInput(f"there are {self.num_envs} tables and {len(moves)} moves")
        for at, move in enumerate(moves):
            if not self.bouts[at].is_over() and not self.desk.is_legal(at, move):
                raise IllegalAction(f"move {move} is not in the mask of table {at}")
