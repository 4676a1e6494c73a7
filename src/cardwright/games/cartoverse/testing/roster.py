"""What a scenario calls the players and what is in play, and what its steps have brought about so far."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.model import events
from cardwright.games.cartoverse.model.board import (
    FIRST_HERO,
    FIRST_THING,
    SLOTS,
    ZONE_WORDS,
    column_ref,
    row_ref,
)
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import IN_GRAVEYARD, Target
from cardwright.kernel.data.codec import TEXT, Json
from cardwright.kernel.errors import BadScenario, IllegalAction
from cardwright.kernel.testing.testbed import needed

SEATS: Final = ("P1", "P2")
OVER_LINKS: Final = (events.RESOLVE, events.NEGATE)
NAMED_BY: Final = (events.SUMMON, events.LAY)


class Link:
    """A link of the chain as scenarios speak of it; ``name`` is what the thing it brings into play will be called."""

    def __init__(self, label: str, name: str) -> None:
        self.label = label
        self.name = name


class Roster:
    """One scenario under way.

    things  the numbers of creatures and enchants, by the names the scenario gives them
    gone    where creatures went that are not on the board any more, and which card each is
    naming  what the next thing that enters play will be called
    """

    def __init__(self) -> None:
        self.things: dict[str, int] = {}
        self.gone: dict[int, tuple[str, int]] = {}
        self.naming = ""
        self.open_log()

    def open_log(self) -> None:
        """A new step of the scenario begins."""
        self.links: list[Link] = []
        self.offers: list[str] = []
        self.resolved: list[str] = []
        self.triggers: list[str] = []
        self.traps: list[str] = []

    def copy(self) -> Roster:
        other = Roster()
        other.things = self.things.copy()
        other.gone = self.gone.copy()
        return other

    # Names.

    def seat(self, name: Json) -> int:
        if name not in SEATS:
            raise BadScenario(f'there is no player "{name}"; there are: {", ".join(SEATS)}')
        return SEATS.index(name)

    def actor(self, fields: dict[str, Json]) -> int:
        return self.seat(needed(fields, "player"))

    def thing(self, name: Json) -> int:
        """A creature or enchant by its name."""
        text = TEXT.decode(name, "the name of a creature")
        if text not in self.things:
            raise BadScenario(f'nothing here is called "{text}"')
        return self.things[text]

    def ref(self, s: Duel, name: Json, target: Target | None) -> int:
        """What is pointed at: ``a``, ``hero:P2``, ``zone:P1:attack``, ``column:2``, ``chain:1``, an enchant's name."""
        text = TEXT.decode(name, "what is pointed at")
        if target is not None and target.what == IN_GRAVEYARD:
            return self.fallen(s, text) + 1
        if text in self.things:
            return self.things[text]
        kind, colon, rest = text.partition(":")
        if kind == "hero" and colon:
            return FIRST_HERO + self.seat(rest)
        if kind == "zone" and colon:
            return self.row(rest)
        if kind == "column" and rest.isdecimal():
            return self.column(int(rest))
        if kind == "chain" and rest.isdecimal():
            return int(rest)
        return self.enchant(s, text)

    def offered(self, s: Duel, name: Json, options: tuple[int, ...]) -> int:
        """What is pointed at among what is offered: on the board, or in a graveyard."""
        text = TEXT.decode(name, "what is pointed at")
        if text in self.things and self.things[text] in options:
            return self.things[text]
        return self.ref(s, text, None) if ":" in text else self.fallen(s, text) + 1

    def row(self, text: str) -> int:
        """``P1:attack``."""
        player, _, zone = text.partition(":")
        if zone not in ZONE_WORDS:
            raise BadScenario(f'there is no zone "{text}"; write for example P1:attack')
        return int(row_ref(self.seat(player), ZONE_WORDS.index(zone)))

    def column(self, number: int) -> int:
        if not 1 <= number <= SLOTS:
            raise IllegalAction(f"the board has the columns 1 to {SLOTS}, and no column {number} (R34)")
        return int(column_ref(number - 1))

    def fallen(self, s: Duel, text: str) -> int:
        """A card in a graveyard: by the name of the creature it was, or its own."""
        if text in self.things:
            return self.gone.get(self.things[text], ("", -1))[1]
        return s.cards.find(text.removeprefix("grave:"))

    def enchant(self, s: Duel, text: str) -> int:
        """An enchant that was given no name is called like its card."""
        for enchant in s.enchants:
            if s.cards.all[enchant.card].key == text:
                return int(enchant.id)
        raise BadScenario(f'nothing here is called "{text}"')

    def name_of(self, s: Duel, id: int, card: int) -> str:
        """What a source is called; like its card, if it has no other name."""
        names = [name for name, thing in self.things.items() if thing == id and id >= FIRST_THING]
        return names[-1] if names else s.cards.all[card].key

    # What happens.

    def hear(self, s: Duel) -> None:
        """Note what an action has brought about."""
        for event in s.events:
            if event.kind in OVER_LINKS and self.links:
                link = self.links.pop()
                self.naming = link.name
                self.resolved.append(link.label)
            elif event.kind in NAMED_BY and self.naming:
                self.things[self.naming] = event.number(1)
                self.naming = ""
            elif event.kind == events.TRIGGER:
                self.triggers.append(self.name_of(s, event.number(0), event.number(1)))
            elif event.kind == events.TRAP:
                self.traps.append(s.cards.all[event.number(0)].key)
            elif event.kind == events.DIE:
                self.gone[event.number(0)] = ("grave", event.number(1))
            elif event.kind == events.RETURN:
                self.gone[event.number(1)] = ("hand", event.number(0))

    def offer(self, seat: int) -> None:
        self.offers.append(SEATS[seat])

    def found(self) -> dict[str, Json]:
        """What can be expected of the step that was taken."""
        return {
            "offers": self.offers,
            "resolved": self.resolved,
            "triggers": self.triggers,
            "traps": self.traps,
        }


def only(refs: list[int]) -> int:
    """The one thing that is chosen, or nothing."""
    if len(refs) > 1:
        raise IllegalAction("one thing can be chosen for an effect")
    return refs[0] if refs else 0
