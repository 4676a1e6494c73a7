"""Names on the command line that the shell can complete: games, agents, variants, seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import click
from click.shell_completion import CompletionItem


class Name(click.types.StringParamType):
    """A name that is checked where it is used, and completed from a list."""

    def known(self, ctx: click.Context) -> Iterable[str]:
        raise NotImplementedError

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(name) for name in self.known(ctx) if name.startswith(incomplete)]


class GameName(Name):
    name = "game"

    def known(self, ctx: click.Context) -> Iterable[str]:
        from cardwright.games import NAMES

        return NAMES


class VariantName(Name):
    """A variant of the game named before it."""

    name = "variant"

    def known(self, ctx: click.Context) -> Iterable[str]:
        from cardwright.games import NAMES, load

        game = ctx.params.get("game")
        return load(game).variants() if game in NAMES else ("standard",)


class AgentName(Name):
    name = "agent"

    def known(self, ctx: click.Context) -> Iterable[str]:
        from cardwright.agents import agent_names

        return agent_names()


class AgentList(AgentName):
    """Several agents, with commas between them; the last one is completed."""

    name = "agents"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(before + comma + name) for name in self.known(ctx) if name.startswith(last)]


GAME: Final = GameName()
VARIANT: Final = VariantName()
AGENT: Final = AgentName()
AGENTS: Final = AgentList()
