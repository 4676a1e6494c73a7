"""The statistics of a series: win rates, length, the advantage of the first seat, single cards."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from cardwright.arena.series import Series
from cardwright.arena.totals import Totals
from cardwright.arena.win_rate import WinRate


@dataclass(frozen=True)
class CardRecord:
    """How the sides fared that played this card; a side counts once a game."""

    key: str
    name: str
    record: WinRate


@dataclass(frozen=True)
class Advantage:
    """How much more often the first seat wins than an average seat."""

    value: float
    low: float
    high: float


class Statistics:
    """Computed from a series and its totals; the same totals always give the same statistics."""

    def __init__(self, series: Series, totals: Totals) -> None:
        self.series: Series = series
        self.totals: Totals = totals
        self.games: int = sum(totals.games)
        self.draws: int = sum(totals.draws)

    @property
    def decided(self) -> int:
        return self.games - self.draws

    def at(self, agent: int, seat: int) -> WinRate:
        """One agent in one seat."""
        turn = (agent - seat) % self.series.seats
        totals = self.totals
        return WinRate(totals.games[turn], totals.wins[turn][seat], totals.draws[turn])

    @cached_property
    def by_agent(self) -> list[WinRate]:
        seats = range(self.series.seats)
        return [sum((self.at(agent, seat) for seat in seats), WinRate()) for agent in seats]

    @cached_property
    def by_seat(self) -> list[WinRate]:
        seats = range(self.series.seats)
        return [sum((self.at(agent, seat) for agent in seats), WinRate()) for seat in seats]

    @property
    def contest(self) -> list[tuple[str, WinRate]]:
        """Who is compared in a tournament, each with a record: the decks if they were brought, else the agents."""
        if self.series.decks:
            return [(deck.name, record) for deck, record in zip(self.series.decks, self.by_seat)]
        return list(zip(self.series.agents, self.by_agent))

    @property
    def advantage(self) -> Advantage | None:
        """Of decided games; None without any, or if the seats had different decks."""
        first = self.by_seat[0]
        if first.rate is None or len(set(self.series.decks)) > 1:
            return None
        average = sum(record.wins for record in self.by_seat) / self.series.seats / first.decided
        low, high = first.interval
        return Advantage(first.rate - average, low - average, high - average)

    # How long games last, in decisions.

    @cached_property
    def lengths(self) -> list[tuple[int, int]]:
        """Each length with the number of games that took it, ascending."""
        return sorted(self.totals.lengths.items())

    @property
    def mean_length(self) -> float:
        return sum(length * games for length, games in self.lengths) / self.games

    @property
    def median_length(self) -> float:
        return (self.length_at((self.games - 1) // 2) + self.length_at(self.games // 2)) / 2

    def length_at(self, place: int) -> int:
        """The length of the game in this place, the shortest first."""
        for length, games in self.lengths:
            place -= games
            if place < 0:
                return length
        raise IndexError(place)

    # Cards.

    @cached_property
    def cards(self) -> list[CardRecord]:
        """The best first; those that nobody played at the end."""
        found = [self.card(card.key, card.name) for card in self.series.rules().cards().all]
        return sorted(found, key=lambda each: (each.record.rate is None, -(each.record.rate or 0), each.name))

    def card(self, key: str, name: str) -> CardRecord:
        sides, wins, draws = self.totals.cards.get(key, [0, 0, 0])
        return CardRecord(key, name, WinRate(sides, wins, draws))

    # For programs; seats are counted from 1, as on the screen.

    def facts(self) -> dict[str, Any]:
        series = self.series
        return {
            "game": series.game,
            "pinned": asdict(series.pinned),
            "agents": list(series.agents),
            "decks": [deck.name for deck in series.decks],
            "seed": series.seed,
            "options": series.options,
            "changes": series.changes,
            "games": series.games,
            "played": self.games,
            "decided": self.decided,
            "draws": self.draws,
            "by_agent": [{"agent": name, **each.facts()} for name, each in zip(series.labels(), self.by_agent)],
            "by_seat": [{"seat": seat, **each.facts()} for seat, each in enumerate(self.by_seat, 1)],
            "by_agent_and_seat": self.agent_and_seat_facts(),
            "first_player_advantage": vars(self.advantage) if self.advantage else None,
            "length": self.length_facts(),
            "cards": {"games": self.totals.watched, "records": self.card_facts()},
        }

    def agent_and_seat_facts(self) -> list[dict[str, Any]]:
        seats = range(self.series.seats)
        labels = self.series.labels()
        return [
            {"agent": labels[agent], "seat": seat + 1, **self.at(agent, seat).facts()}
            for agent in seats
            for seat in seats
        ]

    def length_facts(self) -> dict[str, Any] | None:
        if not self.games:
            return None
        return {
            "mean": self.mean_length,
            "median": self.median_length,
            "least": self.lengths[0][0],
            "most": self.lengths[-1][0],
            "histogram": [{"decisions": length, "games": games} for length, games in self.lengths],
        }

    def card_facts(self) -> list[dict[str, Any]]:
        return [{"card": each.key, "name": each.name, **each.record.facts()} for each in self.cards]
