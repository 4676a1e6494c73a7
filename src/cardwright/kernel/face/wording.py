"""A game in text: actions, events and positions as people write and read them."""

from __future__ import annotations

from abc import abstractmethod

from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.face.description import Description
from cardwright.kernel.state import S
from cardwright.kernel.text.notation import Line, all_lines


class Wording(Description[S]):
    """Asked by whatever talks to people: logs, the command line, clients, scenarios."""

    @abstractmethod
    def action_text(self, s: S, seat: i64, action: i64) -> str:
        """The action as a player would write it."""

    def action_parts(self, s: S, seat: i64, action: i64) -> dict[str, object]:
        """The action for a program to read: its kind and its named operands."""
        return {"kind": "answer", "text": self.action_text(s, seat, action)}

    @abstractmethod
    def event_text(self, s: S, event: Event, reader: i64) -> str:
        """The event as a sentence for one reader; "" if it is nothing to talk about."""

    def lines(self, s: S) -> list[Line[S]]:
        """The lines of a position in text, in the order they are written; here one for each declared field."""
        return all_lines(self.position(), s.seats)

    def usual(self, s: S) -> None:
        """What a position in text is like where it says nothing."""

    def was_read(self, s: S, said: list[str]) -> None:
        """The lines of a position have been read; the keys of those that were there."""
