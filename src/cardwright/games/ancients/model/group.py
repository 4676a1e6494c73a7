"""Groups of units in relation to something: allied heroes in this lane, the units directly left and right …"""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.choice import UNIT
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.things import ANY_SIDE

# Where, seen from the place the group is spoken of.
IN_LANE: Final = 0
IN_COMBAT_ROW: Final = 1  # of this lane
IN_SUPPORT_ROW: Final = 2
BESIDE: Final = 3  # directly left and right in the same combat row
ADJACENT: Final = 4  # enemies opposite or one slot to the side
ABOVE: Final = 5  # the ally in the combat slot above a support slot
HERE: Final = 6  # the thing itself
EVERYWHERE: Final = 7


@final
class Group:
    """Units that fit.

    side    FRIENDLY, ENEMY or ANY_SIDE, seen from the player whose effect it is
    sorts   HERO, CREEP, IMPROVEMENT, as bits
    where   one of the above
    melee   Melee Creeps only
    other   without the thing itself
    """

    def __init__(
        self, side: i64 = ANY_SIDE, sorts: i64 = UNIT, where: i64 = IN_LANE, melee: bool = False, other: bool = False
    ) -> None:
        self.side: i64 = side
        self.sorts: i64 = sorts
        self.where: i64 = where
        self.melee: bool = melee
        self.other: bool = other
