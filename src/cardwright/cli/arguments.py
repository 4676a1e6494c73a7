"""Names on the command line that the shell can complete: games, agents, variants, decks."""

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


class DeckName(Name):
    """A deck that comes with the game named before it, any file, or a code."""

    name = "name|file|code"

    def known(self, ctx: click.Context) -> Iterable[str]:
        from cardwright.games import NAMES, load

        game = ctx.params.get("game")
        return load(game).starters() if game in NAMES else ()


class AgentName(Name):
    name = "agent"

    def known(self, ctx: click.Context) -> Iterable[str]:
        from cardwright.agents import agent_names

        return agent_names()


class NameList(Name):
    """Several names, with commas between them; the last one is completed."""

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(before + comma + name) for name in self.known(ctx) if name.startswith(last)]


class AgentList(NameList, AgentName):
    name = "agents"


class DeckList(NameList, DeckName):
    name = "decks"


GAME: Final = GameName()
VARIANT: Final = VariantName()
AGENT: Final = AgentName()
AGENTS: Final = AgentList()
DECK: Final = DeckName()
DECKS: Final = DeckList()
