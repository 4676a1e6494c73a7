"""The steps that ask players to choose in the middle of an effect."""

from __future__ import annotations

from typing import final

from cardwright.games.cartoverse.effects.steps import players
from cardwright.games.cartoverse.effects.who import YOU, Who
from cardwright.games.cartoverse.model.questions import ASK_DISCARD, TARGET
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import Target
from cardwright.kernel.bits import i64
from cardwright.kernel.choice import AskEach, Choose
from cardwright.kernel.decision import Decision
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import TARGETS, ref_of


@final
class ChooseTarget(Choose[Duel]):
    """C55: the target of an On summon or On play effect is chosen when it happens, if there is one (C65)."""

    def __init__(self, target: Target) -> None:
        super().__init__(TARGETS, TARGET)
        self.target: Target = target

    def options(self, s: Duel, frame: Frame) -> list[i64]:
        return self.target.refs(s, frame.seat, ref_of(frame))

    def seconds(self, s: Duel, frame: Frame) -> i64:
        return s.options.answer_seconds


@final
class Discard(AskEach[Duel]):
    """Each of these players, one after the other, discards a number of cards of their choice."""

    def __init__(self, number: int = 1, who: Who = YOU) -> None:
        super().__init__(number)
        self.who: Who = who

    def seats(self, s: Duel, frame: Frame) -> list[i64]:
        return players(s, frame, self.who)

    def question(self, s: Duel, seat: i64) -> Decision | None:
        return ASK_DISCARD.to(seat, s.options.answer_seconds) if s.players[seat].hand else None
