"""Games of decks against decks, or of random hands, noted side by side for the search for degenerate pairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any, Final

from cardwright.arena.compare.comparison import FIRST_SEAT, Comparison, OneSide
from cardwright.arena.compare.pair import PairTable
from cardwright.arena.compare.synergy import DeckSide
from cardwright.arena.deck import NamedDeck
from cardwright.arena.journal import Stretch
from cardwright.arena.pins import pins_of
from cardwright.arena.workers import Workers
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options

STRETCH: Final = 20  # games


def unchanged(game: Game[Any], options: Options, field: Sequence[NamedDeck], agent: str, seed: int) -> Comparison:
    """The game as it is, with every deck against every other one."""
    rules = OneSide(options.values(), {}, pins_of(game, game.cards()))
    pairs = tuple(permutations(range(len(field)), 2))
    seats = max(2, game.least_seats)
    return Comparison(game.name, (agent,) * seats, seed, rules, rules, (), tuple(field), pairs, FIRST_SEAT, ())


class SidesJob:
    """What a worker does: play a stretch of games, and note both sides."""

    def __init__(self, comparison: Comparison) -> None:
        self.comparison: Comparison = comparison
        self.table: PairTable | None = None

    def __call__(self, stretch: Stretch) -> tuple[Stretch, list[DeckSide]]:
        table = self.table = self.table or PairTable(self.comparison)
        return stretch, [side for number in range(stretch.first, stretch.last) for side in sides_of(table, number)]


def sides_of(table: PairTable, number: int) -> list[DeckSide]:
    notes = table.before.play(table.before.opening(number), number)
    decks = table.comparison.seated_decks(number)
    found = []
    for seat, course in enumerate(notes.courses):
        keys = frozenset(key for key, use in course.cards.items() if use.played >= 0)
        found.append(DeckSide(decks[seat].name if decks else "", notes.scores[seat], keys))
    return found


def play_sides(
    comparison: Comparison, games: int, processes: int, told: Callable[[], None] = lambda: None
) -> list[DeckSide]:
    """The sides of this many games, in the order of the games, however many processes play."""
    job = SidesJob(comparison)
    waiting = [Stretch(0, first, min(games, first + STRETCH)) for first in range(0, games, STRETCH)]
    done: dict[int, list[DeckSide]] = {}
    if processes == 1:
        for stretch in waiting:
            done[stretch.first] = job(stretch)[1]
        return [side for first in sorted(done) for side in done[first]]
    workers = Workers(job, min(processes, len(waiting)))
    try:
        idle = list(workers.lines)
        while waiting or workers.busy:
            for line in idle:
                workers.hand(line, waiting.pop(0) if waiting else None)
            if not workers.busy:
                break
            idle = workers.ready()
            for line in idle:
                stretch, sides = workers.take(line)
                done[stretch.first] = sides
            told()
    finally:
        workers.dismiss()
    return [side for first in sorted(done) for side in done[first]]
