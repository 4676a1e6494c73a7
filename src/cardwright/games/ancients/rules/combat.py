"""Combat: both lanes at once, in the order of J21."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.ability import HITS_CORE
from cardwright.games.ancients.model.board import COMBAT_ROWS, core_of, lane_of
from cardwright.games.ancients.model.events import BY_CLEAVE, BY_EXCESS, BY_RETALIATE, BY_SIEGE, BY_STRIKE
from cardwright.games.ancients.model.keywords import (
    CLEAVE,
    DECAY,
    DISARM,
    FEEBLE,
    LIFESTEAL,
    PIERCE,
    REGENERATION,
    RETALIATE,
    SIEGE,
    TRAMPLE,
    rank,
)
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import NOBODY, Unit
from cardwright.games.ancients.rules.arrows import target_of
from cardwright.games.ancients.rules.atoms import heal, hit, hit_core
from cardwright.games.ancients.rules.groups import enemy_slots, units_at
from cardwright.games.ancients.rules.state_check import check
from cardwright.games.ancients.rules.triggers import sound
from cardwright.kernel.bits import BIT, i64


@final
class Blow:
    """One strike: who strikes whom, or the core, with how much; the health it cost, and what was beyond the kill."""

    def __init__(self, striker: Unit, target: Unit | None) -> None:
        self.striker: Unit = striker
        self.target: Unit | None = target
        self.attack: i64 = striker.attack
        self.piercing: bool = striker.traits & PIERCE != 0
        self.core: i64 = core_of(lane_of(striker.place), 1 - striker.owner)
        self.loss: i64 = 0
        self.excess: i64 = 0


def can_strike(unit: Unit) -> bool:
    return unit.stun == 0 and unit.ails & DISARM == 0


def aim_blow(s: Position, unit: Unit) -> Blow:
    """The strike of a unit at its combat target."""
    return Blow(unit, target_of(s, unit, unit.arrow) if unit.arrow > 0 else None)


def fight(s: Position) -> None:
    """Steps 3.1 to 3.6."""
    s.tell(events.COMBAT, s.mover)
    blows = [aim_blow(s, unit) for unit in units_at(s, s.units() & COMBAT_ROWS) if can_strike(unit)]
    exchange(s, blows, True)
    wither(s)
    check(s)
    if s.result is None:
        drink(s, blows)


def exchange(s: Position, blows: list[Blow], in_combat: bool) -> None:
    """Blows that are dealt at the same time; Cleave and Siege belong to combat alone."""
    for blow in blows:
        land(s, blow)
    if in_combat:
        for blow in blows:
            cleave(s, blow)
    for blow in blows:
        retaliate(s, blow)
    if in_combat:
        for blow in blows:
            batter(s, blow, rank(blow.striker.ranks, SIEGE), BY_SIEGE)
    for blow in blows:
        batter(s, blow, blow.excess, BY_EXCESS)


def land(s: Position, blow: Blow) -> None:
    """The strike itself."""
    target = blow.target
    if target is None:
        batter(s, blow, blow.attack, BY_STRIKE)
        return
    before = target.left()
    told(s, blow.striker, target.id, blow.attack, BY_STRIKE)
    blow.loss = hit(s, target, blow.attack, blow.piercing, blow.striker.id)
    if blow.striker.traits & TRAMPLE or target.traits & FEEBLE:
        blow.excess = beyond(target, before, blow.loss)


def beyond(target: Unit, before: i64, loss: i64) -> i64:
    """The damage beyond what killed a unit; one with a Death Shield is not killed."""
    if target.is_shielded():
        return 0
    return loss - before if before > 0 else loss


def cleave(s: Position, blow: Blow) -> None:
    """J22: all adjacent enemies but the one struck."""
    unit = blow.striker
    amount = rank(unit.ranks, CLEAVE)
    if amount == 0:
        return
    places = s.units() & enemy_slots(unit.place)
    if blow.target is not None:
        places &= ~BIT[blow.target.place]
    for enemy in units_at(s, places):
        told(s, unit, enemy.id, amount, BY_CLEAVE)
        hit(s, enemy, amount, blow.piercing, unit.id)


def retaliate(s: Position, blow: Blow) -> None:
    """The one that is struck hits back, also when it is stunned or disarmed."""
    target = blow.target
    if target is None:
        return
    amount = rank(target.ranks, RETALIATE)
    if amount > 0:
        told(s, target, blow.striker.id, amount, BY_RETALIATE)
        hit(s, blow.striker, amount, target.traits & PIERCE != 0, target.id)


def batter(s: Position, blow: Blow, amount: i64, how: i64) -> None:
    """Damage to the core, as its own instance."""
    if amount <= 0:
        return
    told(s, blow.striker, NOBODY, amount, how)
    if hit_core(s, blow.core, amount, blow.piercing) > 0 and s.hearing & BIT[HITS_CORE]:
        sound(s, blow.striker, HITS_CORE, blow.striker, blow.striker.place)


def told(s: Position, unit: Unit, target: i64, amount: i64, how: i64) -> None:
    if s.telling:
        s.tell(events.STRIKE, unit.owner, unit.id, target, amount, how)


def wither(s: Position) -> None:
    """Decay, then Regeneration, in both rows (J23, J60)."""
    units = units_at(s, s.units())
    for unit in units:
        amount = rank(unit.ranks, DECAY)
        if amount > 0:
            unit.damage += amount
            if unit.left() <= 0:
                s.shaken = True
            s.tell(events.DECAY, unit.owner, unit.id, unit.card, amount, unit.left())
    for unit in units:
        amount = rank(unit.ranks, REGENERATION)
        if amount > 0:
            heal(s, unit, amount)


def drink(s: Position, blows: list[Blow]) -> None:
    """Lifesteal of those who survived and damaged a unit."""
    for blow in blows:
        if blow.loss > 0 and blow.striker.traits & LIFESTEAL and blow.striker.place >= 0:
            heal(s, blow.striker, blow.attack)
