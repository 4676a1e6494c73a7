"""Which agents think by the clock, so that they play otherwise on another machine, or on the same one tomorrow."""

from __future__ import annotations

from cardwright.agents.agent import Agent
from cardwright.agents.budget import Budget
from cardwright.agents.named import Level, agent_named


def by_the_clock(name: str, game: str) -> bool:
    """Whether the agent of this name has a budget in milliseconds in this game."""
    agent: Agent = agent_named(name)
    player = agent.player(game) if isinstance(agent, Level) else agent
    budget = getattr(player, "budget", None)
    return isinstance(budget, Budget) and budget.milliseconds > 0
