"""A place where cards lie, and who may see them there.

Where cards lie follows from the declarations of the game. Who may see them is said once more in
``tests/games/<game>/piles.py``, independently of them: what the mask shows is checked against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cardwright.kernel.data.piles import THE_CARDS, Place, places_of
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.game import Game
from cardwright.kernel.known import about, card_of
from cardwright.kernel.state import State

EVERYBODY = -1
NOBODY_AT_ALL = -2
EMPTY = -1  # a place in a pile where no card lies


@dataclass(frozen=True)
class Pile:
    """``owner`` is the only seat that may look, or EVERYBODY, or NOBODY_AT_ALL.

    ``loose`` says whether any other card could lie there as well; ``known`` are the places of cards that everybody saw
    come there."""

    name: str
    cards: tuple[int, ...]
    owner: int
    loose: bool = True
    known: tuple[int, ...] = ()

    def shown_to(self, reader: int) -> list[int]:
        """What a reader may know of it; the order of a pile that they cannot look at says nothing."""
        if self.seen_by(reader):
            return list(self.cards)
        return sorted(card if place in self.known else HIDDEN for place, card in enumerate(self.cards))

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
        pile = only(place.seat, place.name(), cards, loose) if who == "owner" else WHO[who](place.name(), cards)
        found.append(replace(pile, known=known_places(s, place)) if place.pile.remembered else pile)
    return found


def known_places(s: State, place: Place) -> tuple[int, ...]:
    """Where the cards lie that everybody knows of: of several copies, at the first."""
    found: list[int] = []
    for fact in about(s.memory, place.seat):
        copies = [at for at, card in enumerate(place.cards) if card == card_of(fact) and at not in found]
        found.append(copies[0])
    return tuple(found)


def lay(game: Game[State], s: State, cards: dict[str, list[int]]) -> None:
    """Lay the hidden piles out again, each as long as it was."""
    for place in places_of(game.position(), s):
        if place.pile.hides():
            place.pile.lay(s, place.holder, list(cards[place.name()]))
