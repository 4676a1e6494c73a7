"""A place where cards lie, and who may see them there.

Where cards lie follows from the declarations of the game. Who may see them is said once more in
``tests/games/<game>/piles.py``, independently of them: what the mask shows is checked against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cardwright.kernel.data.piles import THE_CARDS, places_of
from cardwright.kernel.game import Game
from cardwright.kernel.state import State

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


WHO = {"everybody": public, "nobody": secret}


def declared(game: Game[State], seen: dict[str, str], s: State) -> list[Pile]:
    """The piles a game declares; ``seen`` says who may look: everybody, nobody, or the owner."""
    found = []
    for place in places_of(game.position(), s):
        cards = place.cards
        assert place.pile.name in seen, f"nobody has said who may see {place.pile.name}"
        who = seen[place.pile.name]
        loose = place.pile.stock == THE_CARDS
        found.append(only(place.seat, place.name(), cards, loose) if who == "owner" else WHO[who](place.name(), cards))
    return found


def lay(game: Game[State], s: State, cards: dict[str, list[int]]) -> None:
    """Lay the hidden piles out again, each as long as it was."""
    for place in places_of(game.position(), s):
        if place.pile.hides():
            place.pile.lay(s, place.holder, list(cards[place.name()]))
