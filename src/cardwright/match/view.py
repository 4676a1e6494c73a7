"""What one seat is shown: never more than it may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from cardwright.kernel.event import Event
from cardwright.kernel.state import S
from cardwright.match.lapse import Lapse
from cardwright.match.question import Question


@dataclass(frozen=True)
class View(Generic[S]):
    """The table as one seat sees it.

    position  the mask; it also says who must answer (``asked``) and the result
    story     what happened since the reader last looked, as far as this seat may know it
    heard     how much there is of it in all: give it to the next ``look``. After a move has been taken
              back it is smaller than before, and the reader starts again from 0
    question  what this seat is asked, if anything, and
    legal     every answer to it
    deadline  when the answer must be in, if the table has a clock
    """

    seat: int
    players: tuple[str, ...]
    position: S
    story: list[Event | Lapse]
    heard: int
    question: Question | None
    legal: list[int]
    deadline: float | None

    @property
    def events(self) -> list[Event]:
        """What happened by the rules."""
        return [told for told in self.story if isinstance(told, Event)]
