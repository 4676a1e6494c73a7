"""Units that are moved or bounced by effects (J67)."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.effects.on_units import OnUnits
from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import SLOTS, in_combat, in_support
from cardwright.games.ancients.model.keywords import MOVE_COOLDOWN, ROOT
from cardwright.games.ancients.model.scene import Effect, Scene
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules import fountain
from cardwright.games.ancients.rules.atoms import shift
from cardwright.games.ancients.rules.status import withstands
from cardwright.kernel.bits import i64


def push(s: Position, at: Scene, unit: Unit, place: i64) -> bool:
    """Move a unit to a free place; whether it moved."""
    if unit.ails & ROOT or withstands(unit, at.seat) or s.board[place] is not None:
        return False
    s.tell(events.MOVE, unit.owner, unit.id, unit.card, unit.place, place)
    shift(s, unit, place)
    return True


@final
class MoveToNextSpot(Effect):
    """The unit chosen first goes to the slot chosen second."""

    def run(self, s: Position, at: Scene) -> None:
        if at.target is not None and at.target.place >= 0 and at.next_spot >= 0:
            push(s, at, at.target, at.next_spot)


@final
class MoveUp(OnUnits):
    """From the support row to the combat slot above."""

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        if in_support(unit.place):
            push(s, at, unit, unit.place - SLOTS)


@final
class Withdraw(Effect):
    """The caster goes from the combat row to the support slot chosen; no pin holds it, but it has Move Cooldown."""

    def run(self, s: Position, at: Scene) -> None:
        hero = at.source
        if hero is not None and in_combat(hero.place) and at.spot >= 0 and push(s, at, hero, at.spot):
            hero.ails |= MOVE_COOLDOWN


@final
class Bounce(OnUnits):
    """A hero goes to the fountain for the next deploy, a creep to the hand."""

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        if not withstands(unit, at.seat):
            fountain.bounce(s, unit)
