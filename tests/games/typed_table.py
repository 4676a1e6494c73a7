"""A table with a chain as rule tests see it: actions are typed, and what is asked is read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.state import S


class TypedTable(ABC, Generic[S]):
    """One position ``s``; ``labels`` are what things in play are called here."""

    def __init__(self, game: Game[S], s: S, labels: dict[str, int]) -> None:
        self.game = game
        self.s = s
        self.labels = labels

    @abstractmethod
    def numbered(self, text: str) -> str:
        """The text with ``#17`` in place of what a thing is called here."""

    @abstractmethod
    def named(self, text: str) -> str:
        """The text with things under their names here."""

    # What is done.

    def action(self, seat: int, text: str) -> int:
        return self.game.read_action(self.s, seat, self.numbered(text))

    def say(self, seat: int, text: str) -> None:
        action = self.action(seat, text)
        offered = action in self.game.legal(self.s, seat)
        self.game.apply(self.s, seat, action)
        assert offered, "it was not offered"

    def windows(self, *kinds: str) -> list[int]:
        """Who is asked such questions, in order, when everybody passes from here on; without a kind: to respond."""
        asked: list[int] = []
        while self.question() in (kinds or ("respond",)):
            asked += self.asked()
            self.say(asked[-1], "pass")
        return asked

    def start(self) -> None:
        """A turn that is about to start does."""
        self.game.advance(self.s)

    def give_up(self, seat: int) -> None:
        self.game.apply(self.s, seat, CONCEDE)

    def time_out(self, seat: int) -> None:
        decision = self.s.decision(seat)
        assert decision is not None
        self.game.apply(self.s, seat, self.game.timeout(self.s, decision))

    # What may be done.

    def question(self) -> str:
        """What the game waits for."""
        waited_for = [decision.kind for decision in self.s.waiting if not decision.optional]
        return waited_for[0] if waited_for else ""

    def asked(self) -> list[int]:
        return [int(seat) for seat in self.s.asked()]

    def may_act(self) -> list[int]:
        """Who may act though nobody waits for it."""
        return [int(decision.seat) for decision in self.s.waiting if decision.optional]

    def seconds(self, seat: int) -> int:
        decision = self.s.decision(seat)
        assert decision is not None
        return int(decision.seconds)

    def choices(self, seat: int) -> list[str]:
        """Everything a seat may do, as it would be typed, things under their names here."""
        if self.s.decision(seat) is None:
            return []
        actions = self.game.legal(self.s, seat)
        assert len(set(actions)) == len(actions), "something is offered twice"
        return [self.named(self.game.action_text(self.s, seat, action)) for action in actions]
