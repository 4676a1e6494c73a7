"""What the cards let their players choose."""

from __future__ import annotations

from typing import Final

from cardwright.games.pantheon.effects.filters import FIELD_CARDS, Filter
from cardwright.games.pantheon.model.target import (
    ANY_LINK,
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
ATTACKING_UNIT: Final = Target(THING, Filter(engaged=True), words="an attacking unit")
EXHAUSTED_UNIT: Final = Target(THING, Filter(ready=0), words="an Exhausted unit")
FALLEN_UNIT: Final = Target(IN_PILE, Filter(), words="a unit in the discard pile")
UNIT_OR_HERO: Final = Target(THING_OR_HERO, Filter(), words="a unit or hero")
OPPONENT: Final = Target(HERO, Filter(ENEMY), words="an opponent")

SPELL: Final = Target(SPELL_LINK, Filter(), words="a spell")
ATTACK: Final = Target(ATTACK_LINK, Filter(), words="an attack")
EFFECT: Final = Target(EFFECT_LINK, Filter(), words="an effect")
SPELL_ATTACK_OR_EFFECT: Final = Target(ANY_LINK, Filter(), words="a spell, attack or effect")


def unit_of_power_up_to(power: int) -> Target:
    return Target(THING, Filter(most_power=power), words=f"a unit with power {power} or less")


def other_unit_of_power_up_to(power: int) -> Target:
    return Target(THING, Filter(most_power=power, other=True), words=f"a unit with power {power} or less")


def friendly_unit_of_power_up_to(power: int) -> Target:
    return Target(THING, Filter(FRIENDLY, most_power=power), words=f"a friendly unit with power {power} or less")


def unit_of_cost_up_to(cost: int) -> Target:
    return Target(THING, Filter(most_cost=cost), words=f"a unit with cost {cost} or less")


def spell_up_to(cost: int) -> Target:
    return Target(SPELL_LINK, Filter(most_cost=cost), words=f"a spell with cost {cost} or less")


def fallen(cost: int) -> Target:
    """A unit in the discard pile, of at most this cost."""
    return Target(IN_PILE, Filter(most_cost=cost), words=f"a unit with cost {cost} or less in the discard pile")
