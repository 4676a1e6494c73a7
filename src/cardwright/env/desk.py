"""What some seats see and may do, written as their matches go on; it can be copied and pickled."""

from __future__ import annotations

from typing import Any

from cardwright.env.arrangement import Arrangement
from cardwright.env.arrays import Arrays
from cardwright.kernel.state import State


class Desk(Arrays):
    """A sheet for each seat or table. A copy and a pickle have the sheets written again, from the same positions."""

    def __init__(self, arrangement: Arrangement, count: int) -> None:
        self.sheets = arrangement.sheets(count)
        super().__init__(self.sheets)
        self.arrangement = arrangement
        self.written: dict[int, tuple[State, int]] = {}  # the position and the seat of each sheet

    def write(self, at: int, s: State, seat: int) -> None:
        """Fill a sheet with what this seat sees and may do."""
        self.sheets.write(at, s, seat)
        self.written[at] = (s, seat)

    def is_legal(self, at: int, move: int) -> bool:
        return bool(self.sheets.is_legal(at, move))

    def action(self, at: int, move: int) -> int:
        """The action that a move of a sheet stands for; refused if it is not in the mask."""
        return int(self.sheets.action(at, move))

    def __reduce__(self) -> tuple[Any, ...]:
        return written_again, (self.arrangement, int(self.sheets.count), self.written)


def written_again(arrangement: Arrangement, count: int, written: dict[int, tuple[State, int]]) -> Desk:
    desk = Desk(arrangement, count)
    for at, (s, seat) in written.items():
        desk.write(at, s, seat)
    return desk
