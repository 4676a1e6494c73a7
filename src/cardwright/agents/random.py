"""Plays anything that is allowed."""

from __future__ import annotations

from cardwright.agents.agent import Agent
from cardwright.kernel.action import Actions
from cardwright.kernel.chance import dice
from cardwright.kernel.game import Game
from cardwright.kernel.state import S


class Random(Agent):
    """Every legal action is as likely as any other."""

    name = "random"

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        return int(actions[dice(seed).below(len(actions))])
