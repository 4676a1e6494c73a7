"""A position of Magpies."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.template.model.card import Card, Cards
from cardwright.games.template.options import Options
from cardwright.kernel.bits import i64
from cardwright.kernel.data.codec import NUMBER, SEAT, SEATS, TRUTH, Between
from cardwright.kernel.data.fields import ALL_SEE, NOBODY_SEES, OWNER_SEES, PerSeat, Record, position, public
from cardwright.kernel.data.piles import Lying, Pile
from cardwright.kernel.state import NOBODY, StateOf

# Programs: what a card does when it happens, and what a charm in play does when it is set off.
PLAYED: Final = "played"
SET_OFF: Final = "set off"

MOST_GLITTER: Final = 1000


@final
class Player:
    """One magpie. ``looking`` holds the cards it looks at just now; ``playing`` ends when it gives up."""

    def __init__(self, glitter: i64) -> None:
        self.glitter: i64 = glitter
        self.hand: list[i64] = []
        self.looking: list[i64] = []
        self.playing: bool = True

    def clone(self) -> Player:
        other = Player(self.glitter)
        other.hand = self.hand.copy()
        other.looking = self.looking.copy()
        other.playing = self.playing
        return other


PLAYER: Final = Record(
    Player,
    glitter=public(Between(0, MOST_GLITTER)),
    hand=Pile(OWNER_SEES, []),
    looking=Pile(OWNER_SEES, []),
    playing=public(TRUTH, True),
)


@final
class Charm:
    """A charm in play and the seat it lies in front of. It never changes, so positions share it."""

    def __init__(self, card: i64, seat: i64) -> None:
        self.card: i64 = card
        self.seat: i64 = seat


CHARM: Final = Record(Charm, card=public(NUMBER), seat=public(SEAT))


@final
class Position(StateOf[Options, Cards]):
    """Cards are their places in ``cards.all``.

    bidding  whether the bids of this round are still to come
    order    who has yet to take a turn this round, the next one first
    deck     its top is the end of the list
    table    the cards played that have not yet happened, the oldest first
    charms   in the order in which they were played
    """

    def __init__(self, seats: i64, rng: i64, options: Options, cards: Cards) -> None:
        super().__init__(seats, rng, options, cards)
        self.round: i64 = 0
        self.bidding: bool = False
        self.order: list[i64] = []
        self.deck: list[i64] = []
        self.discard: list[i64] = []
        self.table: list[i64] = []
        self.charms: list[Charm] = []
        self.players: list[Player] = []

    def clone(self) -> Position:
        other = Position(self.seats, self.rng, self.options, self.cards)
        self.copy_into(other)
        other.round = self.round
        other.bidding = self.bidding
        other.order = self.order.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.table = self.table.copy()
        other.charms = self.charms.copy()
        other.players = [player.clone() for player in self.players]
        return other

    def on_turn(self) -> i64:
        return self.order[0] if self.order else NOBODY

    def card(self, place: i64) -> Card:
        return self.cards.all[place]

    def is_seated(self, seat: i64) -> bool:
        return self.players[seat].playing


PLAYERS: Final = PerSeat(PLAYER, [])
POSITION: Final = position(
    Position,
    round=public(NUMBER, 0),
    bidding=public(TRUTH, False),
    order=public(SEATS, []),
    deck=Pile(NOBODY_SEES, [], stacked=True),
    discard=Pile(ALL_SEE, []),
    table=Pile(ALL_SEE, []),
    charms=Lying(CHARM, []),
    players=PLAYERS,
)
