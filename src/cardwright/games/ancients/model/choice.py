"""What is chosen when a card or ability is used: units, cores, slots to come to, a price to pay."""

from __future__ import annotations

from typing import Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.effects.things import ANY_SIDE

# What can be chosen, as bits.
HERO: Final = 1
CREEP: Final = 2
IMPROVEMENT: Final = 4
CORE: Final = 8
UNIT: Final = HERO | CREEP

# Which rows, as bits.
IN_COMBAT: Final = 1
IN_SUPPORT: Final = 2
BOTH_ROWS: Final = 3

# How a choice is made.
THINGS: Final = 0  # things in play that fit
ADJACENT_ENEMY: Final = 1  # enemies of the first one chosen, opposite it or one slot to the side
ARRIVAL: Final = 2  # a combat slot in which a unit may be placed (R41 to R44)
FREE_ARRIVAL: Final = 3  # one of these that is unoccupied
BUILDING: Final = 4  # a support slot for an improvement (R47)
FREE_BESIDE: Final = 5  # an unoccupied slot directly left or right of the one chosen
FREE_IN_ROW: Final = 6  # any unoccupied slot in its row
FREE_SUPPORT: Final = 7  # an unoccupied own support slot in the lane, while the caster is in the combat row
LANE: Final = 8  # one of the lanes, by the own core there
PAY: Final = 9  # gold, or not
REPLACED: Final = 10  # which of the two items of a hero comes back to the hand (J40)


@final
class Choice:
    """One choice.

    how       one of the above
    side      ANY_SIDE, FRIENDLY or ENEMY, and
    sorts     what is chosen from, as bits; both for THINGS only
    rows      the rows it may stand in
    optional  it may be left out; one that is not is left out only where nothing can be chosen
    gold      the price, for PAY
    words     for refusals and prompts: ``an enemy hero``
    """

    def __init__(
        self,
        how: i64,
        words: str,
        side: i64 = ANY_SIDE,
        sorts: i64 = UNIT,
        rows: i64 = BOTH_ROWS,
        optional: bool = False,
        gold: i64 = 0,
    ) -> None:
        self.how: i64 = how
        self.words: str = words
        self.side: i64 = side
        self.sorts: i64 = sorts
        self.rows: i64 = rows
        self.optional: bool = optional
        self.gold: i64 = gold
