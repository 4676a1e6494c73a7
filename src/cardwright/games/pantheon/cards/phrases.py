"""The phrases of which cards are written: on play, activate, start of turn, when destroyed, whenever …"""

from __future__ import annotations

from cardwright.games.pantheon.effects.conditions import Condition
from cardwright.games.pantheon.model.card import (
    DESTROYED,
    EACH_END,
    END,
    HERO_HIT,
    KILL,
    START,
    Activation,
    OnPlay,
    Trigger,
)
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.model.target import Target
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Step


def on_play(*steps: Step[Position], target: Target | None = None, sacrifice: Target | None = None) -> OnPlay:
    """What happens when the card is played, to the target chosen for it, if there is one."""
    return OnPlay(steps, () if target is None else (target,), sacrifice)


def activate(
    *steps: Step[Position],
    target: Target | None = None,
    exhausts: bool = False,
    mana: i64 = 0,
    health: i64 = 0,
    gone: bool = False,
    sacrifice: Target | None = None,
    any_turn: bool = False,
    once: bool = False,
) -> Activation:
    """An effect its player may use, for its cost."""
    targets = () if target is None else (target,)
    return Activation(steps, targets, exhausts, mana, health, gone, sacrifice, any_turn, once)


def start_of_turn(*steps: Step[Position]) -> Trigger:
    """At the start of its player's turns."""
    return Trigger(START, steps)


def end_of_turn(*steps: Step[Position], when: Condition | None = None) -> Trigger:
    """At the end of its player's turns."""
    return Trigger(END, steps, when)


def each_end_of_turn(*steps: Step[Position], when: Condition | None = None) -> Trigger:
    """At the end of everybody's turns."""
    return Trigger(EACH_END, steps, when)


def when_destroyed(*steps: Step[Position]) -> Trigger:
    return Trigger(DESTROYED, steps)


def after_it_hits_a_hero(*steps: Step[Position], once: bool = False) -> Trigger:
    """It has dealt combat damage to a hero; ``once``: no more than once a turn."""
    return Trigger(HERO_HIT, steps, None, once)


def after_it_kills(*steps: Step[Position], once: bool = False) -> Trigger:
    """It has destroyed a unit in combat and survived; ``once``: no more than once a turn."""
    return Trigger(KILL, steps, None, once)


def whenever(hears: i64, *steps: Step[Position], when: Condition | None = None) -> Trigger:
    """Any other event."""
    return Trigger(hears, steps, when)
