"""Where cards lie, and who may see them there: declared once, and what follows from it.

A mask hides the cards of a pile from those who may not see them; a sample deals cards that lie nowhere else to the
hidden places; cards are conserved because every pile is known.
"""

from __future__ import annotations

from typing import Any, Final, final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance
from cardwright.kernel.data.card_number import CardNumber
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
from cardwright.kernel.known import about, card_of, place_of

FREE: Final = -2  # a place of a pile where no card lies
NOT_OWNED: Final = -2  # the seat that owns a pile of the table
THE_CARDS: Final = "cards"  # what most piles are filled from


class Pile(Field):
    """A list of cards.

    stacked  the top card is the last, so it is written in reverse: the top card first
    ordered  the cards are kept in the order of their numbers, for nobody put them there in another
    stock    what hidden cards of it may be (see ``Game.supply``)
    slotted  it has places, some of which may be FREE
    remembered  what everybody saw come there stays known (see known.py); at most one pile of a seat is
    card     what sort of card may lie there, hidden or not
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
        slotted: bool = False,
        card: CardNumber | None = None,
        remembered: bool = False,
    ) -> None:
        super().__init__(shape, sight, default, role=role)
        self.card: CardNumber = card or CardNumber()
        self.card.least = FREE if slotted else HIDDEN
        self.slotted: bool = slotted
        self.stacked: bool = stacked
        self.ordered: bool = ordered
        self.stock: str = stock
        self.remembered: bool = remembered

    def holds_cards(self) -> bool:
        return True

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
            cards = self.cards(s, holder)
            facts = about(s.memory, seat) if self.remembered and s.memory else []
            self.lay(s, holder, self.all_but(facts, cards) if facts else self.unseen(cards))
        elif self.sight == OWNER_KNOWS:
            self.lay(s, holder, self.arranged(s, self.cards(s, holder)))

    def unseen(self, cards: list[i64]) -> list[i64]:
        """The same number of cards, all unknown; free places stay free."""
        if self.slotted:
            return [FREE if card == FREE else HIDDEN for card in cards]
        hidden: list[i64] = [HIDDEN] * len(cards)
        return hidden

    def all_but(self, facts: list[int], cards: list[i64]) -> list[i64]:
        """All unknown but for those that everybody knows."""
        if not self.slotted:
            known = [card_of(each) for each in facts]
            return known + self.unseen(cards[len(known) :])
        found = self.unseen(cards)
        for each in facts:
            found[place_of(each) - 1] = card_of(each)
        return found

    def bears_out(self, facts: list[int], cards: list[i64]) -> bool:
        """Whether the cards are those that everybody is said to know of."""
        if not self.slotted:
            faces = [self.face(card) for card in cards]
            there = [place_of(each) == 0 and facts.count(each) <= faces.count(card_of(each)) for each in facts]
            return all(there)
        places = [place_of(each) - 1 for each in facts]
        there = [0 <= at < len(cards) and self.face(cards[at]) == card_of(each) for at, each in zip(places, facts)]
        return all(there) and len(set(places)) == len(places)

    def face(self, card: i64) -> i64:
        """The card alone, for a game that keeps more in its number."""
        return card

    def arranged(self, s: Any, cards: list[i64]) -> list[i64]:
        """The same cards in an order that says nothing."""
        return sorted(cards)


class Lying(Pile):
    """Records that each stand for a card, in the attribute ``card``; everybody sees them."""

    def __init__(self, record: Record, default: Any = NO_DEFAULT, card: CardNumber | None = None) -> None:
        super().__init__(ALL_SEE, default, shape=Many(record), card=card)

    def cards(self, s: Any, holder: Any) -> list[i64]:
        return [each.card for each in getattr(holder, self.name)]


class FaceDown(Pile):
    """Records that each stand for a card, in the attribute ``card``, which only their owner sees."""

    def __init__(self, record: Record, default: Any = NO_DEFAULT, card: CardNumber | None = None) -> None:
        super().__init__(OWNER_SEES, default, shape=Many(record), card=card)

    def cards(self, s: Any, holder: Any) -> list[i64]:
        return [each.card for each in getattr(holder, self.name)]

    def lay(self, s: Any, holder: Any, cards: list[i64]) -> None:
        for each, card in zip(getattr(holder, self.name), cards):
            each.card = card


class Counted(Pile):
    """Cards that are there without being kept one by one; everybody sees how many."""

    def __init__(self) -> None:
        super().__init__(ALL_SEE, role=WORKED_OUT)


@final
class Place:
    """A pile of one position, with the cards that lie there now.

    holder  the record it is part of
    seat    whose it is; NOT_OWNED, if it is the table's
    """

    def __init__(self, pile: Pile, s: Any, holder: Any, seat: i64) -> None:
        self.pile: Pile = pile
        self.holder: Any = holder
        self.seat: i64 = seat
        self.cards: list[i64] = pile.cards(s, holder)

    def name(self) -> str:
        """``deck`` or ``P1.hand``."""
        return self.pile.name if self.seat == NOT_OWNED else f"P{self.seat + 1}.{self.pile.name}"


def places_of(record: Record, s: Any) -> list[Place]:
    """Every pile of a position, in the order in which they are declared."""
    found: list[Place] = []
    for field in record.holding:
        if isinstance(field, PerSeat):
            holders: list[Any] = getattr(s, field.name)
            for seat in range(len(holders)):
                for pile in field.record.holding:
                    if isinstance(pile, Pile):
                        found.append(Place(pile, s, holders[seat], seat))
        elif isinstance(field, Pile):
            found.append(Place(field, s, s, NOT_OWNED))
    return found


def lying(places: list[Place], stock: str, size: int) -> list[i64]:
    """How many copies of each card lie somewhere to be seen."""
    count: list[i64] = [0] * size
    for place in places:
        if place.pile.stock == stock:
            for card in place.cards:
                if card >= 0:
                    count[card] += 1
    return count


def hidden_cards(places: list[Place], stock: str) -> int:
    """How many cards lie somewhere unknown to the reader."""
    return sum([place.cards.count(HIDDEN) for place in places if place.pile.stock == stock])


def left_over(places: list[Place], stock: str, supply: list[i64]) -> list[i64]:
    """The cards that lie nowhere to be seen, as often as they may lie somewhere hidden."""
    seen = lying(places, stock, len(supply))
    found: list[i64] = []
    for card in range(len(supply)):
        left = supply[card] - seen[card]
        while left > 0:
            found.append(card)
            left -= 1
    return found


def deal(hidden: list[Place], s: Any, pool: list[i64], chance: Chance) -> None:
    """Deal cards of the pool, drawn at random, to the hidden places of these piles."""
    wanted: i64 = 0
    for place in hidden:
        wanted += place.cards.count(HIDDEN)
    chance.draw_lots(pool, wanted)
    lots = pool[:wanted]
    for place in hidden:
        place.pile.lay(s, place.holder, fill(place.cards, lots))


def fill(cards: list[i64], pool: list[i64]) -> list[i64]:
    """The same cards, with one from the pool for each that is hidden."""
    return [pool.pop() if card == HIDDEN else card for card in cards]


def mix(places: list[Place], s: Any, reader: i64, chance: Chance) -> None:
    """Put those piles in any order whose order the reader does not know."""
    for place in places:
        if place.pile.sight == OWNER_KNOWS and place.seat == reader:
            chance.shuffle(place.cards)
            place.pile.lay(s, place.holder, place.cards)


def check_piles(places: list[Place], s: Any) -> None:
    """Refuse cards that do not exist, cannot lie where they do, or do not lie where everybody knows they do."""
    check_known(places, s)
    for place in places:
        for card in place.cards:
            place.pile.card.check(s, card, place.name())
        if place.pile.ordered and place.cards != sorted(place.cards):
            raise BadPosition(f"{place.name()}: the cards are kept in order")


def check_known(places: list[Place], s: Any) -> None:
    """Refuse facts that are not so, or not in order."""
    facts: list[int] = list(s.memory)
    told = 0
    for place in places if facts else []:
        if place.pile.remembered:
            mine = about(s.memory, place.seat)
            told += len(mine)
            if not place.pile.bears_out(mine, place.cards):
                raise BadPosition(f"memory: {place.name()} does not have what everybody is said to know of")
    if told != len(facts) or facts != sorted(facts):
        raise BadPosition("memory: what everybody is said to know of is about no hand, or not in order")


def check_copies(places: list[Place], cards: CardSet[Any], supply: dict[str, list[i64]]) -> None:
    """Refuse cards that are there more often than there are copies of them."""
    for stock, copies in supply.items():
        if len(copies) != len(cards.all):
            raise BadPosition(f"there are {len(cards.all)} cards and the stock is of {len(copies)}")
        count = lying(places, stock, len(copies))
        for card in range(len(copies)):
            if count[card] > copies[card]:
                raise BadPosition(too_often(cards.name(card), count[card], copies[card]))


def too_often(name: str, count: i64, copies: i64) -> str:
    if copies == 1 and count == 2:
        return f"{name} is in two places"
    return f"{name} is there {count} times; there are {copies} in the game"
