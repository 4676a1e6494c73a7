"""What the cards let their players choose."""

from __future__ import annotations

from typing import Final

from cardwright.games.cartoverse.effects.filters import Filter
from cardwright.games.cartoverse.model import target
from cardwright.games.cartoverse.model.target import Target
from cardwright.kernel.effects.things import ENEMY, FRIENDLY

CREATURE: Final = Target(target.CREATURE, Filter(), "a creature")
OTHER_CREATURE: Final = Target(target.CREATURE, Filter(other=True), "another creature")
FRIENDLY_CREATURE: Final = Target(target.CREATURE, Filter(FRIENDLY), "a friendly creature")
ENEMY_CREATURE: Final = Target(target.CREATURE, Filter(ENEMY), "an enemy creature")
EXHAUSTED_CREATURE: Final = Target(target.CREATURE, Filter(exhausted=1), "an exhausted creature")
CREATURE_OR_HERO: Final = Target(target.CREATURE_OR_HERO, Filter(), "a creature or hero")
HERO: Final = Target(target.HERO, Filter(), "a hero")
ENCHANT: Final = Target(target.ENCHANT, Filter(), "an enchant")
FALLEN_CREATURE: Final = Target(target.IN_GRAVEYARD, Filter(FRIENDLY), "a creature in your graveyard")

ROW: Final = Target(target.ROW, Filter(), "a zone")
COLUMN: Final = Target(target.COLUMN, Filter(), "a column with room for an enchant")

SPELL: Final = Target(target.SPELL_LINK, Filter(), "a spell")
ATTACK: Final = Target(target.ATTACK_LINK, Filter(), "an attack")


def friendly(job: str) -> Target:
    return Target(target.CREATURE, Filter(FRIENDLY, job), f"a friendly {job}")


def creature_of_atk_from(atk: int) -> Target:
    return Target(target.CREATURE, Filter(least_atk=atk), f"a creature with ATK {atk} or more")


def fallen_of_cost_up_to(cost: int) -> Target:
    words = f"a creature with cost {cost} or less in your graveyard"
    return Target(target.IN_GRAVEYARD, Filter(FRIENDLY, most_cost=cost), words)
