"""Free squares for units that are about to come."""

from __future__ import annotations

from cardwright.games.generals.model.board import NOWHERE, nth, size
from cardwright.games.generals.model.deeds import REMOVES, SUMMONING, BattleDeed
from cardwright.games.generals.model.scene import Scene, Where
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64


def free_squares(s: Battle, where: Where, scene: Scene, count: i64) -> list[i64]:
    """A number of free squares of a place, drawn at random."""
    return free_among(s, where.places(s, scene), count)


def free_among(s: Battle, squares: i64, count: i64) -> list[i64]:
    """A number of the free ones of some squares, drawn at random."""
    free = squares & ~taken(s)
    found: list[i64] = []
    while free != 0 and len(found) < count:
        square = nth(free, s.below(size(free)))
        free &= ~(1 << square)
        found.append(square)
    return found


def taken(s: Battle) -> i64:
    """The squares to which nobody can be called: somebody stands there and does not leave, or is to come there."""
    found = s.occupied()
    for deed in s.lane:
        if deed.flags & REMOVES != 0:
            unit = s.known(deed.thing)
            if unit is not None and unit.square != NOWHERE:
                found &= ~(1 << unit.square)
    for deed in s.lane:
        if deed.kind == SUMMONING:
            found |= 1 << deed.place
    return found


def call(s: Battle, deed: BattleDeed) -> None:
    """Let a unit come to a certain square, unless that is taken."""
    if deed.place >= 0 and taken(s) & (1 << deed.place) == 0:
        s.lane.append(deed)
