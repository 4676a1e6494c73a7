"""How far a unit's arm reaches: what it could attack now or on its owner's next turn, and where its back is."""

from __future__ import annotations

from cardwright.games.generals.model.board import AROUND, NOWHERE, ahead, listed, square_name
from cardwright.games.generals.model.keywords import CELERITY, EXPOSED, STUNNED
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.enchant import acts_alone
from cardwright.games.generals.rules.legal import obeys, within_reach
from cardwright.games.generals.rules.pets import (
    at_hand,
    can_attack,
    goals,
    in_range,
    is_still,
    prey,
    provokers,
    reachable,
    victims,
)
from cardwright.games.generals.view.types import ShownIntent
from cardwright.kernel.bits import i64


def held(s: Battle, unit: Unit) -> i64:
    """The squares beside a unit from which enemies with Provoke hold it."""
    return AROUND[unit.square] & provokers(s, unit)


def ready(s: Battle, unit: Unit) -> bool:
    """Whether the unit takes orders this turn at all, however many it has carried out."""
    awake = s.turn > 0 and unit.owner == s.mover and not unit.exhausted
    return awake and unit.traits & STUNNED == 0 and obeys(s, unit)


def orders_left(unit: Unit, given: i64) -> i64:
    """One with Celerity does everything twice."""
    twice: i64 = 2 if unit.traits & CELERITY != 0 else 1
    return max(0, twice - given)


def moves_left(s: Battle, unit: Unit) -> i64:
    if not ready(s, unit) or unit.speed == 0 or orders_left(unit, unit.attacked) == 0 or held(s, unit) != 0:
        return 0
    return orders_left(unit, unit.moved)


def attacks_left(s: Battle, unit: Unit) -> i64:
    if not ready(s, unit) or not can_attack(unit):
        return 0
    return orders_left(unit, unit.attacked)


def threat(s: Battle, unit: Unit) -> i64:
    """The squares on which an enemy could be attacked, with a move before it where there is one left.

    A unit that can attack no more this turn is taken as it will be on its owner's next one.
    """
    if not can_attack(unit) or is_still(s, unit):
        return 0
    holders = held(s, unit)
    if holders != 0:
        return holders
    found = in_range(unit, unit.square)
    if attacks_left(s, unit) == 0 or moves_left(s, unit) > 0:
        for square in listed(ways(s, unit)):
            found |= in_range(unit, square)
    return found & ~s.stands(unit.owner)


def ways(s: Battle, unit: Unit) -> i64:
    """Where it can go in one move."""
    if unit.speed == 0:
        return 0
    if acts_alone(unit):
        return reachable(s, unit)
    return within_reach(s, unit, s.stands(1 - unit.owner), s.occupied())


def back(unit: Unit) -> i64:
    """The squares from which an attack on the unit counts as one from behind."""
    if unit.traits & EXPOSED != 0:
        return AROUND[unit.square]
    behind = ahead(unit.square, unit.owner, -1)
    return 0 if behind == NOWHERE else 1 << behind


def intends(s: Battle, pet: Unit) -> ShownIntent | None:
    """What a unit that acts alone will do on its owner's next turn as things stand; of several squares chance picks."""
    if not acts_alone(pet) or is_still(s, pet):
        return None
    near = at_hand(s, pet)
    if near != 0:
        return {"to": [], "attack": squares_named(victims(s, pet, near))}
    if held(s, pet) != 0:
        return None
    to = goals(s, pet) if pet.speed > 0 else []
    return {"to": squares_named(to), "attack": squares_named(prey_from(s, pet, to or [pet.square]))}


def prey_from(s: Battle, pet: Unit, squares: list[i64]) -> list[i64]:
    """Whom it could attack from any of these squares."""
    found: i64 = 0
    there = pet.clone()
    for square in squares:
        there.square = square
        if can_attack(pet):
            for victim in victims(s, there, in_range(there, square) & prey(s, there)):
                found |= 1 << victim
    return listed(found)


def squares_named(squares: list[i64]) -> list[str]:
    return [square_name(square) for square in squares]
