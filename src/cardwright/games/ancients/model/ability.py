"""What cards can do beside being played: active abilities, triggers, auras, and passive abilities made of these."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from cardwright.games.ancients.model.choice import Choice
from cardwright.games.ancients.model.group import EVERYWHERE, Group
from cardwright.games.ancients.model.scene import Condition, Effect
from cardwright.kernel.bits import i64
from cardwright.kernel.errors import BadInput

# How far a card or ability reaches (R36 to R40).
IN_LANE: Final = 0
MELEE: Final = 1
CROSS_LANE: Final = 2
REACH_WORDS: Final = ("lane", "melee", "cross_lane")

# What sets a trigger off.
ROUND_START: Final = 0  # after the deploy, before the first turn
AFTER_COMBAT: Final = 1  # after the deaths of combat and the end of Night
SCHEME: Final = 2  # its player passes
PLAYED: Final = 3  # it is played from the hand (Play Effect)
DIES: Final = 4  # it died; not when it is replaced or bounced (Death Effect)
YOU_CAST: Final = 5  # its player has played a spell with a caster in this lane; the subject is the caster
ENEMY_DIES: Final = 6  # an enemy unit, the subject, died in this lane
ENEMY_SILENCED: Final = 7  # an enemy hero, the subject, in this lane becomes Silenced
KILLS: Final = 8  # damage dealt by it killed an enemy unit, the subject
HITS_CORE: Final = 9  # it dealt damage to the enemy Tower or Ancient

Effects: TypeAlias = tuple[Effect, ...]


@final
class Active:
    """An ability that is used as an action; ready again ``cooldown`` rounds later (J29, J61)."""

    def __init__(
        self, name: str, text: str, cooldown: i64, effects: Effects, choices: tuple[Choice, ...] = (), reach: i64 = 0
    ) -> None:
        self.name: str = name
        self.text: str = text
        self.cooldown: i64 = cooldown
        self.effects: Effects = effects
        self.choices: tuple[Choice, ...] = choices
        self.reach: i64 = reach


@final
class Trigger:
    """An effect that happens by itself; with a ``cooldown`` only once in that many rounds."""

    def __init__(self, hears: i64, effects: Effects, when: Condition | None = None, cooldown: i64 = 0) -> None:
        self.hears: i64 = hears
        self.effects: Effects = effects
        self.when: Condition | None = when
        self.cooldown: i64 = cooldown


@final
class Aura:
    """What units of a group in its lane have more while its source is in play, is not Broken, and ``when`` holds."""

    def __init__(
        self,
        whom: Group,
        attack: i64 = 0,
        armor: i64 = 0,
        health: i64 = 0,
        gives: i64 = 0,
        ranks: i64 = 0,
        when: Condition | None = None,
    ) -> None:
        if whom.where == EVERYWHERE:
            raise BadInput("an aura holds in the lane of its source")
        self.whom: Group = whom
        self.attack: i64 = attack
        self.armor: i64 = armor
        self.health: i64 = health
        self.gives: i64 = gives
        self.ranks: i64 = ranks
        self.when: Condition | None = when


@final
class Ranked:
    """Keywords with a number, packed (see keywords.py)."""

    def __init__(self, ranks: i64) -> None:
        self.ranks: i64 = ranks


Rule: TypeAlias = "int | Ranked | Trigger | Aura"  # a number is traits


@final
class Passive:
    """A named ability that is always at work, as its text says."""

    def __init__(self, name: str, text: str, rules: tuple[Rule, ...]) -> None:
        self.name: str = name
        self.text: str = text
        self.rules: tuple[Rule, ...] = rules


Clause: TypeAlias = "int | Ranked | Trigger | Aura | Active | Passive"  # what a card is made of
