"""What the processes of bots are asked to do: a task has all that is needed, and says how long it may take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from cardwright.agents import Agent
from cardwright.agents.named import Level
from cardwright.agents.search import Search
from cardwright.games import load
from cardwright.kernel.cards import Changes
from cardwright.kernel.game import Game
from cardwright.match.analysis import Counsel, counsel
from cardwright.match.card_variants import card_variant

COUNTED: Final = 10.0  # the budget, in seconds, of a bot that counts iterations

AgentCalled = Callable[[str], Agent]  # the agent of a name
A_co = TypeVar("A_co", covariant=True)


class Task(Protocol[A_co]):
    """``game`` and ``agent`` say what it is about, should it fail. It crosses to the process, and the answer back."""

    @property
    def game(self) -> str: ...

    @property
    def agent(self) -> str: ...

    def seconds(self, called: AgentCalled) -> float:
        """How long it takes where nothing is in its way."""

    def done(self, called: AgentCalled) -> A_co:
        """The answer; this runs in the process."""


class ThinkingTask(msgspec.Struct, frozen=True):
    """What a bot does: ``seen`` is the mask of its seat as JSON, ``changes`` how its cards are changed."""

    game: str
    seen: bytes
    seat: int
    legal: list[int]
    agent: str
    seed: int
    changes: Changes = {}

    def seconds(self, called: AgentCalled) -> float:
        return budget_of(called(self.agent), self.game)

    def done(self, called: AgentCalled) -> int:
        game, seen = read_mask(self.game, self.seen, self.changes)
        action = int(called(self.agent).choose(game, seen, self.seat, self.legal, self.seed))
        if action not in self.legal:
            raise ValueError(f"{self.agent} answered {action}, which is not allowed")
        return action


class CounselTask(msgspec.Struct, frozen=True):
    """What a bot advises: what it would do, and what it thinks of that."""

    thought: ThinkingTask

    @property
    def game(self) -> str:
        return self.thought.game

    @property
    def agent(self) -> str:
        return self.thought.agent

    def seconds(self, called: AgentCalled) -> float:
        return self.thought.seconds(called) + COUNTED

    def done(self, called: AgentCalled) -> Counsel:
        asked = self.thought
        game, seen = read_mask(asked.game, asked.seen, asked.changes)
        return counsel(game, seen, asked.seat, asked.legal, called(asked.agent), asked.seed)


def read_mask(name: str, seen: bytes, changes: Changes) -> tuple[Game[Any], Any]:
    """The game, and the position as a seat knows it."""
    game: Game[Any] = load(name)
    return game, game.decode(msgspec.json.decode(seen), card_variant(game, changes))


def budget_of(agent: Agent, game: str) -> float:
    """How many seconds an agent thinks."""
    bot = agent.player(game) if isinstance(agent, Level) else agent
    if not isinstance(bot, Search):
        return 0.0
    return bot.budget.milliseconds / 1000 or COUNTED
