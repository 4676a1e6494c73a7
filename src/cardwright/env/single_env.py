"""Gymnasium's environment: one learner, against any agent."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cardwright.agents import Agent
from cardwright.env.arrangement import Arrangement, Chosen, arrange
from cardwright.env.arrays import Seen
from cardwright.env.bout import Bout
from cardwright.env.desk import Desk
from cardwright.env.spaces import action_space, observation_space
from cardwright.kernel.game import Game


class SingleEnv(gymnasium.Env[Seen, np.int64]):
    """The learner gets any seat, by the seed; the agent gets the others.

    A move that is not in the mask changes nothing; ``info["refused"]`` is then the reason.
    """

    def __init__(
        self,
        game: str | Game[Any] | Arrangement,
        opponent: str | Agent = "random",
        options: Chosen = None,
        seats: int = 2,
        render_mode: str | None = None,
    ) -> None:
        self.arrangement: Arrangement = game if isinstance(game, Arrangement) else arrange(game, options, seats)
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.desk = Desk(self.arrangement, 1)
        self.bout = Bout(self.desk, 0, opponent)
        self.observation_space: spaces.Space[Any] = observation_space(self.arrangement)
        self.action_space = action_space(self.arrangement)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.bout.begin(int(self.np_random.integers(2**62)))
        return self.desk.copy(0), {"seat": self.bout.seat}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        move = int(action)
        if not self.desk.is_legal(0, move):
            return self.desk.copy(0), 0.0, self.bout.is_over(), False, {"refused": f"move {move} is not in the mask"}
        self.bout.play(move)
        return self.desk.copy(0), self.bout.reward(), self.bout.is_over(), False, {"seat": self.bout.seat}

    def render(self) -> str | None:
        """The whole position, in words; where nothing is to be rendered, None."""
        return self.arrangement.game.position_text(self.bout.s) if self.render_mode == "ansi" else None
