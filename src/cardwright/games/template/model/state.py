"""A position of Magpies."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

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


@mypyc_attr(acyclic=True)
@final
class Player:
    """One magpie. ``looking`` holds the cards it looks at just now; ``playing`` ends when it gives up."""

    def __init__(self, glitter: i64, hand: list[i64], looking: list[i64], playing: bool) -> None:
        self.glitter: i64 = glitter
        self.hand: list[i64] = hand
        self.looking: list[i64] = looking
        self.playing: bool = playing

    def clone(self) -> Player:
        return Player(self.glitter, self.hand.copy(), self.looking.copy(), self.playing)


PLAYER: Final = Record(
    Player,
    glitter=public(Between(0, MOST_GLITTER)),
    hand=Pile(OWNER_SEES),
    looking=Pile(OWNER_SEES),
    playing=public(TRUTH),
)


@mypyc_attr(acyclic=True)
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

    Every field is a parameter, so that a copy makes no list that is thrown away.
    """

    def __init__(
        self,
        seats: i64,
        rng: i64,
        options: Options,
        cards: Cards,
        round: i64,
        bidding: bool,
        order: list[i64],
        deck: list[i64],
        discard: list[i64],
        table: list[i64],
        charms: list[Charm],
        players: list[Player],
    ) -> None:
        super().__init__(seats, rng, options, cards)
        self.round: i64 = round
        self.bidding: bool = bidding
        self.order: list[i64] = order
        self.deck: list[i64] = deck
        self.discard: list[i64] = discard
        self.table: list[i64] = table
        self.charms: list[Charm] = charms
        self.players: list[Player] = players

    def clone(self) -> Position:
        other = Position(
            self.seats,
            self.rng,
            self.options,
            self.cards,
            self.round,
            self.bidding,
            self.order.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.table.copy(),
            self.charms.copy(),
            [player.clone() for player in self.players],
        )
        self.copy_into(other)
        return other

    def on_turn(self) -> i64:
        return self.order[0] if self.order else NOBODY

    def card(self, place: i64) -> Card:
        return self.cards.all[place]

    def is_seated(self, seat: i64) -> bool:
        return self.players[seat].playing


PLAYERS: Final = PerSeat(PLAYER)
POSITION: Final = position(
    Position,
    round=public(NUMBER),
    bidding=public(TRUTH),
    order=public(SEATS),
    deck=Pile(NOBODY_SEES, stacked=True),
    discard=Pile(ALL_SEE),
    table=Pile(ALL_SEE),
    charms=Lying(CHARM),
    players=PLAYERS,
)
