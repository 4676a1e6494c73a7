"""A small made-up game to try both lanes with: stones in a row that knock each other over, some of them with a say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardwright.kernel.action import Actions
from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.choice import Choose
from cardwright.kernel.data.codec import NUMBERS, TEXT, Many
from cardwright.kernel.data.fields import Record, position, public
from cardwright.kernel.decision import Decision
from cardwright.kernel.deed import Deed, Happening
from cardwright.kernel.event import Event, EventKind
from cardwright.kernel.frame import Frame, Step
from cardwright.kernel.game import Game
from cardwright.kernel.options import Options
from cardwright.kernel.state import State

DOWN, STANDING, CROSSROADS, TWINS, GATE = range(5)
FALL: Final = 0  # the kinds of deed
CROSSING: Final = "crossing"  # the programs: somebody chooses which stone falls next, and
TOLL: Final = "toll"  # a gate is closed once everything has fallen
STONE: Final = "stone"  # the slot for the answer


class Row(State):
    """``stones`` from the left, and ``told``: what happened, in words."""

    def __init__(self, seats: i64, rng: i64, stones: list[int], told: list[str], options: Options, cards: Any) -> None:
        super().__init__(seats, rng, options, cards)
        self.stones = stones
        self.told = told

    def clone(self) -> Row:
        other = Row(self.seats, self.rng, self.stones.copy(), self.told.copy(), self.options, self.cards)
        self.copy_into(other)
        return other

    def standing(self) -> list[i64]:
        return [place for place, stone in enumerate(self.stones) if stone != DOWN]


def fall(seat: i64, place: i64) -> Deed:
    return Deed(FALL, seat, place)


class Fall(Happening[Row, Deed]):
    """A stone falls and knocks over the one to its right, unless its player decides which."""

    def happen(self, s: Row, deed: Deed) -> None:
        place = int(deed.thing)
        stone, s.stones[place] = s.stones[place], DOWN
        if stone == DOWN:
            return
        s.told.append(f"{place} falls")
        s.done = (*s.done, deed)
        if stone in (CROSSROADS, TWINS):
            s.hand_over(Frame(CROSSING, deed.seat, place))
        if stone == TWINS:
            s.hand_over(Frame(CROSSING, 1 - deed.seat, place))
        if stone == GATE:
            s.agenda.append(Frame(TOLL, deed.seat, place))
        if stone == STANDING and place + 1 < len(s.stones):
            s.lane.append(fall(deed.seat, place + 1))


class ChooseStone(Choose[Row]):
    def options(self, s: Row, frame: Frame) -> list[i64]:
        return s.standing()


class KnockOver(Step[Row]):
    def run(self, s: Row, frame: Frame) -> None:
        for place in frame.chosen(STONE):
            s.told.append(f"P{frame.seat + 1} knocks over {place}")
            s.lane.append(fall(frame.seat, place))


class CloseGate(Step[Row]):
    def run(self, s: Row, frame: Frame) -> None:
        s.told.append(f"{frame.source} closes")


HAPPENINGS: Final[list[Happening[Row, Deed]]] = [Fall()]
PROGRAMS: Final[dict[str, tuple[Step[Row], ...]]] = {
    CROSSING: (ChooseStone(STONE, STONE), KnockOver()),
    TOLL: (CloseGate(),),
}
ROW: Final = position(Row, stones=public(NUMBERS), told=public(Many(TEXT)))


class Dominoes(Game[Row]):
    """The players in turn push a stone; it ends when all are down."""

    name = "dominoes"
    title = "Dominoes"
    blurb = "Push a stone."

    def options(self) -> type[Options]:
        return Options

    def cards(self) -> CardSet[Any]:
        return CardSet([])

    def event_kinds(self) -> list[EventKind]:
        return []

    def position(self) -> Record:
        return ROW

    def blank(self, options: Options, seed: int, seats: int, cards: CardSet[Any] | None = None) -> Row:
        return Row(seats, 0, [], [], options, cards or self.cards())

    def deal(self, s: Row, decks: Sequence[str] = ()) -> None:
        s.stones = [STANDING] * 5

    def answers(self, s: Row, decision: Decision) -> Actions:
        return s.standing()

    def answer(self, s: Row, decision: Decision, action: i64) -> None:
        s.lane.append(fall(decision.seat, action))

    def do(self, s: Row, deed: Deed) -> None:
        HAPPENINGS[deed.kind].happen(s, deed)

    def hear_late(self, s: Row, deed: Deed) -> None:
        s.told.append(f"{deed.thing} echoes")

    def settle(self, s: Row) -> bool:
        s.due = len(s.done)
        return s.due > 0

    def program(self, s: Row, frame: Frame) -> tuple[Step[Row], ...]:
        return PROGRAMS[frame.program]

    def idle(self, s: Row) -> None:
        if s.standing():
            s.ask(Decision(0, "push"))
        else:
            s.result = ()

    def timeout(self, s: Row, decision: Decision) -> int:
        return 0

    def action_text(self, s: Row, seat: i64, action: i64) -> str:
        return str(action)

    def read_action(self, s: Row, seat: i64, text: str) -> int:
        return int(text)

    def action_parts(self, s: Row, seat: i64, action: i64) -> dict[str, object]:
        return {"stone": int(action)}

    def event_text(self, s: Row, event: Event, reader: i64) -> str:
        return ""

    def read_position(self, text: str, options: Options, cards: CardSet[Any] | None = None) -> Row:
        s = self.blank(options, 0, 2, cards)
        s.stones = [int(letter) for letter in text.split()]
        self.advance(s)
        return s
