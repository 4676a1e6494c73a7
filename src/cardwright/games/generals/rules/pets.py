"""Battle Pets, which act by themselves at the start of their owner's turn."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.board import ALL, AROUND, COLUMN_OF, NOWHERE, ROW_OF, distance, listed
from cardwright.games.generals.model.deeds import ORDERED, BattleDeed
from cardwright.games.generals.model.keywords import (
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
from cardwright.games.generals.model.state import PET, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.enchant import acts_alone
from cardwright.games.generals.rules.legal import within_reach
from cardwright.kernel.bits import i64
from cardwright.kernel.deed import Happening
from cardwright.kernel.frame import Frame, Step

TWICE: Final = "twice"  # the slot that is filled once it acts a second time
# The steps of that program.
STRIKES_NEXT: Final = 1
ENDS_NEXT: Final = 2
FAR: Final = 1000


def call_pets(s: Battle, seat: i64) -> None:
    """Every pet of the player is about to act, in order of arrival."""
    pets = [unit for unit in s.units if unit.owner == seat and acts_alone(unit)]
    while pets:
        s.agenda.append(Frame(PET, seat, pets.pop().id))


@final
class PetTurn(Happening[Battle, BattleDeed]):
    """A Battle Pet acts outside its time."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        pet = s.known(deed.thing)
        if pet is not None and pet.square != NOWHERE:
            frame = Frame(PET, deed.seat, pet.id)
            s.agenda.append(frame)
            FIRST_MOVE.run(s, frame)


@final
class FirstMove(Step[Battle]):
    """A pet attacks what is near, or walks towards an enemy."""

    def run(self, s: Battle, frame: Frame) -> None:
        frame.step = STRIKES_NEXT
        pet = s.known(frame.source)
        if pet is None or pet.square == NOWHERE or is_still(s, pet):
            frame.step = ENDS_NEXT
            return
        near = at_hand(s, pet)
        if near != 0 or AROUND[pet.square] & provokers(s, pet) != 0:
            frame.step = ENDS_NEXT
        if near != 0:
            attack(s, pet, near)
        elif frame.step == STRIKES_NEXT and pet.speed > 0:
            walk(s, pet)


@final
class StrikeAfterWalk(Step[Battle]):
    """A pet that has walked attacks what it can reach now."""

    def run(self, s: Battle, frame: Frame) -> None:
        pet = s.known(frame.source)
        if pet is not None and pet.square != NOWHERE and can_attack(pet):
            attack(s, pet, in_range(pet, pet.square) & prey(s, pet))


@final
class OnceMore(Step[Battle]):
    """One with Celerity acts twice in a row."""

    def run(self, s: Battle, frame: Frame) -> None:
        pet = s.known(frame.source)
        if pet is not None and pet.traits & CELERITY != 0 and not frame.chosen(TWICE):
            frame.slots[TWICE] = (1,)
            frame.step = 0


FIRST_MOVE: Final = FirstMove()
PET_STEPS: Final[tuple[Step[Battle], ...]] = (FIRST_MOVE, StrikeAfterWalk(), OnceMore())


def is_still(s: Battle, pet: Unit) -> bool:
    """Whether it does nothing at all."""
    return pet.traits & STUNNED != 0 or (pet.traits & INVULNERABLE != 0 and not s.options.invulnerable_acts)


def at_hand(s: Battle, pet: Unit) -> i64:
    """The enemies it attacks where it stands: one that lures it, else those beside it."""
    if not can_attack(pet):
        return 0
    enemies = prey(s, pet)
    lure = provokers(s, pet, RANGED_PROVOKE) & enemies if pet.traits & RANGED != 0 else 0
    return lure if lure != 0 else AROUND[pet.square] & enemies


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


def provokers(s: Battle, pet: Unit, trait: i64 = PROVOKE) -> i64:
    """The squares of the enemies whose Provoke it has to heed."""
    found: i64 = 0
    if s.untouchable(pet):
        return found
    for unit in s.units:
        if unit.owner != pet.owner and unit.traits & trait != 0:
            found |= 1 << unit.square
    return found


def in_range(unit: Unit, square: i64) -> i64:
    """The squares a unit can attack from one."""
    if unit.traits & RANGED != 0:
        return ALL
    if unit.traits & BLAST != 0:
        return AROUND[square] | ROW_OF[square] | COLUMN_OF[square]
    return AROUND[square]


def attack(s: Battle, pet: Unit, targets: i64) -> None:
    """Attack the nearest of the targets; a provoker beside it comes first."""
    square = any_of(s, victims(s, pet, targets))
    unit = s.unit_at(square) if square != NOWHERE else None
    if unit is not None:
        s.lane.append(deeds.hit(pet, unit, ORDERED))


def victims(s: Battle, pet: Unit, targets: i64) -> list[i64]:
    """Which of the targets it attacks; where there are several, chance decides."""
    bound = AROUND[pet.square] & provokers(s, pet) & targets
    return all_nearest(bound if bound != 0 else targets, 1 << pet.square)


def walk(s: Battle, pet: Unit) -> None:
    """Go where an enemy can be attacked, by the shortest way; or else towards the nearest enemy."""
    square = any_of(s, goals(s, pet))
    if square != NOWHERE:
        s.lane.append(deeds.walk(pet, square))


def goals(s: Battle, pet: Unit) -> list[i64]:
    """Where it walks to; where there are several squares, chance decides."""
    reach = reachable(s, pet)
    if reach == 0:
        return []
    beside: i64 = 0
    for square in listed(prey(s, pet)):
        beside |= AROUND[square]
    goal = reach & beside
    return all_nearest(goal, 1 << pet.square) if goal != 0 else all_nearest(reach, s.stands(1 - pet.owner))


def reachable(s: Battle, pet: Unit) -> i64:
    """Where it can walk; a Flying one flies only if the option says so."""
    enemies, occupied = s.stands(1 - pet.owner), s.occupied()
    if pet.traits & (FLYING | SLOWED) != FLYING or s.options.flying_pets == "fly":
        return within_reach(s, pet, enemies, occupied)
    walker = pet.clone()
    walker.traits &= ~FLYING
    walker.speed -= 14
    return within_reach(s, walker, enemies, occupied)


def any_of(s: Battle, squares: list[i64]) -> i64:
    """One of some squares at random; NOWHERE if there is none."""
    if not squares:
        return NOWHERE
    return squares[s.below(len(squares))] if len(squares) > 1 else squares[0]


def all_nearest(squares: i64, to: i64) -> list[i64]:
    """Those squares that are nearest, by steps, to any of some others."""
    best: list[i64] = []
    least: i64 = FAR
    for square in listed(squares):
        for other in listed(to):
            steps = distance(square, other)
            if steps < least:
                best = []
                least = steps
            if steps == least and square not in best:
                best.append(square)
    return best
