"""`cardwright play`: a game in the terminal."""

from __future__ import annotations

from dataclasses import replace
from secrets import randbelow

import click

from cardwright.cli.arguments import AGENT, DECK, GAME
from cardwright.cli.local_play import LocalPlay, new_key, play_with_rematches
from cardwright.cli.rules import card_option, chosen_cards, chosen_options, rule_options
from cardwright.games import load


@click.command()
@click.argument("game", type=GAME, default="threelines")
@click.option("--bot", type=AGENT, default="medium", show_default=True, help="Who plays against you.")
@click.option("--seat", type=int, default=1, show_default=True, help="Where you sit.")
@click.option("--seats", type=int, default=2, show_default=True, help="How many players.")
@click.option("--hotseat", is_flag=True, help="People play in every seat, at one keyboard.")
@click.option("--deck", type=DECK, help="The deck you bring: one of `cardwright decks GAME`, or a file.")
@click.option("--against", type=DECK, help="The deck of your opponents. Without it: one that comes with the game.")
@click.option("--seed", type=int, help="The same number deals the same cards.")
@click.option("--position", type=click.Path(), metavar="FILE", help="Begin from the position in this file.")
@click.option("--full-control", is_flag=True, help="Be asked in every window, and while others think.")
@click.option("--hints", type=AGENT, default="hard", show_default=True, help="Who gives hints.")
@rule_options
@card_option
def command(
    game: str,
    bot: str,
    seat: int,
    seats: int,
    hotseat: bool,
    deck: str | None,
    against: str | None,
    seed: int | None,
    position: str | None,
    full_control: bool,
    hints: str,
    variant: str,
    changes: tuple[str, ...],
    card_file: str | None,
) -> None:
    """Play a game in the terminal, against a bot or each other.

    Type ? in the game for the commands and the rules.
    """
    rules = load(game)
    options = chosen_options(rules, variant, changes)
    dealt = randbelow(1_000_000) if seed is None else seed
    cards = chosen_cards(rules, card_file)
    local = LocalPlay(
        rules, options, cards, dealt, bot, seat - 1, seats, hotseat, position, hints, deck, against, full_control
    )
    play_with_rematches(replace(local, key=new_key()) if hotseat and seed is None else local)
