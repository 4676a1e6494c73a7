"""Which magpies a step is about, as seats."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from cardwright.games.template.model.actions import MAGPIE
from cardwright.games.template.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.effects import speech
from cardwright.kernel.frame import Frame

Who: TypeAlias = speech.Who[Position, Frame, i64]
CAUSE: Final = "cause"  # the slot in which a charm finds who set it off


@final
class Others(Who):
    """All but the magpie whose card it is, clockwise."""

    def found(self, s: Position, at: Frame) -> list[i64]:
        return s.others(at.seat)


@final
class InSlot(Who):
    """Those that a slot of the effect names."""

    def __init__(self, slot: str) -> None:
        self.slot: str = slot

    def found(self, s: Position, at: Frame) -> list[i64]:
        return list(at.chosen(self.slot))


@final
class Answered(Who):
    """The magpie whose card is answered: R12, the last one still on the chain."""

    def found(self, s: Position, at: Frame) -> list[i64]:
        return [s.chain[-1].seat]


OTHERS: Final = Others()
CHOSEN: Final = InSlot(MAGPIE)
CULPRIT: Final = InSlot(CAUSE)
ANSWERED: Final = Answered()
