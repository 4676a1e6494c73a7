"""Choosing squares: around somebody, in front, in a row, on a side of the board."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model.board import (
    ALL,
    AROUND,
    COLUMN_OF,
    CORNERS,
    MIDDLE,
    NOWHERE,
    ROW_OF,
    ahead,
    block,
    distance,
    line_beyond,
    listed,
    row,
    side_of,
    size,
    spread,
)
from cardwright.games.generals.model.scene import Condition, Scene, Where, Who
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64


@final
class Squares(Where):
    """Certain squares, for each of the two players."""

    def __init__(self, first: i64, second: i64) -> None:
        self.first: i64 = first
        self.second: i64 = second

    def places(self, s: Battle, scene: Scene) -> i64:
        return self.first if scene.seat == 0 else self.second


@final
class Nearby(Where):
    """The squares around the unit the effect comes from (or the square it comes from, once that unit is gone)."""

    def places(self, s: Battle, scene: Scene) -> i64:
        here = scene.square
        if scene.me is not None and scene.me.square != NOWHERE:
            here = scene.me.square
        return AROUND[here] if here != NOWHERE else 0


@final
class Here(Where):
    """The square the effect comes from, or that was chosen for it."""

    def places(self, s: Battle, scene: Scene) -> i64:
        return (1 << scene.square) if scene.square != NOWHERE else 0


@final
class FirstChosen(Where):
    """The square chosen in the step before."""

    def places(self, s: Battle, scene: Scene) -> i64:
        return (1 << scene.first_square) if scene.first_square != NOWHERE else 0


class AtUnits(Where):
    """Squares that depend on where some units stand."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who

    def places(self, s: Battle, scene: Scene) -> i64:
        found: i64 = 0
        for unit in self.who.found(s, scene):
            if unit.square != NOWHERE:
                found |= self.at(unit.square, unit.owner)
        return found

    def at(self, square: i64, owner: i64) -> i64:
        return 1 << square


class Around(AtUnits):
    """The eight squares around them."""

    def at(self, square: i64, owner: i64) -> i64:
        return AROUND[square]


class Beside(AtUnits):
    """The squares one orthogonal step away."""

    def at(self, square: i64, owner: i64) -> i64:
        return spread(1 << square)


class Diagonal(AtUnits):
    """The four squares that touch theirs by a corner."""

    def at(self, square: i64, owner: i64) -> i64:
        return AROUND[square] & ~spread(1 << square)


class Within(AtUnits):
    """The squares at most a number of steps away."""

    def __init__(self, who: Who, steps: i64) -> None:
        super().__init__(who)
        self.steps: i64 = steps

    def at(self, square: i64, owner: i64) -> i64:
        found: i64 = 0
        for other in range(45):
            if distance(other, square) <= self.steps:
                found |= 1 << other
        return found & ~(1 << square)


class InFront(AtUnits):
    def at(self, square: i64, owner: i64) -> i64:
        front = ahead(square, owner)
        return (1 << front) if front != NOWHERE else 0


class Behind(AtUnits):
    def at(self, square: i64, owner: i64) -> i64:
        back = ahead(square, owner, -1)
        return (1 << back) if back != NOWHERE else 0


class AllAhead(AtUnits):
    """The rest of their row, in front of them."""

    def at(self, square: i64, owner: i64) -> i64:
        found: i64 = 0
        front = ahead(square, owner)
        while front != NOWHERE:
            found |= 1 << front
            front = ahead(front, owner)
        return found


class AboveAndBelow(AtUnits):
    def at(self, square: i64, owner: i64) -> i64:
        found: i64 = 0
        if row(square) > 0:
            found |= 1 << (square - 9)
        if row(square) < 4:
            found |= 1 << (square + 9)
        return found


class RowsOf(AtUnits):
    def at(self, square: i64, owner: i64) -> i64:
        return ROW_OF[square]


class ColumnsOf(AtUnits):
    def at(self, square: i64, owner: i64) -> i64:
        return COLUMN_OF[square]


@final
class Area(Where):
    """A block of squares with the chosen one at its lower left."""

    def __init__(self, width: i64, height: i64) -> None:
        self.width: i64 = width
        self.height: i64 = height

    def places(self, s: Battle, scene: Scene) -> i64:
        return block(scene.square, self.width, self.height)


@final
class Square3x3(Where):
    """The chosen square and those around it."""

    def places(self, s: Battle, scene: Scene) -> i64:
        return AROUND[scene.square] | (1 << scene.square)


@final
class ChosenRow(Where):
    def places(self, s: Battle, scene: Scene) -> i64:
        return ROW_OF[scene.square]


@final
class UpAndDown(Where):
    """The chosen square, the one above and the one below."""

    def places(self, s: Battle, scene: Scene) -> i64:
        return COLUMN_OF[scene.square] & (AROUND[scene.square] | (1 << scene.square))


@final
class Something(Where):
    """The squares on which there is a unit or a tile."""

    def places(self, s: Battle, scene: Scene) -> i64:
        found = s.occupied()
        for tiles in s.tiles:
            found |= tiles
        return found


@final
class MyTiles(Where):
    """The squares on which the player has tiles of a kind."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def places(self, s: Battle, scene: Scene) -> i64:
        return s.tiles[self.kind + scene.seat]


@final
class AnyOf(Where):
    """All the squares of several places."""

    def __init__(self, parts: tuple[Where, ...]) -> None:
        self.parts: tuple[Where, ...] = parts

    def places(self, s: Battle, scene: Scene) -> i64:
        found: i64 = 0
        for place in self.parts:
            found |= place.places(s, scene)
        return found


@final
class Elsewhere(Where):
    """Every square that is not in a place."""

    def __init__(self, place: Where) -> None:
        self.place: Where = place

    def places(self, s: Battle, scene: Scene) -> i64:
        return ALL & ~self.place.places(s, scene)


@final
class Near(Where):
    """The squares around those of a place."""

    def __init__(self, place: Where) -> None:
        self.place: Where = place

    def places(self, s: Battle, scene: Scene) -> i64:
        found: i64 = 0
        for square in listed(self.place.places(s, scene)):
            found |= AROUND[square]
        return found


@final
class Provided(Where):
    """A place, but only if a test holds."""

    def __init__(self, test: Condition, place: Where) -> None:
        self.test: Condition = test
        self.place: Where = place

    def places(self, s: Battle, scene: Scene) -> i64:
        return self.place.places(s, scene) if self.test.holds(s, scene) else 0


@final
class There(Where):
    """The square on which the event happened."""

    def places(self, s: Battle, scene: Scene) -> i64:
        return (1 << scene.there) if scene.there != NOWHERE else 0


@final
class LineThrough(Where):
    """The half line from the unit the effect comes from through the one the event is about, without that one."""

    def places(self, s: Battle, scene: Scene) -> i64:
        me = scene.me
        if me is None or me.square == NOWHERE or scene.there == NOWHERE:
            return 0
        return line_beyond(me.square, scene.there) & ~(1 << scene.there)


def room_for(areas: list[i64]) -> Squares:
    """The squares whose areas, listed square by square, lie wholly on the board: they have as many squares as any."""
    most = max(size(area) for area in areas)
    found: i64 = 0
    for square in range(len(areas)):
        if size(areas[square]) == most:
            found |= 1 << square
    return Squares(found, found)


ANYWHERE: Final = Squares(ALL, ALL)
NEARBY: Final = Nearby()
HERE: Final = Here()
FIRST_CHOSEN: Final = FirstChosen()
THERE: Final = There()
FAR_EDGE: Final = Squares(COLUMN_OF[8], COLUMN_OF[0])  # the column farthest from where the player began
UP_AND_DOWN: Final = UpAndDown()
EDGES: Final = ROW_OF[0] | ROW_OF[44] | COLUMN_OF[0] | COLUMN_OF[44]
BORDER: Final = Squares(EDGES, EDGES)
CORNER: Final = Squares(CORNERS, CORNERS)
MIDDLE_COLUMN: Final = Squares(MIDDLE, MIDDLE)
MY_SIDE: Final = Squares(side_of(0), side_of(1))  # the four columns on which the player began
THEIR_SIDE: Final = Squares(side_of(1), side_of(0))
SOMETHING: Final = Something()
AREA_2X2: Final = Area(2, 2)
AREA_3X3: Final = Square3x3()
ROOM_FOR_2X2: Final = room_for([block(square, 2, 2) for square in range(45)])
ROOM_FOR_3X3: Final = room_for([AROUND[square] for square in range(45)])
ROOM_UP_AND_DOWN: Final = room_for([COLUMN_OF[square] & AROUND[square] for square in range(45)])
