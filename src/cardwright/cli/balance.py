"""`cardwright balance`: which numbers to change so that decks win about equally often, and which cards go too well."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import click
from rich.table import Table

from cardwright.agents import agent_named
from cardwright.arena import Campaign, Engine, NamedDeck, Standings, WinRate, play_all, round_robin_of_decks
from cardwright.arena.compare.balance import Proposal, WinRange, out_of_range, proposals
from cardwright.arena.compare.deck_games import play_sides, unchanged
from cardwright.arena.compare.interval import POINTS
from cardwright.arena.compare.synergy import Together, together
from cardwright.arena.pins import pins_of
from cardwright.cli.arguments import AGENT, DECKS, GAME
from cardwright.cli.compare import numbered
from cardwright.cli.deck_lookup import ALL, field_of_decks
from cardwright.cli.engines import EngineChoice, engine_options
from cardwright.cli.long_run import STDOUT, check_writable
from cardwright.cli.rules import card_option, chosen_cards, chosen_options, rule_options
from cardwright.cli.screen import console
from cardwright.cli.simulate import record_words
from cardwright.games import load
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options

PAIRS_SHOWN: Final = 10
RANGE: Final = re.compile(r"(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)")


@click.command()
@click.argument("game", type=GAME)
@click.option("--target", default="45-55", show_default=True, help="The win rates all decks should have, in percent.")
@click.option("--decks", type=DECKS, default=ALL, show_default=True, help="Which decks play each other.")
@click.option("--agents", "agent", type=AGENT, default="greedy", show_default=True, help="Who plays them: one agent.")
@click.option(
    "--games", type=int, default=40, show_default=True, help="How many each pair plays to find the win rates."
)
@click.option("--worst", type=click.IntRange(0), default=1, show_default=True, help="For how many decks to propose.")
@click.option("--tries", type=click.IntRange(1), default=4, show_default=True, help="Changes to measure for a deck.")
@click.option("--precision", type=click.FloatRange(0.1, 50), default=4.0, show_default=True, help="In points.")
@click.option("--most", type=click.IntRange(1), default=2000, show_default=True, help="Pairs for a change at most.")
@click.option(
    "--together", "count", type=click.IntRange(0), default=1000, show_default=True, help="Games to look for pairs in."
)
@click.option("--seed", type=int, default=1, show_default=True, help="The same number plays the same games.")
@engine_options
@click.option("--json", "json_file", metavar="OUT", help="Write everything as JSON; - is stdout.")
@rule_options
@card_option
def command(
    game: str,
    target: str,
    decks: str,
    agent: str,
    games: int,
    worst: int,
    tries: int,
    precision: float,
    most: int,
    count: int,
    seed: int,
    json_file: str | None,
    variant: str,
    changes: tuple[str, ...],
    card_file: str | None,
    where: EngineChoice,
) -> None:
    """Propose changes of numbers that bring decks into a range of win rates.

    All decks play each other; for the worst ones, numbers of cards that only they hold are moved by one, and each
    change is measured by pairs of games. Pairs of cards that win more together than each explains are listed, too; for
    a game without decks, only these.
    """
    rules = load(game)
    options, wanted, player = chosen_options(rules, variant, changes), read_target(target), agent_named(agent).name
    cards = chosen_cards(rules, card_file)
    field = field_of_decks(rules, decks, options) if rules.starters() else []
    check_writable(json_file)
    effort = (precision, most, tries)
    with where.opened(game, [player]) as engine:
        standings = measured(rules, options, cards, field, player, games, seed, engine) if field else []
        found = [
            proposals(rules, options, cards, field, each, wanted, player, effort, seed, engine, tell)
            for each in out_of_range(standings, wanted)[:worst]
        ]
        pairs = searched(rules, options, cards, field, player, seed, count, engine) if count else []
    about = {
        "game": game,
        "pinned": asdict(pins_of(rules, cards)),
        "seed": seed,
        "agent": player,
        "options": options.values(),
        **({"changes": cards.changes} if cards.changes else {}),
    }
    if json_file:
        deliver(json_file, {**about, **facts(standings, found, pairs, wanted)})
    if json_file != STDOUT:
        show(standings, found, pairs, wanted)


def read_target(text: str) -> WinRange:
    found = RANGE.fullmatch(text.replace(" ", ""))
    if found is None or not 0 <= float(found[1]) < 50 < float(found[2]) <= 100:
        raise BadInput(f'a target is a range of percent round 50, such as 45-55, not "{text}"')
    return WinRange(float(found[1]) / POINTS, float(found[2]) / POINTS)


def measured(
    rules: Game[Any],
    options: Options,
    cards: CardSet[Any],
    field: Sequence[NamedDeck],
    agent: str,
    games: int,
    seed: int,
    engine: Engine,
) -> list[tuple[NamedDeck, WinRate]]:
    """How often each deck wins against all others."""
    programme = round_robin_of_decks(rules, options, field, agent, games, seed, cards)
    campaign = Campaign(programme)
    play_all(campaign, engine)
    standings = Standings(programme, campaign.totals)
    return [(deck, standings.record(deck.name)) for deck in field]


def searched(
    rules: Game[Any],
    options: Options,
    cards: CardSet[Any],
    field: Sequence[NamedDeck],
    agent: str,
    seed: int,
    games: int,
    engine: Engine,
) -> list[Together]:
    names = {card.key: card.name for card in cards.all}
    return together(play_sides(unchanged(rules, options, cards, field, agent, seed), games, engine), names)


def tell(line: str) -> None:
    click.echo(line, err=True)


def facts(
    standings: Sequence[tuple[NamedDeck, WinRate]],
    found: Sequence[Sequence[Proposal]],
    pairs: Sequence[Together],
    target: WinRange,
) -> dict[str, Any]:
    return {
        "target": [target.low, target.high],
        "decks": [{"deck": deck.name, **record.facts()} for deck, record in standings],
        "proposals": [proposal.facts() for each in found for proposal in each],
        "together": [pair.facts() for pair in pairs],
    }


def deliver(path: str, told: dict[str, Any]) -> None:
    text = json.dumps(told, indent=2)
    if path == STDOUT:
        click.echo(text)
    else:
        Path(path).write_text(text, "utf-8")


def show(
    standings: Sequence[tuple[NamedDeck, WinRate]],
    found: Sequence[Sequence[Proposal]],
    pairs: Sequence[Together],
    target: WinRange,
) -> None:
    screen = console()
    if standings:
        screen.print(deck_table(standings, target))
    if standings and not out_of_range(standings, target):
        screen.print(f"\nAll decks win {POINTS * target.low:g} to {POINTS * target.high:g} % of their games.")
    for each in found:
        if each:
            screen.print(f"\n{each[0].deck} wins {POINTS * each[0].rate:.1f} %. What to change, the best first:\n")
            screen.print(proposal_table(each, target))
        else:
            screen.print("\nNo card is in this deck alone, so there is nothing to propose.")
    if pairs:
        screen.print(
            "\nCards played together, by how much more they win than each explains (clear ones have a star):\n"
        )
        screen.print(pair_table(pairs))


def deck_table(standings: Sequence[tuple[NamedDeck, WinRate]], target: WinRange) -> Table:
    rows = numbered("deck", "win rate", "95 %", "wins", "losses", "draws", "")
    rows.columns[-1].justify = "left"
    for deck, record in sorted(standings, key=lambda each: -(each[1].rate or 0)):
        missed = target.missed_by(record.rate) if record.rate is not None else 0
        rows.add_row(deck.name, *record_words(record), "too strong" if missed > 0 else "too weak" if missed < 0 else "")
    return rows


def proposal_table(found: Sequence[Proposal], target: WinRange) -> Table:
    rows = numbered("change", "difference", "95 %", "pairs", "becomes", "")
    for each in found:
        interval = each.interval
        reach = f"{POINTS * interval.low:+.1f} to {POINTS * interval.high:+.1f}"
        fits = "" if target.missed_by(each.becomes) else "in range"
        becomes = f"{POINTS * each.becomes:.1f} %"
        rows.add_row(each.change, f"{POINTS * interval.mean:+.1f}", reach, f"{interval.pairs:,}", becomes, fits)
    return rows


def pair_table(pairs: Sequence[Together]) -> Table:
    rows = numbered("cards", "sides", "win rate", "expected", "more", "95 %")
    for each in pairs[:PAIRS_SHOWN]:
        more = each.more
        reach = f"{POINTS * more.low:+.1f} to {POINTS * more.high:+.1f}"
        rates = [f"{POINTS * rate:.1f} %" for rate in (each.rate, each.expected)]
        star = "*" if more.clear else ""
        rows.add_row(" and ".join(each.names), str(each.sides), *rates, f"{POINTS * more.value:+.1f}{star}", reach)
    return rows
