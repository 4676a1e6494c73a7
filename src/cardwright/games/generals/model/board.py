"""The squares: nine columns, five rows, numbered from the lower left; sets of squares are bits of one number."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64

COLUMNS: Final = 9
ROWS: Final = 5
SQUARES: Final = 45
NOWHERE: Final = -1
ALL: Final = 0x1FFF_FFFF_FFFF  # every square
FILE_A: Final = 0x10_0804_0201  # the leftmost column
FILE_I: Final = 0x1008_0402_0100  # the rightmost column

FIRST_GENERAL: Final = 18  # a3
SECOND_GENERAL: Final = 26  # i3
MANA_SPRINGS: Final = (4, 23, 40)  # e1, f3, e5

# The powers of two have different remainders by 67, which tells which one it is.
LOWEST: Final[list[i64]] = [next((n for n in range(45) if 2**n % 67 == rest), 0) for rest in range(67)]
# How many bits are set in a number of ten bits.
COUNT: Final[list[i64]] = [bin(bits).count("1") for bits in range(1024)]


def square_at(x: i64, y: i64) -> i64:
    return y * COLUMNS + x


def column(square: i64) -> i64:
    return square % COLUMNS


def row(square: i64) -> i64:
    return square // COLUMNS


def spread(squares: i64) -> i64:
    """The squares one orthogonal step from any of these."""
    return ((squares & ~FILE_I) << 1 | (squares & ~FILE_A) >> 1 | squares << 9 | squares >> 9) & ALL


def diagonal(squares: i64) -> i64:
    """The squares one diagonal step from any of these."""
    left, right = squares & ~FILE_A, squares & ~FILE_I
    return (right << 10 | left << 8 | right >> 8 | left >> 10) & ALL


def dilate(squares: i64) -> i64:
    """These squares and all those around them."""
    wide = squares | (squares & ~FILE_I) << 1 | (squares & ~FILE_A) >> 1
    return (wide | wide << 9 | wide >> 9) & ALL


def lowest(squares: i64) -> i64:
    """The first square of a set that is not empty."""
    return LOWEST[(squares & -squares) % 67]


def size(squares: i64) -> i64:
    """How many squares there are in a set."""
    return (
        COUNT[squares & 1023]
        + COUNT[squares >> 10 & 1023]
        + COUNT[squares >> 20 & 1023]
        + COUNT[squares >> 30 & 1023]
        + COUNT[squares >> 40]
    )


def nth(squares: i64, place: i64) -> i64:
    """The square of that place in a set, counted from 0."""
    while place > 0:
        squares &= squares - 1
        place -= 1
    return lowest(squares)


def listed(squares: i64) -> list[i64]:
    """The squares of a set, one by one, in order."""
    found: list[i64] = []
    while squares != 0:
        found.append(lowest(squares))
        squares &= squares - 1
    return found


def apart(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


def distance(one: i64, other: i64) -> i64:
    """Steps from one square to another, counted along rows and columns."""
    return apart(column(one), column(other)) + apart(row(one), row(other))


def ahead(square: i64, owner: i64, steps: i64 = 1) -> i64:
    """The square that many columns in front of a unit of this owner; NOWHERE beyond the edge."""
    x = column(square) + (steps if owner == 0 else -steps)
    return square_at(x, row(square)) if 0 <= x < COLUMNS else NOWHERE


def neighbours(square: i64) -> i64:
    found: i64 = 0
    for y in range(ROWS):
        for x in range(COLUMNS):
            near = apart(x, column(square)) <= 1 and apart(y, row(square)) <= 1
            if near and square_at(x, y) != square:
                found |= 1 << (square_at(x, y))
    return found


def around(square: i64) -> i64:
    """The squares around one; compiled, this is quicker than looking a large number up."""
    here = 1 << square
    wide = here | (here & ~FILE_I) << 1 | (here & ~FILE_A) >> 1
    return (wide | wide << 9 | wide >> 9) & ALL & ~here


AROUND: Final[list[i64]] = [neighbours(square) for square in range(SQUARES)]
ROW_OF: Final[list[i64]] = [0x1FF << (COLUMNS * (square // COLUMNS)) for square in range(SQUARES)]
COLUMN_OF: Final[list[i64]] = [FILE_A << (square % COLUMNS) for square in range(SQUARES)]
CORNERS: Final = 0x1010_0000_0101
LEFT: Final = 0xF0_783C_1E0F  # the starting side of the first player
RIGHT: Final = 0x1E0F_0783_C1E0
MIDDLE: Final = 0x100_8040_2010


def side_of(owner: i64) -> i64:
    """The starting side of a player: four columns."""
    return LEFT if owner == 0 else RIGHT


def block(square: i64, width: i64, height: i64) -> i64:
    """The squares of a block with this one at its lower left, as far as they are on the board."""
    found: i64 = 0
    for y in range(row(square), min(row(square) + height, ROWS)):
        for x in range(column(square), min(column(square) + width, COLUMNS)):
            found |= 1 << (square_at(x, y))
    return found


def spelled(square: i64) -> str:
    return f"{'abcdefghi'[column(square)]}{row(square) + 1}"


SQUARE_NAMES: Final[list[str]] = [spelled(square) for square in range(SQUARES)]


def square_name(square: i64) -> str:
    """``c3``: the column as a letter, then the row."""
    return SQUARE_NAMES[square] if 0 <= square < SQUARES else spelled(square)


def read_square(name: str) -> int:
    """The square of that name, or NOWHERE if there is none."""
    text = name.strip().lower()
    if len(text) != 2 or text[0] not in "abcdefghi" or text[1] not in "12345":
        return NOWHERE
    return "abcdefghi".index(text[0]) + (int(text[1]) - 1) * 9


def line_beyond(start: i64, target: i64) -> i64:
    """The half line from a square through another in its row or column, to the edge; nothing for a diagonal."""
    if row(start) == row(target):
        line = ROW_OF[start]
    elif column(start) == column(target):
        line = COLUMN_OF[start]
    else:
        return 0
    below = (1 << start) - 1
    return line & ~below & ~(1 << start) if target > start else line & below
