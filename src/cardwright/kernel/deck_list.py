"""A deck: the card that leads it, and the others."""

from __future__ import annotations

from typing import final

from cardwright.kernel.bits import i64


@final
class Deck:
    """``leader`` is the card apart from the others: a general, a hero. The rest is in the order it was written."""

    def __init__(self, leader: i64, cards: list[i64]) -> None:
        self.leader: i64 = leader
        self.cards: list[i64] = cards
