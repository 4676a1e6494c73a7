"""The memory that compiled rules write numbers into, and that numpy reads without copying."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i16, u8

from cardwright.kernel.bits import i64

LARGEST: Final = 1000  # what is larger, or smaller than its opposite, is written as this

# In quotes: compiled, Python would take the numbers for plain ones.
Cells: TypeAlias = "vec[i16]"
Marks: TypeAlias = "vec[u8]"


def cells(count: i64) -> vec[i16]:
    return vec[i16]([0] * count)


def marks(count: i64) -> vec[u8]:
    return vec[u8]([0] * count)


def blank(out: Cells, at: i64, count: i64) -> None:
    """Make some cells 0; compiled, all at once (see compiled/shortcuts.h)."""
    for place in range(at, at + count):
        out[place] = 0


def within(number: i64) -> i16:
    """A number as it is written: none is beyond LARGEST (likewise)."""
    if number > LARGEST:
        return LARGEST
    return i16(number) if number > -LARGEST else -LARGEST
