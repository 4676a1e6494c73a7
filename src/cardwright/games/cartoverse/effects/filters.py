"""Which creatures on the board an effect means."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.cartoverse.model.board import SLOTS
from cardwright.games.cartoverse.model.card import ANY_JOB
from cardwright.games.cartoverse.model.in_play import Creature
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.things import ANY_SIDE, FRIENDLY, NO_LIMIT, ThingReader, Things
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import ref_of

EITHER: Final = -1  # whether exhausted or not, in whichever zone


@final
class Sides(ThingReader[Duel, Frame, Creature]):
    """How creatures are read."""

    def in_play(self, s: Duel, seat: i64, side: i64) -> list[Creature]:
        """The controller's first, in the order they were played."""
        if side == ANY_SIDE:
            return s.players[seat].creatures + s.players[1 - seat].creatures
        return s.players[seat if side == FRIENDLY else 1 - seat].creatures

    def traits(self, s: Duel, thing: Creature) -> i64:
        return thing.keys

    def source(self, at: Frame) -> i64:
        return ref_of(at)


SIDES: Final = Sides()


@final
class Filter(Things[Duel, Frame, Creature]):
    """Creatures of one side, with what else is asked of them; in a graveyard only what is printed counts.

    zone       in this zone
    exhausted  1: exhausted, 0: ready
    keys       has one of these keywords
    other      not the source itself
    damaged    has taken damage
    """

    def __init__(
        self,
        side: i64 = ANY_SIDE,
        job: str = ANY_JOB,
        zone: i64 = EITHER,
        exhausted: i64 = EITHER,
        least_atk: i64 = 0,
        most_atk: i64 = NO_LIMIT,
        least_cost: i64 = 0,
        most_cost: i64 = NO_LIMIT,
        keys: i64 = 0,
        other: bool = False,
        damaged: bool = False,
    ) -> None:
        super().__init__(SIDES, side, other=other, traits=keys)
        self.job: str = job
        self.zone: i64 = zone
        self.exhausted: i64 = exhausted
        self.least_atk: i64 = least_atk
        self.most_atk: i64 = most_atk
        self.least_cost: i64 = least_cost
        self.most_cost: i64 = most_cost
        self.damaged: bool = damaged
        self.prints_matter: bool = job != ANY_JOB or least_cost > 0 or most_cost < NO_LIMIT

    def suits(self, s: Duel, thing: Creature, seat: i64, source: i64) -> bool:
        if self.zone != EITHER and thing.place // SLOTS != self.zone:
            return False
        if self.exhausted != EITHER and thing.exhausted != (self.exhausted == 1):
            return False
        if thing.atk < self.least_atk or thing.atk > self.most_atk or (self.damaged and thing.damage == 0):
            return False
        if self.prints_matter and not self.prints(s, thing.card):
            return False
        return super().suits(s, thing, seat, source)

    def prints(self, s: Duel, place: i64) -> bool:
        card = s.cards.all[place]
        if card.cost > self.most_cost or card.cost < self.least_cost:
            return False
        return self.job == ANY_JOB or card.job == self.job

    def fits_card(self, s: Duel, place: i64) -> bool:
        """Whether it means a creature card in a graveyard."""
        card = s.cards.all[place]
        if not card.creature or card.atk < self.least_atk or card.atk > self.most_atk:
            return False
        return self.prints(s, place) and (self.traits == 0 or card.keywords & self.traits != 0)
