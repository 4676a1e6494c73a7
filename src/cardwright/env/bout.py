"""One match of a program that learns against agents, which answer by themselves."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from cardwright.agents import Agent, agent_named
from cardwright.agents.answer import answer_of
from cardwright.agents.listener import Listener, listens
from cardwright.env.desk import Desk
from cardwright.kernel.chance import mixed
from cardwright.kernel.state import State
from cardwright.kernel.tensors.score import score


class Bout:
    """The learner has one seat, the agent all others; ``desk`` has what the learner sees, in the place ``at``.

    Of an agent that listens each seat has a copy, which is told what the seat may know.
    """

    def __init__(self, desk: Desk, at: int, opponent: str | Agent) -> None:
        self.arrangement = desk.arrangement
        agent = agent_named(opponent) if isinstance(opponent, str) else opponent
        self.listening = listens(agent)
        self.opponents: list[Agent] = [
            deepcopy(agent) if self.listening else agent for _ in range(self.arrangement.seats)
        ]
        self.listeners: dict[int, Listener[Any]] = {}
        self.desk = desk
        self.at = at
        self.seat = 0
        self.seed = 0
        self.answers = 0  # the agents have given
        self.s: State

    def begin(self, seed: int) -> None:
        """A fresh match, up to the first question to the learner; seat and cards follow from the seed."""
        self.seed, self.answers = seed, 0
        self.seat = mixed(seed, 1) % self.arrangement.seats
        self.s = self.arrangement.new(seed, telling=self.listening)
        if self.listening:
            others = [seat for seat in range(self.arrangement.seats) if seat != self.seat]
            self.listeners = {
                seat: Listener(self.opponents[seat], self.arrangement.game, self.s, seat) for seat in others
            }
        self.go_on()

    def play(self, move: int) -> None:
        """Answer with a move of the sheet, and go on to the next question to the learner, or to the end."""
        self.apply(self.seat, self.desk.action(self.at, move))
        self.go_on()

    def go_on(self) -> None:
        while self.s.result is None and (seat := int(self.s.next_seat())) != self.seat:
            self.apply(seat, self.answer(seat))
        if self.s.result is not None:
            for listener in self.listeners.values():
                listener.tell(self.arrangement.game.mask(self.s, listener.seat))
        self.desk.write(self.at, self.s, self.seat)

    def answer(self, seat: int) -> int:
        """What the agent in a seat does; its chance follows from the seed of the match."""
        game = self.arrangement.game
        seen = game.mask(self.s, seat)
        if seat in self.listeners:
            self.listeners[seat].tell(seen)
        self.answers += 1
        seed = mixed(self.seed, 2, self.answers)
        return answer_of(self.opponents[seat], game, seen, seat, game.legal(self.s, seat), seed)

    def apply(self, seat: int, action: int) -> None:
        self.arrangement.game.apply(self.s, seat, action)
        for listener in self.listeners.values():
            listener.note(self.s)

    def is_over(self) -> bool:
        return self.s.result is not None

    def reward(self) -> float:
        return score(self.s, self.seat)
