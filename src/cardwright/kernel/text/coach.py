"""A coach: says in the words of a game what to do, why, and what it changes."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic, final

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64
from cardwright.kernel.state import S
from cardwright.kernel.text.reasons import FightWords, changes, price, reasons
from cardwright.kernel.text.reckoning import Reckoning
from cardwright.kernel.text.sentences import listed

REACH: Final = FightWords()


@final
class Advice:
    """What to do, why, and the numbers that change by it."""

    def __init__(self, what: str, why: str, changes: list[str]) -> None:
        self.what: str = what
        self.why: str = why
        self.changes: list[str] = changes


@mypyc_attr(allow_interpreted_subclasses=True)
class Coach(Generic[S]):
    """A game's part: how it calls an action, how it counts a position, and why one does what shows no gain at once."""

    words: FightWords = REACH

    @abstractmethod
    def order(self, s: S, seat: i64, action: i64) -> str:
        """What to do, as one says it to a player: ``Attack the Illusion on d4 with your general``."""

    @abstractmethod
    def reckoning(self, s: S, seat: i64) -> Reckoning:
        """How a position stands for a seat, out of what the seat may know."""

    @abstractmethod
    def purpose(self, s: S, seat: i64, action: i64) -> str:
        """Why one would do it if nothing is better at once: a sentence."""

    def waits(self, action: i64) -> bool:
        """Whether the action only lets something go on: what comes then does not speak for it."""
        return False

    def advice(self, s: S, seat: i64, action: i64, without: S, after: S) -> Advice:
        """``without`` is what the position becomes if nothing is done, ``after`` what it becomes by the action."""
        what = self.order(s, seat, action)
        if after.result is not None and seat in after.result:
            return Advice(what, "It wins the match.", [])
        if self.waits(action):
            return Advice(what, self.purpose(s, seat, action), [])
        now, idle, then = self.reckoning(s, seat), self.reckoning(without, seat), self.reckoning(after, seat)
        good = reasons(idle, then, seat, self.words)
        cost = price(now, idle, then, seat)
        why = (
            f"It {listed(good)}{f'; it costs {listed(cost)}' if cost else ''}."
            if good
            else self.purpose(s, seat, action)
        )
        return Advice(what, why, changes(now, then))
