"""What lies on a thing for a while."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64

FOR_GOOD: Final = 0  # a mark that no moment ends
KEEP: Final = -1000  # a number that a mark which sets numbers leaves alone


@mypyc_attr(acyclic=True)
class Mark:
    """Something that lies on a thing. It never changes, so positions share it.

    until  FOR_GOOD, or the number of the moment that ends it; a game counts its moments (the end of a turn, the start
           of a round) upwards
    seat   whose it is
    """

    def __init__(self, until: i64 = FOR_GOOD, seat: i64 = 0) -> None:
        self.until: i64 = until
        self.seat: i64 = seat


K = TypeVar("K", bound=Mark)


def lasting(marks: tuple[K, ...], moment: i64) -> tuple[K, ...]:
    """The marks that are still there after a moment."""
    return tuple([mark for mark in marks if mark.until == FOR_GOOD or mark.until > moment])
