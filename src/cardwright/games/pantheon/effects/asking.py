"""The steps that ask players to choose in the middle of an effect."""

from __future__ import annotations

from typing import final

from cardwright.games.pantheon.effects.steps import players
from cardwright.games.pantheon.effects.who import YOU, Whom
from cardwright.games.pantheon.model.link import CHOSEN, DONE
from cardwright.games.pantheon.model.questions import SACRIFICE
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.rules import atoms
from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.frame import Frame, Step


@final
class Discard(Step[Position]):
    """Each of these players, one after the other, discards so many cards of his choice.

    What a player holds is secret, so the question names no cards; it is answered out of the hand.
    """

    def __init__(self, number: int = 1, whom: Whom = YOU) -> None:
        self.number: i64 = number
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        done = frame.chosen(DONE)
        for seat in players(s, frame, self.whom):
            if done.count(int(seat)) < self.number and s.players[seat].hand:
                frame.slots[DONE] = (*done, int(seat))
                frame.step -= 1
                s.ask(s.book.discard[seat])
                return
        frame.slots[DONE] = ()


@final
class EachSacrifices(Step[Position]):
    """Each of these players chooses a unit of his own; then all of them are sacrificed together."""

    def __init__(self, whom: Whom) -> None:
        self.whom: Whom = whom

    def run(self, s: Position, frame: Frame) -> None:
        done = frame.chosen(DONE)
        for seat in players(s, frame, self.whom):
            units = [int(thing.id) for thing in s.players[seat].field if s.cards.all[thing.card].unit]
            if int(seat) in done or not units:
                continue
            done = (*done, int(seat))
            frame.slots[DONE] = done
            if len(units) > 1:
                frame.step -= 1
                seconds = s.options.answer_seconds
                s.ask(Decision(seat, SACRIFICE, tuple(units), CHOSEN, seconds=seconds))
                return
            frame.slots[CHOSEN] = (*frame.chosen(CHOSEN), units[0])
        self.give(s, frame)

    def give(self, s: Position, frame: Frame) -> None:
        for ref in frame.chosen(CHOSEN):
            thing = s.find(ref)
            if thing is not None:
                atoms.sacrifice(s, thing)
        frame.slots[DONE] = ()
        frame.slots[CHOSEN] = ()
