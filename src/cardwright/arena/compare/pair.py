"""Plays a deal twice, before and after the change, with the same seeds for the bots."""

from __future__ import annotations

from dataclasses import dataclass

from cardwright.agents import agent_named
from cardwright.arena.compare.comparison import Comparison
from cardwright.arena.compare.far_side import FarSide
from cardwright.arena.compare.rules_table import RulesTable
from cardwright.arena.course import Course


@dataclass(frozen=True)
class PlayedPair:
    """``seat`` is whose result counts, ``matchup`` which decks met."""

    number: int
    matchup: int
    seat: int
    before: Course
    after: Course

    @property
    def difference(self) -> float:
        return self.after.score - self.before.score


class PairTable:
    """The agents at their table, with both sets of rules at hand."""

    def __init__(self, comparison: Comparison) -> None:
        agents = [agent_named(name) for name in comparison.agents]
        self.comparison: Comparison = comparison
        self.after: RulesTable = RulesTable(comparison, comparison.after, agents)
        self.before: RulesTable | FarSide = (
            RulesTable(comparison, comparison.before, agents)
            if comparison.since is None
            else FarSide(comparison, comparison.since.package)
        )

    def play(self, number: int) -> PlayedPair | None:
        """The pair of this number; None if nobody, or everybody, holds a changed card in it."""
        before = self.before.counted_game(number)
        if before is None:
            return None
        after = self.after.play(self.after.opening(number), number).course(before.seat)
        return PlayedPair(number, self.comparison.matchup(number), before.seat, before.course, after)

    def recorded(self, number: int, players: list[str]) -> tuple[str, str]:
        """The same pair again, as two replays in JSON."""
        return self.before.recorded(number, players), self.after.recorded(number, players)
