"""What a scenario calls the things in play, and where those went that are gone."""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import NOWHERE
from cardwright.games.ancients.model.card import TOKEN
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import Unit
from cardwright.games.ancients.testing.place_names import is_place, place_named
from cardwright.games.ancients.testing.variants import printed_key
from cardwright.games.ancients.text.place_words import written_place
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import TEXT, Json
from cardwright.kernel.errors import BadScenario, IllegalAction
from cardwright.kernel.text.notation import read_seat

AT: Final = "@"  # before the place of something without a name
DEAD: Final = "dead"
DESTROYED: Final = "destroyed"
IN_HAND: Final = "hand"
LEAVING: Final = {
    events.DEATH: DEAD,
    events.REPLACED: DESTROYED,
    events.DESTROY: DESTROYED,
    events.BOUNCE: IN_HAND,
}


class Roster:
    """``units`` holds numbers by name, ``gone`` where those went that are no longer in play."""

    def __init__(self) -> None:
        self.units: dict[str, int] = {}
        self.gone: dict[int, str] = {}

    def copy(self) -> Roster:
        other = Roster()
        other.units = self.units.copy()
        other.gone = self.gone.copy()
        return other

    def call(self, name: Json, id: i64) -> None:
        text = TEXT.decode(name, "the name of a unit")
        if is_place(text) or text.startswith(AT):
            raise BadScenario(f'nothing can be called "{text}": that is a place')
        self.units[text] = int(id)

    def hear(self, s: Position) -> None:
        """Note who has left play in the last action."""
        for event in s.events:
            if event.kind in LEAVING:
                self.gone[event.number(0)] = LEAVING[event.kind]
            if event.kind == events.BOUNCE and s.cards.all[event.number(1)].type == TOKEN:
                self.gone[event.number(0)] = DESTROYED  # J70

    def name_of(self, s: Position, unit: Unit) -> str:
        """Its name; something without one is called by its card."""
        for name, id in self.units.items():
            if id == unit.id:
                return name
        return printed_key(s.cards.all[unit.card])

    def label_of(self, s: Position, unit: Unit) -> str:
        """The name by which it can be found: of something without one the place."""
        named = [name for name, id in self.units.items() if id == unit.id]
        return named[0] if named else f"{AT}{written_place(unit.place)}"

    def find(self, s: Position, name: Json) -> Unit | None:
        """The unit of this name, wherever it is; None if it is gone for good."""
        text = TEXT.decode(name, "a unit")
        if text.startswith(AT):
            return s.board[place_named(text[1:])]
        if text not in self.units:
            raise BadScenario(f'nothing here is called "{text}"')
        return s.anywhere(self.units[text])

    def place(self, s: Position, name: Json) -> i64:
        """Where something is that is aimed at: a unit in play, or a place itself."""
        text = TEXT.decode(name, "a target")
        if is_place(text):
            return place_named(text)
        unit = self.find(s, text)
        if unit is None or unit.place == NOWHERE:
            raise IllegalAction(f"{text} is not in play")
        return unit.place

    def hero(self, s: Position, name: Json) -> Unit:
        unit = self.find(s, name)
        if unit is None:
            raise IllegalAction(f"{name} is gone")
        return unit


def seat_named(s: Position, name: Json) -> int:
    return int(read_seat(TEXT.decode(name, "player"), s.seats))
