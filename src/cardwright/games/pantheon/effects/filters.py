"""Which things on the table an effect means."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.model.state import Position, Thing
from cardwright.games.pantheon.rules.figures import keywords_of, power_of
from cardwright.kernel.bits import i64

# Sides, seen from the controller of the effect.
ANY: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2

# Sorts of things.
UNITS: Final = 0
FIELD_CARDS: Final = 1
THINGS: Final = 2

EITHER: Final = -1  # no limit


@final
class Filter:
    """Things of one side and sort, with what else is asked of them.

    other   not the source itself
    ready   1: Ready, 0: Exhausted
    keys    has one of these keywords
    plain   has none of these keywords
    engaged its attack is under way
    """

    def __init__(
        self,
        side: i64 = ANY,
        sort: i64 = UNITS,
        faction: i64 = EITHER,
        most_cost: i64 = EITHER,
        least_cost: i64 = EITHER,
        most_power: i64 = EITHER,
        least_power: i64 = EITHER,
        other: bool = False,
        ready: i64 = EITHER,
        keys: i64 = 0,
        plain: i64 = 0,
        engaged: bool = False,
    ) -> None:
        self.side: i64 = side
        self.sort: i64 = sort
        self.faction: i64 = faction
        self.most_cost: i64 = most_cost
        self.least_cost: i64 = least_cost
        self.most_power: i64 = most_power
        self.least_power: i64 = least_power
        self.other: bool = other
        self.ready: i64 = ready
        self.keys: i64 = keys
        self.plain: i64 = plain
        self.engaged: bool = engaged

    def fits(self, s: Position, thing: Thing, seat: i64, source: i64) -> bool:
        """Whether it means this thing, for an effect of this seat's."""
        if self.side == FRIENDLY and thing.owner != seat:
            return False
        if self.side == ENEMY and thing.owner == seat:
            return False
        if (self.other and thing.id == source) or (self.engaged and not thing.engaged):
            return False
        card = s.cards.all[thing.card]
        if self.sort != THINGS and card.unit != (self.sort == UNITS):
            return False
        if self.faction != EITHER and card.faction != self.faction:
            return False
        if self.ready != EITHER and thing.ready != (self.ready == 1):
            return False
        return self.measures(s, thing, card.cost)

    def measures(self, s: Position, thing: Thing, cost: i64) -> bool:
        if self.most_cost != EITHER and cost > self.most_cost:
            return False
        if self.least_cost != EITHER and cost < self.least_cost:
            return False
        if self.most_power != EITHER and power_of(s, thing) > self.most_power:
            return False
        if self.least_power != EITHER and power_of(s, thing) < self.least_power:
            return False
        if self.keys and not keywords_of(s, thing) & self.keys:
            return False
        return not (self.plain and keywords_of(s, thing) & self.plain)

    def fits_card(self, s: Position, place: i64) -> bool:
        """Whether it means a card in the discard pile, where only what is printed counts."""
        card = s.cards.all[place]
        if self.sort != THINGS and card.unit != (self.sort == UNITS):
            return False
        if self.faction != EITHER and card.faction != self.faction:
            return False
        if self.most_cost != EITHER and card.cost > self.most_cost:
            return False
        if self.least_cost != EITHER and card.cost < self.least_cost:
            return False
        return not (self.keys and not card.keywords & self.keys)

    def all(self, s: Position, seat: i64, source: i64) -> list[Thing]:
        """Everything it means, the controller's first, then clockwise, in order of entering."""
        found: list[Thing] = []
        for step in range(s.seats):
            owner = (seat + step) % s.seats
            if (owner == seat and self.side == ENEMY) or (owner != seat and self.side == FRIENDLY):
                continue
            for thing in s.players[owner].field:
                if self.fits(s, thing, seat, source):
                    found.append(thing)
        return found
