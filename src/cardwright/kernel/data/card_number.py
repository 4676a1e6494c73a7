"""A card in a position: its place among the cards of the match."""

from __future__ import annotations

from typing import Any

from cardwright.kernel.data.codec import Number
from cardwright.kernel.errors import BadPosition


class CardNumber(Number):
    """A card of one of these types; of any, if none is named.

    least  0 for a card that has to be there, or the least of the numbers below 0 that stand for something else: a card
           nobody knows, no card at all
    """

    def __init__(self, *types: str, least: int = 0) -> None:
        self.types: tuple[str, ...] = types
        self.least: int = least

    def checks(self) -> bool:
        return True

    def check(self, s: Any, value: Any, where: str) -> None:
        if self.least <= value < 0:
            return
        if not 0 <= value < len(s.cards.all):
            raise BadPosition(f"{where}: there is no card number {value}")
        card = s.cards.all[value]
        if self.types and card.type not in self.types:
            *first, last = self.types
            wanted = f"{', '.join(first)} or {last}" if first else last
            raise BadPosition(f"{where}: {card.name} is a {card.type}, not a {wanted}")
