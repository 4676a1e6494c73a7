"""A small made-up game of lanes, heroes and rounds, to try what cards can say: it writes one class that reads its
things, one that reckons their figures, and no selection."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import SumOf
from cardwright.kernel.effects.marks import FOR_GOOD, WITHOUT_SOURCE, Aura, Modified, Modifier, Reckoned, Reckoning
from cardwright.kernel.effects.speech import Amount, Effect, Where, Who
from cardwright.kernel.effects.thing import Figure
from cardwright.kernel.effects.things import ANY_SIDE, EVERY_KIND, FRIENDLY, Chosen, FigureLimit, ThingReader, Things
from cardwright.kernel.frame import Frame

HERO: Final = 1
CREEP: Final = 2
TOWER: Final = 4

STUNNED: Final = 1
BEAST: Final = 2

ATTACK: Final = 0
HEALTH: Final = 1

LANE_SLOTS: Final = 5  # a side of a lane; the places of both sides of lane 0 come first

END_OF_TURN: Final = 1
END_OF_ROUND: Final = 2
YOUR_NEXT_ROUND: Final = 3


class Piece:
    """A hero, creep or tower in a lane. The card of the thing is its kind."""

    def __init__(self, id: int, kind: int, owner: int, lane: int, slot: int, attack: int, health: int) -> None:
        self.thing = Modified(id, kind, owner)
        self.lane = lane
        self.slot = slot
        self.numbers = (attack, health)
        self.traits = 0
        self.damage = 0
        self.auras: tuple[Aura[Position, Frame, Modified], ...] = ()

    def place(self) -> int:
        return int((self.lane * 2 + self.thing.owner) * LANE_SLOTS + self.slot)

    def frame(self) -> Frame:
        return Frame("effect", self.thing.owner, self.thing.id)


class Board:
    """What lies in the lanes. ``moment`` counts upwards: the end of a round comes after that of its last turn."""

    def __init__(self, *pieces: Piece) -> None:
        self.pieces = list(pieces)
        self.round = 1
        self.turn = 1

    def moment(self, lasts: int) -> int:
        """When something ends that begins now."""
        return {END_OF_TURN: 10 * self.round + self.turn, END_OF_ROUND: 10 * self.round + 9}.get(lasts, FOR_GOOD)

    def pass_moment(self, moment: int) -> None:
        for piece in self.pieces:
            piece.thing.end_marks(moment)

    def bury(self, piece: Piece) -> None:
        self.pieces.remove(piece)
        for other in self.pieces:
            other.thing.lose_source(piece.thing.id)


BOARDS: Final[dict[int, Board]] = {}


def lay_out(*pieces: Piece) -> Position:
    """A position of Magpies with lanes beside it: only compiled code can derive a state from the kernel's."""
    s = GAME.read_position("order: P1, P2", GAME.options()())
    s.waiting = ()
    BOARDS[id(s)] = Board(*pieces)
    return s


def board(s: Position) -> Board:
    return BOARDS[id(s)]


def piece_of(s: Position, id: int) -> Piece:
    return next(piece for piece in board(s).pieces if piece.thing.id == id)


def things_of(s: Position) -> list[Modified]:
    return [piece.thing for piece in board(s).pieces]


class Figures(Reckoning[Position, Frame, Modified]):
    def printed(self, s: Position, thing: Modified, which: i64) -> i64:
        return piece_of(s, thing.id).numbers[which]

    def printed_traits(self, s: Position, thing: Modified) -> i64:
        return piece_of(s, thing.id).traits

    def in_play(self, s: Position) -> list[Modified]:
        return things_of(s)

    def auras(self, s: Position, thing: Modified) -> tuple[Aura[Position, Frame, Modified], ...]:
        return piece_of(s, thing.id).auras

    def context(self, s: Position, thing: Modified) -> Frame:
        return piece_of(s, thing.id).frame()


FIGURES: Final = Figures()
ATTACK_NOW: Final[Figure[Position, Modified]] = Reckoned(FIGURES, ATTACK)
HEALTH_NOW: Final[Figure[Position, Modified]] = Reckoned(FIGURES, HEALTH)


class InLanes(ThingReader[Position, Frame, Modified]):
    """How this game's things are read; every selection uses it."""

    def in_play(self, s: Position, seat: i64, side: i64) -> list[Modified]:
        return things_of(s)

    def kind(self, s: Position, thing: Modified) -> i64:
        return thing.card

    def traits(self, s: Position, thing: Modified) -> i64:
        return FIGURES.traits(s, thing)

    def place(self, s: Position, thing: Modified) -> i64:
        return piece_of(s, thing.id).place()

    def source(self, at: Frame) -> i64:
        return at.source


IN_LANES: Final = InLanes()


def pieces(
    side: int = ANY_SIDE,
    kinds: int = EVERY_KIND,
    where: Where[Position, Frame] | None = None,
    other: bool = False,
    traits: int = 0,
    without: int = 0,
    limits: tuple[FigureLimit[Position, Modified], ...] = (),
) -> Things[Position, Frame, Modified]:
    return Things(IN_LANES, side, kinds, where, other, traits=traits, without=without, limits=limits)


class ThisLane(Where[Position, Frame]):
    """The lane of whatever the effect comes from."""

    def places(self, s: Position, at: Frame) -> i64:
        return ((1 << 2 * LANE_SLOTS) - 1) << piece_of(s, at.source).lane * 2 * LANE_SLOTS


class Beside(Where[Position, Frame]):
    """The slots beside some pieces."""

    def __init__(self, who: Who[Position, Frame, Modified]) -> None:
        self.who = who

    def places(self, s: Position, at: Frame) -> i64:
        found = 0
        for thing in self.who.found(s, at):
            piece = piece_of(s, thing.id)
            found |= 1 << piece.place() + 1 if piece.slot + 1 < LANE_SLOTS else 0
            found |= 1 << piece.place() - 1 if piece.slot else 0
        return found


THIS_LANE: Final = ThisLane()
ITSELF: Final[Who[Position, Frame, Modified]] = Things(IN_LANES, itself=True)
MY_HEROES: Final = pieces(FRIENDLY, HERO)
MY_HEROES_IN_THIS_LANE: Final = pieces(FRIENDLY, HERO, where=THIS_LANE)
CHOSEN_HERO: Final[Who[Position, Frame, Modified]] = Chosen(MY_HEROES, "hero")


class AttackOf(SumOf[Position, Frame, Modified]):
    def one(self, s: Position, thing: Modified) -> i64:
        return FIGURES.figure(s, thing, ATTACK)


def attack_of(least: int = -100, most: int = 100) -> tuple[FigureLimit[Position, Modified], ...]:
    return (FigureLimit(ATTACK_NOW, least, most),)


class Give(Effect[Position, Frame]):
    """``+1/+1 until end of round``, or while the source is in play."""

    def __init__(
        self,
        who: Who[Position, Frame, Modified],
        numbers: tuple[int, ...] = (),
        lasts: int = FOR_GOOD,
        gives: int = 0,
        takes: int = 0,
        while_here: bool = False,
        sets: bool = False,
    ) -> None:
        self.who = who
        self.numbers = numbers
        self.lasts = lasts
        self.gives = gives
        self.takes = takes
        self.while_here = while_here
        self.sets = sets

    def run(self, s: Position, at: Frame) -> None:
        source = at.source if self.while_here else WITHOUT_SOURCE
        until = board(s).moment(self.lasts)
        for thing in self.who.found(s, at):
            thing.mark(Modifier(self.numbers, self.gives, self.takes, until, at.seat, source, self.sets))


class Hurt(Effect[Position, Frame]):
    def __init__(self, number: Amount[Position, Frame], who: Who[Position, Frame, Modified]) -> None:
        self.number = number
        self.who = who

    def run(self, s: Position, at: Frame) -> None:
        for thing in self.who.found(s, at):
            piece_of(s, thing.id).damage += self.number.of(s, at)
