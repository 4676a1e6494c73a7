"""A small made-up game of lanes, heroes and rounds, to try what cards can say: it writes one class that reads its
things, one that reckons their figures, and no other selection."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.combine import THIS_ONE
from cardwright.kernel.effects.marks import FOR_GOOD, WITHOUT_SOURCE, Aura, Modified, Modifier, Reckoned, Reckoning
from cardwright.kernel.effects.speech import Amount, Effect, Where, Who
from cardwright.kernel.effects.thing import Figure
from cardwright.kernel.effects.things import FRIENDLY, Chosen, Limit, Things
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


class Piece(Modified):
    """A hero, creep or tower in a lane. ``card`` is its kind."""

    def __init__(self, id: int, kind: int, owner: int, lane: int, slot: int, attack: int, health: int) -> None:
        super().__init__(id, kind, owner)
        self.lane = lane
        self.slot = slot
        self.numbers = (attack, health)
        self.traits = 0
        self.damage = 0
        self.auras: tuple[Aura[Position, Frame, Piece], ...] = ()

    def place(self) -> int:
        return int((self.lane * 2 + self.owner) * LANE_SLOTS + self.slot)


class Board:
    """What lies in the lanes. ``moment`` counts upwards: the end of a round comes after that of its last turn."""

    def __init__(self, *pieces: Piece) -> None:
        self.pieces = list(pieces)
        self.round = 1
        self.turn = 1
        self.gold = [0, 0]

    def moment(self, lasts: int) -> int:
        """When something ends that begins now."""
        return {END_OF_TURN: 10 * self.round + self.turn, END_OF_ROUND: 10 * self.round + 9}.get(lasts, FOR_GOOD)

    def pass_moment(self, moment: int) -> None:
        for piece in self.pieces:
            piece.end_marks(moment)

    def bury(self, piece: Piece) -> None:
        self.pieces.remove(piece)
        for other in self.pieces:
            other.lose_source(piece.id)


BOARDS: Final[dict[int, Board]] = {}


def lay_out(*pieces: Piece) -> Position:
    """A position of Magpies with lanes beside it: only compiled code can derive a state from the kernel's."""
    s = GAME.read_position("order: P1, P2", GAME.options()())
    s.waiting = ()
    BOARDS[id(s)] = Board(*pieces)
    return s


def board(s: Position) -> Board:
    return BOARDS[id(s)]


class Figures(Reckoning[Position, Frame, Piece]):
    def printed(self, s: Position, thing: Piece, which: i64) -> i64:
        return thing.numbers[which]

    def printed_traits(self, s: Position, thing: Piece) -> i64:
        return thing.traits

    def in_play(self, s: Position) -> list[Piece]:
        return board(s).pieces

    def auras(self, s: Position, thing: Piece) -> tuple[Aura[Position, Frame, Piece], ...]:
        return thing.auras

    def context(self, s: Position, thing: Piece) -> Frame:
        return frame_of(thing)


FIGURES: Final = Figures()
ATTACK_NOW: Final[Figure[Position, Piece]] = Reckoned(FIGURES, ATTACK)
HEALTH_NOW: Final[Figure[Position, Piece]] = Reckoned(FIGURES, HEALTH)


class Pieces(Things[Position, Frame, Piece]):
    """How this game's things are read; every selection below is one of these."""

    def in_play(self, s: Position, seat: i64) -> list[Piece]:
        return board(s).pieces

    def kind(self, s: Position, thing: Piece) -> i64:
        return thing.card

    def traits_of(self, s: Position, thing: Piece) -> i64:
        return FIGURES.traits(s, thing)

    def place_of(self, thing: Piece) -> i64:
        return thing.place()

    def source(self, at: Frame) -> i64:
        return at.source


class ThisLane(Where[Position, Frame]):
    """The lane of whatever the effect comes from."""

    def places(self, s: Position, at: Frame) -> i64:
        for piece in board(s).pieces:
            if piece.id == at.source:
                return ((1 << 2 * LANE_SLOTS) - 1) << piece.lane * 2 * LANE_SLOTS
        return 0


class Beside(Where[Position, Frame]):
    """The slots beside some pieces."""

    def __init__(self, who: Who[Position, Frame, Piece]) -> None:
        self.who = who

    def places(self, s: Position, at: Frame) -> i64:
        found = 0
        for piece in self.who.found(s, at):
            found |= 1 << piece.place() + 1 if piece.slot + 1 < LANE_SLOTS else 0
            found |= 1 << piece.place() - 1 if piece.slot else 0
        return found


THIS_LANE: Final = ThisLane()
ITSELF: Final = Pieces(itself=True)
MY_HEROES: Final = Pieces(FRIENDLY, HERO)
MY_HEROES_IN_THIS_LANE: Final = Pieces(FRIENDLY, HERO, where=THIS_LANE)
CHOSEN_HERO: Final[Who[Position, Frame, Piece]] = Chosen(MY_HEROES, "hero")
EACH_ONE: Final[Who[Position, Frame, Piece]] = Chosen(Pieces(), THIS_ONE)


def attack_of(least: int = -100, most: int = 100) -> tuple[Limit[Position, Piece], ...]:
    return (Limit(ATTACK_NOW, least, most),)


class Give(Effect[Position, Frame]):
    """``+1/+1 until end of round``, or while the source is in play."""

    def __init__(
        self,
        who: Who[Position, Frame, Piece],
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
        for piece in self.who.found(s, at):
            piece.mark(Modifier(self.numbers, self.gives, self.takes, until, at.seat, source, self.sets))


class Hurt(Effect[Position, Frame]):
    def __init__(self, number: Amount[Position, Frame], who: Who[Position, Frame, Piece]) -> None:
        self.number = number
        self.who = who

    def run(self, s: Position, at: Frame) -> None:
        for piece in self.who.found(s, at):
            piece.damage += self.number.of(s, at)


class Earn(Effect[Position, Frame]):
    def __init__(self, gold: int) -> None:
        self.gold = gold

    def run(self, s: Position, at: Frame) -> None:
        board(s).gold[at.seat] += self.gold


def frame_of(piece: Piece) -> Frame:
    return Frame("effect", piece.owner, piece.id)
