"""Choosing squares: around somebody, in front, in a row, on a side of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from cardwright.games.generals.model.board import (
    ALL,
    AROUND,
    COLUMN_OF,
    COLUMNS,
    CORNERS,
    MIDDLE,
    NOWHERE,
    ROW_OF,
    SQUARES,
    ahead,
    block,
    distance,
    line_beyond,
    listed,
    side_of,
    size,
    spread,
)
from cardwright.games.generals.model.scene import Condition, Scene, Where, Who
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64

EACH: Final[list[i64]] = [1 << square for square in range(SQUARES)]

# Which square a place depends on.
CHOSEN_SQUARE: Final = 0
CHOSEN_BEFORE: Final = 1
OF_THE_EVENT: Final = 2


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
class AtSquare(Where):
    """What a table of squares has for a square: the one chosen, the one chosen before, or that of the event."""

    def __init__(self, role: i64, table: list[i64]) -> None:
        self.role: i64 = role
        self.table: list[i64] = table

    def places(self, s: Battle, scene: Scene) -> i64:
        square = scene.there
        if self.role == CHOSEN_SQUARE:
            square = scene.square
        elif self.role == CHOSEN_BEFORE:
            square = scene.first_square
        return self.table[square] if square != NOWHERE else 0


class AtUnits(Where):
    """The squares that tables, one for the units of each player, have for those on which some units stand."""

    def __init__(self, who: Who, first: list[i64] = EACH, second: list[i64] | None = None) -> None:
        self.who: Who = who
        self.tables: tuple[list[i64], list[i64]] = (first, second or first)

    def places(self, s: Battle, scene: Scene) -> i64:
        found: i64 = 0
        for unit in self.who.found(s, scene):
            if unit.square != NOWHERE:
                found |= (self.tables[0] if unit.owner == 0 else self.tables[1])[unit.square]
        return found


def at_units(first: list[i64], second: list[i64] | None = None) -> Callable[[Who], AtUnits]:
    """A word for squares that lie so towards some units."""

    def word(who: Who) -> AtUnits:
        return AtUnits(who, first, second)

    return word


def columns_away(owner: i64, least: i64, most: i64) -> list[i64]:
    """For each square those between two numbers of columns in front of it, for units of this owner."""
    found: list[i64] = []
    for square in range(SQUARES):
        fronts = [ahead(square, owner, steps) for steps in range(least, most + 1)]
        found.append(sum([1 << front for front in fronts if front != NOWHERE]))
    return found


@final
class Within(AtUnits):
    """The squares at most a number of steps away."""

    def __init__(self, who: Who, steps: i64) -> None:
        squares = range(SQUARES)
        super().__init__(who, [sum([1 << to for to in squares if 0 < distance(at, to) <= steps]) for at in squares])
        self.steps: i64 = steps


@final
class Area(Where):
    """A block of squares with the chosen one at its lower left."""

    def __init__(self, width: i64, height: i64) -> None:
        self.width: i64 = width
        self.height: i64 = height

    def places(self, s: Battle, scene: Scene) -> i64:
        return block(scene.square, self.width, self.height)


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


# Around units.
Around: Final = at_units(AROUND)
Beside: Final = at_units([spread(here) for here in EACH])
Diagonal: Final = at_units([AROUND[square] & ~spread(EACH[square]) for square in range(SQUARES)])
InFront: Final = at_units(columns_away(0, 1, 1), columns_away(1, 1, 1))
Behind: Final = at_units(columns_away(0, -1, -1), columns_away(1, -1, -1))
AllAhead: Final = at_units(columns_away(0, 1, COLUMNS), columns_away(1, 1, COLUMNS))  # the rest of their row
AboveAndBelow: Final = at_units([COLUMN_OF[square] & AROUND[square] for square in range(SQUARES)])
RowsOf: Final = at_units(ROW_OF)
ColumnsOf: Final = at_units(COLUMN_OF)

# Around a square.
HERE: Final = AtSquare(CHOSEN_SQUARE, EACH)  # where the effect comes from, or what was chosen for it
FIRST_CHOSEN: Final = AtSquare(CHOSEN_BEFORE, EACH)
THERE: Final = AtSquare(OF_THE_EVENT, EACH)
AREA_2X2: Final = Area(2, 2)
AREA_3X3: Final = AtSquare(CHOSEN_SQUARE, [AROUND[square] | EACH[square] for square in range(SQUARES)])
CHOSEN_ROW: Final = AtSquare(CHOSEN_SQUARE, ROW_OF)
UP_AND_DOWN: Final = AtSquare(CHOSEN_SQUARE, [COLUMN_OF[at] & (AROUND[at] | EACH[at]) for at in range(SQUARES)])

# On the board.
ANYWHERE: Final = Squares(ALL, ALL)
NEARBY: Final = Nearby()
FAR_EDGE: Final = Squares(COLUMN_OF[8], COLUMN_OF[0])  # the column farthest from where the player began
EDGES: Final = ROW_OF[0] | ROW_OF[44] | COLUMN_OF[0] | COLUMN_OF[44]
BORDER: Final = Squares(EDGES, EDGES)
CORNER: Final = Squares(CORNERS, CORNERS)
MIDDLE_COLUMN: Final = Squares(MIDDLE, MIDDLE)
MY_SIDE: Final = Squares(side_of(0), side_of(1))  # the four columns on which the player began
THEIR_SIDE: Final = Squares(side_of(1), side_of(0))
SOMETHING: Final = Something()
ROOM_FOR_2X2: Final = room_for([block(square, 2, 2) for square in range(SQUARES)])
ROOM_FOR_3X3: Final = room_for(AREA_3X3.table)
ROOM_UP_AND_DOWN: Final = room_for(UP_AND_DOWN.table)
