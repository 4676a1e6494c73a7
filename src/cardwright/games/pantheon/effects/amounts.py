"""Numbers that a card's text counts."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from cardwright.games.pantheon.effects.filters import Filter
from cardwright.games.pantheon.model.link import POWER
from cardwright.games.pantheon.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.effects import speech
from cardwright.kernel.frame import Frame

Amount: TypeAlias = speech.Amount[Position, Frame]


@final
class SacrificedPower(Amount):
    """The power of the unit sacrificed as a cost."""

    def of(self, s: Position, at: Frame) -> i64:
        found = at.slots.get(POWER)
        return found[0] if found else 0


@final
class HandSize(Amount):
    """The cards in the controller's hand."""

    def of(self, s: Position, at: Frame) -> i64:
        return len(s.players[at.seat].hand)


@final
class HeroHealth(Amount):
    """The Health of the controller's hero."""

    def of(self, s: Position, at: Frame) -> i64:
        return s.players[at.seat].health


@final
class PileCount(Amount):
    """One for each card in the discard pile that fits, at most ``most``."""

    def __init__(self, group: Filter, most: i64) -> None:
        self.group: Filter = group
        self.most: i64 = most

    def of(self, s: Position, at: Frame) -> i64:
        found: i64 = 0
        for card in s.pile:
            if self.group.fits_card(s, card):
                found += 1
        return min(found, self.most)


HAND_SIZE: Final = HandSize()
HEALTH: Final = HeroHealth()
