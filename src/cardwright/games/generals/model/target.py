"""What may be chosen for a card: units, or squares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cardwright.games.generals.model.keywords import INVULNERABLE, SPELL_PROOF
from cardwright.games.generals.model.scene import Scene, Where
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.things import FRIENDLY

if TYPE_CHECKING:
    from cardwright.games.generals.effects.units import Units
    from cardwright.games.generals.model.state import Battle

MORE_THAN_ANY: Final = 1000  # attack that no unit has


@final
class Target:
    """Either units, or squares: any of ``where``, or only the free ones.

    also     other units that may be chosen as well
    weakest  only those with the least attack of all that might be chosen
    """

    def __init__(
        self,
        units: Units | None = None,
        where: Where | None = None,
        free: bool = False,
        also: Units | None = None,
        weakest: bool = False,
    ) -> None:
        self.units: Units | None = units
        self.where: Where | None = where
        self.free: bool = free
        self.also: Units | None = also
        self.weakest: bool = weakest

    def squares(self, s: Battle, scene: Scene) -> i64:
        """The squares that may be chosen."""
        if self.units is not None:
            return self.unit_squares(s, scene, self.units)
        found: i64 = 0
        if self.where is not None:
            found = self.where.places(s, scene)
        if self.free:
            found &= ~s.occupied()
        return found

    def unit_squares(self, s: Battle, scene: Scene, units: Units) -> i64:
        found: i64 = 0
        least: i64 = MORE_THAN_ANY
        squares = units.squares(s, scene)
        seat, source = scene.seat, scene.source()
        friendly = units.side == FRIENDLY
        for unit in s.units:
            if unit.traits & INVULNERABLE != 0:
                continue
            if scene.spell and unit.traits & SPELL_PROOF != 0 and unit.owner != seat:
                continue
            fits = squares & (1 << unit.square) != 0 and (unit.owner == seat or not friendly)
            if fits:
                fits = units.suits(s, unit, seat, source)
            if not fits and (self.also is None or not self.also.fits(s, scene, unit)):
                continue
            if self.weakest and unit.attack != least:
                if unit.attack > least:
                    continue
                found = 0
                least = unit.attack
            found |= 1 << unit.square
        return found
