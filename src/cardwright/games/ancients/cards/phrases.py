"""The phrases of which cards are written: Siege 2, Round Start, an active ability, an aura …"""

from __future__ import annotations

from cardwright.games.ancients.cards.press import Choices, several
from cardwright.games.ancients.model.ability import (
    AFTER_COMBAT,
    DIES,
    IN_LANE,
    PLAYED,
    ROUND_START,
    SCHEME,
    Active,
    Aura,
    Passive,
    Ranked,
    Rule,
    Trigger,
)
from cardwright.games.ancients.model.group import Group
from cardwright.games.ancients.model.keywords import (
    CLEAVE,
    REGENERATION,
    RETALIATE,
    SIEGE,
    STRIDE,
    ranked,
)
from cardwright.games.ancients.model.scene import Condition, Effect
from cardwright.kernel.bits import i64


def cleave(number: i64) -> Ranked:
    return Ranked(ranked(CLEAVE, number))


def siege(number: i64) -> Ranked:
    return Ranked(ranked(SIEGE, number))


def retaliate(number: i64) -> Ranked:
    return Ranked(ranked(RETALIATE, number))


def regeneration(number: i64) -> Ranked:
    return Ranked(ranked(REGENERATION, number))


def stride(number: i64) -> Ranked:
    """Its moves cost less."""
    return Ranked(ranked(STRIDE, number))


def active(name: str, text: str, *effects: Effect, cooldown: i64, choose: Choices = (), reach: i64 = IN_LANE) -> Active:
    """An ability that is used for 1 mana, and again ``cooldown`` rounds later."""
    return Active(name, text, cooldown, effects, several(choose), reach)


def passive(name: str, text: str, *rules: Rule) -> Passive:
    """A named ability that is always at work."""
    return Passive(name, text, rules)


def round_start(*effects: Effect, when: Condition | None = None, cooldown: i64 = 0) -> Trigger:
    """After the deploy, before the first turn."""
    return Trigger(ROUND_START, effects, when, cooldown)


def after_combat(*effects: Effect, when: Condition | None = None, cooldown: i64 = 0) -> Trigger:
    """After the deaths of combat and the end of Night."""
    return Trigger(AFTER_COMBAT, effects, when, cooldown)


def scheme(*effects: Effect, when: Condition | None = None, cooldown: i64 = 0) -> Trigger:
    """When its player passes."""
    return Trigger(SCHEME, effects, when, cooldown)


def play_effect(*effects: Effect, when: Condition | None = None) -> Trigger:
    """When it is played from the hand."""
    return Trigger(PLAYED, effects, when)


def death_effect(*effects: Effect, when: Condition | None = None) -> Trigger:
    """After it has died."""
    return Trigger(DIES, effects, when)


def whenever(hears: i64, *effects: Effect, when: Condition | None = None, cooldown: i64 = 0) -> Trigger:
    """Any other event; with a ``cooldown`` only once in that many rounds."""
    return Trigger(hears, effects, when, cooldown)


def aura(
    whom: Group,
    attack: i64 = 0,
    armor: i64 = 0,
    health: i64 = 0,
    traits: i64 = 0,
    ranks: i64 = 0,
    when: Condition | None = None,
) -> Aura:
    """What they have more while it is in play and not Broken."""
    return Aura(whom, attack, armor, health, traits, ranks, when)
