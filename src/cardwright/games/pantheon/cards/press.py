"""How the cards of one faction are written down: the printed text, then the rules it stands for."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.pantheon.effects.conditions import Condition
from cardwright.games.pantheon.model.card import FIELD, HERO, SPELL, UNIT, Activation, Card, Deed, Static, Trigger
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.model.target import Target
from cardwright.kernel.bits import i64
from cardwright.kernel.frame import Step

COUNCIL: Final = "council"  # the set with more heroes, and cards for larger tables

Rule = Deed | Activation | Trigger | Static


@final
class Press:
    """Prints the cards of one faction and one set."""

    def __init__(self, faction: i64, set_: str = "base") -> None:
        self.faction: i64 = faction
        self.set: str = set_

    def hero(self, name: str, health: i64, text: str, *rules: Rule) -> Card:
        return self.card(name, HERO, text, rules, health=health)

    def unit(self, name: str, cost: i64, power: i64, text: str = "", *rules: Rule, keywords: i64 = 0) -> Card:
        return self.card(name, UNIT, text, rules, cost=cost, power=power, keywords=keywords)

    def field(self, name: str, cost: i64, text: str, *rules: Rule) -> Card:
        return self.card(name, FIELD, text, rules, cost=cost)

    def spell(self, name: str, cost: i64, text: str, program: Deed) -> Card:
        return self.card(name, SPELL, text, (program,), cost=cost)

    def card(
        self,
        name: str,
        type_: str,
        text: str,
        rules: tuple[Rule, ...],
        cost: i64 = 0,
        power: i64 = 0,
        health: i64 = 0,
        keywords: i64 = 0,
    ) -> Card:
        program: Deed | None = None
        activation: Activation | None = None
        static: Static | None = None
        triggers: list[Trigger] = []
        for rule in rules:
            if isinstance(rule, Trigger):
                triggers.append(rule)
            elif isinstance(rule, Deed):
                program = rule
            elif isinstance(rule, Activation):
                activation = rule
            else:
                static = rule
        return Card(
            name,
            type_,
            self.faction,
            text,
            cost,
            power,
            health,
            keywords,
            program,
            activation,
            tuple(triggers),
            static,
            set_=self.set,
        )


def deed(*steps: Step[Position], target: Target | None = None, sacrifice: Target | None = None) -> Deed:
    """What a spell does, or a unit when it is played."""
    return Deed(steps, () if target is None else (target,), sacrifice)


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


def whenever(hears: i64, *steps: Step[Position], when: Condition | None = None, once: bool = False) -> Trigger:
    """An effect that happens by itself."""
    return Trigger(hears, steps, when, once)
