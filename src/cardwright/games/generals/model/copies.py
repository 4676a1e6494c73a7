"""Cards with marks on them, numbered again: only those that still lie somewhere, in the order in which they are met."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model.deeds import BattleDeed
from cardwright.games.generals.model.enchantment import Mark
from cardwright.games.generals.model.program import CARD_OF_SCENE, EFFECTS, SCENE
from cardwright.games.generals.model.state import CARD_BITS, CARD_MASK, Battle
from cardwright.kernel.bits import i64


@final
class Copies:
    """Takes over the cards of a position one by one; ``marked`` is the new list of the marks on them."""

    def __init__(self, s: Battle) -> None:
        self.s: Battle = s
        self.marked: list[tuple[Mark, ...]] = []

    def one(self, copy: i64) -> i64:
        """The same card with the same marks, as the new list knows it; what is no card stays as it is."""
        if copy < 0:
            return copy
        marks = self.s.marks_of(copy)
        if not marks:
            return copy & CARD_MASK
        self.marked.append(marks)
        return copy & CARD_MASK | len(self.marked) << CARD_BITS

    def all_of(self, copies: list[i64]) -> list[i64]:
        return [self.one(copy) for copy in copies]

    def under_way(self, other: Battle) -> None:
        """Let what is under way in a position speak of the cards as the new list knows them."""
        for deed in (*other.lane, *other.done):
            deed.card = self.one(deed.card)
            if isinstance(deed, BattleDeed):
                deed.within = self.one(deed.within)
                deed.scene = self.scene(deed.scene)
        for frame in other.agenda:
            if frame.program == EFFECTS:
                frame.slots[SCENE] = self.scene(frame.chosen(SCENE))

    def scene(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """The same scene, about the card as the new list knows it."""
        if not numbers or numbers[CARD_OF_SCENE] < 0:
            return numbers
        return (*numbers[:CARD_OF_SCENE], int(self.one(numbers[CARD_OF_SCENE])), *numbers[CARD_OF_SCENE + 1 :])


def renumber(s: Battle) -> None:
    """Drop the marks that lie on no card any more, or on none that is shown."""
    copies = Copies(s)
    for player in s.players:
        player.hand = copies.all_of(player.hand)
        player.deck = copies.all_of(player.deck)
    for unit in s.units + s.aside:
        unit.within = copies.one(unit.within)
    copies.under_way(s)
    s.marked = copies.marked


def tidy(s: Battle) -> Battle:
    """The same position without marks that lie on no card any more."""
    other = s.clone()
    renumber(other)
    return other
