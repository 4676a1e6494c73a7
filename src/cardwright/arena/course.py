"""What is noted down about one game of a pair, from the side whose result counts."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass
class CardUse:
    """What became of a card: the turns in which it was first held and played, and whether it was kept at the start.

    -1 is never.
    """

    drawn: int = -1
    played: int = -1
    kept: bool = False


@dataclass
class Course:
    """One game.

    score      1 for a win of the side that counts, 0 for a loss, an equal share of a draw
    first      the same for the first seat
    decisions  how many there were, of all players, and
    choices    how many actions they had to choose from
    turns      the number of the last turn
    leads      how often another side came to lead, as the bots judge positions
    cards      by key: what became of it
    spent      by turn: what the cards cost that were played
    begun      whether the mulligan is over
    """

    score: float = 0.0
    first: float = 0.0
    decisions: int = 0
    choices: int = 0
    turns: int = 0
    leads: int = 0
    cards: dict[str, CardUse] = field(default_factory=dict)
    spent: dict[int, int] = field(default_factory=dict)
    begun: bool = False

    def use(self, key: str) -> CardUse:
        return self.cards.setdefault(key, CardUse())

    def facts(self) -> dict[str, Any]:
        return {**asdict(self), "spent": sorted(self.spent.items())}


def read_course(facts: dict[str, Any]) -> Course:
    """The course that these facts are of, as JSON brings them."""
    cards = {key: CardUse(**use) for key, use in facts["cards"].items()}
    return Course(**{**facts, "cards": cards, "spent": dict(facts["spent"])})


@dataclass(frozen=True)
class CountedGame:
    """A game from the side of the seat whose result counts."""

    seat: int
    course: Course
