"""The step that asks somebody to choose in the middle of an effect."""

from __future__ import annotations

from cardwright.kernel.bits import i64
from cardwright.kernel.decision import Decision
from cardwright.kernel.frame import Frame, Step
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
