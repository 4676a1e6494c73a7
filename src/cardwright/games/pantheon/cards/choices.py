"""What the cards let their players choose."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.effects.filters import FIELD_CARDS, Filter
from cardwright.games.pantheon.model.target import (
    ATTACK_LINK,
    EFFECT_LINK,
    HERO,
    IN_PILE,
    SPELL_LINK,
    THING,
    THING_OR_HERO,
    Target,
)
from cardwright.kernel.effects.things import ENEMY, FRIENDLY

UNIT: Final = Target(THING, Filter(), words="a unit")
OTHER_UNIT: Final = Target(THING, Filter(other=True), words="another unit")
FRIENDLY_UNIT: Final = Target(THING, Filter(FRIENDLY), words="a friendly unit")
OTHER_FRIENDLY_UNIT: Final = Target(THING, Filter(FRIENDLY, other=True), words="another friendly unit")
OFFERING: Final = Target(THING, Filter(FRIENDLY, other=True), optional=True, words="another friendly unit, or none")
ENEMY_UNIT: Final = Target(THING, Filter(ENEMY), words="an enemy unit")
FIELD_CARD: Final = Target(THING, Filter(sort=FIELD_CARDS), words="a field card")
UNIT_OR_HERO: Final = Target(THING_OR_HERO, Filter(), words="a unit or hero")
OPPONENT: Final = Target(HERO, Filter(ENEMY), words="an opponent")

SPELL: Final = Target(SPELL_LINK, Filter(), words="a spell")
ATTACK: Final = Target(ATTACK_LINK, Filter(), words="an attack")
EFFECT: Final = Target(EFFECT_LINK, Filter(), words="an effect")


def spell_up_to(cost: int) -> Target:
    return Target(SPELL_LINK, Filter(most_cost=cost), words=f"a spell with cost {cost} or less")


def fallen(cost: int) -> Target:
    """A unit in the discard pile, of at most this cost."""
    return Target(IN_PILE, Filter(most_cost=cost), words=f"a unit with cost {cost} or less in the discard pile")
