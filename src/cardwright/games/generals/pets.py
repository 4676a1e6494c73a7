"""Battle Pets, which act by themselves at the start of their owner's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.generals.board import AROUND, COLUMN_OF, NOWHERE, ROW_OF, distance, listed
from cardwright.games.generals.deeds import resolve
from cardwright.games.generals.harm import ORDERED, Hit
from cardwright.games.generals.keywords import (
    BLAST,
    CELERITY,
    DISARMED,
    FLYING,
    INVULNERABLE,
    MINION_PROOF,
    PROVOKE,
    RANGED,
    RANGED_PROVOKE,
    SLOWED,
    SPARES_GENERALS,
    STUNNED,
    UNASSAILABLE,
)
from cardwright.games.generals.legal import within_reach
from cardwright.games.generals.marking import acts_alone
from cardwright.games.generals.travel import Move
from cardwright.kernel.bits import i64

if TYPE_CHECKING:
    from cardwright.games.generals.state import Battle
    from cardwright.games.generals.unit import Unit

FAR: Final = 1000


def let_pets_act(s: Battle, seat: i64) -> None:
    """Every pet of the player acts, in order of arrival; one with Celerity twice in a row."""
    pets = [unit for unit in s.units if unit.owner == seat and acts_alone(unit)]
    for pet in pets:
        act(s, pet)
        if pet.traits & CELERITY != 0:
            act(s, pet)


def act(s: Battle, pet: Unit) -> None:
    """One activation: attack what is near, or walk towards an enemy and attack then."""
    if s.result is not None or pet.square == NOWHERE or pet.traits & STUNNED != 0:
        return
    if pet.traits & INVULNERABLE != 0 and not s.options.invulnerable_acts:
        return
    enemies = prey(s, pet)
    lure = baits(s, pet) & enemies
    if lure != 0 and can_attack(pet):
        attack(s, pet, lure)
        return
    beside = AROUND[pet.square] & enemies
    if beside != 0 and can_attack(pet):
        attack(s, pet, beside)
        return
    if AROUND[pet.square] & provokers(s, pet) != 0:
        return
    if pet.speed > 0:
        walk(s, pet, enemies)
    if s.result is not None or pet.square == NOWHERE or not can_attack(pet):
        return
    attack(s, pet, in_range(pet) & prey(s, pet))


def can_attack(pet: Unit) -> bool:
    return pet.attack > 0 and pet.traits & DISARMED == 0


def prey(s: Battle, pet: Unit) -> i64:
    """The squares of the enemies it may attack."""
    found: i64 = 0
    for unit in s.units:
        if unit.owner == pet.owner or unit.traits & (UNASSAILABLE | INVULNERABLE | MINION_PROOF) != 0:
            continue
        if not (unit.general and pet.traits & SPARES_GENERALS != 0):
            found |= 1 << unit.square
    return found


def provokers(s: Battle, pet: Unit) -> i64:
    found: i64 = 0
    for unit in s.units:
        if unit.owner != pet.owner and unit.traits & PROVOKE != 0:
            found |= 1 << unit.square
    return found


def baits(s: Battle, pet: Unit) -> i64:
    """The enemies that a Ranged one has to attack, wherever they stand."""
    found: i64 = 0
    for unit in s.units:
        if pet.traits & RANGED != 0 and unit.owner != pet.owner and unit.traits & RANGED_PROVOKE != 0:
            found |= 1 << unit.square
    return found


def in_range(pet: Unit) -> i64:
    if pet.traits & RANGED != 0:
        return ~0
    if pet.traits & BLAST != 0:
        return AROUND[pet.square] | ROW_OF[pet.square] | COLUMN_OF[pet.square]
    return AROUND[pet.square]


def attack(s: Battle, pet: Unit, targets: i64) -> None:
    """Attack the nearest of the targets; a provoker beside it comes first."""
    bound = AROUND[pet.square] & provokers(s, pet) & targets
    square = nearest(s, pet.square, bound if bound != 0 else targets)
    unit = s.unit_at(square) if square != NOWHERE else None
    if unit is not None:
        s.todo.append(Hit(pet, unit, ORDERED))
        resolve(s)


def walk(s: Battle, pet: Unit, enemies: i64) -> None:
    """Go where an enemy can be attacked, by the shortest way; or else towards the nearest enemy."""
    reach = reachable(s, pet)
    if reach == 0:
        return
    beside: i64 = 0
    for square in listed(enemies):
        beside |= AROUND[square]
    goal = reach & beside
    if goal != 0:
        square = nearest(s, pet.square, goal)
    else:
        square = closest_to_any(s, reach, s.stands(1 - pet.owner))
    if square != NOWHERE:
        s.todo.append(Move(pet.owner, pet, square, True))
        resolve(s)


def reachable(s: Battle, pet: Unit) -> i64:
    """Where it can walk; a Flying one flies only if the option says so."""
    enemies, occupied = s.stands(1 - pet.owner), s.occupied()
    if pet.traits & (FLYING | SLOWED) != FLYING or s.options.flying_pets == "fly":
        return within_reach(pet, enemies, occupied)
    walker = pet.clone()
    walker.traits &= ~FLYING
    walker.speed -= 14
    return within_reach(walker, enemies, occupied)


def nearest(s: Battle, here: i64, squares: i64) -> i64:
    """The nearest of some squares by steps, ties at random; NOWHERE if there is none."""
    best: list[i64] = []
    least: i64 = FAR
    for square in listed(squares & 0x1FFF_FFFF_FFFF):
        steps = distance(here, square)
        if steps < least:
            best = []
            least = steps
        if steps == least:
            best.append(square)
    if not best:
        return NOWHERE
    return best[s.below(len(best))] if len(best) > 1 else best[0]


def closest_to_any(s: Battle, squares: i64, enemies: i64) -> i64:
    """The square that is nearest to any enemy, ties at random."""
    best: list[i64] = []
    least: i64 = FAR
    for square in listed(squares):
        for enemy in listed(enemies):
            steps = distance(square, enemy)
            if steps < least:
                best = []
                least = steps
            if steps == least and square not in best:
                best.append(square)
    if not best:
        return NOWHERE
    return best[s.below(len(best))] if len(best) > 1 else best[0]
