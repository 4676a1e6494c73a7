"""A thing in play: a unit, a hero, an enchantment, whatever lies on the table and belongs to somebody."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64
from cardwright.kernel.effects.speech import S


@mypyc_attr(acyclic=True)
class Thing:
    """Games add what else there is to know of it.

    id     no two things of a match share it
    card   what it is, as a place among the cards
    owner  the seat it belongs to
    """

    def __init__(self, id: i64, card: i64, owner: i64) -> None:
        self.id: i64 = id
        self.card: i64 = card
        self.owner: i64 = owner


T = TypeVar("T", bound=Thing)


@mypyc_attr(allow_interpreted_subclasses=True)
class Figure(Generic[S, T]):
    """A number that every thing has: attack, health left, what its card costs."""

    def of(self, s: S, thing: T) -> i64:
        raise NotImplementedError
