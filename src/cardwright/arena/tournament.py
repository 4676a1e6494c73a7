"""Everybody against everybody, two at a table, and how strong each of them is: agents, or decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from cardwright.agents import agent_named
from cardwright.arena.deck import NamedDeck
from cardwright.arena.rating import Matrix, Rating, comparable, ratings, with_a_draw_each
from cardwright.arena.series import Series, planned
from cardwright.arena.statistics import Statistics
from cardwright.arena.totals import Totals
from cardwright.arena.win_rate import WinRate
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import mixed
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options

AGENT, DECK = "agent", "deck"  # who enters


def round_robin(
    game: Game[Any],
    options: Options,
    agents: Sequence[str],
    games: int,
    seed: int,
    cards: CardSet[Any] | None = None,
) -> list[Series]:
    """One series for each pair, with seeds of its own."""
    names = [agent_named(name).name for name in agents]
    check_field(game, names, AGENT)
    return [
        planned(game, options, pair, games, mixed(seed, place), cards=cards, courses=True)
        for place, pair in enumerate(combinations(names, 2))
    ]


def round_robin_of_decks(
    game: Game[Any],
    options: Options,
    decks: Sequence[NamedDeck],
    agent: str,
    games: int,
    seed: int,
    cards: CardSet[Any] | None = None,
) -> list[Series]:
    """Two series for each pair, one with either deck in the first seat; the same agent plays them all."""
    check_field(game, [deck.name for deck in decks], DECK)
    if games % 2:
        raise BadInput(f"decks meet equally often in both seats: an even number of games, not {games:,}")
    return [
        planned(game, options, [agent] * 2, games // 2, mixed(seed, place), decks=pair, cards=cards, courses=True)
        for place, pair in enumerate(permutations(decks, 2))
    ]


def check_field(game: Game[Any], names: Sequence[str], what: str) -> None:
    """Refuse a field from which no pairs can be made."""
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"{name} is named twice; everybody enters a tournament once")
    if len(names) < 2:
        raise BadInput(f"a tournament needs at least two {what}s")
    if game.least_seats > 2:
        raise BadInput(f"{game.name} is not for two players, so there are no pairs to rate")


@dataclass(frozen=True)
class Placing:
    """An agent or a deck at the end of a tournament; the rating is None where nobody has played."""

    name: str
    record: WinRate
    rating: Rating | None

    @property
    def score(self) -> float:
        return points(self.record)

    def facts(self) -> dict[str, Any]:
        rating = vars(self.rating) if self.rating else {"value": None, "low": None, "high": None}
        named = {"rating": rating["value"], "rating_low": rating["low"], "rating_high": rating["high"]}
        return {**named, "score": self.score, **self.record.facts()}


def points(record: WinRate) -> float:
    """A draw is half a win."""
    return record.wins + record.draws / 2


class Standings:
    """Computed from the pairings and their totals. ``what`` says whether agents or decks are rated."""

    def __init__(self, programme: Sequence[Series], totals: Sequence[Totals]) -> None:
        self.pairings: list[Statistics] = [Statistics(series, totals) for series, totals in zip(programme, totals)]
        self.what: str = DECK if any(series.decks for series in programme) else AGENT
        self.names: list[str] = list(dict.fromkeys(name for pairing in self.pairings for name, _ in pairing.contest))
        self.bounded: bool = False  # whether a draw was added to each pairing to make ratings finite
        self.ratings: list[Rating] | None = self.rated()

    def rated(self) -> list[Rating] | None:
        if not all(pairing.games for pairing in self.pairings):
            return None
        scores = self.scores()
        self.bounded = not comparable(scores)
        return ratings(with_a_draw_each(scores) if self.bounded else scores)

    def scores(self) -> Matrix:
        """What everybody scored against everybody."""
        found = [[0.0] * len(self.names) for _ in self.names]
        for pairing in self.pairings:
            (first, mine), (second, theirs) = pairing.contest
            a, b = self.names.index(first), self.names.index(second)
            found[a][b] += points(mine)
            found[b][a] += points(theirs)
        return found

    def record(self, name: str) -> WinRate:
        records = [record for pairing in self.pairings for each, record in pairing.contest if each == name]
        return sum(records, WinRate())

    def table(self) -> list[Placing]:
        """The strongest first: agents by rating, decks by win rate."""
        found = [
            Placing(name, self.record(name), self.ratings[place] if self.ratings else None)
            for place, name in enumerate(self.names)
        ]
        return sorted(found, key=self.strength, reverse=True)

    def strength(self, standing: Placing) -> float:
        if self.what == DECK:
            return standing.record.rate or 0.0
        return standing.rating.value if standing.rating else standing.score

    def facts(self) -> dict[str, Any]:
        return {
            "ratings": [{self.what: standing.name, **standing.facts()} for standing in self.table()],
            "ratings_bounded": self.bounded,
            "pairings": [self.pairing_facts(pairing) for pairing in self.pairings],
        }

    def pairing_facts(self, pairing: Statistics) -> dict[str, Any]:
        """The first named one's side of it; a deck is named first where it sat first."""
        (name, record), (against, _) = pairing.contest
        return {self.what: name, "against": against, "seed": pairing.series.seed, **record.facts()}
