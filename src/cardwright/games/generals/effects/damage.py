"""What cards do to the health of units: hurt, mend, destroy, take away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cardwright.games.generals.effects.units import Chosen, ChosenFirst, Doer, Itself, Subject
from cardwright.games.generals.model.keywords import SENTINEL
from cardwright.games.generals.model.scene import Amount, Effect, OnUnits, Scene, Who, amount
from cardwright.games.generals.rules.damage import Damage, Heal, Kill, Remove
from cardwright.games.generals.rules.deeds import Deed
from cardwright.kernel.bits import i64

if TYPE_CHECKING:
    from cardwright.games.generals.model.state import Battle
    from cardwright.games.generals.model.unit import Unit


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
        for unit in self.who.units(s, scene):
            s.todo.append(Damage(scene.seat, unit, by, number, scene.spell))


@final
class HurtRandom(Effect):
    """Deal damage to one of some units, which is picked only when the damage is dealt; ``unsigned`` as above."""

    def __init__(self, number: int | Amount, who: Who, unsigned: bool = False) -> None:
        self.number: Amount = amount(number)
        self.who: Who = who
        self.unsigned: bool = unsigned

    def run(self, s: Battle, scene: Scene) -> None:
        deed = StrayDamage(scene, self.number.of(s, scene), self.who)
        if self.unsigned:
            deed.by = None
        s.todo.append(deed)


@final
class StrayDamage(Deed):
    """Damage that finds its target when it is dealt."""

    def __init__(self, scene: Scene, number: i64, who: Who) -> None:
        super().__init__(scene.seat, None, scene.me, number)
        self.scene: Scene = scene
        self.who: Who = who

    def run(self, s: Battle) -> None:
        units = self.who.units(s, self.scene)
        if units:
            unit = units[s.below(len(units))]
            Damage(self.seat, unit, self.by, self.amount, self.scene.spell).run(s)


@final
class Mend(Effect):
    """Heal; FULLY mends all damage."""

    def __init__(self, number: int | Amount, who: Who) -> None:
        self.number: Amount = amount(number)
        self.who: Who = who

    def run(self, s: Battle, scene: Scene) -> None:
        number = self.number.of(s, scene)
        for unit in self.who.units(s, scene):
            s.todo.append(Heal(scene.seat, unit, scene.me, number))


@final
class Destroy(Effect):
    """Destroy units. Watchful Sentinels are passed by if the effect has no certain unit in mind (R189)."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who
        self.at_large: bool = not isinstance(who, (Chosen, ChosenFirst, Subject, Doer, Itself))

    def run(self, s: Battle, scene: Scene) -> None:
        passes_by = SENTINEL if self.at_large and s.options.sentinel_changes == "kept" else 0
        for unit in self.who.units(s, scene):
            if unit.traits & passes_by == 0:
                s.todo.append(Kill(scene.seat, unit, scene.me))


@final
class Vanish(OnUnits):
    """Remove without death."""

    def befall(self, s: Battle, scene: Scene, unit: Unit) -> None:
        s.todo.append(Remove(scene.seat, unit))


@final
class VanishAtOnce(OnUnits):
    """Remove without death, before anything else happens."""

    def befall(self, s: Battle, scene: Scene, unit: Unit) -> None:
        Remove(scene.seat, unit).run(s)
