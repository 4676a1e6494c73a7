"""A position of Pantheon."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from cardwright.games.pantheon.model.bounds import LARGEST, LAST_THING
from cardwright.games.pantheon.model.card import FIELD, HERO, IN_THE_DECK, UNIT, Card, Cards
from cardwright.games.pantheon.options import SUPPLY, Options
from cardwright.kernel.bits import i64
from cardwright.kernel.data.card_number import CardNumber
from cardwright.kernel.data.codec import NUMBER, SEAT, SEATS, TRUTH, Between, Frozen, Many
from cardwright.kernel.data.fields import (
    ALL_SEE,
    NOBODY_SEES,
    OWNER_SEES,
    PerSeat,
    Record,
    position,
    public,
    seldom,
    shared,
)
from cardwright.kernel.data.piles import Counted, Lying, Pile
from cardwright.kernel.effects import thing as kernel_thing
from cardwright.kernel.state import StateOf

# Phases.
HEROES: Final = 0  # everybody chooses a hero
BEFORE: Final = 1  # a turn is about to start
START: Final = 2  # Start of Turn: the Mulligan is asked, or triggers happen
TURN: Final = 3  # Turn Phase
CLOSING: Final = 4  # the others are asked before the turn ends
END: Final = 5  # End of Turn: triggers, then the hand limit
CLEANUP: Final = 6  # what holds for the turn ends
AFTER: Final = 7  # what that brought about has happened; the next player follows
PHASE_WORDS: Final = ("heroes", "before", "start", "turn", "closing", "end", "cleanup", "after")

THE_HEROES: Final = "heroes"  # what the offers are taken from
MANA: Final = 0  # the place of Mana among the cards: always the first

# References: 0 is nothing, 1 + seat a hero, from 16 on a thing by its number.
FIRST_HERO: Final = 1
FIRST_THING: Final = 16


MOST_SEATS: Final = 6
KEY_BITS: Final = 3
KEY_MASK: Final = 7


@mypyc_attr(acyclic=True)
@final
class Thing(kernel_thing.Thing):
    """A unit or field card on a field.

    engaged    its attack is under way
    grown      power gained or lost for good, and
    lent       for the turn; damage is a loss for the turn (P28)
    keys       keywords it has for good,
    lent_keys  for the turn, and
    held_keys  until somebody's next turn: KEY_BITS bits for each seat
    used       its once-a-turn effect has happened
    """

    def __init__(
        self,
        id: i64,
        card: i64,
        owner: i64,
        ready: bool,
        engaged: bool,
        grown: i64,
        lent: i64,
        keys: i64,
        lent_keys: i64,
        held_keys: i64,
        used: bool,
    ) -> None:
        super().__init__(id, card, owner)
        self.ready: bool = ready
        self.engaged: bool = engaged
        self.grown: i64 = grown
        self.lent: i64 = lent
        self.keys: i64 = keys
        self.lent_keys: i64 = lent_keys
        self.held_keys: i64 = held_keys
        self.used: bool = used

    def clone(self) -> Thing:
        return Thing(
            self.id,
            self.card,
            self.owner,
            self.ready,
            self.engaged,
            self.grown,
            self.lent,
            self.keys,
            self.lent_keys,
            self.held_keys,
            self.used,
        )


THING: Final = Record(
    Thing,
    id=public(NUMBER),
    card=public(NUMBER),
    owner=public(NUMBER, key="seat"),
    ready=public(TRUTH),
    engaged=public(TRUTH),
    grown=public(Between(-LARGEST, LARGEST)),
    lent=public(Between(-LARGEST, LARGEST)),
    keys=public(Between(0, KEY_MASK)),
    lent_keys=public(Between(0, KEY_MASK)),
    held_keys=public(NUMBER),
    used=public(TRUTH),
)


@mypyc_attr(acyclic=True)
@final
class Player:
    """One player.

    hero      a card, or NO_HERO before the choice; ``offers`` are the heroes to choose from
    awake     whether the hero is Ready
    ready     Ready mana, and
    spent     Exhausted mana
    placed    whether a Mana was placed this turn
    played    units played this turn
    finished  turns finished
    truce     seats whose units may not attack this player until their next turn
    used      the hero's once-a-turn effect has happened
    place     the order of elimination: 0 while alive, 1 for the first to go …
    field     in order of entering
    """

    def __init__(
        self,
        hero: i64,
        offers: list[i64],
        health: i64,
        most: i64,
        awake: bool,
        hand: list[i64],
        ready: i64,
        spent: i64,
        placed: bool,
        played: i64,
        finished: i64,
        truce: i64,
        used: bool,
        alive: bool,
        place: i64,
        field: list[Thing],
    ) -> None:
        self.hero: i64 = hero
        self.offers: list[i64] = offers
        self.health: i64 = health
        self.most: i64 = most
        self.awake: bool = awake
        self.hand: list[i64] = hand
        self.ready: i64 = ready
        self.spent: i64 = spent
        self.placed: bool = placed
        self.played: i64 = played
        self.finished: i64 = finished
        self.truce: i64 = truce
        self.used: bool = used
        self.alive: bool = alive
        self.place: i64 = place
        self.field: list[Thing] = field

    def clone(self) -> Player:
        return Player(
            self.hero,
            self.offers,
            self.health,
            self.most,
            self.awake,
            self.hand.copy(),
            self.ready,
            self.spent,
            self.placed,
            self.played,
            self.finished,
            self.truce,
            self.used,
            self.alive,
            self.place,
            [thing.clone() for thing in self.field],
        )


NO_HERO: Final = -1


@final
class Position(StateOf[Options, Cards]):
    """Cards are their places in ``cards.all``; copies of a card are the same place.

    stock    how many copies of each card there are in the game, in whatever place; it never changes
    turn     the number of the turn, from 1
    player   whose turn it is, or comes next while the phase is BEFORE
    deck     its top is the end of the list
    pile     the discard pile, the oldest first
    next_id  the number of the next thing that enters a field
    closing  who is still asked before the turn ends
    auras    how many cards in play have something that holds for others, counted by sort (see card.py)
    shaken   whether somebody may have died since it was last looked at
    renewed  the cards that lay in the pile when it last became the deck, in order; none before (P6)
    """

    def __init__(
        self,
        seats: i64,
        rng: i64,
        options: Options,
        cards: Cards,
        stock: list[i64],
        turn: i64,
        player: i64,
        phase: i64,
        deck: list[i64],
        pile: list[i64],
        next_id: i64,
        closing: list[i64],
        auras: i64,
        shaken: bool,
        players: list[Player],
    ) -> None:
        super().__init__(seats, rng, options, cards)
        self.stock: list[i64] = stock
        self.turn: i64 = turn
        self.player: i64 = player
        self.phase: i64 = phase
        self.deck: list[i64] = deck
        self.pile: list[i64] = pile
        self.next_id: i64 = next_id
        self.closing: list[i64] = closing
        self.auras: i64 = auras
        self.shaken: bool = shaken
        self.players: list[Player] = players
        self.renewed: tuple[int, ...] = ()

    def clone(self) -> Position:
        other = Position(
            self.seats,
            self.rng,
            self.options,
            self.cards,
            self.stock,
            self.turn,
            self.player,
            self.phase,
            self.deck.copy(),
            self.pile.copy(),
            self.next_id,
            self.closing.copy(),
            self.auras,
            self.shaken,
            [player.clone() for player in self.players],
        )
        other.renewed = self.renewed
        self.copy_into(other)
        return other

    def on_turn(self) -> i64:
        return self.player

    def card(self, place: i64) -> Card:
        return self.cards.all[place]

    def find(self, id: i64) -> Thing | None:
        """The thing of this number, if it is on a field."""
        for player in self.players:
            for thing in player.field:
                if thing.id == id:
                    return thing
        return None

    def controller(self, ref: i64) -> i64:
        """Whose hero that is, or who controls it; -1 if it is gone."""
        if ref < FIRST_THING:
            return ref - FIRST_HERO
        thing = self.find(ref)
        return -1 if thing is None else thing.owner

    def is_seated(self, seat: i64) -> bool:
        return self.players[seat].alive


@final
class Placed(Counted):
    """The Mana in front of a player, Ready or Exhausted, unless it comes from a supply without end (P5)."""

    def cards(self, s: Any, holder: Any) -> list[i64]:
        placed: list[i64] = [] if s.options.mana_source == SUPPLY else [MANA] * (holder.ready + holder.spent)
        return placed


PLAYER: Final = Record(
    Player,
    hero=public(CardNumber(HERO, least=NO_HERO)),
    offers=shared(Pile(OWNER_SEES, stock=THE_HEROES, card=CardNumber(HERO))),
    health=public(Between(-LARGEST, LARGEST)),
    most=public(Between(0, LARGEST)),
    awake=public(TRUTH),
    hand=Pile(OWNER_SEES, ordered=True, card=CardNumber(*IN_THE_DECK), remembered=True),
    ready=public(Between(0, LARGEST)),
    spent=public(Between(0, LARGEST)),
    placed=public(TRUTH),
    played=public(Between(0, LARGEST)),
    finished=public(Between(0, LARGEST)),
    truce=public(NUMBER),
    used=public(TRUTH),
    alive=public(TRUTH),
    place=public(Between(0, LARGEST)),
    field=Lying(THING, card=CardNumber(UNIT, FIELD)),
    mana=Placed(),
)
PLAYERS: Final = PerSeat(PLAYER)
POSITION: Final = position(
    Position,
    stock=shared(public(Many(Between(0, LARGEST)))),
    turn=public(NUMBER),
    player=public(SEAT),
    phase=public(Between(HEROES, AFTER)),
    deck=Pile(NOBODY_SEES, stacked=True, card=CardNumber(*IN_THE_DECK)),
    pile=Pile(ALL_SEE, card=CardNumber(*IN_THE_DECK)),
    next_id=public(Between(FIRST_THING, LAST_THING + 1)),
    closing=public(SEATS),
    auras=public(NUMBER),
    shaken=public(TRUTH),
    players=PLAYERS,
    renewed=seldom(public(Frozen(CardNumber(*IN_THE_DECK)), ())),
)
