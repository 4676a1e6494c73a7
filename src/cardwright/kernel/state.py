"""What every position has: the open questions, the effects under way, the generator, the result."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, Self, TypeAlias, TypeVar

from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Chance
from cardwright.kernel.data.pickling import reduced_position
from cardwright.kernel.decision import Decision
from cardwright.kernel.deed import Deed
from cardwright.kernel.event import EVERYBODY, Event, EventKind, known_by
from cardwright.kernel.frame import Frame
from cardwright.kernel.known import Facts, fact, with_fact, without_fact, without_seat
from cardwright.kernel.options import Options

NOBODY: Final = -1  # the seat of an onlooker
OPEN: Final = -1  # no sealed answer yet
LOCKED: Final = -2  # a sealed answer that the reader may not know
NO_CHANCE: Final = Chance(0)  # what a mask has in place of the generator


O_co = TypeVar("O_co", bound=Options, covariant=True)
K_co = TypeVar("K_co", bound=CardSet[Any], covariant=True)


class StateOf(Chance, Generic[O_co, K_co]):
    """Plain data, of a game with these options and cards. Each game adds its own fields in a subclass.

    What is seldom there is a tuple: an empty one costs a copy nothing.

    options   what it is played with, and
    cards     its cards; both stay as they are
    rng       the generator, and
    stream    what chance is drawn from in matches between people (see ``Chance``); no mask has it
    script    chance decided in advance (scenarios, the laboratory); used up from the front
    waiting   the questions put; a sealed one stays here until everybody has answered
    sealed    per seat, the secret answer given to a simultaneous question, or OPEN
    lane      the fast lane: what is about to happen, first come first served
    done      what has happened and is still to be heard late, once the lane is empty
    due       how many of those are being heard now, before the lane goes on
    agenda    effects under way, the last one first
    chain     effects announced that may still be answered, the last one resolves first
    asking    seats still to be asked whether they answer the chain
    queue     effects triggered, in play order
    result    None while the game goes on, then the winners; () is a draw
    memory    the cards that everybody saw come to a hand and that are still there (see known.py)
    ears      the kinds of event that some card in play listens for
    telling   whether events are told to the players; simulations switch it off
    stepping  whether the position halts before the next phase until somebody calls ``proceed``
    events    what the last action brought about; never copied, never saved
    floor     how many effects were under way when the present step began; of no meaning between steps
    """

    def __init__(self, seats: i64, rng: i64, options: O_co, cards: K_co) -> None:
        super().__init__(rng)
        self.seats: i64 = seats
        self.options: O_co = options
        self.cards: K_co = cards
        self.waiting: tuple[Decision, ...] = ()
        self.sealed: list[i64] = [OPEN] * seats
        self.lane: list[Deed] = []
        self.done: tuple[Deed, ...] = ()
        self.due: i64 = 0
        self.agenda: list[Frame] = []
        self.chain: list[Frame] = []
        self.asking: tuple[int, ...] = ()
        self.queue: tuple[Frame, ...] = ()
        self.result: tuple[int, ...] | None = None
        self.memory: Facts = ()
        self.ears: i64 = 0
        self.telling: bool = True
        self.stepping: bool = False
        self.events: list[Event] = []
        self.heard: i64 = 0
        self.floor: i64 = 0

    @abstractmethod
    def clone(self) -> Self:
        """A copy of every field; hand-written, since bots copy positions all the time."""

    def __copy__(self) -> Self:
        """As ``clone``, with the news of the last action."""
        other = self.clone()
        other.events = self.events.copy()
        other.heard = self.heard
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """What copies of a position share never changes."""
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced_position(self)

    def copy_into(self, other: State) -> None:
        """Copy what the kernel keeps; the first thing a game's ``clone`` does."""
        other.waiting = self.waiting
        other.sealed = self.sealed.copy()
        if self.lane:
            other.lane = [deed.clone() for deed in self.lane]
        if self.done:
            other.done = tuple([deed.clone() for deed in self.done])
        other.due = self.due
        if self.agenda:
            other.agenda = [frame.clone() for frame in self.agenda]
        if self.chain:
            other.chain = [frame.clone() for frame in self.chain]
        other.asking = self.asking
        if self.queue:
            other.queue = tuple([frame.clone() for frame in self.queue])
        other.result = self.result
        if self.rng < 0:
            other.stream = self.stream
        if self.script:
            other.script = self.script
        if self.memory:
            other.memory = self.memory
        other.ears = self.ears
        other.telling = self.telling
        other.stepping = self.stepping

    def veil(self, s: State, seat: i64, kinds: list[EventKind]) -> None:
        """Hide in a copy of ``s`` what ``seat`` may not know of what the kernel keeps.

        Effects and open questions are public: a game that asks in secret seals the answer, and one
        whose frames hold secrets hides them in ``conceal``.
        """
        self.follow(NO_CHANCE)
        for other in range(self.seats):
            if other != seat and self.sealed[other] != OPEN:
                self.sealed[other] = LOCKED
        for event in s.events:
            self.events.append(known_by(event, kinds[event.kind], seat))

    def is_seated(self, seat: i64) -> bool:
        """Whether a seat is still in the game; a game that players can drop out of says when."""
        return True

    def seated(self) -> list[i64]:
        """The seats still in the game, clockwise."""
        found: list[i64] = []
        for seat in range(self.seats):
            if self.is_seated(seat):
                found.append(seat)
        return found

    def clockwise(self, first: i64) -> list[i64]:
        """The seats still in the game, beginning with ``first`` or the next one after it."""
        others = self.others(first)
        return [first, *others] if self.is_seated(first) else others

    def others(self, seat: i64) -> list[i64]:
        """The other seats still in the game, clockwise from the one after ``seat``."""
        found: list[i64] = []
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.is_seated(other):
                found.append(other)
        return found

    def decision(self, seat: i64) -> Decision | None:
        """The question this seat may answer now, if there is one."""
        for decision in self.waiting:
            if decision.seat == seat:
                return decision if self.sealed[seat] == OPEN else None
        return None

    def question(self, seat: i64) -> str:
        """The kind of question this seat may answer now; "" if there is none."""
        decision = self.decision(seat)
        return "" if decision is None else decision.kind

    def ask(self, decision: Decision) -> None:
        """Put one more question."""
        self.waiting += (decision,)

    def hand_over(self, frame: Frame) -> None:
        """Let the fast lane wait for an effect that may have to ask; of several, the first to come goes first."""
        frame.urgent = True
        self.agenda.insert(self.floor, frame)

    def asked(self) -> list[i64]:
        """The seats the game waits for; a seat that may act but need not is not among them."""
        return [d.seat for d in self.waiting if not d.optional and self.sealed[d.seat] == OPEN]

    def next_seat(self) -> i64:
        """The first seat the game waits for, or NOBODY."""
        for decision in self.waiting:
            if self.sealed[decision.seat] == OPEN and not decision.optional:
                return decision.seat
        return NOBODY

    def on_turn(self) -> i64:
        """Whose turn it is; NOBODY where all take it together."""
        return NOBODY

    def remember(self, seat: i64, card: i64, place: i64 = 0) -> None:
        """Everybody has seen this card come to a hand, and to which place, if the hand has any."""
        self.memory = with_fact(self.memory, fact(seat, place, card))

    def forget(self, seat: i64, card: i64, place: i64 = 0) -> None:
        """Everybody has seen such a card leave a hand."""
        self.memory = without_fact(self.memory, fact(seat, place, card))

    def forget_all(self, seat: i64) -> None:
        """A card has left a hand, or changed there, and nobody else knows which."""
        self.memory = without_seat(self.memory, seat)

    def audible(self, kind: i64) -> bool:
        """Whether events of this kind are told at all: to the players, or to a card that listens."""
        return self.telling or self.ears & BIT[kind] != 0

    def tell(
        self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, knows: i64 = EVERYBODY
    ) -> None:
        """Tell the players what happened (see ``Event``), unless nobody wants to know."""
        if self.telling:
            self.events.append(Event(kind, seat, a, b, c, d, knows))

    def tell_cards_too(
        self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, knows: i64 = EVERYBODY
    ) -> None:
        """Tell the players, and the cards in play that listen for events of this kind."""
        if self.audible(kind):
            self.events.append(Event(kind, seat, a, b, c, d, knows))


State: TypeAlias = StateOf[Options, CardSet[Any]]  # of any game
S = TypeVar("S", bound=State)
