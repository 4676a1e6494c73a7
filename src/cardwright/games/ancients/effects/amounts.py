"""Numbers that are read off units."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.model.scene import Amount, Scene, Who
from cardwright.games.ancients.model.state import Position
from cardwright.kernel.bits import i64


@final
class AttackOf(Amount):
    """The attack of somebody."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who

    def of(self, s: Position, at: Scene) -> i64:
        total: i64 = 0
        for unit in self.who.found(s, at):
            total += unit.attack
        return total


@final
class ArmorOf(Amount):
    """The armor somebody has now."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who

    def of(self, s: Position, at: Scene) -> i64:
        total: i64 = 0
        for unit in self.who.found(s, at):
            total += unit.armor_now()
        return total
