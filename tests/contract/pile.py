"""A place where cards lie, and who may see them there.

Each game lists its piles in ``tests/games/<game>/piles.py``, independently of its mask: what the mask shows is
checked against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

EVERYBODY = -1
NOBODY_AT_ALL = -2
EMPTY = -1  # a place in a pile where no card lies


@dataclass(frozen=True)
class Pile:
    """``owner`` is the only seat that may look, or EVERYBODY, or NOBODY_AT_ALL.

    ``loose`` says whether any other card could lie there as well."""

    name: str
    cards: tuple[int, ...]
    owner: int
    loose: bool = True

    def seen_by(self, reader: int) -> bool:
        return self.owner == EVERYBODY or (self.owner == reader and reader >= 0)


def public(name: str, cards: Iterable[int]) -> Pile:
    return Pile(name, tuple(cards), EVERYBODY)


def secret(name: str, cards: Iterable[int]) -> Pile:
    return Pile(name, tuple(cards), NOBODY_AT_ALL)


def only(seat: int, name: str, cards: Iterable[int], loose: bool = True) -> Pile:
    return Pile(name, tuple(cards), seat, loose)
