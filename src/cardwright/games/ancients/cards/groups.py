"""Units as cards speak of them: allied units in this lane, the heroes directly left and right …"""

from __future__ import annotations

from typing import Final

from cardwright.games.ancients.model.choice import HERO, UNIT
from cardwright.games.ancients.model.group import ABOVE, BESIDE, IN_COMBAT_ROW, Group
from cardwright.kernel.effects.things import ENEMY, FRIENDLY

ALLIES: Final = Group(FRIENDLY)  # in this lane, both rows, as all the others that name no row
ENEMIES: Final = Group(ENEMY)
ALLY_HEROES: Final = Group(FRIENDLY, HERO)
ENEMY_HEROES: Final = Group(ENEMY, HERO)
ALLIES_IN_COMBAT: Final = Group(FRIENDLY, UNIT, IN_COMBAT_ROW)
ENEMIES_IN_COMBAT: Final = Group(ENEMY, UNIT, IN_COMBAT_ROW)
MY_MELEE_CREEPS: Final = Group(FRIENDLY, UNIT, IN_COMBAT_ROW, melee=True)
ALLIES_BESIDE: Final = Group(FRIENDLY, UNIT, BESIDE)
ALLY_HEROES_BESIDE: Final = Group(FRIENDLY, HERO, BESIDE)
ALLY_ABOVE: Final = Group(FRIENDLY, UNIT, ABOVE)
