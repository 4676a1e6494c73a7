"""What cards do to the health of units: hurt, mend, destroy, take away."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.effects.units import ITSELF, Certain
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.keywords import SENTINEL
from cardwright.games.generals.model.program import Program, sequel
from cardwright.games.generals.model.scene import Amount, Effect, OnUnits, Scene, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.damage import damage, remove
from cardwright.kernel.effects.amounts import amount

FULLY: Final = 1000


@final
class Hurt(Effect):
    """Deal damage; ``unsigned``: as nobody's, so that it does not count as damage the unit deals."""

    def __init__(self, number: int | Amount, who: Who, unsigned: bool = False) -> None:
        self.number: Amount = amount(number)
        self.who: Who = who
        self.unsigned: bool = unsigned

    def run(self, s: Battle, scene: Scene) -> None:
        number = self.number.of(s, scene)
        by = None if self.unsigned else scene.me
        for unit in self.who.found(s, scene):
            s.lane.append(deeds.damage(scene.seat, unit, by, number, scene.spell))


@final
class HurtRandom(Effect):
    """Deal damage to one of some units, picked only when it is dealt; ``by``: the unit that deals it."""

    def __init__(self, number: int | Amount, who: Who, by: Certain = ITSELF) -> None:
        self.number: Amount = amount(number)
        self.later: Program = Program((HurtOneNow(who, by),))

    def run(self, s: Battle, scene: Scene) -> None:
        event = scene.amount
        scene.amount = self.number.of(s, scene)
        s.lane.append(sequel(self.later, scene))
        scene.amount = event

    def programs(self) -> tuple[Program, ...]:
        return (self.later,)


@final
class HurtOneNow(Effect):
    """Deal as much damage as the scene says to one of some units, picked now."""

    def __init__(self, who: Who, by: Certain) -> None:
        self.who: Who = who
        self.by: Certain = by

    def run(self, s: Battle, scene: Scene) -> None:
        units = self.who.found(s, scene)
        if units:
            unit = units[s.below(len(units))]
            damage(s, deeds.damage(scene.seat, unit, self.by.unit(scene), scene.amount, scene.spell))


@final
class Mend(Effect):
    """Heal; FULLY mends all damage."""

    def __init__(self, number: int | Amount, who: Who) -> None:
        self.number: Amount = amount(number)
        self.who: Who = who

    def run(self, s: Battle, scene: Scene) -> None:
        number = self.number.of(s, scene)
        for unit in self.who.found(s, scene):
            s.lane.append(deeds.healing(scene.seat, unit, scene.me, number))


@final
class Destroy(Effect):
    """Destroy units. Watchful Sentinels are passed by if the effect has no certain unit in mind (R189)."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who
        self.at_large: bool = not isinstance(who, Certain)

    def run(self, s: Battle, scene: Scene) -> None:
        passes_by = SENTINEL if self.at_large and s.options.sentinel_changes == "kept" else 0
        for unit in self.who.found(s, scene):
            if unit.traits & passes_by == 0:
                s.lane.append(deeds.destruction(scene.seat, unit, scene.me))


@final
class Vanish(OnUnits):
    """Remove without death."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if not s.untouchable(unit):
            s.lane.append(deeds.removal(scene.seat, unit))


@final
class VanishAtOnce(OnUnits):
    """Remove without death, before anything else happens."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if not s.untouchable(unit):
            remove(s, unit)
