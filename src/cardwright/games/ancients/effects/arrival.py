"""Summoning creeps."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.effects.targets import taunt
from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.board import NOWHERE, in_combat, opposite
from cardwright.games.ancients.model.scene import Effect, Scene
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.rules.spawning import create, nearest_middle
from cardwright.kernel.bits import i64

CHOSEN_SPOT: Final = 0
NEXT_SPOT: Final = 1
OPPOSITE_TARGET: Final = 2
WHERE_IT_DIED: Final = 3
NEAREST_MIDDLE: Final = 4


@final
class Summon(Effect):
    """A creep comes into play, if its slot is there and free."""

    def __init__(self, key: str, where: i64 = CHOSEN_SPOT, taunts: bool = False) -> None:
        self.key: str = key
        self.where: i64 = where
        self.taunts: bool = taunts

    def run(self, s: Position, at: Scene) -> None:
        place = self.spot(s, at)
        if not in_combat(place) or s.board[place] is not None:
            return
        creep = create(s, s.cards.at(self.key), at.seat, place)
        s.tell(events.SUMMON, at.seat, creep.id, creep.card, place)
        if self.taunts:
            taunt(s, creep)

    def spot(self, s: Position, at: Scene) -> i64:
        if self.where == CHOSEN_SPOT:
            return at.spot
        if self.where == NEXT_SPOT:
            return at.next_spot
        if self.where == OPPOSITE_TARGET:
            return opposite(at.spot) if in_combat(at.spot) else NOWHERE
        return at.place if self.where == WHERE_IT_DIED else nearest_middle(s, at.lane, at.seat)
