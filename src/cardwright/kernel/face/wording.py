"""A game in text: actions, events and positions as people write and read them."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.event import Event
from cardwright.kernel.face.description import Description
from cardwright.kernel.options import Options
from cardwright.kernel.state import S


class Wording(Description[S]):
    """Asked by whatever talks to people: logs, the command line, clients, scenarios."""

    @abstractmethod
    def action_text(self, s: S, seat: i64, action: i64) -> str:
        """The action as a player would write it."""

    @abstractmethod
    def read_action(self, s: S, seat: i64, text: str) -> int:
        """The action a player wrote. It need not be legal; what makes no sense is refused."""

    @abstractmethod
    def action_parts(self, s: S, seat: i64, action: i64) -> dict[str, object]:
        """The action for a program to read: its kind and its named operands."""

    @abstractmethod
    def event_text(self, s: S, event: Event, reader: i64) -> str:
        """The event as a sentence for one reader; "" if it is nothing to talk about."""

    @abstractmethod
    def position_text(self, s: S) -> str:
        """The position as a person would write it (see kernel/text/notation.py)."""

    @abstractmethod
    def read_position(self, text: str, options: Options, cards: CardSet[Any] | None = None) -> S:
        """The position a person wrote."""
