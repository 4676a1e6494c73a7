"""What else a tournament shows: which cards win, what they cost, how its games go, and which of them turned most."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardwright.agents.clocked import by_the_clock
from cardwright.arena.compare.many import ScoreDifference, Scores, corrected, difference
from cardwright.arena.course_totals import SWINGS, CourseTotals, Sums
from cardwright.arena.playing import SeriesTable
from cardwright.arena.statistics import Statistics
from cardwright.arena.tournament import Standings, points
from cardwright.arena.win_rate import Z95

LEAST: Final = 30  # sides; fewer say nothing
FEW: Final = 0.05  # of the games come to a turn that is left out
NAMED: Final = (("decisions a game", 1), ("turns a game", 1), ("choices a decision", 1000), ("lead changes a game", 1))


@dataclass(frozen=True)
class CardRow:
    """How the sides fared of whose game this is true: ``event`` happened to the card, in ``turn`` if that is said.

    ``expected`` is what the same decks, or agents, scored against the same others in all of their games.
    """

    key: str
    name: str
    event: str
    turn: int | None
    sides: int
    score: float
    expected: float
    more: ScoreDifference

    def facts(self) -> dict[str, Any]:
        turn = {} if self.turn is None else {"turn": self.turn}
        told = {"card": self.key, "name": self.name, "event": self.event, **turn, "sides": self.sides}
        return {**told, "score": self.score, "expected": self.expected, **self.more.facts()}


@dataclass(frozen=True)
class AverageFigure:
    """A number of the games on average, with an interval of 95 %."""

    name: str
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class TurnedGame:
    """A game in which somebody had no more than this chance when a turn began, and won."""

    pairing: int
    number: int
    chance: float


class TournamentFindings:
    """Computed from the standings; the same games always give the same findings."""

    def __init__(self, standings: Standings) -> None:
        self.standings: Standings = standings
        self.pairings: list[tuple[Statistics, CourseTotals]] = [
            (pairing, pairing.totals.courses) for pairing in standings.pairings if pairing.totals.courses.games
        ]
        self.games: int = sum(courses.games for _, courses in self.pairings)
        series = standings.pairings[0].series
        self.names: dict[str, str] = {card.key: card.name for card in series.rules().cards().all}
        self.cards: list[CardRow] = self.card_rows()
        self.turns: list[CardRow] = self.turn_rows()
        self.figures: list[AverageFigure] = list(self.figure_rows()) if self.games else []
        self.curves: dict[str, list[float]] = self.mana_curves()
        self.swings: list[TurnedGame] = self.largest_swings()

    # Cards.

    def card_rows(self) -> list[CardRow]:
        """The clearest first."""
        found = self.gathered([(pairing, courses.cards) for pairing, courses in self.pairings])
        return rows([(key, str(event), None, *sums) for (key, event), sums in found.items()], self.names)

    def turn_rows(self) -> list[CardRow]:
        found = self.gathered([(pairing, courses.turns) for pairing, courses in self.pairings])
        return rows([(key, "played", int(turn), *sums) for (key, turn), sums in found.items()], self.names)

    def gathered(self, sources: Sequence[tuple[Statistics, Sums[Any]]]) -> dict[tuple[str, Any], tuple[Scores, float]]:
        """By card and event: the scores, and the sum of what was to be expected of those who played."""
        scores: dict[tuple[str, Any], Scores] = defaultdict(Scores)
        expected: dict[tuple[str, Any], float] = defaultdict(float)
        for pairing, source in sources:
            usual = [points(record) / record.games for _, record in pairing.contest]
            for (who, key, event), (games, wins, draws) in sorted(source.items()):
                add(scores[key, event], games, wins, draws)
                expected[key, event] += games * usual[who]
        return {place: (each, expected[place]) for place, each in scores.items()}

    # The course of the games.

    def figure_rows(self) -> Iterator[AverageFigure]:
        """Decisions, turns and lead changes a game, choices a decision."""
        totals = CourseTotals()
        for _, courses in self.pairings:
            totals.add(courses)
        for (total, squares), (name, unit) in zip(totals.figures.values(), NAMED):
            mean = total / self.games
            reach = Z95 * (max(0.0, squares / self.games - mean * mean) / max(1, self.games - 1)) ** 0.5
            yield AverageFigure(name, mean / unit, (mean - reach) / unit, (mean + reach) / unit)

    def mana_curves(self) -> dict[str, list[float]]:
        """By name: what was spent on cards in each turn, on average of the games that came so far."""
        found: dict[str, dict[int, list[int]]] = {name: {} for name in self.standings.names}
        for pairing, courses in self.pairings:
            names = [name for name, _ in pairing.contest]
            for (who, turn), (games, spent) in courses.spent.items():
                sums = found[names[who]].setdefault(turn, [0, 0])
                sums[0] += games
                sums[1] += spent
        return {name: means(sums) for name, sums in found.items()}

    # The games that turned most.

    def largest_swings(self) -> list[TurnedGame]:
        found = [
            (chance, place, number)
            for place, pairing in enumerate(self.standings.pairings)
            for chance, number in pairing.totals.courses.swings
        ]
        return [TurnedGame(place, number, chance / 1000) for chance, place, number in sorted(found)[:SWINGS]]

    def can_be_replayed(self) -> bool:
        """Whether the same games come out when they are played once more."""
        names = {(name, pairing.series.game) for pairing in self.standings.pairings for name in pairing.series.agents}
        return not any(by_the_clock(name, game) for name, game in names)

    def replay(self, swing: TurnedGame) -> str:
        """The game as a replay in JSON."""
        series = self.standings.pairings[swing.pairing].series
        return SeriesTable(series, series.rules()).recorded(swing.number)

    def facts(self) -> dict[str, Any]:
        return {
            "courses": self.games,
            "cards": [each.facts() for each in self.cards],
            "turns": [each.facts() for each in self.turns],
            "course": [vars(each) for each in self.figures],
            "mana_curves": self.curves,
            "swings": [vars(each) for each in self.swings],
        }


def add(scores: Scores, games: int, wins: int, draws: int) -> None:
    scores.games += games
    scores.sum += wins + draws / 2
    scores.squares += wins + draws / 4


def rows(found: Sequence[tuple[str, str, int | None, Scores, float]], names: dict[str, str]) -> list[CardRow]:
    """Those of which there is enough; that many were looked at is taken into account."""
    known = [each for each in found if each[3].games >= LEAST]
    rates = [(scores.sum / scores.games, expected / scores.games) for *_, scores, expected in known]
    found_more = [difference(rate - usual, each[3].variance) for each, (rate, usual) in zip(known, rates)]
    result = [
        CardRow(key, names[key], event, turn, scores.games, rate, usual, more)
        for (key, event, turn, scores, _), (rate, usual), more in zip(known, rates, corrected(found_more))
        if more is not None
    ]
    return sorted(
        result, key=lambda each: (each.more.corrected, each.more.chance, each.name, each.event, each.turn or 0)
    )


def means(sums: dict[int, list[int]]) -> list[float]:
    """Turn by turn, up to the first that few games come to."""
    found: list[float] = []
    first = sums[1][0] if 1 in sums else 0
    while len(found) + 1 in sums and sums[len(found) + 1][0] >= max(1, FEW * first):
        games, spent = sums[len(found) + 1]
        found.append(spent / games)
    return found
