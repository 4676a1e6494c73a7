"""Destroying improvements."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.effects.on_units import OnUnits
from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.scene import Scene
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.atoms import lift
from cardwright.games.ancients.rules.state_check import bounty_of


@final
class DestroyImprovement(OnUnits):
    """J9: the bounty is paid when the opponent's effect does it."""

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        if not s.cards.all[unit.card].improvement:
            return
        s.tell(events.DESTROY, unit.owner, unit.id, unit.card, unit.place)
        if unit.owner != at.seat:
            gold = bounty_of(s, unit)
            s.players[at.seat].gold += gold
            s.tell(events.BOUNTY, at.seat, unit.id, unit.card, gold)
        lift(s, unit)
