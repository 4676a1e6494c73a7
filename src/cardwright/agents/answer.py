"""What an agent answers, once it is certain that it was offered."""

from __future__ import annotations

from cardwright.agents.agent import Agent
from cardwright.kernel.action import Actions
from cardwright.kernel.errors import CardwrightError
from cardwright.kernel.game import Game
from cardwright.kernel.state import S


def answer_of(agent: Agent, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
    """As ``Agent.choose``; anything else than one of the actions is refused."""
    action = agent.choose(game, seen, seat, actions, seed)
    if action not in actions:
        raise CardwrightError(f"{agent.name} answered {action!r}, which is not one of the actions it was offered")
    return int(action)
