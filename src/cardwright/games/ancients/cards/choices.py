"""What cards let a player choose: an enemy unit, an allied hero in the combat row, a slot to come to …"""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.choice import (
    ADJACENT_ENEMY,
    ARRIVAL,
    BUILDING,
    CORE,
    CREEP,
    FREE_ARRIVAL,
    FREE_BESIDE,
    FREE_IN_ROW,
    FREE_SUPPORT,
    HERO,
    IMPROVEMENT,
    IN_COMBAT,
    IN_SUPPORT,
    LANE,
    PAY,
    REPLACED,
    THINGS,
    UNIT,
    Choice,
)
from cardwright.kernel.effects.things import ANY_SIDE, ENEMY, FRIENDLY

ANY_UNIT: Final = Choice(THINGS, "a unit")
ENEMY_UNIT: Final = Choice(THINGS, "an enemy unit", ENEMY)
ALLY_UNIT: Final = Choice(THINGS, "an allied unit", FRIENDLY)
ENEMY_HERO: Final = Choice(THINGS, "an enemy hero", ENEMY, HERO)
ALLY_HERO: Final = Choice(THINGS, "an allied hero", FRIENDLY, HERO)
ENEMY_CREEP: Final = Choice(THINGS, "an enemy creep", ENEMY, CREEP)
ALLY_CREEP: Final = Choice(THINGS, "an allied creep", FRIENDLY, CREEP)
ENEMY_IMPROVEMENT: Final = Choice(THINGS, "an enemy improvement", ENEMY, IMPROVEMENT)
ENEMY_CORE_CHOICE: Final = Choice(THINGS, "the enemy Tower or Ancient", ENEMY, CORE)

ANY_COMBAT_UNIT: Final = Choice(THINGS, "a unit in a combat row", ANY_SIDE, UNIT, IN_COMBAT)
ENEMY_COMBAT_UNIT: Final = Choice(THINGS, "an enemy unit in the combat row", ENEMY, UNIT, IN_COMBAT)
ALLY_COMBAT_UNIT: Final = Choice(THINGS, "an allied unit in the combat row", FRIENDLY, UNIT, IN_COMBAT)
ALLY_COMBAT_HERO: Final = Choice(THINGS, "an allied hero in the combat row", FRIENDLY, HERO, IN_COMBAT)
ENEMY_SUPPORT_HERO: Final = Choice(THINGS, "an enemy hero in the support row", ENEMY, HERO, IN_SUPPORT)
AN_ADJACENT_ENEMY: Final = Choice(ADJACENT_ENEMY, "one of its adjacent enemies")

ARRIVAL_SLOT: Final = Choice(ARRIVAL, "a combat slot")
BUILDING_SLOT: Final = Choice(BUILDING, "a support slot")
FREE_SLOT: Final = Choice(FREE_ARRIVAL, "a free combat slot")
SECOND_FREE_SLOT: Final = Choice(FREE_ARRIVAL, "a second free combat slot")
SLOT_BESIDE: Final = Choice(FREE_BESIDE, "a free slot beside it")
SLOT_IN_ITS_ROW: Final = Choice(FREE_IN_ROW, "a free slot in its row")
STEP_BACK: Final = Choice(FREE_SUPPORT, "a free support slot to step back to", optional=True)

WHICH_LANE: Final = Choice(LANE, "a lane")
WHICH_ITEM: Final = Choice(REPLACED, "the item that comes back to your hand")
PAY_2_GOLD: Final = Choice(PAY, "to pay 2 gold", optional=True, gold=2)
