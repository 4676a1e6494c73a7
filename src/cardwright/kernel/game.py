"""The rules of a game, as every host sees them, and the one loop that runs them all."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from cardwright.kernel.action import Actions, is_pick, pick_refusal, picked, picks
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet, plain
from cardwright.kernel.chance import Seed, Stream, dice
from cardwright.kernel.data.codec import KEY, Json, digest_of_json
from cardwright.kernel.data.piles import NOT_OWNED, check_copies, check_piles, places_of
from cardwright.kernel.data.soundness import check_kept
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadInput, BadPosition, IllegalAction
from cardwright.kernel.face.hooks import Hooks
from cardwright.kernel.frame import Frame
from cardwright.kernel.options import Options, changed
from cardwright.kernel.state import LOCKED, NOBODY, OPEN, S
from cardwright.kernel.text.notation import read_lines, seats_said, split_lines, write_lines
from cardwright.kernel.text.refusals import GAME_OVER, GONE

if TYPE_CHECKING:
    from cardwright.kernel.tensors.moves import Moves
    from cardwright.kernel.tensors.observation import Observation
    from cardwright.kernel.testing.testbed import TestBed

CONCEDE: Final = -1  # giving up: always possible while the game goes on, never listed
# What is abstract in a game, so that it can be asked for where the rules are compiled as well; a test compares.
NEEDED: Final = (
    *("options", "cards", "event_kinds", "position"),
    *("action_text", "event_text"),
    *("blank", "deal", "answers", "idle", "timeout"),
)


class Game(Hooks[S]):
    """The rules. It holds no position: the same object serves every table at once."""

    def __init__(self) -> None:
        lacking = what_is_missing(self, type(self))
        if lacking:
            raise TypeError(f"{type(self).__name__} is not a game yet: it lacks {', '.join(lacking)}")

    def __reduce__(self) -> str:
        """Pickled by its name: everything else is in the rules."""
        return "GAME"

    # What a host calls: servers, bots, simulators, the command line.

    def new(
        self,
        options: Options,
        seed: Seed,
        seats: int = 2,
        cards: CardSet[Any] | None = None,
        telling: bool = True,
        decks: Sequence[str] = (),
    ) -> S:
        """A match about to begin, up to its first question; ``telling`` as in ``State``.

        All chance follows from the seed: a number for the fast generator, or a key of 32 bytes for one that nobody
        can predict.
        ``decks`` are the texts of the decks, one for each seat; where there are none the game chooses, if it needs
        any. A deck that may not be played is refused by ``check_decks``.
        """
        self.check_options(options)
        self.check_seats(seats)
        self.check_decks(decks, options, seats, cards)
        if isinstance(seed, int):
            s = self.blank(options, seed, seats, cards)
        else:
            s = self.blank(options, 0, seats, cards)
            s.follow(dice(seed))
        s.telling = telling
        self.deal(s, decks)
        self.advance(s)
        return s

    def some_starters(self, s: S) -> list[str]:
        """A starter deck for each seat, by the generator."""
        texts, chance = list(self.starters().values()), s.apart("decks")
        return [texts[chance.below(len(texts))] for _ in range(s.seats)]

    def legal(self, s: S, seat: i64) -> Actions:
        """Everything this seat may do now; empty for a seat that is not asked. Not to be changed: it may be shared."""
        decision = s.decision(seat)
        if decision is None or s.result is not None:
            return []
        return picks(decision) if decision.slot else self.answers(s, decision)

    def why_not(self, s: S, seat: i64, action: i64) -> str:
        """The reason why this seat may not do that now; "" if it may."""
        if s.result is not None:
            return GAME_OVER
        if seat < 0 or seat >= s.seats:
            return f"there is no seat {seat + 1} at this table"
        if not s.is_seated(seat):
            return GONE
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
            if self.keeps_part(s, decision, action):
                return
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
        if s.result is not None:
            s.sealed = [OPEN] * s.seats  # nobody will unseal them

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

    def clone(self, s: S) -> S:
        """A copy, to play on without changing the position."""
        return s.clone()

    def mask(self, s: S, seat: i64) -> S:
        """The position as this seat knows it: a copy without what it may not see. NOBODY is an onlooker."""
        seen = s.clone()
        seen.veil(s, seat, self.event_kinds())
        self.position().veil(seen, seen, NOT_OWNED, seat)
        self.conceal(s, seen, seat)
        return seen

    def sample(self, seen: S, seat: i64, seed: Seed) -> S:
        """A full position that this seat cannot tell from the real one; secret answers become any legal ones.

        Its chance follows from the seed alone.
        """
        chance = dice(seed)
        s = seen.clone()
        self.make_up(s, seat, chance)
        for other in range(s.seats):
            if s.sealed[other] == LOCKED:
                s.sealed[other] = OPEN
                offered = self.legal(s, other)
                s.sealed[other] = offered[chance.below(len(offered))]
        s.follow(chance)
        return s

    def shown(self, seen: S) -> Json:
        """A mask as a client draws it, for a game whose rules make more of a position than is written in it.

        It is worked out from the mask alone and changes nothing in it; None: the position says it all.
        """
        return None

    @abstractmethod
    def timeout(self, s: S, decision: Decision) -> int:
        """What is done for a player whose time has run out."""

    def placing(self, s: S) -> list[int]:
        """The place of each seat in a game that is over: 0 for the best, and equal ones share a place.

        Unless a game tells more, all who have not won share the second place. A draw is among those still playing.
        """
        best = list(s.result) if s.result else s.seated()
        return [0 if seat in best else 1 for seat in range(s.seats)]

    def read_action(self, s: S, seat: i64, text: str) -> int:
        """The action a player wrote. It need not be legal, where a game reads more; what makes no sense is refused."""
        actions = self.legal(s, seat)
        for action in actions:
            if plain(self.action_text(s, seat, action)) == plain(text):
                return action
        texts = [self.action_text(s, seat, action) for action in actions]
        raise IllegalAction(f'"{text}" is not something you can do now: {", ".join(texts) or "nothing"}')

    def position_text(self, s: S) -> str:
        """The position as a person would write it (see kernel/text/notation.py)."""
        return write_lines(s, self.lines(s))

    def read_position(self, text: str, options: Options, cards: CardSet[Any] | None = None) -> S:
        """The position a person wrote, up to the question that is put there."""
        pairs = split_lines(text)
        s = self.blank(options, 0, seats_said(pairs, self.least_seats, self.most_seats), cards)
        self.usual(s)
        read_lines(s, self.lines(s), pairs)
        self.check_declared(s)
        self.was_read(s, [key.lower() for key, _ in pairs])
        self.check(s)
        self.advance(s)
        return s

    def testbed(self) -> TestBed[S]:
        """How scenarios speak about this game (see kernel/testing/testbed.py)."""
        from cardwright.kernel.testing.testbed import TestBed

        return TestBed(self)

    def observation(self, options: Options, seats: i64 = 2, cards: CardSet[Any] | None = None) -> Observation[S]:
        """What a seat knows of a position in numbers, for programs that learn (see kernel/tensors)."""
        raise BadInput(f"{self.title} cannot be seen in numbers: it declares no observation")

    def moves(self, options: Options, seats: i64 = 2, cards: CardSet[Any] | None = None) -> Moves[S]:
        """Its actions as numbers, likewise."""
        raise BadInput(f"{self.title} cannot be played by numbers: it declares no moves")

    def encode(self, s: S) -> dict[str, Any]:
        """The whole position as JSON; the key of its chance, if it has one, stands beside it."""
        written: dict[str, Any] = {
            "game": self.name,
            "options": s.options.values(),
            "cards": s.cards.digest(),
            "position": self.position().encode(s),
        }
        if s.stream is not None:
            written["key"] = KEY.encode(s.stream.key)
        return written

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
        s: S = self.position().decode(value.get("position"), "", {"options": options, "cards": known})
        if "key" in value:
            s.stream = Stream(KEY.decode(value["key"], "key"))
        check_kept(s)
        self.check(s)
        self.check_sealed(s)
        return s

    def check(self, s: S) -> None:
        """Refuse a position that no match can have, and work out what is not written."""
        self.check_declared(s)
        check_copies(places_of(self.position(), s), s.cards, self.supply(s))
        self.complete(s)

    def check_declared(self, s: S) -> None:
        """Refuse what does not fit the declarations of fields and piles."""
        self.position().check(s, s, "")
        check_piles(places_of(self.position(), s), s)

    def check_sealed(self, s: S) -> None:
        """A secret answer has to be one that could be given."""
        for decision in s.waiting:
            answer = s.sealed[decision.seat]
            why = "" if answer in (OPEN, LOCKED) else self.refusal(s, decision, answer)
            if why:
                raise BadPosition(f"the secret answer of P{decision.seat + 1} is not possible: {why}")

    def digest(self, s: S) -> str:
        """A short mark of the position; equal exactly when the positions are. The cards have their own.

        The key of its chance is no part of it.
        """
        return digest_of_json([s.options.values(), self.position().encode(s)])

    # The loop.

    def take(self, s: S, decision: Decision, action: i64) -> None:
        """Take a legal answer that is no secret: put it into the frame that asked, or carry it out."""
        s.waiting = ()
        s.floor = len(s.agenda)
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
            elif self.run_lane(s):
                continue
            elif s.queue and self.may_trigger(s):
                s.agenda.append(s.queue[0])
                s.queue = s.queue[1:]
            elif s.agenda:
                self.run_step(s, s.agenda[-1])
            elif s.stepping:
                return
            else:
                self.idle(s)

    def run_lane(self, s: S) -> bool:
        """Do what comes before everything else: what was handed over, the fast lane, what is to be settled after it.

        False if there is none of these.
        """
        if s.agenda and s.agenda[-1].urgent:
            self.run_step(s, s.agenda[-1])
            return True
        if s.lane or s.due > 0:
            self.drain(s)
            if s.lane or s.heard < len(s.events) or (s.agenda and s.agenda[-1].urgent):
                return True
        return self.settle(s)

    def drain(self, s: S) -> None:
        """Do one deed after the other, until the lane is empty or has handed something over."""
        agenda, lane = s.agenda, s.lane
        floor: i64 = len(agenda)
        s.floor = floor
        while True:
            if s.due > 0:
                s.due -= 1
                deed = s.done[0]
                s.done = s.done[1:]
                self.hear_late(s, deed)
            elif lane:
                self.do(s, lane.pop() if len(lane) == 1 else lane.pop(0))
            else:
                return
            if len(agenda) > floor:
                return

    def run_step(self, s: S, frame: Frame) -> None:
        steps = self.program(s, frame)
        if frame.step >= len(steps):
            s.agenda.pop()
            self.finished(s, frame)
            return
        step = steps[frame.step]
        frame.step += 1
        s.floor = len(s.agenda)
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


def what_is_missing(game: Any, made: Any) -> list[str]:
    """The names of what a game of this class must provide and does not."""
    lacking = [name for name in ("name", "title", "blurb") if not getattr(game, name)]
    lacking += [name for name in NEEDED if getattr(made, name) is getattr(Game, name)]
    if made.answer is Game.answer and made.reveal is Game.reveal:
        lacking.append("answer or reveal")
    return lacking
