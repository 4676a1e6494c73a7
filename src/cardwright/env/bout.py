"""One match of a program that learns against agents, which answer by themselves."""

from __future__ import annotations

from typing import Any

from cardwright.agents import Agent, agent_named
from cardwright.env.arrangement import Arrangement
from cardwright.kernel.chance import mixed
from cardwright.kernel.state import State
from cardwright.kernel.tensors.score import score
from cardwright.kernel.tensors.sheets import Sheets


class Bout:
    """The learner has one seat, the agent all others; ``sheets`` has what the learner sees, in the place ``at``."""

    def __init__(self, arrangement: Arrangement, opponent: str | Agent, sheets: Sheets[Any], at: int) -> None:
        self.arrangement = arrangement
        self.opponent: Agent = agent_named(opponent) if isinstance(opponent, str) else opponent
        self.sheets = sheets
        self.at = at
        self.seat = 0
        self.seed = 0
        self.answers = 0  # the agent has given
        self.s: State

    def begin(self, seed: int) -> None:
        """A fresh match, up to the first question to the learner; seat and cards follow from the seed."""
        self.seed, self.answers = seed, 0
        self.seat = mixed(seed, 1) % self.arrangement.seats
        self.s = self.arrangement.new(seed)
        self.go_on()

    def play(self, move: int) -> None:
        """Answer with a move of the sheet, and go on to the next question to the learner, or to the end."""
        self.arrangement.game.apply(self.s, self.seat, self.sheets.action(self.at, move))
        self.go_on()

    def go_on(self) -> None:
        game = self.arrangement.game
        while self.s.result is None and (seat := int(self.s.next_seat())) != self.seat:
            self.answers += 1
            seed = mixed(self.seed, 2, self.answers)
            game.apply(
                self.s, seat, self.opponent.choose(game, game.mask(self.s, seat), seat, game.legal(self.s, seat), seed)
            )
        self.sheets.write(self.at, self.s, self.seat)

    def is_over(self) -> bool:
        return self.s.result is not None

    def reward(self) -> float:
        return score(self.s, self.seat)
