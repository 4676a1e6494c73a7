"""The answers a seat may give as numbers from 0 on: each always the same, or places in the list of what is legal."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, final

from cardwright.kernel.action import Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.state import S
from cardwright.kernel.tensors.cells import Cells
from cardwright.kernel.tensors.feature import Column

POINTERS: Final = 4
ROW: Final = 5  # a kind and the pointers


class Moves(Generic[S]):
    """``size`` is how many moves there can be; ``listed`` says that a move is a place in the list of what is legal."""

    def __init__(self, size: i64, listed: bool) -> None:
        self.size: i64 = size
        self.listed: bool = listed


class FlatMoves(Moves[S]):
    """Every action has a number of its own; a mask says which are legal."""

    def __init__(self, size: i64) -> None:
        super().__init__(size, False)

    @abstractmethod
    def number(self, seat: i64, action: i64) -> i64:
        """The move of an action."""

    @abstractmethod
    def action(self, seat: i64, number: i64) -> i64:
        """The action of a move."""


@final
class Region:
    """Things that a row may point to: ``count`` of them, from the pointer ``first`` on.

    ``feature`` is the feature of the observation that has a row for each of them, in this order; "" where none has.
    """

    def __init__(self, name: str, count: i64, feature: str = "") -> None:
        self.name: str = name
        self.count: i64 = count
        self.feature: str = feature
        self.first: i64 = 0


class ListedMoves(Moves[S]):
    """A move is a place in the list of what is legal; a row says of each which kind it is and what it names.

    A pointer is 0 where an action names nothing more, or names something that the observation has no row for.
    Of more than ``size`` legal actions as many are offered, spread evenly over the list, the first and the last among
    them.
    """

    def __init__(self, size: i64, kinds: tuple[str, ...], regions: list[Region]) -> None:
        super().__init__(size, True)
        self.kinds: tuple[str, ...] = kinds
        self.regions: list[Region] = regions
        first: i64 = 1
        for region in regions:
            region.first = first
            first += region.count
        self.last: i64 = first - 1
        self.places: list[i64] = list(range(size))

    @abstractmethod
    def describe(self, s: S, seat: i64, action: i64, out: Cells, at: i64) -> None:
        """Write the kind of an action and up to four pointers to what it names, into cells that are 0."""

    def columns(self) -> list[Column]:
        pointers = [Column(f"pointer {place + 1}", 0, self.last) for place in range(POINTERS)]
        return [Column("kind", 0, len(self.kinds) - 1), *pointers]

    def offered(self, legal: Actions) -> Actions:
        """As many of the legal actions as there can be moves."""
        if len(legal) <= self.size:
            return legal
        return [legal[place * (len(legal) - 1) // (self.size - 1)] for place in range(self.size)]
