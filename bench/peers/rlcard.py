"""RLCard: rules in Python."""

from __future__ import annotations

import copy
import importlib
from typing import Any, Final

from bench.peers.peer import Peer


class RLCard(Peer):
    """RLCard's rules below its environments, so that nobody pays for observations."""

    def __init__(self, seed: int, name: str, legal: str) -> None:
        super().__init__(seed)
        self.game: Final = importlib.import_module(f"rlcard.games.{name}").Game()
        self.game.np_random = importlib.import_module("numpy").random.RandomState(seed)
        self.legal: Final = legal

    def playout(self) -> None:
        pick, game, legal = self.random, self.game, self.legal
        state, _ = game.init_game()
        decisions = choices = 0
        while not game.is_over():
            actions = state[legal]
            decisions += 1
            choices += len(actions)
            state, _ = game.step(actions[int(pick() * len(actions))])
        self.decisions += decisions
        self.choices += choices

    def position(self) -> Any:
        state, _ = self.game.init_game()
        while not self.game.is_over():
            if self.random() < 0.1:
                return copy.deepcopy(self.game)
            actions = state[self.legal]
            state, _ = self.game.step(actions[int(self.random() * len(actions))])
        return self.position()
