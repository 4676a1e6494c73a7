"""A position of threelines.

Hands and lines are rows of small numbers packed into one integer each, ten bits a card, so that copying a
side copies a few integers. ``pack`` and ``unpack`` are for everybody who is not in a hurry.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from cardwright.games.threelines.model.card import Card, Cards
from cardwright.games.threelines.model.menu import PRICE_BITS, UNKNOWN
from cardwright.games.threelines.options import Options
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import NUMBERS, Between, Json, SeatNumber, Shape
from cardwright.kernel.data.fields import (
    ALL_SEE,
    NOBODY_SEES,
    OWNER_SEES,
    PerSeat,
    Record,
    position,
    public,
    worked_out,
)
from cardwright.kernel.data.piles import Pile
from cardwright.kernel.errors import BadPosition
from cardwright.kernel.event import HIDDEN
from cardwright.kernel.state import StateOf

LINES: Final = 3
EMPTY: Final = -1  # no card on the line
CARD_BITS: Final = 10
CARD_MASK: Final = 1023
HIDDEN_CODE: Final = 1023  # a card in a hand that the reader may not know
MOST_CARDS: Final = 1022  # a match can be played with
DEFENCE_BITS: Final = 20
DEFENCE_MASK: Final = 0xFFFFF
MOST: Final = 1000  # health, mana, rounds


@mypyc_attr(acyclic=True)
@final
class Player:
    """One side: the avatar, the hand, and the three cells.

    hand     the cards held, packed; 0 is no card, n the card in place n - 1
    lines    the card on each line, packed the same way
    defence  what is left of the defence of each of them, packed, twenty bits a line
    size     how many cards are held, and
    prices   what they cost, packed, six bits a card; known wherever the hand is
    menu     what may be placed, once somebody has asked; UNKNOWN whenever that may have changed
    """

    def __init__(
        self,
        hp: i64,
        mana: i64,
        hand: i64 = 0,
        lines: i64 = 0,
        defence: i64 = 0,
        size: i64 = 0,
        prices: i64 = 0,
    ) -> None:
        self.hp: i64 = hp
        self.mana: i64 = mana
        self.hand: i64 = hand
        self.lines: i64 = lines
        self.defence: i64 = defence
        self.size: i64 = size
        self.prices: i64 = prices
        self.menu: i64 = UNKNOWN

    def clone(self) -> Player:
        other = Player(self.hp, self.mana, self.hand, self.lines, self.defence, self.size, self.prices)
        other.menu = self.menu
        return other

    def held(self, slot: i64) -> i64:
        """The card in a hand slot, counted from 0."""
        return seen_card(self.hand >> CARD_BITS * slot & CARD_MASK)

    def gain(self, card: i64, cost: i64) -> None:
        """Take a card into the hand, behind the others."""
        size = self.size
        self.hand |= (card + 1) << CARD_BITS * size
        self.prices |= cost << PRICE_BITS * size
        self.size = size + 1

    def card(self, line: i64) -> i64:
        """The card on a line, or EMPTY."""
        return (self.lines >> CARD_BITS * line & CARD_MASK) - 1

    def left(self, line: i64) -> i64:
        """What is left of the defence on a line."""
        return self.defence >> DEFENCE_BITS * line & DEFENCE_MASK

    def stand(self, line: i64, card: i64, defence: i64) -> None:
        """Let a card stand on an empty line with this much defence."""
        self.lines |= (card + 1) << CARD_BITS * line
        self.defence |= defence << DEFENCE_BITS * line

    def wear(self, line: i64, defence: i64) -> None:
        """Leave the card on a line this much defence."""
        self.defence = self.defence & ~(DEFENCE_MASK << DEFENCE_BITS * line) | defence << DEFENCE_BITS * line

    def clear(self, line: i64) -> None:
        """Take away the card on a line."""
        self.lines &= ~(CARD_MASK << CARD_BITS * line)
        self.defence &= ~(DEFENCE_MASK << DEFENCE_BITS * line)

    def drop(self, slot: i64) -> None:
        """A card leaves the hand; those behind it close up."""
        cards = self.hand >> CARD_BITS * slot
        self.hand ^= (cards ^ cards >> CARD_BITS) << CARD_BITS * slot
        prices = self.prices >> PRICE_BITS * slot
        self.prices ^= (prices ^ prices >> PRICE_BITS) << PRICE_BITS * slot
        self.size -= 1

    def hand_cards(self) -> list[i64]:
        return unpack(self.hand)

    def line_cards(self) -> list[i64]:
        return [self.card(line) for line in range(LINES)]


def seen_card(code: i64) -> i64:
    return HIDDEN if code == HIDDEN_CODE else code - 1


def pack(cards: list[i64]) -> i64:
    """A hand out of the cards in it."""
    packed: i64 = 0
    for slot, card in enumerate(cards):
        code: i64 = HIDDEN_CODE if card == HIDDEN else card + 1
        packed |= code << CARD_BITS * slot
    return packed


def unpack(packed: i64) -> list[i64]:
    """The cards in a hand."""
    cards: list[i64] = []
    while packed != 0:
        cards.append(seen_card(packed & CARD_MASK))
        packed >>= CARD_BITS
    return cards


@mypyc_attr(free_list_len=1)
@final
class Position(StateOf[Options, Cards]):
    """Cards are their places in ``cards.all``. The top of the deck is its end; the discard is public (T23).

    ``idle`` counts the rounds in a row in which nothing was placed and nothing struck (T21).
    """

    def __init__(
        self,
        seats: i64,
        rng: i64,
        options: Options,
        cards: Cards,
        round: i64,
        first: i64,
        idle: i64,
        deck: list[i64],
        discard: list[i64],
        players: list[Player],
    ) -> None:
        super().__init__(seats, rng, options, cards)
        self.round: i64 = round
        self.first: i64 = first
        self.idle: i64 = idle
        self.deck: list[i64] = deck
        self.discard: list[i64] = discard
        self.players: list[Player] = players

    def clone(self) -> Position:
        other = Position(
            self.seats,
            self.rng,
            self.options,
            self.cards,
            self.round,
            self.first,
            self.idle,
            self.deck.copy(),
            self.discard.copy(),
            [player.clone() for player in self.players],
        )
        self.copy_into(other)
        return other

    def facts(self, card: i64) -> Card:
        return self.cards.all[card]

    def hold(self, player: Player, cards: list[i64]) -> None:
        """Let a player hold just these cards, hidden ones among them."""
        player.hand = pack(cards)
        player.size = len(cards)
        player.prices = 0
        for slot, card in enumerate(cards):
            if card != HIDDEN:
                player.prices |= self.facts(card).cost << PRICE_BITS * slot
        player.menu = UNKNOWN


@final
class Hand(Shape):
    """A hand is written as the list of its cards."""

    def encode(self, value: Any) -> Json:
        return unpack(value)

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> int:
        cards = NUMBERS.decode(value, where)
        if len(cards) > 6 or not all(HIDDEN <= card < MOST_CARDS for card in cards):
            raise BadPosition(f"{where}: a hand is at most six cards of the set")
        return int(pack(cards))


@final
class Row(Shape):
    """Three numbers, one a line."""

    def __init__(self, bits: i64, offset: i64) -> None:
        self.bits: i64 = bits
        self.offset: i64 = offset  # what is added to a number before it is packed

    def encode(self, value: Any) -> Json:
        mask = (1 << int(self.bits)) - 1
        return [(value >> int(self.bits) * line & mask) - int(self.offset) for line in range(LINES)]

    def decode(self, value: Json, where: str = "", given: dict[str, Any] | None = None) -> int:
        numbers = NUMBERS.decode(value, where)
        most = (1 << int(self.bits)) - 2
        if len(numbers) != LINES or not all(-self.offset <= number <= most for number in numbers):
            raise BadPosition(f"{where}: expected three numbers, one for each line")
        return sum((number + int(self.offset)) << int(self.bits) * line for line, number in enumerate(numbers))


@final
class Held(Pile):
    """The cards of a hand, which only its owner sees; what they cost and may be placed follows from them."""

    def cards(self, s: Any, holder: Any) -> list[i64]:
        player: Player = holder
        return unpack(player.hand)

    def lay(self, s: Any, holder: Any, cards: list[i64]) -> None:
        table: Position = s
        table.hold(holder, cards)


@final
class OnLines(Pile):
    """The cards on the lines, which everybody sees."""

    def cards(self, s: Any, holder: Any) -> list[i64]:
        player: Player = holder
        return [card for card in player.line_cards() if card != EMPTY]


PLAYER: Final = Record(
    Player,
    hp=public(Between(0, MOST)),
    mana=public(Between(0, MOST)),
    hand=Held(OWNER_SEES, 0, shape=Hand()),
    lines=OnLines(ALL_SEE, 0, shape=Row(CARD_BITS, 1)),
    defence=public(Row(DEFENCE_BITS, 0), 0),
    size=worked_out(0),
    prices=worked_out(0),
    menu=worked_out(UNKNOWN),
)
PLAYERS: Final = PerSeat(PLAYER)
POSITION: Final = position(
    Position,
    round=public(Between(0, MOST)),
    first=public(SeatNumber(2)),
    idle=public(Between(0, MOST)),
    players=PLAYERS,
    deck=Pile(NOBODY_SEES, stacked=True),
    discard=Pile(ALL_SEE),
)
