"""Whom units obey and what they are made to do: change sides, wake, tire, act, fight."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.units import ITSELF
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.ability import MINE, TURN_ENDS, Trigger
from cardwright.games.generals.model.deeds import FORCED
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.keywords import BATTLE_PET
from cardwright.games.generals.model.scene import Effect, Granting, OnUnits, Scene, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.enchant import acts_alone, enchant, until_end_of_next_turn, until_end_of_turn, wake


@final
class TakeOver(OnUnits):
    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if not s.untouchable(unit):
            s.lane.append(deeds.switch(scene.seat, unit, scene.seat))


@final
class GiveAway(OnUnits):
    """Units fight for the other player from now on."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if unit is scene.me or not s.untouchable(unit):
            s.lane.append(deeds.switch(scene.seat, unit, 1 - unit.owner))


@final
class Borrow(Granting):
    """Take units over, ready to act, until the end of the player's turn: this one, or else the next."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who
        back = Trigger(TURN_ENDS, (GiveAway(ITSELF),), whose=MINE)
        self.enchantment: Enchantment = Enchantment(abilities=(back,), lasting=True)

    def run(self, s: Battle, scene: Scene) -> None:
        seat = scene.seat
        moment = until_end_of_turn(s) if s.mover == seat else until_end_of_next_turn(s, seat)
        for unit in self.who.found(s, scene):
            if s.untouchable(unit):
                continue
            s.lane.append(deeds.switch(seat, unit, seat))
            s.lane.append(deeds.rousing(seat, unit))
            enchant(s, unit, Mark(self.enchantment, until=moment, seat=seat))


@final
class Wake(OnUnits):
    """Reactivate."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if not s.untouchable(unit):
            wake(unit)


@final
class Tire(OnUnits):
    """Exhaust."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if not s.untouchable(unit):
            unit.exhausted = True


@final
class LetAct(OnUnits):
    """Battle Pets among some units act at once, tame ones and those of every tribe are reactivated."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if s.untouchable(unit):
            return
        if acts_alone(unit):
            s.lane.append(deeds.activation(scene.seat, unit))
        elif unit.traits & BATTLE_PET != 0 or s.cards.all[unit.card].every_tribe:
            wake(unit)


class Against(Effect):
    """Something that units do to others."""

    def __init__(self, who: Who, whom: Who) -> None:
        self.who: Who = who
        self.whom: Who = whom

    def run(self, s: Battle, scene: Scene) -> None:
        for by in self.who.found(s, scene):
            if by is not scene.me and s.untouchable(by):
                continue
            for unit in self.whom.found(s, scene):
                self.do_against(s, by, unit)

    def do_against(self, s: Battle, by: Unit, unit: Unit) -> None:
        raise NotImplementedError


@final
class Fight(Against):
    """Units strike others as if they attacked, without an answer."""

    def do_against(self, s: Battle, by: Unit, unit: Unit) -> None:
        s.lane.append(deeds.damage(by.owner, unit, by, by.attack, False))


@final
class MakeAttack(Against):
    """Units that have attack carry out an attack on others at once; those answer as always."""

    def do_against(self, s: Battle, by: Unit, unit: Unit) -> None:
        if by.attack > 0:
            s.lane.append(deeds.hit(by, unit, FORCED))
