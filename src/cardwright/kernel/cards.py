"""The cards of a game, found by key or by name."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from cardwright.kernel.bits import i64
from cardwright.kernel.data.card_digest import digest_of_cards
from cardwright.kernel.data.pickling import reduced_card, reduced_cards
from cardwright.kernel.deck_list import Deck
from cardwright.kernel.errors import BadInput, unknown


class Card:
    """What every card has. Games add their numbers, their text and their programs.

    key is stable for ever and used in files; name is what players see; set groups cards.
    """

    def __init__(self, key: str, name: str, set_: str = "base", type_: str = "card") -> None:
        self.key: str = key
        self.name: str = name
        self.set: str = set_
        self.type: str = type_

    def twin(self) -> Card:
        """Another card of the same class and name; what else it holds is filled in (see ``changed_cards``)."""
        return Card(self.key, self.name, self.set, self.type)

    def check(self) -> None:
        """Refuse numbers with which the card cannot be played."""

    def facts(self) -> dict[str, Any]:
        """Everything printed on the card, for tables, files and digests."""
        return {"key": self.key, "name": self.name, "set": self.set, "type": self.type}

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced_card(self)


C = TypeVar("C", bound=Card)
Changes = dict[str, dict[str, Any]]  # by the key of a card: what is printed on it instead, by the name of the fact


def plain(name: str) -> str:
    """A name without case, punctuation and spaces, so that typing it needs no care."""
    return "".join(letter for letter in name.lower() if letter.isalnum())


def called(text: str, names: list[tuple[str, ...]]) -> list[int]:
    """The places of what is called so, by any of its names, or else of what has a first name that begins so."""
    wanted = plain(text)
    exact = [place for place, known in enumerate(names) if wanted in [plain(name) for name in known]]
    return exact or [place for place, known in enumerate(names) if plain(known[0]).startswith(wanted)]


class CardSet(Generic[C]):
    """The cards a match is played with. Positions hold a card's place in ``all``.

    ``order`` lists all places, and ``once`` says of each that one copy of it is there; ``decks`` are those
    that were read with these cards, by their text. ``changes`` says how they differ from the game's own, by key.
    """

    def __init__(self, cards: list[C]) -> None:
        self.all: list[C] = cards
        self.order: list[i64] = list(range(len(cards)))
        self.once: list[i64] = [1] * len(cards)
        self.places: dict[str, int] = {}
        self.mark: str = ""
        self.decks: dict[str, Deck] = {}
        self.changes: Changes = {}
        for place, card in enumerate(cards):
            if plain(card.key) in self.places:
                raise BadInput(f'two cards have the key "{card.key}"')
            self.places[plain(card.key)] = place
        for place, card in enumerate(cards):
            self.places.setdefault(plain(card.name), place)

    def find(self, name: str) -> int:
        """The place of the card with this key or name."""
        place = self.places.get(plain(name))
        if place is None:
            raise unknown("card", name, [card.name for card in self.all])
        return place

    def knows(self, name: str) -> bool:
        """Whether a card has this key or name."""
        return plain(name) in self.places

    def name(self, place: i64) -> str:
        """What players call the card in this place; a hidden card is just a card."""
        return self.all[place].name if self.has(place) else "a card"

    def has(self, place: i64) -> bool:
        """Whether a number is the place of a card."""
        return 0 <= place < len(self.all)

    def told(self, place: i64) -> str:
        """The name of a card by which it is found again; its key, if another card has that name."""
        name = self.all[place].name
        return name if self.find(name) == place else self.all[place].key

    def called(self, text: str, places: list[i64]) -> list[int]:
        """Which of these cards somebody means by a key, a name or its beginning, as places in the list."""
        names: list[tuple[str, ...]] = [
            (self.name(place), self.all[place].key if place >= 0 else "") for place in places
        ]
        return called(text, names) if plain(text) else []

    def digest(self) -> str:
        """Changes whenever any card does, its program included; replays pin it."""
        if not self.mark:
            self.mark = digest_of_cards(self.all)
        return self.mark

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced_cards(self)
