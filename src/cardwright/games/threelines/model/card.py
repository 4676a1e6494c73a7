"""A card of threelines: a character with attack, defence and a cost."""

from __future__ import annotations

from typing import Any, final

from cardwright.games.threelines.model.menu import MOST_PRICE
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import Card as AnyCard
from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput


@final
class Card(AnyCard):
    """Name, epithet, three numbers (R11), and what its picture shows (T31)."""

    def __init__(
        self, name: str, title: str, attack: i64, defence: i64, cost: i64, art: str, key: str = "", set_: str = "base"
    ) -> None:
        super().__init__(key or key_of(name), name, set_, "character")
        self.title: str = title
        self.attack: i64 = attack
        self.defence: i64 = defence
        self.cost: i64 = cost
        self.art: str = art
        self.check()

    def check(self) -> None:
        if self.attack < 1 or self.defence < 1 or self.cost < 1 or self.cost > MOST_PRICE:  # T28
            raise BadInput(f"{self.name}: attack, defence and cost are at least 1, and a cost at most {MOST_PRICE}")

    def twin(self) -> Card:
        return Card(self.name, self.title, self.attack, self.defence, self.cost, self.art, self.key, self.set)

    def facts(self) -> dict[str, Any]:
        numbers = {"attack": int(self.attack), "defence": int(self.defence), "cost": int(self.cost)}
        return {**super().facts(), "title": self.title, **numbers, "art": self.art}


Cards = CardSet[Card]


def key_of(name: str) -> str:
    """``Jon Snow`` is ``jon_snow``."""
    return "_".join("".join(letter if letter.isalnum() else " " for letter in name.lower()).split())
