"""Damage, healing, slaying and strikes out of turn."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.effects.on_units import OnUnits
from cardwright.games.ancients.effects.who import TARGET
from cardwright.games.ancients.model.ability import HITS_CORE
from cardwright.games.ancients.model.board import in_combat
from cardwright.games.ancients.model.scene import Amount, Effect, Scene, Who
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import NOBODY, Unit
from cardwright.games.ancients.rules.atoms import heal, hit, hit_core
from cardwright.games.ancients.rules.combat import Blow, aim_blow, can_strike, exchange
from cardwright.games.ancients.rules.triggers import sound
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import amount


@final
class Damage(Effect):
    """One damage instance for each of them."""

    def __init__(self, number: int | Amount, to: Who = TARGET, piercing: bool = False) -> None:
        self.amount: Amount = amount(number)
        self.to: Who = to
        self.piercing: bool = piercing

    def run(self, s: Position, at: Scene) -> None:
        number = self.amount.of(s, at)
        by = NOBODY if at.spell or at.source is None else at.source.id
        for unit in self.to.found(s, at):
            hit(s, unit, number, self.piercing, by)
        for core in self.to.cores(s, at):
            batter(s, at, core, number, self.piercing)


def batter(s: Position, at: Scene, core: i64, number: i64, piercing: bool) -> None:
    """Damage to a core; a thing that deals it itself may react."""
    loss = hit_core(s, core, number, piercing)
    if loss > 0 and not at.spell and at.source is not None:
        sound(s, at.source, HITS_CORE, at.source, at.place)


@final
class Heal(OnUnits):
    """Removes damage, up to the most health."""

    def __init__(self, number: int | Amount, who: Who = TARGET) -> None:
        super().__init__(who)
        self.amount: Amount = amount(number)

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        heal(s, unit, self.amount.of(s, at))


@final
class HealFully(OnUnits):
    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        heal(s, unit, unit.damage)


@final
class Slay(OnUnits):
    """It dies whatever its health; a Death Shield saves it."""

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        unit.doomed = True
        s.shaken = True


@final
class StrikeNow(OnUnits):
    """It strikes its combat target at once."""

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        if in_combat(unit.place) and can_strike(unit):
            exchange(s, [aim_blow(s, unit)], False)


@final
class StrikeEachOther(Effect):
    """The two that were chosen strike each other at the same time."""

    def run(self, s: Position, at: Scene) -> None:
        one, other = at.target, at.other
        if one is None or other is None:
            return
        blows: list[Blow] = []
        if can_strike(one):
            blows.append(Blow(one, other))
        if can_strike(other):
            blows.append(Blow(other, one))
        exchange(s, blows, False)
