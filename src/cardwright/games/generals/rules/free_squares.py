"""Free squares for units that are about to come."""

from __future__ import annotations

from cardwright.games.generals.model.board import NOWHERE, nth, size
from cardwright.games.generals.model.deeds import DEATH, SUMMONING
from cardwright.games.generals.model.scene import Scene, Where
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64


def free_squares(s: Battle, where: Where, scene: Scene, count: i64) -> list[i64]:
    """So many free squares of a place, drawn at random."""
    return free_among(s, where.places(s, scene), count)


def free_among(s: Battle, squares: i64, count: i64) -> list[i64]:
    """So many of the free ones of some squares, drawn at random.

    The square of a unit that is about to die is free; one that is already meant for another unit is not.
    """
    taken = s.occupied()
    for deed in s.lane:
        if deed.kind == DEATH:
            unit = s.known(deed.thing)
            if unit is not None and unit.square != NOWHERE:
                taken &= ~(1 << unit.square)
    for deed in s.lane:
        if deed.kind == SUMMONING:
            taken |= 1 << deed.place
    free = squares & ~taken
    found: list[i64] = []
    while free != 0 and len(found) < count:
        square = nth(free, s.below(size(free)))
        free &= ~(1 << square)
        found.append(square)
    return found
