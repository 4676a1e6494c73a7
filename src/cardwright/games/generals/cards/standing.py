"""The phrases in which cards say what holds while they are in play: zeal, auras, other damage, other costs."""

from __future__ import annotations

from cardwright.games.generals.effects.conditions import INFILTRATING, ZEALOUS
from cardwright.games.generals.effects.durations import THIS_TURN
from cardwright.games.generals.effects.enchant import Enchant
from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.units import MY_GENERAL, THIS_UNIT, Units
from cardwright.games.generals.model.ability import ANY_DAMAGE, MINE, Ability, Aura, CostRule, DamageRule
from cardwright.games.generals.model.scene import Amount, Condition, Effect
from cardwright.kernel.bits import i64


def aura(
    whom: Units,
    attack: int | Amount = 0,
    health: int | Amount = 0,
    speed: i64 = 0,
    traits: i64 = 0,
    grow: i64 = 0,
    test: Condition | None = None,
) -> Ability:
    """These units have more attack, health or speed, traits or Grow; with a test, only while it holds."""
    return Aura(whom, attack, health, speed, traits, test, grow)


def zeal(attack: int | Amount = 0, traits: i64 = 0, whom: Units = THIS_UNIT) -> Ability:
    """While the own general is beside it."""
    return aura(whom, attack, traits=traits, test=ZEALOUS)


def infiltrate(attack: int | Amount, traits: i64 = 0) -> Ability:
    """While it is on the opponent's starting side."""
    return aura(THIS_UNIT, attack, traits=traits, test=INFILTRATING)


def worth(attack: Amount, health: Amount) -> Ability:
    """It has more attack and health, in hand and deck as well."""
    return Aura(THIS_UNIT, attack, health, everywhere=True)


def no_damage(to: Units, by: Units | None = None, source: i64 = ANY_DAMAGE, test: Condition | None = None) -> Ability:
    """These units take no damage, or none of what some units or a source deal."""
    return DamageRule(to, by, none=True, source=source, test=test)


def double_damage(to: Units, by: Units | None = None, source: i64 = ANY_DAMAGE) -> Ability:
    return DamageRule(to, by, times=2, source=source)


def more_damage(more: int, to: Units, source: i64) -> Ability:
    return DamageRule(to, more=more, source=source)


def cost_less(cards: Holding, less: int, first: bool = False, once: bool = False, hand_only: bool = False) -> Ability:
    """The player's cards that fit; the first of a turn only, the next one only, or those in hand only."""
    return CostRule(cards, -less, MINE, first, once, hand_only)


def cost_more(cards: Holding, more: int, whose: i64 = MINE, hand_only: bool = False) -> Ability:
    """The cards of one player that fit."""
    return CostRule(cards, more, whose, hand_only=hand_only)


def this_turn(ability: Ability, signed: bool = False) -> Effect:
    """Until the turn ends, the player has an ability; it lies on the general, where no dispel removes it."""
    return Enchant(MY_GENERAL, lasts=THIS_TURN, ability=ability, lasting=True, signed=signed)
