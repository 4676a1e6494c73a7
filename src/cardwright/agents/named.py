"""The agents by the names people write: ``search:50ms``, ``greedy@my.net``, a level, or ``module:Class``."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from cardwright.agents.agent import Agent
from cardwright.agents.budget import Budget, read_budget
from cardwright.agents.careless import Careless, Novice
from cardwright.agents.evaluation import evaluation_of
from cardwright.agents.greedy import Greedy
from cardwright.agents.own import is_own, own_agent
from cardwright.agents.random import Random
from cardwright.agents.search import Search
from cardwright.kernel.action import Actions
from cardwright.kernel.errors import BadInput, unknown
from cardwright.kernel.game import Game
from cardwright.kernel.state import S

USUAL: Final = Budget(milliseconds=50)  # for a plain "search"
LEVELS: Final[dict[str, str]] = {
    "beginner": "novice",
    "easy": "search:12it",
    "medium": "search:150it",
    "hard": "search:450ms",
    "master": "search:2900ms",
}
# Without a budget.
ALONE: Final[dict[str, type[Agent]]] = {"random": Random, "novice": Novice, "careless": Careless, "greedy": Greedy}


class Level(Agent):
    """The agent that plays a level: the usual one, or the one a game has for it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def player(self, game: str) -> Agent:
        return built_in_agent(evaluation_of(game).levels.get(self.name, LEVELS[self.name]))

    def choose(self, game: Game[S], seen: S, seat: int, actions: Actions, seed: int) -> int:
        return self.player(game.name).choose(game, seen, seat, actions, seed)


def agent_names() -> list[str]:
    """Every name of an agent; a budget may follow ``search``."""
    return [*ALONE, "search", *LEVELS]


def agent_named(text: str) -> Agent:
    """The agent of this name, or one of your own. What comes from strangers goes to ``built_in_agent``."""
    name, at, net = text.partition("@")
    if at:
        return agent_with_net(name, net)
    if is_own(text) and text.partition(":")[0] not in agent_names():
        return own_agent(text)
    return built_in_agent(text)


def built_in_agent(text: str) -> Agent:
    """The agent of this name that comes with the package; nothing else is imported."""
    if text in LEVELS:
        return Level(text)
    kind, colon, budget = text.partition(":")
    if kind == "search":
        return Search(read_budget(budget) if colon else USUAL, text)
    if kind not in ALONE:
        raise unknown("agent", text, agent_names())
    if colon:
        raise BadInput(f'{kind} takes no budget; only search does, as in "search:{budget or "50ms"}"')
    return ALONE[kind]()


def agent_with_net(name: str, net: str) -> Agent:
    """``greedy`` or ``search``, judging by the net in a file instead of the game's evaluation."""
    if find_spec("librt") is None:
        raise BadInput("to play by a net, install what it reads positions with: pip install 'cardwright[env]'")
    from cardwright.agents.evaluation.learned import learned_evaluation

    agent = built_in_agent(name)
    if not isinstance(agent, Search) and type(agent) is not Greedy:
        raise BadInput(f"{name} takes no net; greedy and search do, as in greedy@{net or 'my.net'}")
    agent.evaluation = learned_evaluation(net)
    agent.name = f"{name}@{net}"
    return agent


def agents_named(text: str) -> list[Agent]:
    """Several agents, with commas between them."""
    return [agent_named(name.strip()) for name in text.split(",")]
