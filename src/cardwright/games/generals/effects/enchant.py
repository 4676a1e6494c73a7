"""What cards put on units and take off them: numbers, traits, abilities, keywords of others."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.effects.combine import Several
from cardwright.games.generals.effects.durations import until
from cardwright.games.generals.model.ability import Ability
from cardwright.games.generals.model.board import listed
from cardwright.games.generals.model.enchantment import ADD, FOREVER, KEEP, REBASE, SET, Enchantment, Mark
from cardwright.games.generals.model.keywords import (
    BACKSTAB,
    BLAST,
    CELERITY,
    FLYING,
    FORCEFIELD,
    FRENZY,
    GROW,
    PROVOKE,
    RANGED,
    REBIRTH,
    RUSH,
    STUNNED,
)
from cardwright.games.generals.model.program import Program
from cardwright.games.generals.model.scene import Amount, Effect, Granting, GrantingOnUnits, OnUnits, Scene, Where, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.enchant import changed, dispel, dispel_tile, enchant, grow, stun
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import amount

# The keywords that one unit can have from another.
LENT: Final = (BLAST, CELERITY, FLYING, FORCEFIELD, FRENZY, PROVOKE, RANGED, REBIRTH, RUSH)


@final
class Enchant(Granting):
    """Give units more attack and health, traits, an ability; ``lasts`` says how long.

    With ``signed`` it counts the number of the unit that gives it.
    """

    def __init__(
        self,
        who: Who,
        attack: int | Amount = 0,
        health: int | Amount = 0,
        lasts: i64 = FOREVER,
        traits: i64 = 0,
        ability: Ability | None = None,
        speed: i64 = 0,
        backstab: i64 = 0,
        grow: i64 = 0,
        lifts: i64 = 0,
        lasting: bool = False,
        count: i64 = 0,
        signed: bool = False,
    ) -> None:
        self.who: Who = who
        self.attack: Amount = amount(attack)
        self.health: Amount = amount(health)
        self.lasts: i64 = lasts
        self.count: i64 = count
        self.signed: bool = signed
        abilities = () if ability is None else (ability,)
        self.enchantment: Enchantment = Enchantment(
            traits, abilities, ADD, speed, backstab, grow, lifts=lifts, lasting=lasting
        )

    def run(self, s: Battle, scene: Scene) -> None:
        attack = self.attack.of(s, scene)
        health = self.health.of(s, scene)
        moment = until(s, self.lasts, scene.seat)
        count = scene.source() if self.signed else self.count
        for unit in self.who.found(s, scene):
            enchant(s, unit, Mark(self.enchantment, attack, health, moment, scene.seat, count))


@final
class Destiny(Granting):
    """The player's general has abilities for the rest of the game; the same ones only once (R203)."""

    def __init__(self, *abilities: Ability) -> None:
        self.enchantment: Enchantment = Enchantment(abilities=abilities, lasting=True)

    def run(self, s: Battle, scene: Scene) -> None:
        general = s.general(scene.seat)
        if general is None or any(mark.enchantment is self.enchantment for mark in general.marks):
            return
        enchant(s, general, Mark(self.enchantment, seat=scene.seat))


@final
class Sharpen(Effect):
    """The enchantment this comes from, an artifact for instance, gives that much more attack; it all ends together."""

    def __init__(self, attack: i64) -> None:
        self.attack: i64 = attack

    def run(self, s: Battle, scene: Scene) -> None:
        unit, mark = scene.me, scene.mark
        if unit is None or mark is None or mark not in unit.marks or s.untouchable(unit):
            return
        attack = mark.attack + self.attack
        swap(unit, mark, Mark(mark.enchantment, attack, mark.health, mark.until, mark.seat, mark.count))
        changed(s, unit)


def swap(unit: Unit, mark: Mark, other: Mark) -> None:
    """Put another mark in the place of one that lies on a unit."""
    place = unit.marks.index(mark)
    unit.marks = (*unit.marks[:place], other, *unit.marks[place + 1 :])


@final
class PassOn(Effect):
    """The enchantment this comes from is put on other units as well."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who

    def run(self, s: Battle, scene: Scene) -> None:
        if scene.mark is not None:
            for unit in self.who.found(s, scene):
                enchant(s, unit, scene.mark)


@final
class Countdown(Several):
    """The enchantment this comes from counts down; when it comes to nothing, something happens."""

    def run(self, s: Battle, scene: Scene) -> None:
        unit, mark = scene.me, scene.mark
        if unit is None or mark is None or mark not in unit.marks:
            return
        swap(unit, mark, mark.worn(mark.count - 1))
        if mark.count == 1:
            super().run(s, scene)


@final
class LendKeywords(Effect):
    """Units have the keywords of others, for a while or for good; Backstab and Grow of all of them add up."""

    def __init__(self, who: Who, of: Who, lasts: i64 = FOREVER, lacking: bool = False) -> None:
        self.who: Who = who
        self.of: Who = of
        self.lasts: i64 = lasts
        self.lacking: bool = lacking  # only those a unit has not got yet
        self.keywords: tuple[Enchantment, ...] = tuple([Enchantment(traits=trait) for trait in LENT])
        self.backstab: Enchantment = Enchantment(traits=BACKSTAB, backstab=1)
        self.grow: Enchantment = Enchantment(traits=GROW, grow=1)

    def run(self, s: Battle, scene: Scene) -> None:
        traits: i64 = 0
        backstab: i64 = 0
        grow: i64 = 0
        for unit in self.of.found(s, scene):
            traits |= unit.traits
            backstab += unit.backstab
            grow += unit.grow
        found = [keyword for keyword in self.keywords if keyword.traits & traits != 0]
        found += [self.backstab] * int(backstab) + [self.grow] * int(grow)
        moment = until(s, self.lasts, scene.seat)
        for unit in self.who.found(s, scene):
            had = unit.traits if self.lacking else 0
            for keyword in found:
                if keyword.traits & had == 0:
                    enchant(s, unit, Mark(keyword, until=moment, seat=scene.seat))

    def grants(self) -> tuple[Enchantment, ...]:
        return (*self.keywords, self.backstab, self.grow)


@final
class SetNumbers(Granting):
    """Attack or health become a number; KEEP leaves one of them alone."""

    def __init__(
        self,
        who: Who,
        attack: int | Amount,
        health: int | Amount = KEEP,
        lasts: i64 = FOREVER,
        heals: bool = False,
        mode: i64 = SET,
        lasting: bool = False,
    ) -> None:
        self.who: Who = who
        self.attack: Amount = amount(attack)
        self.health: Amount = amount(health)
        self.lasts: i64 = lasts
        self.heals: bool = heals  # damage taken before is forgotten
        self.enchantment: Enchantment = Enchantment(mode=mode, lasting=lasting)

    def run(self, s: Battle, scene: Scene) -> None:
        moment = until(s, self.lasts, scene.seat)
        for unit in self.who.found(s, scene):
            if s.untouchable(unit):
                continue
            scene.unit = unit
            attack = self.attack.of(s, scene)
            health = self.health.of(s, scene)
            if self.heals:
                unit.damage = 0
            enchant(s, unit, Mark(self.enchantment, attack, health, moment, scene.seat))


@final
class SwapNumbers(GrantingOnUnits):
    """Attack and health change places, for good; what auras add stays where it is.

    ``healed``: all damage is forgotten first, and a dispel undoes it.
    """

    def __init__(self, who: Who, healed: bool = False) -> None:
        super().__init__(who)
        self.healed: bool = healed
        self.enchantment = Enchantment(mode=SET, lasting=not healed)

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if s.untouchable(unit):
            return
        if self.healed:
            unit.damage = 0
        attack, health = unit.left() - unit.aura_health, unit.attack - unit.aura_attack
        unit.damage = 0
        enchant(s, unit, Mark(self.enchantment, attack, health, FOREVER, scene.seat))


@final
class Stun(GrantingOnUnits):
    def __init__(self, who: Who) -> None:
        super().__init__(who)
        self.enchantment = Enchantment(traits=STUNNED)

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        stun(s, unit, scene.seat, self.enchantment)


@final
class Dispel(OnUnits):
    """Dispel some units."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        dispel(s, unit)


@final
class DispelSquares(Effect):
    """Dispel whatever is on some squares: units and tiles."""

    def __init__(self, where: Where) -> None:
        self.where: Where = where

    def run(self, s: Battle, scene: Scene) -> None:
        for square in listed(self.where.places(s, scene)):
            unit = s.unit_at(square)
            if unit is not None:
                dispel(s, unit)
            dispel_tile(s, square)


@final
class Learn(Effect):
    """One of several enchantments at random that the unit the effect comes from does not have from it yet."""

    def __init__(self, *choices: Enchant) -> None:
        self.choices: tuple[Enchant, ...] = choices
        self.program: Program = Program(choices)

    def run(self, s: Battle, scene: Scene) -> None:
        if scene.me is None:
            return
        known = [mark.enchantment for mark in scene.me.marks]
        left = [choice for choice in self.choices if choice.enchantment not in known]
        if left:
            left[s.below(len(left))].run(s, scene)

    def programs(self) -> tuple[Program, ...]:
        return (self.program,)


@final
class GrowNow(OnUnits):
    """Units with Grow grow once more."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        grow(s, unit)


@final
class Resemble(Granting):
    """The unit this comes from has as much health as another has left, and what lies on that one, artifacts too.

    What belongs to the player and only lies on the general, such as a destiny, is left out.
    """

    def __init__(self, whom: Who) -> None:
        self.whom: Who = whom
        self.enchantment: Enchantment = Enchantment(mode=REBASE, lasting=True)

    def run(self, s: Battle, scene: Scene) -> None:
        me = scene.me
        if me is None:
            return
        for model in self.whom.found(s, scene):
            me.mark(Mark(self.enchantment, KEEP, s.cards.all[model.card].health - model.damage, 0, scene.seat))
            for mark in model.marks:
                if mark.enchantment.artifact:
                    me.mark(likeness(s, mark))
                elif not (mark.enchantment.lasting and mark.enchantment.abilities):
                    me.mark(mark)
        changed(s, me)


def likeness(s: Battle, mark: Mark) -> Mark:
    """What an artifact gives, as a plain enchantment."""
    plain = s.cards.all[mark.enchantment.card].likeness
    return mark if plain is None else Mark(plain, mark.attack, mark.health, 0, mark.seat)
