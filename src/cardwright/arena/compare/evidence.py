"""What the pairs show: the answer first, then the cards, the matchups, the course of the games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from cardwright.arena.compare.comparison import Comparison
from cardwright.arena.compare.interval import POINTS
from cardwright.arena.compare.many import ScoreDifference, Scores, between, corrected, difference
from cardwright.arena.compare.pair import PlayedPair
from cardwright.arena.compare.paired_run import Run
from cardwright.arena.course import CardUse, Course

SWINGS: Final = 5
MOST_TURNS: Final = 1000
FEW: Final = 0.05  # of all games
EVENTS: Final[dict[str, Callable[[CardUse], bool]]] = {
    "drawn": lambda use: use.drawn >= 0,
    "kept": lambda use: use.kept,
    "played": lambda use: use.played >= 0,
}


@dataclass(frozen=True)
class CardFinding:
    """How the side that counts fared when it had drawn, kept or played a card, before and after."""

    key: str
    name: str
    event: str
    before: Scores
    after: Scores
    difference: ScoreDifference | None


@dataclass(frozen=True)
class TurnFinding:
    """The same for a changed card by the turn in which it was played."""

    name: str
    turn: int
    before: Scores
    after: Scores
    difference: ScoreDifference | None


@dataclass(frozen=True)
class MatchupFinding:
    """A deck against another, wherever they sat."""

    deck: str
    against: str
    before: Scores
    after: Scores
    difference: ScoreDifference | None


@dataclass(frozen=True)
class MeanFigure:
    """One number of the games before and after, with its paired difference."""

    name: str
    before: float
    after: float
    difference: ScoreDifference


class Findings:
    """Computed from the pairs of a run; the same pairs always give the same findings."""

    def __init__(self, run: Run) -> None:
        self.run: Run = run
        self.comparison: Comparison = run.comparison
        self.pairs: list[PlayedPair] = run.pairs
        self.cards: list[CardFinding] = self.card_findings()
        self.turns: list[TurnFinding] = self.turn_findings()
        self.matchups: list[MatchupFinding] = self.matchup_findings()
        self.figures: list[MeanFigure] = self.figure_findings() if self.pairs else []
        self.curve: list[tuple[int, float, float]] = self.curve_findings()
        self.swings: list[PlayedPair] = self.largest_swings()

    # The answer.

    def answer(self) -> str:
        return self.run.answer()

    def rates(self) -> tuple[float, float]:
        """The mean score before and after."""
        count = max(1, len(self.pairs))
        return sum(pair.before.score for pair in self.pairs) / count, sum(p.after.score for p in self.pairs) / count

    # Cards.

    def card_findings(self) -> list[CardFinding]:
        """The clearest first."""
        sums: dict[tuple[str, str], tuple[Scores, Scores]] = {}
        for pair in self.pairs:
            for side, course in enumerate((pair.before, pair.after)):
                for key, event in events_of(course):
                    sums.setdefault((key, event), (Scores(), Scores()))[side].add(course.score)
        places = list(sums)
        differences = corrected([between(*sums[place]) for place in places])
        names = self.names()
        found = [
            CardFinding(key, names.get(key, key), event, *sums[key, event], each)
            for (key, event), each in zip(places, differences)
        ]
        return sorted(found, key=lambda each: (key_of(each.difference), each.name, each.event))

    def turn_findings(self) -> list[TurnFinding]:
        """The changed cards by the turn in which they were played, without turns in which that was rare."""
        sums: dict[tuple[str, int], tuple[Scores, Scores]] = {}
        for pair in self.pairs:
            for side, course in enumerate((pair.before, pair.after)):
                for key in self.comparison.focus:
                    if key in course.cards and course.cards[key].played >= 0:
                        place = (key, course.cards[key].played)
                        sums.setdefault(place, (Scores(), Scores()))[side].add(course.score)
        often = FEW * len(self.pairs)
        places, names = (
            [place for place in sorted(sums) if sum(each.games for each in sums[place]) > often],
            self.names(),
        )
        differences = corrected([between(*sums[place]) for place in places])
        return [TurnFinding(names[key], turn, *sums[key, turn], each) for (key, turn), each in zip(places, differences)]

    def names(self) -> dict[str, str]:
        since = self.comparison.since
        return (since.gone if since else {}) | {card.key: card.name for card in self.comparison.rules().cards().all}

    # Decks.

    def matchup_findings(self) -> list[MatchupFinding]:
        comparison = self.comparison
        if not comparison.matchups:
            return []
        sums: dict[tuple[int, int], tuple[Scores, Scores, Scores]] = {}
        for pair in self.pairs:
            places = comparison.matchups[pair.matchup]
            held = sums.setdefault((places[pair.seat], places[1 - pair.seat]), (Scores(), Scores(), Scores()))
            for scores, value in zip(held, (pair.before.score, pair.after.score, pair.difference)):
                scores.add(value)
        differences = corrected([paired(held[2]) for held in sums.values()])
        found = [
            MatchupFinding(comparison.decks[mine].name, comparison.decks[theirs].name, held[0], held[1], each)
            for ((mine, theirs), held), each in zip(sums.items(), differences)
        ]
        return sorted(found, key=lambda each: (each.deck, each.against))

    # The course of the games.

    def figure_findings(self) -> list[MeanFigure]:
        measures: dict[str, Callable[[Course], float]] = {
            "decisions a game": lambda course: course.decisions,
            "turns a game": lambda course: course.turns,
            "choices a decision": lambda course: course.choices / max(1, course.decisions),
            "lead changes a game": lambda course: course.leads,
            "first seat’s win rate in percent": lambda course: POINTS * course.first,
        }
        return [self.figure(name, measure) for name, measure in measures.items()]

    def figure(self, name: str, measure: Callable[[Course], float]) -> MeanFigure:
        before, after, both = Scores(), Scores(), Scores()
        for pair in self.pairs:
            one, two = measure(pair.before), measure(pair.after)
            before.add(one)
            after.add(two)
            both.add(two - one)
        change = paired(both)
        assert before.mean is not None
        assert after.mean is not None
        assert change is not None
        return MeanFigure(name, before.mean, after.mean, change)

    def curve_findings(self) -> list[tuple[int, float, float]]:
        """By turn: what the side that counts spent on cards, on average of the games that came so far.

        Turns that few games come to say nothing and are left out.
        """
        found: list[tuple[int, float, float]] = []
        for turn in range(1, MOST_TURNS):
            before, after = (mean_spent(self.courses(side), turn) for side in (0, 1))
            if before is None or after is None:
                break
            found.append((turn, before, after))
        return found

    def courses(self, side: int) -> list[Course]:
        return [pair.after if side else pair.before for pair in self.pairs]

    def largest_swings(self) -> list[PlayedPair]:
        """Pairs with the greatest difference; of equal ones the shortest games, which are the easiest to follow."""
        swung = [pair for pair in self.pairs if pair.difference]
        swung.sort(key=lambda pair: (-abs(pair.difference), pair.before.decisions + pair.after.decisions, pair.number))
        return swung[:SWINGS]

    # For programs.

    def facts(self) -> dict[str, Any]:
        before, after = self.rates()
        return {
            **self.comparison.facts(),
            "answer": self.answer(),
            "change": self.comparison.change_lines(),
            "precision": POINTS * self.run.interval.precision,
            "deals": self.run.deals,
            **self.run.interval.facts(),
            "win_rate_before": before,
            "win_rate_after": after,
            "cards": [{"card": each.key, "name": each.name, "event": each.event, **sides(each)} for each in self.cards],
            "turns": [{"name": each.name, "turn": each.turn, **sides(each)} for each in self.turns],
            "matchups": [{"deck": each.deck, "against": each.against, **sides(each)} for each in self.matchups],
            "course": [figure_facts(each) for each in self.figures],
            "mana_curve": [{"turn": turn, "before": one, "after": two} for turn, one, two in self.curve],
            "swings": [{"number": pair.number, "seat": pair.seat + 1} for pair in self.swings],
        }


def figure_facts(figure: MeanFigure) -> dict[str, Any]:
    change = figure.difference
    numbers = {"difference": change.value, "low": change.low, "high": change.high}
    return {"name": figure.name, "before": figure.before, "after": figure.after, **numbers}


def sides(found: CardFinding | TurnFinding | MatchupFinding) -> dict[str, Any]:
    held = {"before": found.before, "after": found.after}
    counts = {name: {"games": each.games, "win_rate": each.mean} for name, each in held.items()}
    return {**counts, **(found.difference.facts() if found.difference else {})}


def events_of(course: Course) -> Iterable[tuple[str, str]]:
    for key, use in course.cards.items():
        for event, happened in EVENTS.items():
            if happened(use):
                yield key, event


def paired(scores: Scores) -> ScoreDifference | None:
    """The mean of paired differences."""
    if not scores.games:
        return None
    mean = scores.sum / scores.games
    variance = max(0.0, scores.squares / scores.games - mean * mean) / max(1, scores.games - 1)
    return difference(mean, variance)


def mean_spent(courses: list[Course], turn: int) -> float | None:
    lasting = [course for course in courses if course.turns >= turn]
    if not lasting or len(lasting) < FEW * len(courses):
        return None
    return sum(course.spent.get(turn, 0) for course in lasting) / len(lasting)


def key_of(found: ScoreDifference | None) -> tuple[float, float]:
    return (found.corrected, found.chance) if found else (2.0, 2.0)
