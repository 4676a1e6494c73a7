"""The table puts the questions, takes the answers, keeps clock and log; it knows the time only by ``tick``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from cardwright.kernel.cards import CardSet
from cardwright.kernel.errors import BadInput, BadReplay, IllegalAction
from cardwright.kernel.event import Event, known_by
from cardwright.kernel.game import CONCEDE, Game, S
from cardwright.kernel.options import Options
from cardwright.kernel.replay import Replay, begun, steps
from cardwright.kernel.state import NOBODY, OPEN
from cardwright.match.question import Question
from cardwright.match.view import View


class Table(Generic[S]):
    """One match. Only masks and what a seat may hear leave it, by ``look``; ``replay`` is for the host alone.

    open       the question each seat may answer now
    answers    the question behind each action of the log; None where a seat conceded
    deadlines  when the answer of a seat must be in
    """

    def __init__(self, game: Game[S], start: S, seed: int, fresh: bool, decks: Sequence[str] = ()) -> None:
        self.game: Game[S] = game
        self.replay: Replay = begun(game, start, seed, [""] * int(start.seats), fresh, decks)
        self.now: float | None = None
        self.open: dict[int, Question] = {}
        self.answers: list[Question | None] = []
        self.deadlines: dict[int, float] = {}
        self._questions_put = 0
        self._events: list[Event] = list(start.events)
        self._opening: tuple[S, list[Event]] = (game.clone(start), list(start.events))
        self._position: S = start

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

    def seated(self) -> bool:
        """Whether every seat is taken."""
        return all(self.replay.players)

    def submit(self, seat: int, number: int, action: int) -> bool:
        """Answer the question of this number. The same answer again changes nothing and is told by False."""
        self._check_seat(seat)
        question = self.open.get(seat)
        if question is None or question.number != number:
            return self._submit_again(seat, number, action)
        self._play(seat, action)
        return True

    def concede(self, seat: int) -> None:
        """Give up, asked or not."""
        self._check_seat(seat)
        self._play(seat, CONCEDE)

    def tick(self, now: float) -> list[Question]:
        """Tell the time. What is not answered in time the rules answer; those questions are returned."""
        self.now = now if self.now is None else max(now, self.now)
        self._wind()
        late = [self.open[seat] for seat, deadline in self.deadlines.items() if deadline <= self.now]
        for question in late:
            if self.open.get(question.seat) is question:
                self._play(question.seat, self.game.timeout(self._position, question.decision))
        return late

    def look(self, seat: int, since: int = 0) -> View[S]:
        """What a seat may see now, and hear of all but the first ``since`` events. NOBODY is an onlooker."""
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
            legal=list(self.game.legal(self._position, seat)) if seat in self.open else [],
            deadline=self.deadlines.get(seat),
        )

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat has done anything yet."""
        return any(mover == seat for mover, _ in self.replay.moves)

    def take_back(self, seat: int) -> None:
        """Go back to before this seat's last answer, and the answers of the others to the same question.

        An answer that is still secret is taken back alone.
        """
        kept = self._kept(seat)
        self.replay.take_back(len(self.replay.moves))
        self.answers = []
        start, events = self._opening
        self._position, self._events = self.game.clone(start), list(events)
        self._put_questions()
        for mover, action in kept:
            self._play(mover, action)

    # How it works.

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.replay.players):
            raise BadInput(f"there is no seat {seat + 1} at this table; there are 1 to {len(self.replay.players)}")

    def _kept(self, seat: int) -> list[tuple[int, int]]:
        """What remains of the log when a seat takes back what it did last."""
        if not self.may_take_back(seat):
            raise IllegalAction("there is nothing to take back")
        moves = self.replay.moves
        last = max(at for at, (mover, _) in enumerate(moves) if mover == seat)
        question = self.answers[last]
        if question is None:  # it gave up
            return moves[:last]
        if self._position.sealed[seat] != OPEN:  # still secret, so nobody's answer depends on it
            return moves[:last] + moves[last + 1 :]
        return moves[: question.after]

    def _submit_again(self, seat: int, number: int, action: int) -> bool:
        """An answer to a question that is not open: fine if that very answer was taken before."""
        for question, move in zip(self.answers, self.replay.moves, strict=True):
            if question is not None and (question.seat, question.number) == (seat, number):
                if move[1] == action:
                    return False
                raise IllegalAction(f"question {number} has been answered already, in another way")
        raise IllegalAction(self._why_not_open(seat, number))

    def _why_not_open(self, seat: int, number: int) -> str:
        if self._position.result is not None:
            return "the game is over"
        if not self.seated():
            empty = [f"P{other + 1}" for other, name in enumerate(self.replay.players) if not name]
            return f"the match has not begun; it waits for {', '.join(empty)}"
        if seat in self.open:
            return f"question {number} is not open; you are asked question {self.open[seat].number}"
        return self.game.not_asked(self._position, seat)

    def _play(self, seat: int, action: int) -> None:
        self.game.apply(self._position, seat, action)
        self._note(seat, action)

    def _note(self, seat: int, action: int) -> None:
        """Write down an action that has just been applied, and put the questions it led to."""
        s = self._position
        self.answers.append(None if action == CONCEDE else self.open[seat])
        self.replay.record(self.game, s, seat, action)
        self._events += s.events
        if action != CONCEDE and s.sealed[seat] != OPEN:  # the others are still asked what they were
            del self.open[seat]
            self.deadlines.pop(seat, None)
        else:
            self._put_questions()

    def _put_questions(self) -> None:
        """Number what the rules ask now."""
        s = self._position
        before = self.deadlines
        self.open, self.deadlines = {}, {}
        for decision in s.waiting if s.result is None else []:
            if s.decision(decision.seat) is decision:
                self._questions_put += 1
                seat = int(decision.seat)
                self.open[seat] = Question(self._questions_put, seat, decision, len(self.replay.moves))
                if decision.continues and seat in before:
                    self.deadlines[seat] = before[seat]
        self._wind()

    def _wind(self) -> None:
        """Start the clock of every question that has none yet; nobody waits for an optional one."""
        if self.now is None:
            return
        for seat, question in self.open.items():
            decision = question.decision
            if seat not in self.deadlines and decision.seconds > 0 and not decision.optional:
                self.deadlines[seat] = self.now + int(decision.seconds)


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
    """The table as its log left it; drift is named."""
    if len(replay.players) != replay.seats or not all(replay.players):
        raise BadReplay(f"the replay names {len(replay.players)} players for {replay.seats} seats")
    positions = steps(game, replay)
    table = Table(game, next(positions), replay.seed, fresh=replay.start is None, decks=replay.decks)
    for seat, name in enumerate(replay.players):
        table.sit(seat, str(name))
    for (seat, action), _ in zip(replay.moves, positions, strict=True):
        table._note(seat, action)
    return table
