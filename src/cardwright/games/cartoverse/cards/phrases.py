"""The phrases of which cards are written: abilities, on summon, on death, at the start of your turn, have …"""

from __future__ import annotations

from cardwright.games.cartoverse.effects.asking import ChooseTarget
from cardwright.games.cartoverse.model import card
from cardwright.games.cartoverse.model.card import ANY_JOB, Activation, Static, Steps, Trigger
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.model.target import Target
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Step

Effect = Step[Duel]


# Abilities.


def ability(
    name: str, *steps: Effect, target: Target | None = None, mana: i64 = 0, discards: i64 = 0, cooldown: i64 = 0
) -> Activation:
    """An ability of a hero."""
    return Activation(name, steps, target, mana, discards, cooldown)


def exhaust(name: str, *steps: Effect, target: Target | None = None, mana: i64 = 0) -> Activation:
    """An ability of a creature, which becomes exhausted for it."""
    return Activation(name, steps, target, mana)


# What happens by itself. With a target, it is chosen when it happens.


def chosen(steps: Steps, target: Target | None) -> Steps:
    return steps if target is None else (ChooseTarget(target), *steps)


def on_play(*steps: Effect, target: Target | None = None) -> Trigger:
    """When this shard is played, after its card is drawn."""
    return Trigger(card.SHARD_PLAYED, chosen(steps, target))


def on_convert(*steps: Effect) -> Trigger:
    """When this shard becomes a mana."""
    return Trigger(card.CONVERTED, steps)


def on_summon(*steps: Effect, target: Target | None = None) -> Trigger:
    return Trigger(card.SUMMONED, chosen(steps, target))


def on_death(*steps: Effect) -> Trigger:
    return Trigger(card.DIED, steps)


def on_attack(*steps: Effect) -> Trigger:
    return Trigger(card.ATTACKS, steps)


def on_block(*steps: Effect) -> Trigger:
    """What set it off is the attacker."""
    return Trigger(card.BLOCKS, steps)


def start_of_turn(*steps: Effect) -> Trigger:
    """At the start of its controller's turns."""
    return Trigger(card.START, steps)


def start_of_each_turn(*steps: Effect) -> Trigger:
    return Trigger(card.EACH_START, steps)


def start_of_its_owners_turn(*steps: Effect) -> Trigger:
    """At the start of the turns of the enchanted creature's owner."""
    return Trigger(card.BEARER_START, steps)


def end_of_turn(*steps: Effect) -> Trigger:
    """At the end of its controller's turns."""
    return Trigger(card.END, steps)


def end_of_each_turn(*steps: Effect) -> Trigger:
    return Trigger(card.EACH_END, steps)


def whenever_a_friend_dies(*steps: Effect) -> Trigger:
    return Trigger(card.FRIENDLY_DIES, steps)


def when(hears: i64, *steps: Effect) -> Trigger:
    """What sets a trap off, and what it does."""
    return Trigger(hears, steps)


# What holds.


def have(scope: i64, atk: i64 = 0, hp: i64 = 0, keys: i64 = 0, job: str = ANY_JOB) -> Static:
    """Creatures have +atk/+hp, or keywords."""
    return Static(scope, atk, hp, keys, job)


def loyalty_discount(hp: i64) -> Static:
    """Cards outside the faction cost the hero less HP, never less than 1."""
    return Static(card.NOBODY_ELSE, discount=hp)
