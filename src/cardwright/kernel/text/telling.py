"""Events in sentences: for each kind one with places for its numbers, which are said in words."""

from __future__ import annotations

import re
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event, EventKind, known_by
from cardwright.kernel.state import S
from cardwright.kernel.text.sentences import capital, does, is_you, who, whose

PLACE: Final = re.compile(r"\{(\w+)\}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling(Generic[S]):
    """How a game tells what happens. Places have the names of the event's numbers, or others that ``word`` knows.

    A sentence ends with a full stop. One without is what somebody does, and begins with the verb as it follows "you":
    ``draw {card}`` is told as ``You draw Caw.`` or ``P2 draws a card.``
    """

    def __init__(self, kinds: list[EventKind], sentences: dict[int, str], reasons: dict[int, str]) -> None:
        self.kinds: list[EventKind] = kinds
        self.sentences: dict[int, str] = sentences
        self.reasons: dict[int, str] = reasons  # why a game ended, by number; they have places, too

    def text(self, s: S, event: Event, reader: i64) -> str:
        """What happened, as one reader hears it; "" for what is not worth a sentence."""
        event = known_by(event, self.kinds[event.kind], reader)
        sentence = self.sentence(s, event, reader)
        told = self.filled(s, event, reader, sentence)
        if not sentence or sentence.endswith("."):
            return capital(told)
        return does(event.seat, reader, told)

    def filled(self, s: S, event: Event, reader: i64, text: str) -> str:
        """With words in all its places."""
        return PLACE.sub(lambda place: self.word(s, event, reader, str(place[1])), text)

    def sentence(self, s: S, event: Event, reader: i64) -> str:
        """The sentence of an event; a game with several for a kind chooses."""
        return self.sentences.get(int(event.kind), "")

    def word(self, s: S, event: Event, reader: i64, name: str) -> str:
        """What stands in a place; a game knows its own names, and leaves the others to this."""
        if name == "who":
            return who(event.seat, reader)
        if name == "whose":
            return whose(event.seat, reader)
        if name == "own":
            return "your" if is_you(event.seat, reader) else "the"
        if name == "loser":  # where there are two players, and the other one has won
            return who(1 - event.seat, reader)
        if name == "losers":
            return whose(1 - event.seat, reader)
        number = self.number(event, name)
        if name == "card":
            return s.cards.name(number)
        if name == "reason":
            return self.filled(s, event, reader, self.reasons.get(number, "the match is over"))
        return str(number)

    def number(self, event: Event, name: str, missing: int = -1) -> int:
        """The number of this name; ``missing``, if events of the kind have none."""
        names = self.kinds[event.kind].numbers
        return event.number(names.index(name)) if name in names else missing
