"""An agent that listens, in its seat: what it has still to be told, and when it is told."""

from __future__ import annotations

from typing import Generic

from cardwright.agents.agent import Agent
from cardwright.kernel.event import Event, known_by
from cardwright.kernel.game import Game
from cardwright.kernel.state import S


def listens(agent: Agent) -> bool:
    """Whether an agent wants to be told what happens."""
    made = type(agent)
    return made.begin is not Agent.begin or made.heard is not Agent.heard


class Listener(Generic[S]):
    """One agent in one seat of one match; ``waiting`` is what it has not been told yet, as its seat may know it."""

    def __init__(self, agent: Agent, game: Game[S], s: S, seat: int) -> None:
        self.agent: Agent = agent
        self.game: Game[S] = game
        self.seat: int = seat
        self.waiting: list[Event] = []
        agent.begin(game, game.mask(s, seat), seat)
        self.note(s)

    def note(self, s: S) -> None:
        """Keep what the last action brought about."""
        kinds = self.game.event_kinds()
        self.waiting += [known_by(event, kinds[event.kind], self.seat) for event in s.events]

    def tell(self, seen: S) -> None:
        """Tell it all that happened since it was last told."""
        told, self.waiting = self.waiting, []
        self.agent.heard(self.game, seen, self.seat, told)
