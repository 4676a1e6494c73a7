"""PettingZoo: environments that observe."""

from __future__ import annotations

import importlib
from typing import Any, Final

from bench.peers.peer import Peer


class PettingZoo(Peer):
    """A PettingZoo environment in the loop of its manual. It copies by building a new one, so it has no clone."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed)
        self.where: Final = importlib.import_module("numpy").flatnonzero
        self.env: Final = self.made(name)
        self.env.reset(seed=seed)

    def made(self, name: str) -> Any:
        return importlib.import_module(f"pettingzoo.classic.{name}").env()

    def playout(self) -> None:
        pick, env, where = self.random, self.env, self.where
        env.reset()
        decisions = choices = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = where(observation["action_mask"])
            decisions += 1
            choices += len(actions)
            env.step(int(actions[int(pick() * len(actions))]))
        self.decisions += decisions
        self.choices += choices
