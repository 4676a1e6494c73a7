"""A unit's numbers as they stand: printed, then the marks on it in order, then what auras add."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.ability import AURA, HINDERS, LOCAL_AURA, SPELL_RULE, Ability, Aura
from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.enchantment import ADD, KEEP, REBASE
from cardwright.games.generals.model.keywords import (
    FLYING,
    INVULNERABLE,
    LASTING,
    MINION_PROOF,
    PROVOKE,
    RANGED_PROVOKE,
    ROAMING,
    ROOTED,
    RUSH,
    SLOWED,
    STRUCTURE,
    UNASSAILABLE,
    WALL,
)
from cardwright.games.generals.model.scene import Scene
from cardwright.games.generals.model.state import CARD_MASK, CHANGED, FLOURISH, WORN, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.lending import lend_spells
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.things import ANY_SIDE, FRIENDLY

FLOURISHING: Final = 2  # how much a minion on Primal Flourish grows
FLIGHT: Final = 14  # how far Flying carries, which is anywhere
HEEDED: Final = PROVOKE | RANGED_PROVOKE | UNASSAILABLE | INVULNERABLE | MINION_PROOF  # by those who attack


def reckon(s: Battle, unit: Unit) -> None:
    """Work out the numbers of one unit; what auras give it stays as it is."""
    card = s.cards.all[unit.card]
    attack = card.attack
    health = card.health
    speed = card.speed
    if speed > 0:
        speed += s.options.walk - 2
    traits = card.traits
    backstab = card.backstab
    grow = card.grow
    ears = card.ears
    if unit.dispelled:
        traits &= LASTING
        backstab = 0
        grow = 0
        ears = lasting_ears(card.abilities)
    lifted: i64 = 0
    if unit.marks:
        given = traits | unit.aura_traits
        for mark in unit.marks:
            given |= mark.enchantment.traits
            if mark.enchantment.mode == REBASE:
                attack = mark.attack if mark.attack != KEEP else attack
                health = mark.health if mark.health != KEEP else health
        aloof = given & INVULNERABLE != 0 and s.options.invulnerable_to == "everything"
        for mark in unit.marks:
            enchantment = mark.enchantment
            if aloof and enchantment.artifact:
                ears |= enchantment.ears
                continue  # R166: it is worn, and gives nothing
            if enchantment.mode == ADD:
                attack += mark.attack
                health += mark.health
            elif enchantment.mode != REBASE:
                attack = mark.attack if mark.attack != KEEP else attack
                health = mark.health if mark.health != KEEP else health
            speed += enchantment.speed
            traits |= enchantment.traits
            backstab += enchantment.backstab
            grow += enchantment.grow
            ears |= enchantment.ears
            lifted |= enchantment.lifts
    traits |= unit.aura_traits
    traits &= ~lifted
    attack += unit.aura_attack
    speed += unit.aura_speed
    if traits & (STRUCTURE | WALL | ROOTED | FLYING | SLOWED) != 0:
        if traits & STRUCTURE != 0:
            attack = 0
        if traits & (STRUCTURE | ROOTED) != 0 or traits & (WALL | ROAMING) == WALL:
            speed = 0
        elif traits & SLOWED != 0:
            speed = min(speed, 1)
        elif traits & FLYING != 0:
            speed += FLIGHT
    if attack < 0:
        attack = 0
    if speed < 0:
        speed = 0
    unit.attack = attack
    unit.health = health + unit.aura_health
    unit.speed = speed
    unit.traits = traits
    unit.backstab = backstab
    unit.grow = grow + unit.aura_grow
    if traits & HEEDED != 0:
        ears |= 1 << HINDERS
    unit.ears = ears
    s.hearing |= ears


def held_unit(s: Battle, seat: i64, copy: i64) -> Unit:
    """The unit that a card in a hand would be."""
    unit = Unit(0, copy & CARD_MASK, seat, NOWHERE)
    unit.marks = s.marks_of(copy)
    reckon_card(s, unit)
    return unit


def reckon_card(s: Battle, unit: Unit) -> None:
    """Work out the numbers a card in hand would have as a unit; nothing in play hears of it."""
    hearing = s.hearing
    for ability in s.cards.all[unit.card].abilities:
        if isinstance(ability, Aura) and ability.everywhere:
            scene = Scene(unit.owner, unit.card, unit, unit.square)
            unit.aura_attack += ability.attack.of(s, scene)
            unit.aura_health += ability.health.of(s, scene)
    reckon(s, unit)
    s.hearing = hearing


def abilities_of(s: Battle, unit: Unit, sort: i64) -> list[Ability]:
    """What the unit has of one sort, printed or given."""
    found: list[Ability] = []
    for ability in s.cards.all[unit.card].abilities:
        if ability.ears & sort != 0 and (ability.lasting or not unit.dispelled):
            found.append(ability)
    for mark in unit.marks:
        if mark.enchantment.ears & sort != 0:
            for ability in mark.enchantment.abilities:
                if ability.ears & sort != 0:
                    found.append(ability)
    return found


def lasting_ears(abilities: tuple[Ability, ...]) -> i64:
    ears: i64 = 0
    for ability in abilities:
        if ability.lasting:
            ears |= ability.ears
    return ears


def refresh(s: Battle) -> None:
    """Work out what auras do, now that something has changed."""
    flourish = s.tiles[FLOURISH] | s.tiles[FLOURISH + 1]
    if s.stale & CHANGED == 0 and s.hearing & (1 << LOCAL_AURA) == 0 and flourish == 0:
        s.stale &= WORN
        return
    s.stale &= WORN
    hearing: i64 = 0
    for unit in s.units:
        hearing |= unit.ears
    if (s.hearing | hearing) & (1 << SPELL_RULE) != 0:
        lend_spells(s)
    s.hearing = hearing
    if hearing & (1 << AURA) == 0 and flourish == 0 and not s.auras:
        return
    s.auras = hearing & (1 << AURA) != 0 or flourish != 0
    if shine(s):
        shine(s)
    for unit in s.units:
        if unit.health <= unit.damage:
            bury_later(s, unit)


@mypyc_attr(acyclic=True)
@final
class Light:
    """An aura that shines now: what it gives, and where."""

    def __init__(self, aura: Aura, me: Unit, attack: i64, health: i64, squares: i64, worn: bool) -> None:
        self.aura: Aura = aura
        self.worn: bool = worn  # an artifact of that unit gives it
        self.seat: i64 = me.owner
        self.source: i64 = me.id
        self.card: i64 = me.card
        self.attack: i64 = attack
        self.health: i64 = health
        self.squares: i64 = squares
        self.side: i64 = aura.whom.side

    def reaches(self, unit: Unit, here: i64) -> bool:
        """Whether a unit is where it shines and on a side it is for."""
        if self.squares & here == 0:
            return False
        return self.side == ANY_SIDE or (unit.owner == self.seat) == (self.side == FRIENDLY)


def shining(s: Battle) -> list[Light]:
    """Every aura in play that shines now."""
    lights: list[Light] = []
    for unit in s.units:
        if unit.ears & (1 << AURA) != 0:
            kindle(s, unit, lights)
    return lights


def shine(s: Battle) -> bool:
    """Apply every aura. True if that gave a unit other traits, so that other auras may see it differently."""
    lights = shining(s)
    changed = False
    flourish, theirs = s.tiles[FLOURISH], s.tiles[FLOURISH + 1]
    lent: i64 = 0
    for lit in lights:
        lent |= lit.aura.traits
    for unit in s.units:
        tiles = flourish if unit.owner == 0 else theirs
        if (lent | unit.traits) & INVULNERABLE != 0:
            felt = what_it_feels(s, unit, lights)
            tiles = tiles if felt is lights else 0
            changed = bask(s, unit, felt, tiles) or changed
        elif bask(s, unit, lights, tiles):
            changed = True
    return changed


def what_it_feels(s: Battle, unit: Unit, lights: list[Light]) -> list[Light]:
    """R166: Of all auras an Invulnerable unit feels those that make it so, and its own, but not its artifacts'."""
    if s.options.invulnerable_to != "everything" or not is_shielded(s, unit, lights):
        return lights
    felt: list[Light] = []
    for lit in lights:
        if lit.aura.traits & INVULNERABLE != 0 or (lit.source == unit.id and not lit.worn):
            felt.append(lit)
    return felt


def is_shielded(s: Battle, unit: Unit, lights: list[Light]) -> bool:
    """Whether its card, a mark on it or an aura makes a unit Invulnerable."""
    if s.cards.all[unit.card].traits & INVULNERABLE != 0:
        return True
    for mark in unit.marks:
        if mark.enchantment.traits & INVULNERABLE != 0:
            return True
    here = 1 << unit.square
    for lit in lights:
        shields = lit.aura.traits & INVULNERABLE != 0 and lit.reaches(unit, here)
        if shields and lit.aura.whom.suits(s, unit, lit.seat, lit.source):
            return True
    return False


def kindle(s: Battle, me: Unit, lights: list[Light]) -> None:
    """Find the auras of a unit that shine now."""
    for ability in s.cards.all[me.card].abilities:
        if isinstance(ability, Aura) and (ability.lasting or not me.dispelled):
            light(s, me, ability, lights, False)
    for mark in me.marks:
        if mark.enchantment.ears & (1 << AURA) != 0:
            for ability in mark.enchantment.abilities:
                if isinstance(ability, Aura):
                    light(s, me, ability, lights, mark.enchantment.artifact)


def light(s: Battle, me: Unit, aura: Aura, lights: list[Light], worn: bool) -> None:
    scene = Scene(me.owner, me.card, me, me.square)
    if aura.test is not None and not aura.test.holds(s, scene):
        return
    attack = aura.attack.of(s, scene)
    health = aura.health.of(s, scene)
    squares = (1 << me.square) if aura.whom.itself else aura.whom.squares(s, scene)
    lights.append(Light(aura, me, attack, health, squares, worn))


def bask(s: Battle, unit: Unit, lights: list[Light], flourish: i64) -> bool:
    """Work out what all auras and the owner's Primal Flourish give a unit. True if it has other traits now."""
    here = 1 << unit.square
    attack: i64 = 0
    health: i64 = 0
    speed: i64 = 0
    traits: i64 = 0
    grow: i64 = 0
    if flourish & here != 0 and not unit.general:
        grow = FLOURISHING
    for lit in lights:
        if lit.reaches(unit, here) and lit.aura.whom.suits(s, unit, lit.seat, lit.source):
            attack += lit.attack
            health += lit.health
            speed += lit.aura.speed
            traits |= lit.aura.traits
            grow += lit.aura.grow
    same = attack == unit.aura_attack and health == unit.aura_health and traits == unit.aura_traits
    if same and speed == unit.aura_speed and grow == unit.aura_grow:
        return False
    unit.aura_attack = attack
    unit.aura_health = health
    unit.aura_speed = speed
    unit.aura_traits = traits
    unit.aura_grow = grow
    before = unit.traits
    reckon(s, unit)
    if (unit.traits ^ before) & RUSH != 0 and unit.count == s.turn:
        rush_changed(unit)
    return unit.traits != before


def rush_changed(unit: Unit) -> None:
    """A unit has gained or lost Rush on the turn of its arrival."""
    if unit.traits & RUSH == 0:
        unit.exhausted = True
    elif unit.moved == 0 and unit.attacked == 0:
        unit.exhausted = False


def bury_later(s: Battle, unit: Unit) -> None:
    """Its health is gone without damage: it dies next, unless it is Invulnerable."""
    if unit.traits & INVULNERABLE == 0:
        s.lane.append(deeds.death(unit.owner, unit))
