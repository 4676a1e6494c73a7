"""Free squares for units that are about to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.games.generals.model.board import NOWHERE, nth, size
from cardwright.games.generals.model.scene import Scene, Where
from cardwright.games.generals.rules.arrival import Summon
from cardwright.games.generals.rules.damage import Die
from cardwright.kernel.bits import i64

if TYPE_CHECKING:
    from cardwright.games.generals.model.state import Battle


def free_squares(s: Battle, where: Where, scene: Scene, count: i64) -> list[i64]:
    """So many free squares of a place, drawn at random.

    The square of a unit that is about to die is free; one that is already meant for another unit is not.
    """
    taken = s.occupied()
    for deed in s.todo:
        if isinstance(deed, Die) and deed.unit is not None and deed.unit.square != NOWHERE:
            taken &= ~(1 << deed.unit.square)
    for deed in s.todo:
        if isinstance(deed, Summon):
            taken |= 1 << deed.square
    free = where.squares(s, scene) & ~taken
    found: list[i64] = []
    while free != 0 and len(found) < count:
        square = nth(free, s.below(size(free)))
        free &= ~(1 << square)
        found.append(square)
    return found
