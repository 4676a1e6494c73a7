"""A game as small as a test needs it: a few questions, each to one seat or to several at once.

The rules are compiled and cannot be derived from here, so this only looks like a game: it has what agents use.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from cardwright.agents import Agent, greedy, search
from cardwright.agents.evaluation import Evaluation, evaluation_of
from cardwright.kernel.decision import Decision
from cardwright.kernel.game import Game
from cardwright.kernel.state import LOCKED, OPEN, State

Winners = tuple[int, ...]


@dataclass(frozen=True)
class Question:
    """Who is asked, what may be answered, and where the answers lead: to another question or to the winners."""

    seats: tuple[int, ...]
    leads: dict[tuple[int, ...], Question | Winners]

    def answers(self, seat: int) -> list[int]:
        return sorted({answers[self.seats.index(seat)] for answers in self.leads})


@dataclass
class Place:
    """A position of the toy."""

    seats: int
    at: Question
    sealed: list[int]
    result: Winners | None = None
    telling: bool = True

    def asked(self) -> list[int]:
        return [seat for seat in self.at.seats if self.result is None and self.sealed[seat] == OPEN]

    def decision(self, seat: int) -> Decision | None:
        return Decision(seat, "choose", sealed=len(self.at.seats) > 1) if seat in self.asked() else None


@dataclass
class Toy:
    """``tried`` counts the answers given to the first question, by seat and answer."""

    start: Question
    seats: int = 2
    name: str = "toy"
    tried: Counter[tuple[int, int]] = field(default_factory=Counter)

    def new(self) -> Place:
        return Place(self.seats, self.start, [OPEN] * self.seats)

    def clone(self, s: Place) -> Place:
        return Place(s.seats, s.at, s.sealed.copy(), s.result, s.telling)

    def legal(self, s: Place, seat: int) -> list[int]:
        return s.at.answers(seat) if seat in s.asked() else []

    def apply(self, s: Place, seat: int, action: int) -> None:
        assert action in self.legal(s, seat)
        if s.at is self.start:
            self.tried[seat, action] += 1
        s.sealed[seat] = action
        if s.asked():
            return
        lead = s.at.leads[tuple(s.sealed[seat] for seat in s.at.seats)]
        s.sealed = [OPEN] * s.seats
        if isinstance(lead, Question):
            s.at = lead
        else:
            s.result = lead

    def sample(self, seen: Place, seat: int, seed: int) -> Place:
        """A locked answer could be any; here it is always the first."""
        s = self.clone(seen)
        s.sealed = [self.start.answers(other)[0] if s.sealed[other] == LOCKED else OPEN for other in range(s.seats)]
        return s

    def ask(self, agent: Agent, seat: int, seed: int = 1, locked: tuple[int, ...] = ()) -> int:
        """What an agent answers to the first question, when others may have locked in already."""
        seen = self.new()
        for other in locked:
            seen.sealed[other] = LOCKED
        game = cast("Game[Any]", self)
        return agent.choose(game, cast("Any", seen), seat, cast("Any", self.legal(seen, seat)), seed)


class Blind(Evaluation):
    """Knows nothing before the end."""

    def chances(self, s: State) -> list[float]:
        return [1 / int(s.seats)] * int(s.seats)


def judge_by(evaluation: Evaluation, game: str, patch: pytest.MonkeyPatch) -> None:
    """Let agents judge one game by this."""
    for module in (search, greedy):
        patch.setattr(module, "evaluation_of", lambda name: evaluation if name == game else evaluation_of(name))


def together(winners: Sequence[Sequence[Question | Winners]]) -> Question:
    """A table of who wins: P1 chooses the row, P2 the column, at the same time."""
    leads: dict[tuple[int, ...], Question | Winners] = {
        (row, column): cell for row, cells in enumerate(winners) for column, cell in enumerate(cells)
    }
    return Question((0, 1), leads)


def turn(seat: int, *leads: Question | Winners) -> Question:
    """One seat chooses where to go on."""
    return Question((seat,), {(answer,): lead for answer, lead in enumerate(leads)})
