"""A choice that chance makes, as it is kept for those who step through a game and decide chance in advance."""

from __future__ import annotations

from typing import Final, final

from cardwright.kernel.bits import i64

# What is chosen.
SPAWN: Final = "spawn"  # a combat place, for a creep that comes by itself
BLESSING: Final = "ab"  # a stat of the AB hero: 0 attack, 1 armor, 2 health
RUNE: Final = "rune"  # a card
INITIATIVE: Final = "initiative"  # a seat
OFFER: Final = "shop"  # a card
VICTIM: Final = "unit"  # the number of a unit


@final
class Lot:
    """``options`` are equally likely; ``State.script`` holds the place of the one that comes up, counted from 0."""

    def __init__(self, kind: str, seat: i64, lane: i64, options: tuple[int, ...]) -> None:
        self.kind: str = kind
        self.seat: i64 = seat
        self.lane: i64 = lane
        self.options: tuple[int, ...] = options
