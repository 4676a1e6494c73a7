"""`cardwright watch`: bots playing each other."""

from __future__ import annotations

import time
from secrets import randbelow
from typing import Any

import click
from rich.text import Text

from cardwright.agents import Agent, agents_named
from cardwright.cli.arguments import AGENTS, DECKS, GAME
from cardwright.cli.boards import board_of
from cardwright.cli.called import called_at, introductions
from cardwright.cli.deck_lookup import decks_called
from cardwright.cli.host import Host
from cardwright.cli.layout import Layout
from cardwright.cli.rules import card_option, chosen_cards, chosen_options, rule_options
from cardwright.cli.screen import console
from cardwright.games import load
from cardwright.kernel.state import NOBODY
from cardwright.match import Table, set_up


@click.command()
@click.argument("game", type=GAME, default="threelines")
@click.option("--agents", type=AGENTS, default="medium,medium", show_default=True, help="Who plays, seat by seat.")
@click.option("--decks", type=DECKS, help="What they play, seat by seat: names of `cardwright decks GAME`, or files.")
@click.option("--seed", type=int, help="The same number deals the same cards.")
@click.option("--delay", type=click.FloatRange(0, 60), default=1.5, show_default=True, help="Seconds for each board.")
@rule_options
@card_option
def command(
    game: str,
    agents: str,
    decks: str | None,
    seed: int | None,
    delay: float,
    variant: str,
    changes: tuple[str, ...],
    card_file: str | None,
) -> None:
    """Watch bots play.

    You see what an onlooker sees: hands and decks stay hidden.
    """
    rules = load(game)
    options = chosen_options(rules, variant, changes)
    bots = agents_named(agents)
    brought = [deck.text for deck in decks_called(rules, decks, options)]
    dealt = randbelow(1_000_000) if seed is None else seed
    table = set_up(rules, options, dealt, len(bots), chosen_cards(rules, card_file), brought)
    for seat, name in enumerate(called_at([bot.name for bot in bots], dealt)):
        table.sit(seat, name or "")
    follow(table, dict(enumerate(bots)), delay)


def follow(table: Table[Any], bots: dict[int, Agent], delay: float) -> None:
    """Show the board whenever something has happened."""
    host = Host(table, bots, console())
    greeting = introductions(table.replay.players)
    layout = Layout(console(), board_of(table.game), table.replay.title(), greeting)
    seen = -1
    while not host.over():
        view = table.look(NOBODY)
        if view.heard > seen:
            layout.show(view, max(seen, 0), Text())
            seen = view.heard
            time.sleep(delay if layout.redraws else 0)
        host.next_answer()
    host.close()
    end = table.look(NOBODY)
    layout.show(end, seen, layout.verdict(end))
