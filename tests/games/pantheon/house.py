"""Positions for the rule tests, written as a player would say them.

``at("P1.field: Two=a, Wall exhausted", "P1.hand: Bolt", "P1.mana: 2+1", "P2.health: 5", "pile: Six")`` is P1's Turn
Phase with nothing under way. Things are called by the name given to them, or by their card's where it is the only one:
``table.say(P1, "attack a > P2")``, ``table.say(P2, "cast Bolt > Wall")``, ``table.say(P2, "cast Deny > link 1")``.
"""

from __future__ import annotations

import re

from cardwright.games.pantheon.game import GAME
from cardwright.games.pantheon.model.card import Cards
from cardwright.games.pantheon.model.state import BEFORE, TURN, Position
from cardwright.games.pantheon.options import Options
from cardwright.games.pantheon.rules import atoms
from cardwright.games.pantheon.rules.setup import blank, take_hero
from cardwright.kernel.options import changed
from tests.games.pantheon.kit import KIT
from tests.games.pantheon.table import ONLOOKER, Table

__all__ = ["ONLOOKER", "P1", "P2", "P3", "P4", "P5", "P6", "Table", "at", "dealt"]

P1, P2, P3, P4, P5, P6 = range(6)
TEN_ONES = ", ".join(["One"] * 10)


def at(*lines: str, seed: int = 0, cards: Cards = KIT, **options: object) -> Table:
    """A table in a written position; what is not written is as usual: 20 Health, one turn finished, nothing else."""
    written = dict(line.split(": ", 1) for line in lines)
    rules = changed(GAME.options()(), options)
    assert isinstance(rules, Options)
    s = blank(rules, cards, seed, seats_in(lines))
    table = Table(s, {})
    s.turn = int(written.get("turn number", "10"))
    s.player = int(written.get("turn", "P1")[1:]) - 1
    s.deck = read_cards(cards, written.get("deck", TEN_ONES))[::-1]
    s.pile = read_cards(cards, written.get("pile", "-"))
    for seat in range(s.seats):
        sit(table, seat, {key[3:]: value for key, value in written.items() if key.startswith(f"P{seat + 1}.")})
    s.stock = stock_of(s)
    if written.get("phase") == "before":
        s.phase = BEFORE
        s.player = s.others(s.player)[0]
    else:
        s.phase = TURN
        GAME.advance(s)
    return table


def seats_in(lines: tuple[str, ...]) -> int:
    """How many play: what is said, or as many as the last player who is named."""
    written = "\n".join(lines)
    said = re.search(r"^seats: (\d)", written, re.MULTILINE)
    named = re.findall(r"^(?:turn: )?P(\d)", written, re.MULTILINE)
    return int(said[1]) if said else max(2, *map(int, named)) if named else 2


def sit(table: Table, seat: int, written: dict[str, str]) -> None:
    """One player, as written."""
    s, player = table.s, table.s.players[seat]
    name, _, state = written.get("hero", "Nobody").partition(" ")
    take_hero(s, seat, s.cards.find(name))
    player.awake = state != "exhausted"
    player.health = int(written.get("health", "20"))
    player.finished = int(written.get("finished", "1"))
    player.alive = written.get("alive", "yes") == "yes"
    ready, _, spent = written.get("mana", "0").partition("+")
    player.ready, player.spent = int(ready), int(spent or "0")
    player.hand = sorted(read_cards(s.cards, written.get("hand", "-")))
    for part in parts_of(written.get("field", "-")):
        enter(table, seat, part)


def enter(table: Table, seat: int, written: str) -> None:
    """``Two``, ``Two=a``, ``Two=a exhausted``."""
    said, _, state = written.partition(" ")
    name, _, label = said.partition("=")
    thing = atoms.enter(table.s, seat, table.s.cards.find(name))
    thing.ready = state != "exhausted"
    if label:
        table.labels[label] = int(thing.id)


def parts_of(value: str) -> list[str]:
    return [] if value == "-" else value.split(", ")


def read_cards(cards: Cards, value: str) -> list[int]:
    return [cards.find(name) for name in parts_of(value)]


def stock_of(s: Position) -> list[int]:
    """How many copies of each card there are, wherever they are."""
    stock = [0] * len(s.cards.all)
    for pile in (s.deck, s.pile, *(player.hand for player in s.players)):
        for card in pile:
            stock[card] += 1
    for player in s.players:
        stock[0] += int(player.ready + player.spent)
        for thing in player.field:
            stock[thing.card] += 1
    return stock


def dealt(seed: int = 1, seats: int = 2, **options: object) -> Table:
    """A new game with the game's own cards: everybody is choosing a hero."""
    return Table(GAME.new(changed(GAME.options()(), options), seed, seats), {})
