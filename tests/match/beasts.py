"""Beasts, a game as small as decks allow: each seat draws two cards of its deck and shows one; the stronger wins.

Compiled rules cannot be derived from, so it can only be imported where the rules run interpreted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import Card, CardSet
from cardwright.kernel.chance import seeded
from cardwright.kernel.data.codec import NUMBERS
from cardwright.kernel.data.fields import OWNER_SEES, PerSeat, Record, position, public
from cardwright.kernel.data.piles import THE_CARDS, Pile
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import UnknownName
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.game import Game
from cardwright.kernel.options import number
from cardwright.kernel.state import StateOf

DRAWN: Final = 2
BEASTS: Final = CardSet([Card(name.lower(), name) for name in ("Hare", "Fox", "Wolf", "Bear")])  # the weakest first
STARTERS: Final = {
    "Meadow": "Hare\nHare\nFox",
    "Old Wood": "Fox\nWolf\nWolf",
    "Mountain": "Wolf\nBear\nBear",
}
SHOWN: Final = 0
KINDS: Final = [EventKind("shown", ("card",))]


@dataclass(frozen=True)
class Options(kernel_options.Options):
    deck_size: int = number(3, "cards of a deck", 2, 9)


class Hand:
    """The cards one seat has drawn."""

    def __init__(self, cards: list[i64]) -> None:
        self.cards: list[i64] = cards

    def clone(self) -> Hand:
        return Hand(self.cards.copy())


class Position(StateOf[Options, CardSet[Card]]):
    """``shown`` is what each seat has shown so far, in turn."""

    def __init__(self, seats: i64, rng: i64, options: Options, cards: CardSet[Card]) -> None:
        super().__init__(seats, rng, options, cards)
        self.hands: list[Hand] = []
        self.shown: list[i64] = []

    def clone(self) -> Position:
        other = Position(self.seats, self.rng, self.options, self.cards)
        self.copy_into(other)
        other.hands = [hand.clone() for hand in self.hands]
        other.shown = self.shown.copy()
        return other


HAND: Final = Record(Hand, cards=Pile(OWNER_SEES))
POSITION: Final = position(Position, hands=PerSeat(HAND, []), shown=public(NUMBERS, []))


class Beasts(Game[Position]):
    """Without decks everybody plays the one of the meadow."""

    name = "beasts"
    title = "Beasts"
    blurb = "Everybody draws two beasts and shows one; the strongest wins."

    def blank(
        self, options: kernel_options.Options, seed: int, seats: int, cards: CardSet[Any] | None = None
    ) -> Position:
        assert isinstance(options, Options)
        return Position(seats, seeded(seed), options, BEASTS)

    def deal(self, s: Position, decks: Sequence[str] = ()) -> None:
        for text in decks or [STARTERS["Meadow"]] * int(s.seats):
            deck = [BEASTS.find(name) for name in text.splitlines()]
            s.shuffle(deck)
            s.hands.append(Hand(deck[:DRAWN]))

    def starters(self) -> dict[str, str]:
        return STARTERS

    def deck_problems(self, text: str, options: kernel_options.Options, cards: CardSet[Any] | None = None) -> list[str]:
        assert isinstance(options, Options)
        names, problems = text.splitlines(), []
        for name in dict.fromkeys(names):
            try:
                BEASTS.find(name)
            except UnknownName as problem:
                problems.append(str(problem))
            if names.count(name) > 2:
                problems.append(f"{name} is there {names.count(name)} times, and twice is enough")
        if len(names) != options.deck_size:
            problems.append(f"a deck has {options.deck_size} cards, not {len(names)}")
        return problems

    def idle(self, s: Position) -> None:
        seat = len(s.shown)
        if seat < s.seats:
            s.ask(Decision(seat, "show"))
            return
        best = max(s.shown)
        winners = tuple(int(each) for each in range(s.seats) if s.shown[each] == best)
        s.result = winners if len(winners) < s.seats else ()

    def answers(self, s: Position, decision: Decision) -> Actions:
        return sorted(set(s.hands[decision.seat].cards))

    def answer(self, s: Position, decision: Decision, action: i64) -> None:
        s.shown.append(action)
        s.tell(SHOWN, decision.seat, action)

    def timeout(self, s: Position, decision: Decision) -> int:
        return self.answers(s, decision)[0]

    def options(self) -> type[Options]:
        return Options

    def cards(self) -> CardSet[Card]:
        return BEASTS

    def event_kinds(self) -> list[EventKind]:
        return KINDS

    def position(self) -> Record:
        return POSITION

    def supply(self, s: Position) -> dict[str, list[i64]]:
        return {THE_CARDS: [2 * DRAWN] * len(BEASTS.all)}

    def action_text(self, s: Position, seat: i64, action: i64) -> str:
        return BEASTS.name(action)

    def read_action(self, s: Position, seat: i64, text: str) -> int:
        return BEASTS.find(text)

    def action_parts(self, s: Position, seat: i64, action: i64) -> dict[str, object]:
        return {"kind": "show", "card": BEASTS.all[action].key}

    def event_text(self, s: Position, event: Event, reader: i64) -> str:
        return f"P{event.seat + 1} shows {BEASTS.name(event.a)}."


GAME: Final = Beasts()
