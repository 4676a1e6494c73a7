"""A question the rules put to one seat."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64


@mypyc_attr(acyclic=True)
@final
class Decision:
    """Who is asked what. It never changes once it is made, so positions share it.

    kind      what is asked, a word of the game ("place", "respond", "target")
    options   the things to choose from, where the question is a plain choice
    slot      where the answer lands in the frame that asked; "" for a question of the rules themselves
    least     how many must be chosen, and
    most      how many may be
    seconds   how long the table should wait; 0 is for ever
    sealed    the answer stays secret until everybody who was asked has given theirs
    optional  offered, but nobody waits for it
    continues the time of this seat's last question goes on (a turn of many actions has one clock)
    """

    def __init__(
        self,
        seat: i64,
        kind: str,
        options: tuple[int, ...] = (),
        slot: str = "",
        least: i64 = 1,
        most: i64 = 1,
        seconds: i64 = 0,
        sealed: bool = False,
        optional: bool = False,
        continues: bool = False,
    ) -> None:
        self.seat: i64 = seat
        self.kind: str = kind
        self.options: tuple[int, ...] = options
        self.slot: str = slot
        self.least: i64 = least
        self.most: i64 = most
        self.seconds: i64 = seconds
        self.sealed: bool = sealed
        self.optional: bool = optional
        self.continues: bool = continues

    def __reduce__(self) -> tuple[Any, ...]:
        amounts = (self.least, self.most, self.seconds)
        switches = (self.sealed, self.optional, self.continues)
        return Decision, (self.seat, self.kind, self.options, self.slot, *amounts, *switches)
