"""Where cards lie, and who may see them there: declared once, and what follows from it.

A mask hides the cards of a pile from those who may not see them; a sample deals cards that lie nowhere else to the
hidden places; cards are conserved because every pile is known.
"""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance
from cardwright.kernel.data.codec import NUMBERS, Many, Shape
from cardwright.kernel.data.fields import (
    ALL_SEE,
    NO_DEFAULT,
    OWNER_KNOWS,
    OWNER_SEES,
    WORKED_OUT,
    WRITTEN,
    Field,
    PerSeat,
    Record,
)
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN

FREE: Final = -2  # a place of a pile where no card lies
NOT_OWNED: Final = -2  # the seat that owns a pile of the table
THE_CARDS: Final = "cards"  # what most piles are filled from


class Pile(Field):
    """A list of cards.

    stacked  the top card is the last, so it is written in reverse: the top card first
    ordered  the cards are kept in the order of their numbers, for nobody put them there in another
    stock    what hidden cards of it may be (see ``Game.supply``)
    """

    def __init__(
        self,
        sight: i64,
        default: Any = NO_DEFAULT,
        stacked: bool = False,
        ordered: bool = False,
        stock: str = THE_CARDS,
        shape: Shape = NUMBERS,
        role: i64 = WRITTEN,
    ) -> None:
        super().__init__(shape, sight, default, role=role)
        self.stacked: bool = stacked
        self.ordered: bool = ordered
        self.stock: str = stock

    def cards(self, s: Any, holder: Any) -> list[i64]:
        """The cards that lie there now, hidden ones and free places among them."""
        found: list[i64] = getattr(holder, self.name)
        return found

    def lay(self, s: Any, holder: Any, cards: list[i64]) -> None:
        """Let just these cards lie there."""
        if self.ordered:
            cards.sort()
        setattr(holder, self.name, cards)

    def seen_by(self, seat: i64, reader: i64) -> bool:
        """Whether a reader may see the cards of the seat's pile."""
        if self.sight == ALL_SEE:
            return True
        return seat == reader and (self.sight == OWNER_SEES or self.sight == OWNER_KNOWS)

    def veil(self, s: Any, holder: Any, seat: i64, reader: i64) -> None:
        if not self.seen_by(seat, reader):
            self.lay(s, holder, unseen(self.cards(s, holder)))
        elif self.sight == OWNER_KNOWS:
            self.lay(s, holder, self.arranged(s, self.cards(s, holder)))

    def arranged(self, s: Any, cards: list[i64]) -> list[i64]:
        """The same cards in an order that says nothing."""
        return sorted(cards)


class Lying(Pile):
    """Records that each stand for a card, in the attribute ``card``; everybody sees them."""

    def __init__(self, record: Record, default: Any = NO_DEFAULT) -> None:
        super().__init__(ALL_SEE, default, shape=Many(record))

    def cards(self, s: Any, holder: Any) -> list[i64]:
        return [each.card for each in getattr(holder, self.name)]


class Counted(Pile):
    """Cards that are there without being kept one by one; everybody sees how many."""

    def __init__(self) -> None:
        super().__init__(ALL_SEE, role=WORKED_OUT)


def unseen(cards: list[i64]) -> list[i64]:
    """So many cards nobody knows; free places stay free."""
    return [FREE if card == FREE else HIDDEN for card in cards]


@final
class Place:
    """A pile of one position: whose it is (NOT_OWNED, if it is the table's), and the record it is part of."""

    def __init__(self, pile: Pile, holder: Any, seat: i64) -> None:
        self.pile: Pile = pile
        self.holder: Any = holder
        self.seat: i64 = seat

    def name(self) -> str:
        """``deck`` or ``P1.hand``."""
        return self.pile.name if self.seat == NOT_OWNED else f"P{self.seat + 1}.{self.pile.name}"


def places_of(record: Record, s: Any) -> list[Place]:
    """Every pile of a position, in the order in which they are declared."""
    found: list[Place] = []
    for field in record.fields.values():
        if isinstance(field, Pile):
            found.append(Place(field, s, NOT_OWNED))
        elif isinstance(field, PerSeat):
            piles = [inner for inner in field.record.fields.values() if isinstance(inner, Pile)]
            for seat, holder in enumerate(getattr(s, field.name)):
                found += [Place(pile, holder, seat) for pile in piles]
    return found


def lying(places: list[Place], s: Any, stock: str, size: int) -> list[i64]:
    """How many copies of each card lie somewhere to be seen."""
    count: list[i64] = [0] * size
    for place in places:
        if place.pile.stock == stock:
            for card in place.pile.cards(s, place.holder):
                if card >= 0:
                    count[card] += 1
    return count


def left_over(places: list[Place], s: Any, stock: str, supply: list[i64]) -> list[i64]:
    """The cards that lie nowhere to be seen, as often as they may lie somewhere hidden."""
    seen = lying(places, s, stock, len(supply))
    found: list[i64] = []
    for card in range(len(supply)):
        for _ in range(supply[card] - seen[card]):
            found.append(card)
    return found


def fill(cards: list[i64], pool: list[i64]) -> list[i64]:
    """The same cards, with one from the pool for each that is hidden."""
    return [pool.pop() if card == HIDDEN else card for card in cards]


def mix(places: list[Place], s: Any, reader: i64, chance: Chance) -> None:
    """Put those piles in any order whose order the reader does not know."""
    for place in places:
        if place.pile.sight == OWNER_KNOWS and place.seat == reader:
            cards = place.pile.cards(s, place.holder)
            chance.shuffle(cards)
            place.pile.lay(s, place.holder, cards)


def check_numbers(places: list[Place], s: Any, cards: CardSet[Any], supply: dict[str, list[i64]]) -> None:
    """Refuse cards that do not exist."""
    for place in places:
        for card in place.pile.cards(s, place.holder) if place.pile.stock in supply else []:
            if card < HIDDEN or card >= len(cards.all):
                raise BadPosition(f"there is no card number {card}")
    for copies in supply.values():
        if len(copies) != len(cards.all):
            raise BadPosition(f"there are {len(cards.all)} cards and the stock is of {len(copies)}")


def check_copies(places: list[Place], s: Any, cards: CardSet[Any], supply: dict[str, list[i64]]) -> None:
    """Refuse cards that are there more often than there are copies of them."""
    for stock, copies in supply.items():
        count = lying(places, s, stock, len(copies))
        for card in range(len(copies)):
            if count[card] > copies[card]:
                raise BadPosition(too_often(cards.name(card), count[card], copies[card]))


def too_often(name: str, count: i64, copies: i64) -> str:
    if copies == 1 and count == 2:
        return f"{name} is in two places"
    return f"{name} is there {count} times; there are {copies} in the game"
