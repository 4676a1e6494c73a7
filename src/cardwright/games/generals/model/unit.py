"""A unit on the board: a general or a minion, with everything that has happened to it."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from cardwright.games.generals.model.enchantment import Mark
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.thing import Thing


@mypyc_attr(acyclic=True)
@final
class Unit(Thing):
    """Its numbers as they stand are worked out by figures.py whenever something changes.

    id         order of arrival
    owner      the seat it fights for
    square     where it stands, NOWHERE once it is gone
    general    whether the game is lost with it
    damage     what it has taken
    moved      moves made this turn, and
    attacked   attacks made
    fought     the turn of its last attack
    exhausted  it cannot act
    dispelled  what is printed on it no longer counts
    spent      its Forcefield has cancelled a damage this turn
    hurt       damage was dealt to it this turn
    shielded   something has lessened the first damage of this turn
    saved      it has made the first card of a sort cheaper this turn
    within     the card inside it (egg, building, Watchful Sentinel), -1 if there is none
    count      turns until it hatches or is built, or whatever its abilities count
    factor     how often its player has put this card into play (Intensify)
    marks      the enchantments on it, oldest first

    attack, health, speed, traits, backstab, grow, ears   as they are now
    aura_*     the part of them that comes from others, or depends on where it stands
    """

    def __init__(self, id: i64, card: i64, owner: i64, square: i64) -> None:
        super().__init__(id, card, owner)
        self.square: i64 = square
        self.general: bool = False
        self.damage: i64 = 0
        self.moved: i64 = 0
        self.attacked: i64 = 0
        self.fought: i64 = 0
        self.exhausted: bool = True
        self.dispelled: bool = False
        self.spent: bool = False
        self.hurt: bool = False
        self.shielded: bool = False
        self.saved: bool = False
        self.within: i64 = -1
        self.count: i64 = 0
        self.factor: i64 = 1
        self.marks: tuple[Mark, ...] = ()
        self.attack: i64 = 0
        self.health: i64 = 0
        self.speed: i64 = 0
        self.traits: i64 = 0
        self.backstab: i64 = 0
        self.grow: i64 = 0
        self.ears: i64 = 0
        self.aura_attack: i64 = 0
        self.aura_health: i64 = 0
        self.aura_speed: i64 = 0
        self.aura_traits: i64 = 0
        self.aura_grow: i64 = 0

    def clone(self) -> Unit:
        other = Unit(self.id, self.card, self.owner, self.square)
        other.general = self.general
        other.damage = self.damage
        other.moved = self.moved
        other.attacked = self.attacked
        other.fought = self.fought
        other.exhausted = self.exhausted
        other.dispelled = self.dispelled
        other.spent = self.spent
        other.hurt = self.hurt
        other.shielded = self.shielded
        other.saved = self.saved
        other.within = self.within
        other.count = self.count
        other.factor = self.factor
        other.marks = self.marks
        other.attack = self.attack
        other.health = self.health
        other.speed = self.speed
        other.traits = self.traits
        other.backstab = self.backstab
        other.grow = self.grow
        other.ears = self.ears
        other.aura_attack = self.aura_attack
        other.aura_health = self.aura_health
        other.aura_speed = self.aura_speed
        other.aura_traits = self.aura_traits
        other.aura_grow = self.aura_grow
        return other

    def mark(self, mark: Mark) -> None:
        """Put one more mark on it; its numbers have to be worked out afterwards."""
        self.marks += (mark,)

    def unmark(self, mark: Mark) -> None:
        """Take a mark off, likewise."""
        self.marks = tuple([other for other in self.marks if other is not mark])

    def artifacts(self) -> list[Mark]:
        """The artifacts it wears, the oldest first."""
        return [mark for mark in self.marks if mark.enchantment.artifact]

    def left(self) -> i64:
        """The health it has left."""
        return max(0, self.health - self.damage)

    def has(self, traits: i64) -> bool:
        """Whether it has any of these traits."""
        return self.traits & traits != 0
