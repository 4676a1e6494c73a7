"""The steps that ask players to choose in the middle of an effect."""

from __future__ import annotations

from typing import final

from cardwright.games.cartoverse.effects.steps import players
from cardwright.games.cartoverse.effects.who import YOU, Who
from cardwright.games.cartoverse.model.link import DONE, TARGETS, ref_of
from cardwright.games.cartoverse.model.questions import ASK_DISCARD, TARGET
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import Target
from cardwright.kernel.bits import i64
from cardwright.kernel.choice import Choose
from cardwright.kernel.frame import Frame, Step


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
class Discard(Step[Duel]):
    """Each of these players, one after the other, discards a number of cards of their choice.

    What a player holds is secret, so the question names no cards; it is answered out of the hand.
    """

    def __init__(self, number: int = 1, who: Who = YOU) -> None:
        self.number: i64 = number
        self.who: Who = who

    def run(self, s: Duel, at: Frame) -> None:
        done = at.chosen(DONE)
        for seat in players(s, at, self.who):
            if done.count(int(seat)) < self.number and s.players[seat].hand:
                at.slots[DONE] = (*done, int(seat))
                at.step -= 1
                s.ask(ASK_DISCARD.to(seat, s.options.answer_seconds))
                return
        at.slots[DONE] = ()
