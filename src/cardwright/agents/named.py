"""The agents by the names people write: ``random``, ``greedy``, ``search:50ms``, or a level."""

from __future__ import annotations

from typing import Final

from cardwright.agents.agent import Agent
from cardwright.agents.budget import Budget, read_budget
from cardwright.agents.greedy import Greedy
from cardwright.agents.random import Random
from cardwright.agents.search import Search
from cardwright.kernel.errors import BadInput, unknown

USUAL: Final = Budget(milliseconds=50)  # for a plain "search"
LEVELS: Final[dict[str, str]] = {"easy": "search:12it", "medium": "search:150it", "hard": "search:500ms"}


def agent_names() -> list[str]:
    """Every name of an agent; a budget may follow ``search``."""
    return ["random", "greedy", "search", *LEVELS]


def agent_named(text: str) -> Agent:
    """The agent of this name."""
    kind, colon, budget = LEVELS.get(text, text).partition(":")
    if kind == "search":
        return Search(read_budget(budget) if colon else USUAL, text)
    if kind not in ("random", "greedy"):
        raise unknown("agent", text, agent_names())
    if colon:
        raise BadInput(f'{kind} takes no budget; only search does, as in "search:{budget or "50ms"}"')
    return Random() if kind == "random" else Greedy()


def agents_named(text: str) -> list[Agent]:
    """Several agents, with commas between them."""
    return [agent_named(name.strip()) for name in text.split(",")]
