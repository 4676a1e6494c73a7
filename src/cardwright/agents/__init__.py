"""Who can sit in a seat: an agent is shown a mask and the legal actions, and answers with one of them."""

from cardwright.agents.agent import Agent
from cardwright.agents.named import agent_named, agent_names, agents_named

__all__ = ["Agent", "agent_named", "agent_names", "agents_named"]
