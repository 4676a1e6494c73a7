"""Games of decks against decks, or of random hands, noted side by side for the search for degenerate pairs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

from cardwright.agents import agent_named
from cardwright.arena.compare.comparison import FIRST_SEAT, Comparison, OneSide
from cardwright.arena.compare.rules_table import RulesTable
from cardwright.arena.compare.synergy import DeckSide
from cardwright.arena.deck import NamedDeck
from cardwright.arena.engines import Engine
from cardwright.arena.journal import Stretch
from cardwright.arena.pins import pins_of
from cardwright.kernel.cards import CardSet
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options

STRETCH: Final = 20  # games


def unchanged(
    game: Game[Any], options: Options, cards: CardSet[Any], field: Sequence[NamedDeck], agent: str, seed: int
) -> Comparison:
    """The same on both sides, with every deck against every other one."""
    rules = OneSide(options.values(), cards.changes, pins_of(game, cards))
    pairs = tuple(permutations(range(len(field)), 2))
    seats = max(2, game.least_seats)
    return Comparison(game.name, (agent,) * seats, seed, rules, rules, (), tuple(field), pairs, FIRST_SEAT, ())


class SidesJob:
    """What a worker does: play a stretch of games, and note both sides."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison: Comparison = comparison
        self.table: RulesTable | None = None

    def __call__(self, stretch: Stretch) -> tuple[Stretch, list[DeckSide]]:
        table = self.table = self.table or self.laid()
        return stretch, [side for number in range(stretch.first, stretch.last) for side in sides_of(table, number)]

    def laid(self) -> RulesTable:
        agents = [agent_named(name) for name in self.comparison.agents]
        return RulesTable(self.comparison, self.comparison.before, agents)


def sides_of(table: RulesTable, number: int) -> list[DeckSide]:
    notes = table.play(table.opening(number), number)
    decks = table.comparison.seated_decks(number)
    found = []
    for seat, course in enumerate(notes.courses):
        keys = frozenset(key for key, use in course.cards.items() if use.played >= 0)
        found.append(DeckSide(decks[seat].name if decks else "", notes.scores[seat], keys))
    return found


def play_sides(comparison: Comparison, games: int, engine: Engine) -> list[DeckSide]:
    """The sides of this many games, in the order of the games, whatever engine plays."""
    stretches = (Stretch(0, first, min(games, first + STRETCH)) for first in range(0, games, STRETCH))
    with engine.results(SidesJob(comparison), lambda: next(stretches, None)) as results:
        done = {stretch.first: sides for stretch, sides in results}
    return [side for first in sorted(done) for side in done[first]]
