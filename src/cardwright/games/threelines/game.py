"""Threelines, as hosts see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from cardwright.games.threelines.cards import STANDARD
from cardwright.games.threelines.model import actions, events
from cardwright.games.threelines.model.card import Cards
from cardwright.games.threelines.model.menu import CHOICES, NEEDED, UNKNOWN, choices
from cardwright.games.threelines.model.state import POSITION, Position
from cardwright.games.threelines.options import Options
from cardwright.games.threelines.rules import legal, turn
from cardwright.games.threelines.rules.setup import blank, deal
from cardwright.games.threelines.testing.scenario import ThreelinesTestBed
from cardwright.games.threelines.text import notation
from cardwright.games.threelines.text.glossary import GLOSSARY
from cardwright.games.threelines.text.lesson import LESSON
from cardwright.games.threelines.text.words import TELLING
from cardwright.games.threelines.view import shown
from cardwright.kernel import options as kernel_options
from cardwright.kernel.action import Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.data.codec import Json
from cardwright.kernel.data.fields import Record
from cardwright.kernel.decision import Decision
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.game import Game
from cardwright.kernel.testing.testbed import TestBed
from cardwright.kernel.text.glossary import Term
from cardwright.kernel.text.lesson import Lesson
from cardwright.kernel.text.notation import Line

if TYPE_CHECKING:
    from cardwright.kernel.tensors.moves import Moves
    from cardwright.kernel.tensors.observation import Observation


@final
class Threelines(Game[Position]):
    """Two players, three lines, one sealed choice each a round."""

    name = "threelines"
    title = "Threelines"
    blurb = "Place characters on three lines, in secret and at once, and break through to the enemy avatar."
    minutes = 5
    at_once = True

    # Starting.

    def blank(
        self, options: kernel_options.Options, seed: int, seats: int, cards: CardSet[Any] | None = None
    ) -> Position:
        assert isinstance(options, Options)
        return blank(options, STANDARD if cards is None else cards, seed)

    def deal(self, s: Position, decks: Sequence[str] = ()) -> None:
        deal(s)

    def options(self) -> type[Options]:
        return Options

    def cards(self) -> Cards:
        return STANDARD

    def glossary(self) -> Sequence[Term]:
        return GLOSSARY

    def lesson(self) -> Lesson[Position] | None:
        return LESSON

    def event_kinds(self) -> list[EventKind]:
        return events.KINDS

    def position(self) -> Record:
        return POSITION

    def complete(self, s: Position) -> None:
        notation.complete(s)

    # Playing.

    def answers(self, s: Position, decision: Decision) -> Actions:
        return choices(legal.menu_of(s, decision.seat))

    def refusal(self, s: Position, decision: Decision, action: i64) -> str:
        menu = s.players[decision.seat].menu
        if menu != UNKNOWN and 0 <= action < CHOICES and NEEDED[action] & ~menu == 0:
            return ""
        return legal.refusal(s, decision.seat, action)

    def reveal(self, s: Position) -> None:
        turn.reveal(s)

    def idle(self, s: Position) -> None:
        turn.begin_round(s)

    def concede(self, s: Position, seat: i64) -> None:
        s.waiting = ()
        turn.finish(s, (int(1 - seat),), events.CONCEDED)

    def timeout(self, s: Position, decision: Decision) -> int:
        return actions.NOTHING  # T16

    def shown(self, seen: Position) -> Json:
        return shown.shown(seen)

    # Saying.

    def action_text(self, s: Position, seat: i64, action: i64) -> str:
        return actions.action_text(s, seat, action)

    def read_action(self, s: Position, seat: i64, text: str) -> int:
        return actions.read_action(s, seat, text)

    def action_parts(self, s: Position, seat: i64, action: i64) -> dict[str, object]:
        return actions.action_parts(s, seat, action)

    def event_text(self, s: Position, event: Event, reader: i64) -> str:
        return TELLING.text(s, event, reader)

    def lines(self, s: Position) -> list[Line[Position]]:
        return notation.lines_of(s.seats)

    def was_read(self, s: Position, said: list[str]) -> None:
        """A position is read in its placement phase, with both to choose."""
        s.round -= 1  # this round has begun, so the match was last judged at the end of the one before
        turn.judge(s)
        s.round += 1
        if s.result is None:
            turn.ask_placement(s)

    def testbed(self) -> TestBed[Position]:
        return ThreelinesTestBed(self)

    # Learning.

    def observation(
        self, options: kernel_options.Options, seats: i64 = 2, cards: CardSet[Any] | None = None
    ) -> Observation[Position]:
        from cardwright.games.threelines.view.observation import ThreelinesObservation

        assert isinstance(options, Options)
        return ThreelinesObservation(options, len(STANDARD.all if cards is None else cards.all))

    def moves(
        self, options: kernel_options.Options, seats: i64 = 2, cards: CardSet[Any] | None = None
    ) -> Moves[Position]:
        from cardwright.games.threelines.view.move_numbers import ThreelinesMoves

        assert isinstance(options, Options)
        return ThreelinesMoves(options)


GAME: Final = Threelines()
