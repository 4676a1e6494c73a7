"""Where cards send units: to another square, to each other's, home to the hand."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.board import nth, size
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.scene import Effect, OnUnits, Scene, Where, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.kernel.bits import i64


@final
class Teleport(Effect):
    """Move units to a random free square of a place."""

    def __init__(self, who: Who, where: Where) -> None:
        self.who: Who = who
        self.where: Where = where

    def run(self, s: Battle, scene: Scene) -> None:
        taken: i64 = 0
        for unit in self.who.found(s, scene):
            free = self.where.places(s, scene) & ~s.occupied() & ~taken
            if free != 0:
                square = nth(free, s.below(size(free)))
                taken |= 1 << square
                s.lane.append(deeds.move(scene.seat, unit, square))


@final
class TeleportHere(OnUnits):
    """Move a unit to the square that was chosen."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        s.lane.append(deeds.move(scene.seat, unit, scene.square))


@final
class SwapPlaces(Effect):
    def __init__(self, one: Who, other: Who) -> None:
        self.one: Who = one
        self.other: Who = other

    def run(self, s: Battle, scene: Scene) -> None:
        one, other = self.one.found(s, scene), self.other.found(s, scene)
        if one and other:
            s.lane.append(deeds.swap(scene.seat, one[0], other[0]))


@final
class SendHome(OnUnits):
    """Return units to their owners' hands; ``free``: as cards that cost nothing."""

    def __init__(self, who: Who, free: bool = False) -> None:
        super().__init__(who)
        self.enchantment: Enchantment | None = Enchantment(fixes_cost=True) if free else None

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        marks = () if self.enchantment is None else (Mark(self.enchantment, seat=scene.seat),)
        s.lane.append(deeds.homecoming(scene.seat, unit, marks))

    def grants(self) -> tuple[Enchantment, ...]:
        return () if self.enchantment is None else (self.enchantment,)
