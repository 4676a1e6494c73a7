"""The table asks the questions, takes the answers, keeps clock and log; only ``tick`` tells it the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from cardwright.kernel.cards import CardSet
from cardwright.kernel.chance import Seed
from cardwright.kernel.data.codec import Json
from cardwright.kernel.data.replay import Replay, begun, going_on, steps
from cardwright.kernel.decision import Decision
from cardwright.kernel.errors import BadInput, BadReplay, IllegalAction
from cardwright.kernel.event import Event, known_by
from cardwright.kernel.game import CONCEDE, Game
from cardwright.kernel.options import Options
from cardwright.kernel.state import NOBODY, OPEN, S, State
from cardwright.match.clock import Clocks
from cardwright.match.lapse import Lapse
from cardwright.match.learning import Learning
from cardwright.match.question import Closed, Question
from cardwright.match.view import View

Asked = tuple[list[int], list[int]]  # the seats that are asked, by what they are asked, and the secret answers


class Table(Generic[S]):
    """One match. Only masks and events that a seat may know leave it, by ``look``; ``replay`` is for the host alone.

    open       the question each seat may answer now
    answers    the question behind each action of the log; None where a seat conceded
    parts      how often each seat has given a part of a secret answer; nobody else may notice, not even by a number
    times      when each action of the log was taken, as far as the table was told the time
    late       whether the rules took it, as time had run out
    clocks     when the answer of each seat must be in
    """

    def __init__(self, game: Game[S], first: S, seed: Seed, start: Json = None, decks: Sequence[str] = ()) -> None:
        """``first`` is the first position; ``start`` what it was made from, where that is no new match."""
        self.game: Game[S] = game
        self.replay: Replay = begun(game, first, seed, [""] * int(first.seats), start, decks)
        self.now: float | None = None
        self.open: dict[int, Question] = {}
        self.answers: list[Question | None] = []
        self.parts: dict[int, int] = {}
        self.times: list[float | None] = []
        self.late: list[bool] = []
        self.clocks: Clocks = Clocks()
        self._began: float | None = None  # the first tick
        self._questions_put: dict[int, int] = {}  # to each seat; they are numbered by seat
        self._secret: set[int] = set()  # the places in the log of parts that nobody else knows of yet
        self._story: list[Event | Lapse] = list(first.events)
        self._lapsed: dict[int, list[str]] = {}  # what the rules gave for each seat of a secret answer in parts
        self._opening: tuple[S, list[Event]] = (game.clone(first), list(first.events))
        self._position: S = first
        self._asked_at: dict[int, S] = {}  # the position in which the open question of each seat was asked
        self._before: dict[int, S] = {}  # the position before each seat's last answer, and
        self._last: dict[int, int] = {}  # the place of that answer in the log
        self._wiser: set[int] = set()  # the seats that have learned something since
        self._learning: dict[int, Learning[S]] = {}  # and what the others may learn

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
        self._lapsed.pop(seat, None)
        self._play(seat, action)

    def play_late(self, seat: int, action: int) -> None:
        """Do what the rules answer for a seat whose time has run out; that is told before what comes of it."""
        self._check_seat(seat)
        done = self.game.action_text(self.game.mask(self._position, seat), seat, action)
        place = len(self._story)
        self._play(seat, action)
        self.late[-1] = True
        self._lapsed.setdefault(seat, []).append(done)
        if not self.gave_part():
            self._story.insert(place, Lapse(seat, ", ".join(self._lapsed.pop(seat))))

    def concede(self, seat: int) -> None:
        """Give up, asked or not."""
        self.play(seat, CONCEDE)

    def set_time(self, now: float) -> None:
        """Tell the time, which never goes back; starts the clocks that do not run yet."""
        self.now = now if self.now is None else max(now, self.now)
        if self._began is None:
            self._began = self.now
        self._wind()

    def overdue(self) -> list[tuple[Question, int]]:
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
        late = self.overdue()
        for question, action in late:
            if self._is_open(question):
                self.play_late(question.seat, action)
        return [question for question, _ in late]

    def _is_open(self, question: Question) -> bool:
        now = self.open.get(question.seat)
        return now is not None and now.number == question.number

    def look(self, seat: int, since: int = 0) -> View[S]:
        """What a seat may see now, with the events from ``since`` on. NOBODY is an onlooker."""
        if seat != NOBODY:
            self._check_seat(seat)
        return View(
            seat=seat,
            players=tuple(self.replay.players),
            position=self.game.mask(self._position, seat),
            story=[self._known_by(told, seat) for told in self._story[since:]],
            heard=len(self._story),
            question=self.open.get(seat),
            legal=self.legal(seat),
            deadline=self.deadlines.get(seat),
        )

    def asked(self) -> list[int]:
        """The seats the match waits for."""
        return [int(seat) for seat in self._position.asked()]

    def gave_part(self) -> bool:
        """Whether the last action was a part of a secret answer, of which nobody else may know."""
        return len(self.replay.moves) - 1 in self._secret

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
        """How much has been told."""
        return len(self._story)

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
            self._learning.pop(seat, None)
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
        late = [self.late[at] for at in kept]
        self.replay.take_back(len(self.replay.moves))
        self.answers, self.times, self.late, self.clocks, self._lapsed = [], [], [], Clocks(), {}
        parts = dict(self.parts)
        self._before, self._last, self._wiser, self._learning = {}, {}, set(), {}
        start, events = self._opening
        self._position, self._story = self.game.clone(start), list(events)
        self.now, self.open = self._began, {}
        self._put_questions()
        for (mover, action), at, was_late in zip(moves, times, late):
            self.now = at
            (self.play_late if was_late else self.play)(mover, action)
        self.now, self.parts = now, parts
        self._wind()

    # How it works.

    def _play(self, seat: int, action: int) -> None:
        before = asked_in(self._position)
        self.game.apply(self._position, seat, action)
        self._note(seat, action, before)

    def _known_by(self, told: Event | Lapse, seat: int) -> Event | Lapse:
        if isinstance(told, Lapse):
            return told.known_by(seat)
        return known_by(told, self.game.event_kinds()[told.kind], seat)

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
        since = [at for at in range(first, len(self.answers)) if at not in self._secret]
        for question in [self.answers[at] for at in since]:
            if question is not None and question.decision.sealed and question.seat != seat:
                return True
        if before.rng != self._position.rng:
            return True
        if seat not in self._learning:
            self._learning[seat] = Learning(self.game, before, seat, first)
        learning = self._learning[seat]
        return learning.follow([self.replay.moves[at] for at in since if at >= learning.upto], len(self.replay.moves))

    def _check_again(self, seat: int, number: int, action: int) -> bool:
        """An answer to a question that is not open: fine if that very answer was taken before."""
        for question, move in zip(self.answers, self.replay.moves, strict=True):
            if question is not None and (question.seat, question.number) == (seat, number):
                if move[1] == action:
                    return False
                raise IllegalAction(f"question {number} has been answered already, in another way")
        if not self._was_put(seat, number):
            raise IllegalAction(self._why_not_open(seat, number))
        if self._position.result is not None:
            raise Closed("the game is over")
        raise Closed(f"question {number} is not open any more: somebody was faster, or time ran out")

    def _was_put(self, seat: int, number: int) -> bool:
        """Whether this seat was asked that question before."""
        return 0 < number <= self._questions_put.get(seat, 0) and (
            seat not in self.open or self.open[seat].number != number
        )

    def _why_not_open(self, seat: int, number: int) -> str:
        if self._position.result is not None:
            return "the game is over"
        if not self.seated():
            empty = [f"P{other + 1}" for other, name in enumerate(self.replay.players) if not name]
            return f"the match has not begun; it waits for {', '.join(empty)}"
        if seat in self.open:
            return f"question {number} is not open; you are asked question {self.open[seat].number}"
        return self.game.not_asked(self._position, seat)

    def _note(self, seat: int, action: int, before: Asked) -> None:
        """Write down an action that has just been applied, and ask the questions it led to.

        ``before`` is what was asked before it: after a part of a secret answer that is asked still, and only the seat
        that gave the part gets a new question; its clock runs on.
        """
        s = self._position
        self.answers.append(None if action == CONCEDE else self.open[seat])
        self.times.append(self.now)
        self.late.append(False)
        self._before[seat], self._last[seat] = self._asked_at.get(seat, s), len(self.replay.moves)
        self._wiser.discard(seat)
        if seat in self._learning and self._learning[seat].upto != len(self.replay.moves):
            del self._learning[seat]
        self.replay.record(self.game, s, seat, action)
        self._story += s.events
        if action != CONCEDE and self.open[seat].decision.sealed and not s.events and asked_in(s) == before:
            self._secret.add(len(self.replay.moves) - 1)
            self._learning.clear()
            self.parts[seat] = self.parts.get(seat, 0) + 1
            self._put(self.open[seat].decision, self.game.clone(s))
        elif action != CONCEDE and s.sealed[seat] != OPEN:  # the others still have the same questions
            del self.open[seat]
            self.clocks.stop(seat, self.now)
        else:
            self.open.pop(seat, None)
            self._put_questions()

    def _put_questions(self) -> None:
        """Number what the rules ask now; what others answered apart leaves a question its number."""
        s, now = self._position, self.game.clone(self._position)
        before, self.open, self._secret = self.open, {}, set()
        self._asked_at = dict.fromkeys(range(int(s.seats)), now)
        for decision in s.waiting if s.result is None else []:
            if s.decision(decision.seat) is decision:
                self._put(decision, now, before.get(int(decision.seat)))
        self.clocks.put([question.decision for question in self.open.values()], self.now)

    def _put(self, decision: Decision, asked_at: S, before: Question | None = None) -> None:
        seat = int(decision.seat)
        number = self._questions_put.get(seat, 0)
        if before is None or before.decision.kind != decision.kind or not self.game.apart(decision):
            number = self._questions_put[seat] = number + 1
        self.open[seat] = Question(number, seat, decision, len(self.replay.moves))
        self._asked_at[seat] = asked_at

    def _wind(self) -> None:
        """Start a clock for every question without one."""
        if self.now is not None:
            self.clocks.wind(self.now)


def asked_in(s: State) -> Asked:
    """What the game waits for: the same before and after a part of a secret answer."""
    return [id(decision) for decision in s.waiting], [int(answer) for answer in s.sealed]


def set_up(
    game: Game[S],
    options: Options,
    seed: Seed,
    seats: int = 2,
    cards: CardSet[Any] | None = None,
    decks: Sequence[str] = (),
) -> Table[S]:
    """A table for a new match; ``decks`` as in ``Game.new``."""
    if not game.least_seats <= seats <= game.most_seats:
        sizes = " to ".join(str(size) for size in sorted({game.least_seats, game.most_seats}))
        raise BadInput(f"{game.name} is for {sizes} players, not {seats}")
    return Table(game, game.new(options, seed, seats, cards, decks=decks), seed, decks=decks)


def set_up_at(game: Game[S], position: S) -> Table[S]:
    """A table where the match goes on from any position."""
    return Table(game, position, 0, game.encode(position))


def set_up_from(game: Game[S], start: Json, seed: Seed, cards: CardSet[Any] | None = None) -> Table[S]:
    """A table where the match goes on from a position that was written down (see ``going_on``)."""
    return Table(game, going_on(game, start, seed, cards), seed, start)


def resume(game: Game[S], replay: Replay) -> Table[S]:
    """The table as its log left it; a replay that plays differently here is refused."""
    if len(replay.players) != replay.seats or not all(replay.players):
        raise BadReplay(f"the replay names {len(replay.players)} players for {replay.seats} seats")
    positions = steps(game, replay)
    table = Table(game, next(positions), replay.seed, replay.start, replay.decks)
    for seat, name in enumerate(replay.players):
        table.sit(seat, str(name))
    before = asked_in(table._position)
    for (seat, action), s in zip(replay.moves, positions, strict=True):
        table._note(seat, action, before)
        before = asked_in(s)
    return table
