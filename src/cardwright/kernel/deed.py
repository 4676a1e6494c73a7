"""What is about to happen in the fast lane: one small record for each thing, and how things of a kind happen."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64

NO_ID: Final = -1  # nothing and nobody in particular


@mypyc_attr(acyclic=True)
class Deed:
    """Something about to happen, as plain data: things are named by id, so it can be copied and saved with a position.

    kind    what happens, a number of the game's own
    seat    whose doing it is
    thing   whom or what it is about, and
    by      what does it; both are ids
    amount  how much
    place   where
    card    which card
    flags   what else there is to say, as bits
    """

    def __init__(
        self,
        kind: i64,
        seat: i64,
        thing: i64 = NO_ID,
        by: i64 = NO_ID,
        amount: i64 = 0,
        place: i64 = NO_ID,
        card: i64 = NO_ID,
        flags: i64 = 0,
    ) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.thing: i64 = thing
        self.by: i64 = by
        self.amount: i64 = amount
        self.place: i64 = place
        self.card: i64 = card
        self.flags: i64 = flags

    def clone(self) -> Deed:
        """A copy; a game with a deed of its own copies its further fields too."""
        return Deed(self.kind, self.seat, self.thing, self.by, self.amount, self.place, self.card, self.flags)


S = TypeVar("S")
D = TypeVar("D", bound=Deed)


class Happening(Generic[S, D]):
    """How deeds of one kind happen. A game keeps one object for each kind, in a list in the order of their numbers."""

    def happen(self, s: S, deed: D) -> None:
        raise NotImplementedError
