"""Which creatures the cards speak of without choosing any."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.effects.filters import Filter
from cardwright.games.cartoverse.effects.who import ITSELF, TARGET, Adjacent, All, Who
from cardwright.games.cartoverse.model.board import ATTACK_ZONE, DEFENSE_ZONE
from cardwright.kernel.effects.things import ENEMY, FRIENDLY

EACH_CREATURE: Final = All(Filter())
EACH_FRIEND: Final = All(Filter(FRIENDLY))
EACH_OTHER_FRIEND: Final = All(Filter(FRIENDLY, other=True))
EACH_ENEMY: Final = All(Filter(ENEMY))
EACH_FRIEND_IN_DEFENSE: Final = All(Filter(FRIENDLY, zone=DEFENSE_ZONE))
EACH_ENEMY_IN_ATTACK: Final = All(Filter(ENEMY, zone=ATTACK_ZONE))

TARGET_AND_ADJACENT: Final = Adjacent(TARGET, too=True)
ADJACENT_TO_IT: Final = Adjacent(ITSELF)


def each_friendly(job: str) -> Who:
    return All(Filter(FRIENDLY, job))
