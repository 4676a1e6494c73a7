"""Magpies in sentences."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.template.model import events
from cardwright.games.template.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event
from cardwright.kernel.text.sentences import counted, listed, who, whose
from cardwright.kernel.text.telling import Telling

REASONS: Final[dict[int, str]] = {
    events.GOAL: "somebody has gathered enough glitter",
    events.LAST_ROUND: "the last round is over",
    events.LAST_MAGPIE: "nobody else is left",
}
SENTENCES: Final[dict[int, str]] = {
    events.DAWN: "Round {round} begins.",
    events.DRAW: "draw {card}",
    events.SHUFFLE: "The discard pile is shuffled and becomes the deck.",
    events.BID: "bid {amount}",
    events.LEAD: "lead the round for {paid} glitter",
    events.FORAGE: "forage",
    events.PLAY: "play {card}",
    events.RESOLVE: "{whose} {card} happens.",
    events.NEGATE: "negate {card}",
    events.FIZZLE: "{whose} {card} comes to nothing.",
    events.GAIN: "gain {amount} glitter: {glitter} in all",
    events.LOSE: "lose {amount} glitter: {glitter} left",
    events.STEAL: "steal {amount} glitter from {victim}",
    events.TAKE: "take {card} from {victims} hand",
    events.LOOK: "look at {count} of the deck",
    events.CHARM: "put {card} into play",
    events.SET_OFF: "{whose} {card} is set off.",
    events.DISCARD: "{whose} {card} is discarded.",
    events.LEAVE: "give up",
    events.END: "{winners}: {reason}.",
}


@final
class MagpiesTelling(Telling[Position]):
    def word(self, s: Position, event: Event, reader: i64, name: str) -> str:
        number = self.number(event, name)
        if name == "victim":
            return who(number, reader)
        if name == "victims":
            return whose(self.number(event, "victim"), reader)
        if name == "count":
            return counted(number, "card")
        return winners_text(s, reader) if name == "winners" else super().word(s, event, reader, name)


def winners_text(s: Position, reader: i64) -> str:
    """``you and P2 win``."""
    names = listed([who(seat, reader) for seat in s.result or ()])
    if not names:
        return "the game is a draw"
    return f"{names} {'win' if len(s.result or ()) > 1 or names == 'you' else 'wins'}"


TELLING: Final = MagpiesTelling(events.KINDS, SENTENCES, REASONS)
