"""The steps that ask players to choose in the middle of an effect."""

from __future__ import annotations

from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.link import DONE
from cardwright.kernel.state import S


class Choose(Step[S]):
    """Ask for ``least`` to ``most`` of the things ``options`` finds; the answer lands in ``slot``.

    With nothing to choose from nobody is asked and the slot stays empty.
    """

    def __init__(self, slot: str, kind: str, least: i64 = 1, most: i64 = 1) -> None:
        self.slot: str = slot
        self.kind: str = kind
        self.least: i64 = least
        self.most: i64 = most

    def options(self, s: S, frame: Frame) -> list[i64]:
        """What there is to choose from."""
        raise NotImplementedError

    def chooser(self, s: S, frame: Frame) -> i64:
        """Who chooses: the player whose effect it is, unless a step says otherwise."""
        return frame.seat

    def seconds(self, s: S, frame: Frame) -> i64:
        """How long the table should wait for the answer; 0 is for ever."""
        return 0

    def run(self, s: S, frame: Frame) -> None:
        offered = tuple(int(option) for option in self.options(s, frame))
        frame.slots[self.slot] = ()
        if not offered:
            return
        least = min(self.least, len(offered))
        seat = self.chooser(s, frame)
        seconds = self.seconds(s, frame)
        s.ask(Decision(seat, self.kind, offered, self.slot, least, self.most, seconds))


class AskEach(Step[S]):
    """Ask some seats one after the other, each a number of times, and go on once all of them have answered.

    What they answer with may be a secret (the cards of a hand), so the question need not name it.
    """

    def __init__(self, number: i64 = 1) -> None:
        self.number: i64 = number

    def seats(self, s: S, frame: Frame) -> list[i64]:
        """Who is asked, in order."""
        raise NotImplementedError

    def question(self, s: S, seat: i64) -> Decision | None:
        """None for somebody who has nothing to answer with."""
        raise NotImplementedError

    def run(self, s: S, frame: Frame) -> None:
        done = frame.chosen(DONE)
        for seat in self.seats(s, frame):
            question = self.question(s, seat) if done.count(int(seat)) < self.number else None
            if question is not None:
                frame.slots[DONE] = (*done, int(seat))
                frame.step -= 1
                s.ask(question)
                return
        frame.slots[DONE] = ()
