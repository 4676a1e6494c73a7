"""Lanterns, the small game of the documents: everybody holds one up in secret, and the brightest takes the round.

It writes neither mask nor sample nor how a position is saved: all that follows from the declarations of its fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import Actions
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.cards import Card, CardSet
from cardwright.kernel.chance import seeded
from cardwright.kernel.data.codec import NUMBER
from cardwright.kernel.data.fields import ALL_SEE, NOBODY_SEES, OWNER_SEES, PerSeat, Record, position, public
from cardwright.kernel.data.piles import Pile
from cardwright.kernel.decision import Decision
from cardwright.kernel.event import Event, EventKind, known_by
from cardwright.kernel.game import Game
from cardwright.kernel.options import number
from cardwright.kernel.state import StateOf

# What happens. Only who draws a lantern knows which.
DRAW: Final = 0
SHOW: Final = 1
WIN: Final = 2
KINDS: Final = [EventKind("draw", ("card",), ("card",)), EventKind("show", ("card",)), EventKind("win", ("round",))]


@dataclass(frozen=True)
class Options(kernel_options.Options):
    deal: i64 = number(3, "lanterns everybody holds", 1, 5)
    rounds: i64 = number(5, "rounds of a match", 1, 8)


@final
class Lantern(Card):
    """The higher its number, the brighter it shines."""

    def __init__(self, colour: str, brightness: i64) -> None:
        super().__init__(f"{colour}_{brightness}".lower(), f"{colour} {brightness}")
        self.brightness: i64 = brightness


Lanterns = CardSet[Lantern]
LANTERNS: Final = CardSet([Lantern(colour, light) for colour in ("Red", "Green", "Blue") for light in range(1, 9)])


# A position: the fields, how they are copied, how they are written, who may see them.


@final
class Player:
    """``won`` counts the rounds this player has taken."""

    def __init__(self) -> None:
        self.hand: list[i64] = []
        self.won: i64 = 0

    def clone(self) -> Player:
        other = Player()
        other.hand = self.hand.copy()
        other.won = self.won
        return other


@final
class Night(StateOf[Options, Lanterns]):
    """Cards are their places in ``cards.all``; the top of the deck is the end of the list."""

    def __init__(self, seats: i64, rng: i64, options: Options, cards: Lanterns) -> None:
        super().__init__(seats, rng, options, cards)
        self.round: i64 = 0
        self.deck: list[i64] = []
        self.discard: list[i64] = []
        self.players: list[Player] = []

    def clone(self) -> Night:
        other = Night(self.seats, self.rng, self.options, self.cards)
        self.copy_into(other)
        other.round = self.round
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.players = [player.clone() for player in self.players]
        return other


PLAYER: Final = Record(Player, hand=Pile(OWNER_SEES, []), won=public(NUMBER, 0))
NIGHT: Final = position(
    Night,
    round=public(NUMBER, 0),
    deck=Pile(NOBODY_SEES, [], stacked=True),
    discard=Pile(ALL_SEE, []),
    players=PerSeat(PLAYER, []),
)


# The rules.


@final
class LanternGame(Game[Night]):
    name = "lanterns"
    title = "Lanterns"
    blurb = "Hold up a lantern in secret; the brightest that nobody matches takes the round."
    most_seats = 4

    def options(self) -> type[Options]:
        return Options

    def cards(self) -> Lanterns:
        return LANTERNS

    def event_kinds(self) -> list[EventKind]:
        return KINDS

    def position(self) -> Record:
        return NIGHT

    def blank(self, options: kernel_options.Options, seed: int, seats: int, cards: CardSet[Any] | None = None) -> Night:
        assert isinstance(options, Options)
        s = Night(seats, seeded(seed), options, LANTERNS if cards is None else cards)
        s.players = [Player() for _ in range(seats)]
        return s

    def deal(self, s: Night, decks: Sequence[str] = ()) -> None:
        s.deck = list(range(len(s.cards.all)))
        s.shuffle(s.deck)
        for _ in range(s.options.deal):
            draw(s)

    def idle(self, s: Night) -> None:
        """The next round, or the end."""
        if s.round >= s.options.rounds or not s.players[0].hand:
            most = max(player.won for player in s.players)
            s.result = tuple(seat for seat in range(s.seats) if s.players[seat].won == most)
            return
        s.round += 1
        ask(s)

    def answers(self, s: Night, decision: Decision) -> Actions:
        """A place in the hand."""
        return list(range(len(s.players[decision.seat].hand)))

    def reveal(self, s: Night) -> None:
        """All lanterns are shown at once; of two that shine alike, neither counts."""
        lights: list[i64] = []
        for seat, player in enumerate(s.players):
            card = player.hand.pop(s.sealed[seat])
            s.discard.append(card)
            s.tell(Event(SHOW, seat, card))
            lights.append(s.cards.all[card].brightness)
        alone = [light for light in lights if lights.count(light) == 1]
        if alone:
            winner = lights.index(max(alone))
            s.players[winner].won += 1
            s.tell(Event(WIN, winner, s.round))
        draw(s)

    def timeout(self, s: Night, decision: Decision) -> int:
        return 0

    def action_text(self, s: Night, seat: i64, action: i64) -> str:
        return s.cards.name(s.players[seat].hand[action])

    def event_text(self, s: Night, event: Event, reader: i64) -> str:
        told = known_by(event, KINDS[event.kind], reader)
        if event.kind == WIN:
            return f"P{event.seat + 1} takes round {told.a}."
        return f"P{event.seat + 1} {'draws' if event.kind == DRAW else 'shows'} {s.cards.name(told.a)}."

    def was_read(self, s: Night, said: list[str]) -> None:
        """A position in text is one in which everybody is to choose."""
        ask(s)


def ask(s: Night) -> None:
    s.waiting = tuple(Decision(seat, "show", sealed=True) for seat in range(s.seats))


def draw(s: Night) -> None:
    """Everybody draws a lantern, as long as there is one for each."""
    if len(s.deck) < s.seats:
        return
    for seat, player in enumerate(s.players):
        player.hand.append(s.deck.pop())
        s.tell(Event(DRAW, seat, player.hand[-1], knows=BIT[seat]))


GAME: Final = LanternGame()
