"""Whom an effect is about: the one chosen, itself, a group, one at random."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.board import core_of, in_combat, is_core, seat_of
from cardwright.games.ancients.model.group import Group
from cardwright.games.ancients.model.lot import VICTIM
from cardwright.games.ancients.model.scene import Scene, Who
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.rules.chance import draw_lot
from cardwright.games.ancients.rules.groups import neighbours, places_of, units_at
from cardwright.kernel.bits import i64


def one(unit: Unit | None) -> list[Unit]:
    """It, if it is still in play."""
    return [unit] if unit is not None and unit.place >= 0 else []


@final
class Chosen(Who):
    """What was chosen first: a unit, an improvement, or a Tower or Ancient."""

    def found(self, s: Position, at: Scene) -> list[Unit]:
        return one(at.target)

    def cores(self, s: Position, at: Scene) -> list[i64]:
        return [at.spot] if at.spot >= 0 and at.target is None and is_core(at.spot) else []


@final
class Itself(Who):
    """The caster, the thing with the ability, the hero with the item, the one who claims the rune."""

    def found(self, s: Position, at: Scene) -> list[Unit]:
        return one(at.source)


@final
class Subject(Who):
    """The unit that set the effect off."""

    def found(self, s: Position, at: Scene) -> list[Unit]:
        return one(at.subject)


@final
class BesideTarget(Who):
    """The units directly left and right of the one chosen."""

    def found(self, s: Position, at: Scene) -> list[Unit]:
        target = at.target
        if target is None or not in_combat(target.place):
            return []
        return units_at(s, neighbours(target.place))


@final
class Cores(Who):
    """Towers or Ancients of this lane."""

    def __init__(self, enemy: bool, own: bool) -> None:
        self.enemy: bool = enemy
        self.own: bool = own

    def found(self, s: Position, at: Scene) -> list[Unit]:
        return []

    def cores(self, s: Position, at: Scene) -> list[i64]:
        found: list[i64] = []
        for seat in range(2):
            if self.own if seat == at.seat else self.enemy:
                found.append(core_of(at.lane, seat))
        return found


@final
class Each(Who):
    """All of a group."""

    def __init__(self, group: Group) -> None:
        self.group: Group = group

    def found(self, s: Position, at: Scene) -> list[Unit]:
        return units_at(s, places_of(s, at.seat, at.lane, at.place, self.group))


@final
class OneAtRandom(Who):
    """One of a group, by lot."""

    def __init__(self, group: Group) -> None:
        self.group: Group = group

    def found(self, s: Position, at: Scene) -> list[Unit]:
        units = units_at(s, places_of(s, at.seat, at.lane, at.place, self.group))
        if not units:
            return []
        chosen = draw_lot(s, VICTIM, at.seat, at.lane, [unit.id for unit in units])
        return [unit for unit in units if unit.id == chosen]


@final
class FirstOf(Who):
    """The one of a group with the lowest slot number; of two, the enemy."""

    def __init__(self, group: Group) -> None:
        self.group: Group = group

    def found(self, s: Position, at: Scene) -> list[Unit]:
        best: Unit | None = None
        for unit in units_at(s, places_of(s, at.seat, at.lane, at.place, self.group)):
            if best is None or rank_of(unit.place, at.seat) < rank_of(best.place, at.seat):
                best = unit
        return one(best)


def rank_of(place: i64, seat: i64) -> i64:
    return place % 10 * 2 + (1 if seat_of(place) == seat else 0)


TARGET: Final = Chosen()
ITSELF: Final = Itself()
SUBJECT: Final = Subject()
BESIDE_TARGET: Final = BesideTarget()
ENEMY_CORE: Final = Cores(True, False)
BOTH_CORES: Final = Cores(True, True)
