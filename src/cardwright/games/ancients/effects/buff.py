"""Figures and keywords that units get: for this round, as an Enhancement, or for good."""

from __future__ import annotations

from typing import final

from cardwright.games.ancients.effects.on_units import OnUnits
from cardwright.games.ancients.effects.who import TARGET
from cardwright.games.ancients.model import events
from cardwright.games.ancients.model.keywords import BOUNTY, DECAY, FEEBLE, UNLENT, rank
from cardwright.games.ancients.model.mark import Mark
from cardwright.games.ancients.model.scene import Scene, Who
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.model.unit import GIVEN_SHIELD, NO_SHIELD, Unit
from cardwright.games.ancients.rules.figures import touch
from cardwright.games.ancients.rules.status import mark
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.marks import FOR_GOOD


@final
class Give(OnUnits):
    """They have it this round. It is positive when the sum of the figures is above 0, unless ``harmful`` says more."""

    def __init__(
        self,
        who: Who = TARGET,
        attack: i64 = 0,
        armor: i64 = 0,
        health: i64 = 0,
        traits: i64 = 0,
        ranks: i64 = 0,
        harmful: bool | None = None,
    ) -> None:
        super().__init__(who)
        self.attack: i64 = attack
        self.armor: i64 = armor
        self.health: i64 = health
        self.traits: i64 = traits
        self.ranks: i64 = ranks
        self.positive: bool = helps(attack, armor, health, traits, ranks) if harmful is None else not harmful

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        laid = Mark(
            self.attack, self.armor, self.health, self.traits, self.ranks, at.card, self.positive, s.round, at.seat
        )
        mark(s, unit, laid)


def helps(attack: i64, armor: i64, health: i64, traits: i64, ranks: i64) -> bool:
    """Whether something is good for the one who has it."""
    if attack != 0 or armor != 0 or health != 0:
        return attack + armor + health > 0
    return traits & (FEEBLE | UNLENT) == 0 and rank(ranks, DECAY) == 0 and rank(ranks, BOUNTY) == 0


@final
class Enhance(OnUnits):
    """It stays attached until the unit dies or it is purged; one from the enemy is negative."""

    def __init__(
        self, who: Who = TARGET, attack: i64 = 0, armor: i64 = 0, health: i64 = 0, traits: i64 = 0, ranks: i64 = 0
    ) -> None:
        super().__init__(who)
        self.attack: i64 = attack
        self.armor: i64 = armor
        self.health: i64 = health
        self.traits: i64 = traits
        self.ranks: i64 = ranks

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        allied = unit.owner == at.seat
        laid = Mark(self.attack, self.armor, self.health, self.traits, self.ranks, at.card, allied, FOR_GOOD, at.seat)
        mark(s, unit, laid)


@final
class Grow(OnUnits):
    """They have it permanently."""

    def __init__(self, who: Who = TARGET, attack: i64 = 0, armor: i64 = 0, health: i64 = 0, traits: i64 = 0) -> None:
        super().__init__(who)
        self.attack: i64 = attack
        self.armor: i64 = armor
        self.health: i64 = health
        self.traits: i64 = traits

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        unit.grown_attack += self.attack
        unit.grown_armor += self.armor
        unit.grown_health += self.health
        unit.grown_traits |= self.traits
        s.tell(events.FIGURES, unit.owner, unit.id, self.attack, self.armor, self.health)
        touch(s, unit)


@final
class GiveShield(OnUnits):
    """A Death Shield; a unit has one at most."""

    def do_to(self, s: Position, at: Scene, unit: Unit) -> None:
        if unit.shield == NO_SHIELD:
            unit.shield = GIVEN_SHIELD
            s.tell(events.SHIELD, unit.owner, unit.id, unit.card)
