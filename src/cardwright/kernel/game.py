"""The rules of a game, as every host sees them, and the one loop that runs them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from cardwright.kernel.action import is_pick, pick_refusal, picked, picks
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.codec import Json, Shape, digest_of_json
from cardwright.kernel.data.soundness import check_kept
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadOption, BadPosition, IllegalAction
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.options import Options, changed
from cardwright.kernel.state import LOCKED, NOBODY, OPEN, State
from cardwright.kernel.text.glossary import Term
from cardwright.kernel.text.lesson import Lesson

if TYPE_CHECKING:
    from cardwright.kernel.testing.scenario import Stage

S = TypeVar("S", bound=State)
Actions = list[i64]  # what a seat may do, in a fixed order
CONCEDE: Final = -1  # giving up: always possible while the game goes on, never listed


class Game(Generic[S]):
    """The rules. It holds no position: the same object serves every table at once."""

    name: str = ""
    title: str = ""
    blurb: str = ""  # the game in a sentence, for somebody who does not know it
    minutes: int = 10  # how long a match usually takes
    least_seats: int = 2
    most_seats: int = 2

    # What a host calls: servers, bots, simulators, the command line.

    def new(
        self,
        options: Options,
        seed: int,
        seats: int = 2,
        cards: CardSet[Any] | None = None,
        telling: bool = True,
        decks: Sequence[str] = (),
    ) -> S:
        """A match about to begin, up to its first question; ``telling`` as in ``State``.

        ``decks`` are the texts of the decks, one for each seat; where there are none the game chooses, if it needs
        any. A deck that may not be played is refused by ``check_decks``.
        """
        self.check_seats(seats)
        self.check_decks(decks, options, seats, cards)
        s = self.blank(options, seed, seats, cards)
        s.telling = telling
        self.deal(s, decks)
        self.advance(s)
        return s

    def legal(self, s: S, seat: i64) -> Actions:
        """Everything this seat may do now; empty for a seat that is not asked. Not to be changed: it may be shared."""
        decision = s.decision(seat)
        if decision is None or s.result is not None:
            return []
        return picks(decision) if decision.slot else self.answers(s, decision)

    def why_not(self, s: S, seat: i64, action: i64) -> str:
        """The reason why this seat may not do that now; "" if it may."""
        if s.result is not None:
            return "the game is over"
        if seat < 0 or seat >= s.seats:
            return f"there is no seat {seat + 1} at this table"
        if seat not in self.seated(s):
            return "you have left the game"
        if action == CONCEDE:
            return ""
        decision = s.decision(seat)
        if decision is None:
            return self.not_asked(s, seat)
        return pick_refusal(decision, action) if decision.slot else self.refusal(s, decision, action)

    def apply(self, s: S, seat: i64, action: i64) -> None:
        """Do it, and run on to the next question. Refused with a reason, nothing changes."""
        decision = s.decision(seat) if s.result is None else None
        if decision is None or action == CONCEDE:
            self.apply_out_of_turn(s, seat, action)
            return
        why = pick_refusal(decision, action) if decision.slot else self.refusal(s, decision, action)
        if why:
            raise IllegalAction(why)
        if s.events:
            self.hush(s)
        if decision.sealed:
            s.sealed[seat] = action
            if s.next_seat() != NOBODY:
                return
            self.unseal(s)
        else:
            self.take(s, decision, action)
        self.advance(s)

    def apply_out_of_turn(self, s: S, seat: i64, action: i64) -> None:
        """The one thing a seat may do without being asked is to concede."""
        why = self.why_not(s, seat, action)
        if why:
            raise IllegalAction(why)
        self.hush(s)
        self.concede(s, seat)
        self.advance(s)

    def hush(self, s: S) -> None:
        """Forget what the last action brought about."""
        s.events = []
        s.heard = 0

    def proceed(self, s: S) -> None:
        """Run a halted position (see ``State.stepping``) through its next phase."""
        if not s.waiting and s.result is None:
            self.hush(s)
            self.idle(s)
            self.advance(s)

    def mask(self, s: S, seat: i64) -> S:
        """The position as this seat knows it: a new one, every field named. NOBODY is an onlooker."""
        raise NotImplementedError

    def shown(self, seen: S) -> Json:
        """A mask as a client draws it, for a game whose rules make more of a position than is written in it.

        It is worked out from the mask alone and changes nothing in it; None: the position says it all.
        """
        return None

    def sample(self, seen: S, seat: i64, seed: int) -> S:
        """A full position that this seat cannot tell from the real one."""
        raise NotImplementedError

    def timeout(self, s: S, decision: Decision) -> int:
        """What is done for a player whose time has run out."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        raise NotImplementedError

    # What a game says about itself.

    def options(self) -> type[Options]:
        raise NotImplementedError

    def variants(self) -> dict[str, Options]:
        """The named sets of options; "standard" is always one of them."""
        return {"standard": self.options()()}

    def cards(self) -> CardSet[Any]:
        raise NotImplementedError

    def starters(self) -> dict[str, str]:
        """The decks that come with the game: the text of each by its name, which has no comma in it."""
        return {}

    def glossary(self) -> Sequence[Term]:
        """Every keyword and every word of the game that has a meaning of its own."""
        return ()

    def lesson(self) -> Lesson[S] | None:
        """The match by which the game is learned, for a game that has one."""
        return None

    def deck_problems(self, text: str, options: Options, cards: CardSet[Any] | None = None) -> list[str]:
        """Why a deck may not be played, a sentence for each thing that is wrong, with the card it is about."""
        return [f"{self.title} is played without decks"]

    def set_sizes(self) -> dict[str, dict[str, int]]:
        """How many different cards of each type each set has in all, for a game that does not have all of them yet."""
        return {}

    def event_kinds(self) -> list[EventKind]:
        raise NotImplementedError

    def shape(self) -> Shape:
        """How a position is written as JSON."""
        raise NotImplementedError

    def options_of(self, s: S) -> Options:
        """The options a position is played with."""
        raise NotImplementedError

    def cards_of(self, s: S) -> CardSet[Any]:
        """The cards a position is played with."""
        raise NotImplementedError

    def encode(self, s: S) -> dict[str, Any]:
        """The whole position as JSON."""
        return {
            "game": self.name,
            "options": self.options_of(s).values(),
            "cards": self.cards_of(s).digest(),
            "position": self.shape().encode(s),
        }

    def decode(self, value: Any, cards: CardSet[Any] | None = None) -> S:
        """The position out of JSON, checked field by field."""
        if not isinstance(value, dict) or value.get("game") != self.name:
            raise BadPosition(f"this is not a position of {self.name}")
        known = self.cards() if cards is None else cards
        if value.get("cards") != known.digest():
            raise BadPosition(f"the position was made with other cards than this version of {self.name} has")
        if not isinstance(value.get("options"), dict):
            raise BadPosition("the position has no options")
        options = changed(self.options()(), value["options"])
        self.check_seats(seats_in(value.get("position")))
        s: S = self.shape().decode(value.get("position"), "", {"options": options, "cards": known})
        check_kept(s)
        self.complete(s)
        self.check_sealed(s)
        return s

    def check_seats(self, seats: int) -> None:
        """Refuse a table that is too small or too large for the game."""
        if not self.least_seats <= seats <= self.most_seats:
            more = f" to {self.most_seats}" if self.most_seats > self.least_seats else ""
            raise BadOption(f"{self.title} is played by {self.least_seats}{more}, not by {seats}")

    def check_decks(
        self, decks: Sequence[str], options: Options, seats: int, cards: CardSet[Any] | None = None
    ) -> None:
        """Refuse decks that may not be played, or that are not one for each seat."""
        for seat, deck in enumerate(decks):
            problems = self.deck_problems(deck, options, cards)
            if problems:
                raise BadOption(f"the deck of P{seat + 1} cannot be played: {'; '.join(problems)}")
        if decks and len(decks) != seats:
            raise BadOption(f"{self.title} for {seats} players needs {seats} decks, not {len(decks)}")

    def check_sealed(self, s: S) -> None:
        """A secret answer has to be one that could be given."""
        for decision in s.waiting:
            answer = s.sealed[decision.seat]
            why = "" if answer in (OPEN, LOCKED) else self.refusal(s, decision, answer)
            if why:
                raise BadPosition(f"the secret answer of P{decision.seat + 1} is none: {why}")

    def complete(self, s: S) -> None:
        """Refuse a position no game can have (a card in two places …), and work out what is not written."""

    def digest(self, s: S) -> str:
        """A short mark of the position; equal exactly when the positions are."""
        return digest_of_json(self.encode(s))

    # Actions in words and in structured form.

    def action_text(self, s: S, seat: i64, action: i64) -> str:
        """The action as a player would write it."""
        raise NotImplementedError

    def read_action(self, s: S, seat: i64, text: str) -> int:
        """The action a player wrote. It need not be legal; what makes no sense is refused."""
        raise NotImplementedError

    def action_parts(self, s: S, seat: i64, action: i64) -> dict[str, object]:
        """The action for a program to read: its kind and its named operands."""
        raise NotImplementedError

    def event_text(self, s: S, event: Event, reader: i64) -> str:
        """The event as a sentence for one reader; "" if it is nothing to talk about."""
        raise NotImplementedError

    def position_text(self, s: S) -> str:
        """The position as a person would write it (see kernel/text/notation.py)."""
        raise NotImplementedError

    def read_position(self, text: str, options: Options, cards: CardSet[Any] | None = None) -> S:
        """The position a person wrote."""
        raise NotImplementedError

    def stage(self) -> Stage[S]:
        """How scenarios speak about this game (see kernel/testing/scenario.py)."""
        from cardwright.kernel.testing.scenario import Stage

        return Stage(self)

    # What a game fills in to run.

    def blank(self, options: Options, seed: int, seats: int, cards: CardSet[Any] | None = None) -> S:
        """A position before anything is dealt, with these cards or the game's own."""
        raise NotImplementedError

    def deal(self, s: S, decks: Sequence[str] = ()) -> None:
        """Prepare the match: shuffle, deal, whatever comes before the first question."""
        raise NotImplementedError

    def seated(self, s: S) -> list[i64]:
        """The seats still playing, clockwise."""
        return list(range(s.seats))

    def placing(self, s: S) -> list[int]:
        """The place of each seat in a game that is over: 0 for the best, and equal ones share a place.

        Unless a game tells more, all who have not won share the second place. A draw is among those still playing.
        """
        best = list(s.result) if s.result else self.seated(s)
        return [0 if seat in best else 1 for seat in range(s.seats)]

    def answers(self, s: S, decision: Decision) -> Actions:
        """Every answer to a question of the rules (a choice inside an effect answers itself)."""
        raise NotImplementedError

    def refusal(self, s: S, decision: Decision, action: i64) -> str:
        """Why that is no answer to the question; "" if it is. A game says it better than this."""
        return "" if action in self.answers(s, decision) else "that is not one of the answers to this question"

    def not_asked(self, s: S, seat: i64) -> str:
        if s.sealed[seat] != OPEN:
            return "you have already locked in; wait for the others"
        return "it is not your move"

    def answer(self, s: S, decision: Decision, action: i64) -> None:
        """Carry out a legal answer to a question of the rules."""
        raise NotImplementedError

    def reveal(self, s: S) -> None:
        """Everybody has answered a sealed question: carry out ``s.sealed``."""
        raise NotImplementedError

    def concede(self, s: S, seat: i64) -> None:
        """Give up. With two seats the other one wins; a game for more says what becomes of the rest."""
        s.waiting = ()
        s.result = tuple(other for other in range(s.seats) if other != seat)

    def settle(self, s: S) -> bool:
        """Bury the dead, look for a winner. True if anything changed."""
        return False

    def trigger(self, s: S, event: Event) -> None:
        """Queue the effects this event sets off, in the order their cards were played."""

    def may_trigger(self, s: S) -> bool:
        """Whether the queue is served now. Unless a game says otherwise: when no effect is under way."""
        return not s.agenda

    def program(self, s: S, frame: Frame) -> tuple[Step[S], ...]:
        """The steps a frame points into."""
        raise NotImplementedError

    def finished(self, s: S, frame: Frame) -> None:
        """The last step of a program has run."""

    def idle(self, s: S) -> None:
        """Nothing is under way: begin the next phase, or ask the player to move."""
        raise NotImplementedError

    # The loop.

    def take(self, s: S, decision: Decision, action: i64) -> None:
        """Take a legal answer that is no secret: put it into the frame that asked, or carry it out."""
        s.waiting = ()
        if decision.slot:
            self.fill(s, decision, action)
        else:
            self.answer(s, decision, action)

    def unseal(self, s: S) -> None:
        """Everybody has answered: carry the answers out together."""
        s.waiting = ()
        self.reveal(s)
        for seat in range(s.seats):
            s.sealed[seat] = OPEN

    def fill(self, s: S, decision: Decision, action: i64) -> None:
        """Put a pick into its slot, and ask for the next one while more may be chosen."""
        if not is_pick(action):
            return
        frame = s.agenda[-1]
        value = int(picked(action))
        frame.slots[decision.slot] = (*frame.chosen(decision.slot), value)
        rest = tuple(option for option in decision.options if option != value)
        if decision.most > 1 and rest:
            s.ask(
                Decision(
                    decision.seat,
                    decision.kind,
                    rest,
                    decision.slot,
                    max(0, decision.least - 1),
                    decision.most - 1,
                    decision.seconds,
                )
            )

    def advance(self, s: S) -> None:
        """Run on until somebody is asked or the game is over."""
        while s.result is None:
            if s.heard < len(s.events):
                self.listen(s)
            elif s.waiting:
                return
            elif self.settle(s):
                continue
            elif s.queue and self.may_trigger(s):
                s.agenda.append(s.queue.pop(0))
            elif s.agenda:
                self.run_step(s, s.agenda[-1])
            elif s.stepping:
                return
            else:
                self.idle(s)

    def run_step(self, s: S, frame: Frame) -> None:
        steps = self.program(s, frame)
        if frame.step >= len(steps):
            s.agenda.pop()
            self.finished(s, frame)
            return
        step = steps[frame.step]
        frame.step += 1
        step.run(s, frame)

    def listen(self, s: S) -> None:
        """Show the new events to the cards in play."""
        while s.heard < len(s.events):
            event = s.events[s.heard]
            s.heard += 1
            self.trigger(s, event)


def seats_in(position: Any) -> int:
    """How many seats a position in JSON is for; it is needed before anything else in it can be read."""
    seats = position.get("seats") if isinstance(position, dict) else None
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise BadPosition("the position does not say how many seats there are")
    return seats
