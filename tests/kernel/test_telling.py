"""Events are told by sentences with places for their numbers, on the table of Magpies."""

from cardwright.games.template.game import GAME
from cardwright.games.template.model import events
from cardwright.games.template.model.state import Position
from cardwright.kernel.bits import BIT
from cardwright.kernel.event import Event
from cardwright.kernel.text.telling import Telling

SENTENCES = {
    events.DRAW: "draw {card}",
    events.DISCARD: "{whose} {card} is discarded.",
    events.LEAVE: "leave {own} nest",
}
TELLING: Telling[Position] = Telling(events.KINDS, SENTENCES, {})
CAW = int(GAME.cards().find("Caw"))


def told(event: Event, reader: int) -> str:
    return TELLING.text(GAME.read_position("seats: 3", GAME.options()()), event, reader)


def test_what_somebody_does_begins_with_you_or_their_name() -> None:
    drawn = Event(events.DRAW, 0, CAW, knows=BIT[0])
    assert told(drawn, 0) == "You draw Caw."
    assert told(drawn, 1) == "P1 draws a card."


def test_a_sentence_with_a_full_stop_is_told_as_it_is() -> None:
    assert told(Event(events.DISCARD, 1, CAW), 1) == "Your Caw is discarded."
    assert told(Event(events.DISCARD, 1, CAW), 0) == "P2's Caw is discarded."


def test_what_is_ones_own_is_just_there_for_the_others() -> None:
    assert told(Event(events.LEAVE, 2), 2) == "You leave your nest."
    assert told(Event(events.LEAVE, 2), 0) == "P3 leaves the nest."


def test_what_has_no_sentence_is_not_worth_one() -> None:
    assert told(Event(events.DAWN, -1, 1), 0) == ""
