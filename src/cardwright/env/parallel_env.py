"""PettingZoo's parallel environment, for games in which everybody always chooses at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv as AnyParallelEnv

from cardwright.env.arrangement import Arrangement, Chosen, arrange
from cardwright.env.arrays import Seen
from cardwright.env.desk import Desk
from cardwright.env.spaces import action_space, observation_space
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.state import State
from cardwright.kernel.tensors.score import score

AllSeen = dict[str, Seen]
Told = tuple[AllSeen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelEnv(AnyParallelEnv):  # type: ignore[misc]
    """Agents are ``player_0`` and so on, by seat. If one of the moves is not in its mask, all are refused."""

    def __init__(
        self,
        game: str | Game[Any] | Arrangement,
        options: Chosen = None,
        seats: int = 2,
        render_mode: str | None = None,
    ) -> None:
        self.arrangement: Arrangement = game if isinstance(game, Arrangement) else arrange(game, options, seats)
        if not self.arrangement.game.at_once:
            raise BadInput(f"players of {self.arrangement.game.title} take turns; there is TurnsEnv for that")
        name = f"cardwright_{self.arrangement.game.name}_v0"
        self.metadata = {"name": name, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.arrangement.seats)]
        self.agents: list[str] = []
        self.desk = Desk(self.arrangement, self.arrangement.seats)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.arrangement))
        self.action_spaces = {agent: action_space(self.arrangement) for agent in self.possible_agents}
        self.random = np.random.default_rng()
        self.s: State

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[AllSeen, dict[str, Any]]:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.s = self.arrangement.new(int(self.random.integers(2**62)))
        self.agents = list(self.possible_agents)
        return self.look(), {agent: {} for agent in self.agents}

    def look(self) -> AllSeen:
        for seat in range(self.arrangement.seats):
            self.desk.write(seat, self.s, seat)
        return {agent: self.desk.copy(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> Told:
        moves = [int(actions[agent]) for agent in self.possible_agents]
        answers = [self.desk.action(seat, move) for seat, move in enumerate(moves)]
        for seat, answer in enumerate(answers):
            self.arrangement.game.apply(self.s, seat, answer)
        over = self.s.result is not None
        seen = self.look()
        rewards = {agent: score(self.s, seat) for seat, agent in enumerate(self.possible_agents)}
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def render(self) -> str | None:
        """The whole position, in words; where nothing is to be rendered, None."""
        return self.arrangement.game.position_text(self.s) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
