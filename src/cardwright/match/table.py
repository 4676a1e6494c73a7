"""The table asks the questions, takes the answers, keeps clock and log; only ``tick`` tells it the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.replay import Replay, begun, steps
from cardwright.kernel.errors import BadInput, BadReplay, IllegalAction
from cardwright.kernel.event import Event, known_by
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.options import Options
from cardwright.kernel.state import NOBODY, OPEN, S
from cardwright.match.clock import Clocks
from cardwright.match.learning import learned
from cardwright.match.question import Closed, Question
from cardwright.match.view import View


class Table(Generic[S]):
    """One match. Only masks and events that a seat may know leave it, by ``look``; ``replay`` is for the host alone.

    open       the question each seat may answer now
    answers    the question behind each action of the log; None where a seat conceded
    times      when each action of the log was taken, as far as the table was told the time
    clocks     when the answer of each seat must be in
    """

    def __init__(self, game: Game[S], start: S, seed: int, fresh: bool, decks: Sequence[str] = ()) -> None:
        self.game: Game[S] = game
        self.replay: Replay = begun(game, start, seed, [""] * int(start.seats), fresh, decks)
        self.now: float | None = None
        self.open: dict[int, Question] = {}
        self.answers: list[Question | None] = []
        self.times: list[float | None] = []
        self.clocks: Clocks = Clocks()
        self._began: float | None = None  # the first tick
        self._questions_put = 0
        self._events: list[Event] = list(start.events)
        self._opening: tuple[S, list[Event]] = (game.clone(start), list(start.events))
        self._position: S = start
        self._asked_at: S = start  # the position in which the open questions were asked
        self._before: dict[int, S] = {}  # the position before each seat's last answer, and
        self._last: dict[int, int] = {}  # the place of that answer in the log
        self._wiser: set[int] = set()  # the seats that have learned something since

    # What a host calls.

    def sit(self, seat: int, name: str) -> None:
        """Take a seat. When the last one is taken the match begins."""
        players = self.replay.players
        self._check_seat(seat)
        if not name:
            raise BadInput("a player needs a name")
        if players[seat] not in ("", name):
            raise BadInput(f"seat {seat + 1} is taken by {players[seat]}")
        players[seat] = name
        if self.seated() and not self._questions_put:
            self._put_questions()

    @property
    def deadlines(self) -> dict[int, float]:
        """When the answer of a seat must be in."""
        return self.clocks.deadlines()

    def seated(self) -> bool:
        """Whether every seat is taken."""
        return all(self.replay.players)

    def check(self, seat: int, number: int, action: int) -> bool:
        """Whether that would answer the question of this number: False if it has done so already.

        Refuses whatever ``submit`` would refuse, with the reason.
        """
        self._check_seat(seat)
        question = self.open.get(seat)
        if question is None or question.number != number:
            return self._check_again(seat, number, action)
        why = "conceding answers no question" if action == CONCEDE else self.game.why_not(self._position, seat, action)
        if why:
            raise IllegalAction(why)
        return True

    def submit(self, seat: int, number: int, action: int) -> bool:
        """Answer the question of this number. The same answer again changes nothing and returns False."""
        if not self.check(seat, number, action):
            return False
        self.play(seat, action)
        return True

    def play(self, seat: int, action: int) -> None:
        """Do what has been checked, or what the log says."""
        self._check_seat(seat)
        self.game.apply(self._position, seat, action)
        self._note(seat, action)

    def concede(self, seat: int) -> None:
        """Give up, asked or not."""
        self.play(seat, CONCEDE)

    def set_time(self, now: float) -> None:
        """Tell the time, which never goes back; starts the clocks that do not run yet."""
        self.now = now if self.now is None else max(now, self.now)
        if self._began is None:
            self._began = self.now
        self._wind()

    def late(self) -> list[tuple[Question, int]]:
        """The questions that were not answered in time, each with what the rules answer."""
        if self.now is None:
            return []
        late = [self.open[seat] for seat, deadline in self.deadlines.items() if deadline <= self.now]
        return [(question, self.by_the_rules(question)) for question in late]

    def by_the_rules(self, question: Question) -> int:
        """What the rules answer for a player who does not."""
        return int(self.game.timeout(self._position, question.decision))

    def legal(self, seat: int) -> list[int]:
        """Every answer to what a seat is asked; empty if it is not asked."""
        return [int(action) for action in self.game.legal(self._position, seat)] if seat in self.open else []

    def tick(self, now: float) -> list[Question]:
        """Tell the time, and let the rules answer what is late; returns those questions."""
        self.set_time(now)
        late = self.late()
        for question, action in late:
            if self.open.get(question.seat) is question:
                self.play(question.seat, action)
        return [question for question, _ in late]

    def look(self, seat: int, since: int = 0) -> View[S]:
        """What a seat may see now, with the events from ``since`` on. NOBODY is an onlooker."""
        if seat != NOBODY:
            self._check_seat(seat)
        kinds = self.game.event_kinds()
        return View(
            seat=seat,
            players=tuple(self.replay.players),
            position=self.game.mask(self._position, seat),
            events=[known_by(event, kinds[event.kind], seat) for event in self._events[since:]],
            heard=len(self._events),
            question=self.open.get(seat),
            legal=self.legal(seat),
            deadline=self.deadlines.get(seat),
        )

    def asked(self) -> list[int]:
        """The seats the match waits for."""
        return [int(seat) for seat in self._position.asked()]

    def has_locked(self, seat: int) -> bool:
        """Whether this seat has given an answer that is still secret."""
        return bool(self._position.sealed[seat] != OPEN)

    def playing(self) -> list[int]:
        """The seats that are still in the game: neither eliminated nor given up."""
        return [int(seat) for seat in self._position.seated()]

    def places(self) -> list[int] | None:
        """The place of each seat once the match is over: 0 has won, and equal numbers share a place."""
        if self._position.result is None:
            return None
        return [int(place) for place in self.game.placing(self._position)]

    def heard(self) -> int:
        """How many events there have been."""
        return len(self._events)

    def digest(self) -> str:
        """A short mark of the whole position, for the host alone."""
        return self.game.digest(self._position)

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat has done anything yet."""
        return seat in self._before

    def why_not_take_back(self, seat: int) -> str:
        """Why this seat may not take back its last answer; "" if it may.

        It may as long as it has learned nothing since, neither hidden things nor the outcome of chance.
        """
        if not self.may_take_back(seat):
            return "there is nothing to take back"
        if self.has_locked(seat):
            return ""
        if seat not in self._wiser and self._has_learned(seat):
            self._wiser.add(seat)
        if seat in self._wiser:
            return "what was hidden or left to chance has come to light since; that cannot be taken back"
        return ""

    def take_back(self, seat: int) -> None:
        """Go back to before this seat's last answer, and the answers of the others to the same question.

        An answer that is still secret is taken back alone. Clocks stand as they stood then.
        """
        if not self.may_take_back(seat):
            raise IllegalAction("there is nothing to take back")
        kept, now = self._kept(seat), self.now
        moves, times = [self.replay.moves[at] for at in kept], [self.times[at] for at in kept]
        self.replay.take_back(len(self.replay.moves))
        self.answers, self.times, self.clocks = [], [], Clocks()
        self._before, self._last, self._wiser = {}, {}, set()
        start, events = self._opening
        self._position, self._events = self.game.clone(start), list(events)
        self.now = self._began
        self._put_questions()
        for (mover, action), at in zip(moves, times):
            self.now = at
            self.play(mover, action)
        self.now = now
        self._wind()

    # How it works.

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.replay.players):
            raise BadInput(f"there is no seat {seat + 1} at this table; there are 1 to {len(self.replay.players)}")

    def _kept(self, seat: int) -> list[int]:
        """Which actions of the log remain when a seat takes back what it did last."""
        if self.has_locked(seat):  # still secret, so nobody's answer depends on it
            return [at for at in range(len(self.replay.moves)) if at != self._last[seat]]
        return list(range(self._undone_from(seat)))

    def _undone_from(self, seat: int) -> int:
        """The first action that is undone when a seat takes back what it did last."""
        last = self._last[seat]
        question = self.answers[last]
        return last if question is None else question.after  # None: it gave up

    def _has_learned(self, seat: int) -> bool:
        """Whether somebody's secret answer, chance, or what was hidden has come to light since its last answer."""
        first, before = self._undone_from(seat), self._before[seat]
        if any(q is not None and q.decision.sealed and q.seat != seat for q in self.answers[first:]):
            return True
        return before.rng != self._position.rng or learned(self.game, before, self.replay.moves[first:], seat)

    def _check_again(self, seat: int, number: int, action: int) -> bool:
        """An answer to a question that is not open: fine if that very answer was taken before."""
        for question, move in zip(self.answers, self.replay.moves, strict=True):
            if question is not None and (question.seat, question.number) == (seat, number):
                if move[1] == action:
                    return False
                raise IllegalAction(f"question {number} has been answered already, in another way")
        if not self._was_put(number):
            raise IllegalAction(self._why_not_open(seat, number))
        if self._position.result is not None:
            raise Closed("the game is over")
        raise Closed(f"question {number} is not open any more: somebody was faster, or time ran out")

    def _was_put(self, number: int) -> bool:
        """Whether any seat was asked that question before."""
        return 0 < number <= self._questions_put and all(number != put.number for put in self.open.values())

    def _why_not_open(self, seat: int, number: int) -> str:
        if self._position.result is not None:
            return "the game is over"
        if not self.seated():
            empty = [f"P{other + 1}" for other, name in enumerate(self.replay.players) if not name]
            return f"the match has not begun; it waits for {', '.join(empty)}"
        if seat in self.open:
            return f"question {number} is not open; you are asked question {self.open[seat].number}"
        return self.game.not_asked(self._position, seat)

    def _note(self, seat: int, action: int) -> None:
        """Write down an action that has just been applied, and ask the questions it led to."""
        s = self._position
        self.answers.append(None if action == CONCEDE else self.open[seat])
        self.times.append(self.now)
        self._before[seat], self._last[seat] = self._asked_at, len(self.replay.moves)
        self._wiser.discard(seat)
        self.replay.record(self.game, s, seat, action)
        self._events += s.events
        if action != CONCEDE and s.sealed[seat] != OPEN:  # the others still have the same questions
            del self.open[seat]
            self.clocks.stop(seat, self.now)
        else:
            self._put_questions()

    def _put_questions(self) -> None:
        """Number what the rules ask now."""
        s = self._position
        self._asked_at = self.game.clone(s)
        self.open = {}
        for decision in s.waiting if s.result is None else []:
            if s.decision(decision.seat) is decision:
                self._questions_put += 1
                seat = int(decision.seat)
                self.open[seat] = Question(self._questions_put, seat, decision, len(self.replay.moves))
        self.clocks.put([question.decision for question in self.open.values()], self.now)

    def _wind(self) -> None:
        """Start a clock for every question without one."""
        if self.now is not None:
            self.clocks.wind(self.now)


def set_up(
    game: Game[S],
    options: Options,
    seed: int,
    seats: int = 2,
    cards: CardSet[Any] | None = None,
    decks: Sequence[str] = (),
) -> Table[S]:
    """A table for a new match; ``decks`` as in ``Game.new``."""
    if not game.least_seats <= seats <= game.most_seats:
        sizes = " to ".join(str(size) for size in sorted({game.least_seats, game.most_seats}))
        raise BadInput(f"{game.name} is for {sizes} players, not {seats}")
    return Table(game, game.new(options, seed, seats, cards, decks=decks), seed, fresh=True, decks=decks)


def set_up_at(game: Game[S], position: S) -> Table[S]:
    """A table where the match goes on from any position."""
    return Table(game, position, 0, fresh=False)


def resume(game: Game[S], replay: Replay) -> Table[S]:
    """The table as its log left it; a replay that plays differently here is refused."""
    if len(replay.players) != replay.seats or not all(replay.players):
        raise BadReplay(f"the replay names {len(replay.players)} players for {replay.seats} seats")
    positions = steps(game, replay)
    table = Table(game, next(positions), replay.seed, fresh=replay.start is None, decks=replay.decks)
    for seat, name in enumerate(replay.players):
        table.sit(seat, str(name))
    for (seat, action), _ in zip(replay.moves, positions, strict=True):
        table._note(seat, action)
    return table
