"""What a scenario calls the players and the units, and what its steps have brought about so far."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.model import events
from cardwright.games.pantheon.model.state import FIRST_HERO, Position
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import TEXT, Json
from cardwright.kernel.errors import BadScenario, IllegalAction
from cardwright.kernel.testing.testbed import needed

OVER_LINKS: Final = (events.RESOLVE, events.NEGATE, events.FIZZLE)


class Link:
    """A link of the chain as scenarios speak of it; ``summoned`` is what the unit it summons will be called."""

    def __init__(self, label: str, summoned: str) -> None:
        self.label = label
        self.summoned = summoned


class Roster:
    """One scenario under way.

    seats    the names of the players, clockwise
    units    the numbers of the cards on the fields, by the names the scenario gives them
    gone     where those that left a field went
    offered  the heroes each player was offered in a new game
    began    whether there is a game at all
    waiting  the Start of Turn in which a Mulligan was refused: its question is still open
    """

    def __init__(self, seats: list[str]) -> None:
        self.seats = seats
        self.units: dict[str, int] = {}
        self.gone: dict[int, str] = {}
        self.offered: list[list[i64]] = []
        self.began = True
        self.waiting: Position | None = None
        self.open_log()

    def open_log(self) -> None:
        """A new step of the scenario begins."""
        self.links: list[Link] = []
        self.summoning = ""
        self.offers: list[str] = []
        self.resolved: list[str] = []
        self.negated: list[str] = []
        self.first_offer: dict[str, Json] = {}

    def copy(self) -> Roster:
        other = Roster(self.seats)
        other.units = self.units.copy()
        other.gone = self.gone.copy()
        other.offered = self.offered
        return other

    def seat(self, name: Json) -> int:
        if name not in self.seats:
            raise BadScenario(f'there is no player "{name}"; there are: {", ".join(self.seats)}')
        return self.seats.index(name)

    def actor(self, fields: dict[str, Json]) -> int:
        return self.seat(needed(fields, "player"))

    def call(self, name: Json, id: int) -> None:
        """Give a card on a field the name it has from now on; nothing, if it gets none."""
        if name is not None:
            self.units[TEXT.decode(name, "the name of a unit")] = id

    def ref(self, s: Position, name: Json) -> int:
        """What a scenario points at: ``a``, ``hero:P2``, ``discard:k_v6`` or ``chain:1``."""
        text = TEXT.decode(name, "what is pointed at")
        kind, colon, rest = text.partition(":")
        if text in self.units:
            return self.units[text]
        if kind == "hero" and colon:
            return FIRST_HERO + self.seat(rest)
        if kind == "discard" and colon:
            return s.cards.find(rest) + 1
        if kind == "chain" and rest.isdecimal():
            return int(rest)
        raise BadScenario(f'nothing here is called "{text}"')

    def refs(self, s: Position, names: Json) -> list[int]:
        if not isinstance(names, list) or len(names) > 2:
            raise IllegalAction("at most two things can be chosen for an effect")
        return [self.ref(s, name) for name in names]

    def hear(self, s: Position) -> None:
        """Note what an action has brought about."""
        for event in s.events:
            if event.kind in OVER_LINKS and self.links:
                link = self.links.pop()
                self.summoning = link.summoned
                self.resolved.append(link.label)
                if event.kind != events.RESOLVE:
                    self.negated.append(link.label)
            elif event.kind == events.SUMMON and self.summoning:
                self.units[self.summoning] = event.number(1)
                self.summoning = ""
            elif event.kind == events.RETURN:
                self.gone[event.number(1)] = "hand"

    def found(self) -> dict[str, Json]:
        """What can be expected of the step that was taken."""
        return {
            "offers": self.offers,
            "resolved": self.resolved,
            "negated": self.negated,
            "at_first_offer": self.first_offer,
        }
