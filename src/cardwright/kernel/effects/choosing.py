"""The step that lets a player choose among things in play."""

from __future__ import annotations

from typing import Generic

from cardwright.kernel.bits import i64
from cardwright.kernel.choice import Choose
from cardwright.kernel.effects.speech import S, Who
from cardwright.kernel.effects.thing import T
from cardwright.kernel.frame import Frame


class ChooseThings(Choose[S], Generic[S, T]):
    """Choose one of some things, or several; the steps after this one find them in the slot."""

    def __init__(self, who: Who[S, Frame, T], slot: str, least: i64 = 1, most: i64 = 1) -> None:
        super().__init__(slot, slot, least, most)
        self.who: Who[S, Frame, T] = who

    def options(self, s: S, frame: Frame) -> list[i64]:
        return [thing.id for thing in self.who.found(s, frame)]
