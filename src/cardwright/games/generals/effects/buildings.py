"""What cards do to Buildings: start them, hasten them, make units into them."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.keywords import BUILDING
from cardwright.games.generals.model.scene import Effect, OnUnits, Scene, Where, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import build_on
from cardwright.games.generals.rules.free_squares import free_squares
from cardwright.kernel.bits import i64


@final
class StartBuilding(Effect):
    """Put a Building that becomes a card on a random free square of a place."""

    def __init__(self, key: str, where: Where) -> None:
        self.key: str = key
        self.where: Where = where

    def run(self, s: Battle, scene: Scene) -> None:
        card = s.cards.all[s.cards.at(self.key)]
        for square in free_squares(s, self.where, scene, 1):
            deed = deeds.summoning(scene.seat, s.cards.at(card.hidden_by), square, scene.me)
            deed.within = card.place
            deed.count = card.counter
            s.lane.append(deed)


@final
class BuildOn(OnUnits):
    """Buildings are one turn nearer to their end."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if unit.traits & BUILDING != 0 and unit.within >= 0:
            build_on(s, unit)


@final
class TurnIntoBuilding(OnUnits):
    """Units become Buildings again, to be built in a number of turns."""

    def __init__(self, who: Who, turns: i64) -> None:
        super().__init__(who)
        self.turns: i64 = turns

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        deed = deeds.transformation(scene.seat, unit, s.cards.at("building"))
        deed.within = unit.card
        deed.count = self.turns
        s.lane.append(deed)
