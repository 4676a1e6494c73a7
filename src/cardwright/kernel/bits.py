"""Machine integers and sets of small numbers kept in one of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64 as i64

# Bits, made once. A shifted literal, ``1 << n``, is right as well: the builder sees to it (compiled/__main__.py).
BIT: Final[list[i64]] = [2**n for n in range(63)]


def members(mask: i64) -> list[i64]:
    """The numbers in a set, ascending."""
    found: list[i64] = []
    number: i64 = 0
    while mask != 0:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def among(numbers: list[i64], number: i64) -> bool:
    """Whether a number is in a list; compiled, several times as fast as asking the list."""
    for other in numbers:  # noqa: SIM110 (a generator would be slow when compiled)
        if other == number:
            return True
    return False


def take(numbers: list[i64], number: i64) -> None:
    """Take the first such number out of a list that has one."""
    at: i64 = 0
    while numbers[at] != number:
        at += 1
    numbers.pop(at)
