"""The steps that ask players to choose in the middle of an effect."""

from __future__ import annotations

from typing import final

from cardwright.games.pantheon.effects.steps import players
from cardwright.games.pantheon.effects.who import YOU, Who
from cardwright.games.pantheon.model.link import CHOSEN
from cardwright.games.pantheon.model.questions import ASK_DISCARD, SACRIFICE
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.rules import atoms
from cardwright.kernel.bits import i64
from cardwright.kernel.choice import AskEach
from cardwright.kernel.decision import Decision
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.link import DONE


@final
class Discard(AskEach[Position]):
    """Each of these players, one after the other, discards a number of cards of their choice."""

    def __init__(self, number: int = 1, who: Who = YOU) -> None:
        super().__init__(number)
        self.who: Who = who

    def seats(self, s: Position, frame: Frame) -> list[i64]:
        return players(s, frame, self.who)

    def question(self, s: Position, seat: i64) -> Decision | None:
        return ASK_DISCARD.to(seat, s.options.answer_seconds) if s.players[seat].hand else None


@final
class EachSacrifices(Step[Position]):
    """Each of these players chooses a unit of their own; then all of them are sacrificed together."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who

    def run(self, s: Position, at: Frame) -> None:
        done = at.chosen(DONE)
        for seat in players(s, at, self.who):
            units = [int(thing.id) for thing in s.players[seat].field if s.cards.all[thing.card].unit]
            if int(seat) in done or not units:
                continue
            done = (*done, int(seat))
            at.slots[DONE] = done
            if len(units) > 1:
                at.step -= 1
                seconds = s.options.answer_seconds
                s.ask(Decision(seat, SACRIFICE, tuple(units), CHOSEN, seconds=seconds))
                return
            at.slots[CHOSEN] = (*at.chosen(CHOSEN), units[0])
        self.give(s, at)

    def give(self, s: Position, at: Frame) -> None:
        for ref in at.chosen(CHOSEN):
            thing = s.find(ref)
            if thing is not None:
                atoms.sacrifice(s, thing)
        at.slots[DONE] = ()
        at.slots[CHOSEN] = ()
