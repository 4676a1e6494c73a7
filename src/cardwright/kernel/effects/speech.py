"""The parts of speech of a card's text: who, where, how much, whether, and what happens.

Each is generic over the game's position and over what an effect knows of itself: a ``Frame``, or whatever the game
keeps for effects that never wait for an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cardwright.kernel.bits import i64

if TYPE_CHECKING:
    from cardwright.kernel.state import State


@mypyc_attr(acyclic=True)
class Context:
    """What an effect knows of itself while it happens; here only whose it is."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat


S = TypeVar("S", bound="State")
C = TypeVar("C", bound=Context)
M = TypeVar("M")  # what is meant: things in play, or references to them


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Generic[S, C]):
    """A number, printed or worked out."""

    def of(self, s: S, at: C) -> i64:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Generic[S, C, M]):
    """Some of what is in play, in the order of the game unless it says otherwise."""

    def found(self, s: S, at: C) -> list[M]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Where(Generic[S, C]):
    """Some places, as a set of their numbers."""

    def places(self, s: S, at: C) -> i64:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S, C]):
    """Something that holds or does not."""

    def holds(self, s: S, at: C) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S, C]):
    """One indivisible thing that happens. Asking somebody is one of its own."""

    def run(self, s: S, at: C) -> None:
        raise NotImplementedError
