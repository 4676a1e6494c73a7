"""Which things on the table an effect means."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.model.state import Position, Thing
from cardwright.games.pantheon.rules.figures import keywords_of, power_of
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.thing import Figure
from cardwright.kernel.effects.things import ANY_SIDE, ENEMY, FRIENDLY, NO_LIMIT, FigureLimit, ThingReader, Things
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import ref_of

# Sorts of things, as bits.
UNITS: Final = 1
FIELD_CARDS: Final = 2

EITHER: Final = -1  # whether Ready or not, of whatever faction


@final
class PowerNow(Figure[Position, Thing]):
    def of(self, s: Position, thing: Thing) -> i64:
        return power_of(s, thing)


POWER: Final = PowerNow()


@final
class Fields(ThingReader[Position, Frame, Thing]):
    """How things on the fields are read."""

    def in_play(self, s: Position, seat: i64, side: i64) -> list[Thing]:
        """The controller's first, then clockwise, in order of entering."""
        if side == FRIENDLY:
            return s.players[seat].field
        found: list[Thing] = [] if side == ENEMY else s.players[seat].field.copy()
        for step in range(1, s.seats):
            found += s.players[(seat + step) % s.seats].field
        return found

    def kind(self, s: Position, thing: Thing) -> i64:
        return UNITS if s.cards.all[thing.card].unit else FIELD_CARDS

    def traits(self, s: Position, thing: Thing) -> i64:
        return keywords_of(s, thing)

    def source(self, at: Frame) -> i64:
        return ref_of(at)


FIELDS: Final = Fields()


@final
class Filter(Things[Position, Frame, Thing]):
    """Things of one side and sort, with what else is asked of them.

    other   not the source itself
    ready   1: Ready, 0: Exhausted
    keys    has one of these keywords
    engaged its attack is under way
    """

    def __init__(
        self,
        side: i64 = ANY_SIDE,
        sort: i64 = UNITS,
        faction: i64 = EITHER,
        most_cost: i64 = NO_LIMIT,
        least_cost: i64 = 0,
        most_power: i64 = NO_LIMIT,
        least_power: i64 = -NO_LIMIT,
        other: bool = False,
        ready: i64 = EITHER,
        keys: i64 = 0,
        engaged: bool = False,
    ) -> None:
        powers: tuple[FigureLimit[Position, Thing], ...] = (FigureLimit(POWER, least_power, most_power),)
        unlimited = most_power == NO_LIMIT and least_power == -NO_LIMIT
        super().__init__(FIELDS, side, sort, other=other, traits=keys, limits=() if unlimited else powers)
        self.faction: i64 = faction
        self.most_cost: i64 = most_cost
        self.least_cost: i64 = least_cost
        self.ready: i64 = ready
        self.engaged: bool = engaged

    def suits(self, s: Position, thing: Thing, seat: i64, source: i64) -> bool:
        if (self.ready != EITHER and thing.ready != (self.ready == 1)) or (self.engaged and not thing.engaged):
            return False
        return self.prints(s, thing.card) and super().suits(s, thing, seat, source)

    def prints(self, s: Position, place: i64) -> bool:
        card = s.cards.all[place]
        if card.cost > self.most_cost or card.cost < self.least_cost:
            return False
        return self.faction == EITHER or card.faction == self.faction

    def fits_card(self, s: Position, place: i64) -> bool:
        """Whether it means a card in the discard pile, where only what is printed counts."""
        card = s.cards.all[place]
        if (UNITS if card.unit else FIELD_CARDS) & self.kinds == 0:
            return False
        return self.prints(s, place) and (self.traits == 0 or card.keywords & self.traits != 0)
