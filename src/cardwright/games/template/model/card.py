"""A card of Magpies: its printed text beside its program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import Card as AnyCard
from cardwright.kernel.cards import CardSet
from cardwright.kernel.event import Event
from cardwright.kernel.frame import Step

if TYPE_CHECKING:
    from cardwright.games.template.model.state import Position

# The types of card (R9).
DEED: Final = "deed"
QUICK: Final = "quick"
ANSWER: Final = "answer"
CHARM: Final = "charm"

# Whose doing a charm heeds, seen from its owner.
ANYBODY: Final = 0
ANOTHER: Final = 1  # somebody else does it
FROM_ME: Final = 2  # it is done to the owner, the first number of the event


@final
class Trigger:
    """What sets a charm off, and what it does then (R15)."""

    def __init__(self, hears: i64, whose: i64, steps: tuple[Step[Position], ...]) -> None:
        self.hears: i64 = hears
        self.whose: i64 = whose
        self.steps: tuple[Step[Position], ...] = steps

    def heeds(self, event: Event, owner: i64) -> bool:
        if event.kind != self.hears:
            return False
        if self.whose == ANOTHER:
            return event.seat != owner
        return self.whose == ANYBODY or event.a == owner


@final
class Card(AnyCard):
    """``steps`` is what happens when the card's turn on the table has come; only a charm has a ``trigger``."""

    def __init__(
        self,
        name: str,
        type_: str,
        text: str,
        steps: tuple[Step[Position], ...],
        trigger: Trigger | None = None,
    ) -> None:
        super().__init__(key_of(name), name, "base", type_)
        self.text: str = text
        self.steps: tuple[Step[Position], ...] = steps
        self.trigger: Trigger | None = trigger

    def twin(self) -> Card:
        return Card(self.name, self.type, self.text, self.steps)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "text": self.text}


Cards = CardSet[Card]


def key_of(name: str) -> str:
    """``Nest Raid`` is ``nest_raid``."""
    return "_".join("".join(letter if letter.isalnum() else " " for letter in name.lower()).split())
