"""Combat targets that cards choose: Taunt, and a chosen target."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.effects.on_units import OnUnits
from cardwright.games.ancients.model.board import in_combat
from cardwright.games.ancients.model.scene import Effect, Scene
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.arrows import force
from cardwright.games.ancients.rules.groups import enemy_slots, units_at


@final
class Taunt(OnUnits):
    """Every enemy adjacent to it makes it its combat target."""

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        taunt(s, unit)


def taunt(s: Position, unit: Unit) -> None:
    if in_combat(unit.place):
        for enemy in units_at(s, s.units() & enemy_slots(unit.place)):
            force(s, enemy, unit)


@final
class Aim(Effect):
    """The first one chosen takes the second as its combat target."""

    def run(self, s: Position, at: Scene) -> None:
        if at.target is not None and at.other is not None:
            force(s, at.target, at.other)
