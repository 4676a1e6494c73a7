"""PettingZoo's environment of turns (AEC), for every game: the seat that is asked next moves next."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cardwright.env.arrangement import Arrangement, Chosen, arrange
from cardwright.env.desk import Desk
from cardwright.env.spaces import action_space, observation_space
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from cardwright.kernel.tensors.score import score

ASKED, OTHER = 0, 1  # the sheet of the seat that is asked, and one for anybody else who looks


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """Agents are ``player_0`` and so on, by seat. A move that is not in the mask is refused and changes nothing."""

    def __init__(
        self,
        game: str | Game[Any] | Arrangement,
        options: Chosen = None,
        seats: int = 2,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.arrangement: Arrangement = game if isinstance(game, Arrangement) else arrange(game, options, seats)
        name = f"cardwright_{self.arrangement.game.name}_v0"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.arrangement.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.desk = Desk(self.arrangement, 2)
        self.seen = observation_space(self.arrangement)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.seen)
        self.action_spaces = {agent: action_space(self.arrangement) for agent in self.possible_agents}
        self.random = np.random.default_rng()
        self.asked = 0
        self.s: State

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.s = self.arrangement.new(int(self.random.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.ask()

    def ask(self) -> None:
        """Turn to the seat that is asked next."""
        self.asked = int(self.s.next_seat())
        self.agent_selection = self.possible_agents[self.asked]
        self.desk.write(ASKED, self.s, self.asked)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        if seat == self.asked and self.s.result is None:
            return self.desk.copy(ASKED)
        self.desk.write(OTHER, self.s, seat)
        return self.desk.copy(OTHER)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} has to move"
        self.arrangement.game.apply(self.s, self.asked, self.desk.action(ASKED, int(action)))
        self._cumulative_rewards[agent] = 0.0
        if self.s.result is None:
            self.ask()
        else:
            self.finish()

    def finish(self) -> None:
        self.rewards = {agent: score(self.s, seat) for agent, seat in self.seat_of.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The whole position, in words; where nothing is to be rendered, None."""
        return self.arrangement.game.position_text(self.s) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
