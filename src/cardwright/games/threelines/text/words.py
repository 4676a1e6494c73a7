"""Threelines in sentences."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.threelines.model import events
from cardwright.games.threelines.model.actions import LINE_NAMES
from cardwright.games.threelines.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.state import NOBODY
from cardwright.kernel.text.sentences import is_you
from cardwright.kernel.text.telling import Telling

SENTENCES: Final[dict[int, str]] = {
    events.COIN: "win the coin toss and {draw} first",
    events.ROUND: "Round {round}.",
    events.DRAW: "draw {card}",
    events.MANA: "have {mana} mana",
    events.PLACE: "place {card} {line} for {cost} mana",
    events.STRIKE: "{whose} {card} strikes {target}: {left} defence left.",
    events.DESTROY: "{whose} {card} is destroyed.",
    events.AVATAR: "{card} hits {whose} avatar for {damage}: {hp} health left.",
    events.END: "win: {reason}",
}
REASONS: Final[dict[int, str]] = {
    events.BY_HP: "the other avatar has no health left",
    events.BOTH_DOWN: "both avatars fell in the same round",
    events.OUT_OF_CARDS: "both players are out of cards",
    events.IDLE: "nothing has happened for too many rounds",
    events.ROUND_LIMIT: "the last round has been played",
    events.CONCEDED: "the other player gave up",
}


@final
class ThreelinesTelling(Telling[Position]):
    def sentence(self, s: Position, event: Event, reader: i64) -> str:
        if event.kind == events.END and event.seat == NOBODY:
            return "The match is a draw: {reason}."
        return super().sentence(s, event, reader)

    def word(self, s: Position, event: Event, reader: i64, name: str) -> str:
        number = self.number(event, name)
        if name == "line":
            return line_text(number)
        if name == "target":
            return s.cards.name(number)
        if name == "left" and number <= 0:
            return "no"
        if name == "draw":
            return "draw" if is_you(event.seat, reader) else "draws"
        return super().word(s, event, reader, name)


def line_text(line: int) -> str:
    if line == 1:
        return "in the center"
    return f"on the {LINE_NAMES[line]}" if 0 <= line < len(LINE_NAMES) else "on a line"


TELLING: Final = ThreelinesTelling(events.KINDS, SENTENCES, REASONS)
