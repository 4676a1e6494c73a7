"""Everybody against everybody, two at a table, and how strong that makes each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from cardwright.agents import agent_named
from cardwright.arena.figures import Figures
from cardwright.arena.interval import Record
from cardwright.arena.rating import Matrix, Rating, comparable, ratings, with_a_draw_each
from cardwright.arena.series import Series, mixed, planned
from cardwright.arena.tally import Tally
from cardwright.kernel.errors import BadInput
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options


def round_robin(game: Game[Any], options: Options, agents: Sequence[str], games: int, seed: int) -> list[Series]:
    """One series for each pair, with seeds of its own."""
    names = [agent_named(name).name for name in agents]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"{name} is named twice; everybody enters a tournament once")
    if len(names) < 2:
        raise BadInput("a tournament needs at least two agents")
    if game.least_seats > 2:
        raise BadInput(f"{game.name} is not for two players, so there are no pairs to rate")
    return [
        planned(game, options, pair, games, mixed(seed, place), count_cards=False)
        for place, pair in enumerate(combinations(names, 2))
    ]


@dataclass(frozen=True)
class Standing:
    """An agent at the end of a tournament; the rating is None where nobody has played."""

    agent: str
    record: Record
    rating: Rating | None

    @property
    def score(self) -> float:
        return self.record.wins + self.record.draws / 2

    def facts(self) -> dict[str, Any]:
        rating = vars(self.rating) if self.rating else {"value": None, "low": None, "high": None}
        named = {"rating": rating["value"], "rating_low": rating["low"], "rating_high": rating["high"]}
        return {"agent": self.agent, **named, "score": self.score, **self.record.facts()}


class Standings:
    """Worked out from the pairings and their tallies."""

    def __init__(self, programme: Sequence[Series], tallies: Sequence[Tally]) -> None:
        self.pairings: list[Figures] = [Figures(series, tally) for series, tally in zip(programme, tallies)]
        self.agents: list[str] = list(dict.fromkeys(name for series in programme for name in series.agents))
        self.bounded: bool = False  # whether a draw was added to each pairing to make ratings finite
        self.ratings: list[Rating] | None = self.rated()

    def rated(self) -> list[Rating] | None:
        if not all(pairing.games for pairing in self.pairings):
            return None
        scores = self.scores()
        self.bounded = not comparable(scores)
        return ratings(with_a_draw_each(scores) if self.bounded else scores)

    def scores(self) -> Matrix:
        """What each scored against each."""
        found = [[0.0] * len(self.agents) for _ in self.agents]
        for pairing in self.pairings:
            a, b = (self.agents.index(name) for name in pairing.series.agents)
            for mine, other, record in ((a, b, pairing.by_agent[0]), (b, a, pairing.by_agent[1])):
                found[mine][other] = record.wins + record.draws / 2
        return found

    def record(self, agent: str) -> Record:
        records = [
            pairing.by_agent[pairing.series.agents.index(agent)]
            for pairing in self.pairings
            if agent in pairing.series.agents
        ]
        return sum(records, Record())

    def table(self) -> list[Standing]:
        """The strongest first."""
        found = [
            Standing(agent, self.record(agent), self.ratings[place] if self.ratings else None)
            for place, agent in enumerate(self.agents)
        ]
        return sorted(found, key=lambda each: -(each.rating.value if each.rating else each.score))

    def facts(self) -> dict[str, Any]:
        return {
            "ratings": [standing.facts() for standing in self.table()],
            "ratings_bounded": self.bounded,
            "pairings": [pairing_facts(pairing) for pairing in self.pairings],
        }


def pairing_facts(pairing: Figures) -> dict[str, Any]:
    """The first named agent's side of it."""
    agent, against = pairing.series.agents
    return {"agent": agent, "against": against, "seed": pairing.series.seed, **pairing.by_agent[0].facts()}
