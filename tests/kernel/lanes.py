"""A small made-up game of lanes and heroes, to try what cards can say: it writes one class that reads its things, one
that knows a figure of them, and no selection."""

from __future__ import annotations

from typing import Final

from cardwright.games.template.game import GAME
from cardwright.games.template.model.state import Position
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import SumOf
from cardwright.kernel.effects.speech import Where, Who
from cardwright.kernel.effects.thing import Figure, Thing
from cardwright.kernel.effects.things import ANY_SIDE, EVERY_KIND, FRIENDLY, FigureLimit, ThingReader, Things
from cardwright.kernel.frame import Frame

HERO: Final = 1
CREEP: Final = 2
TOWER: Final = 4

STUNNED: Final = 1
BEAST: Final = 2

LANE_SLOTS: Final = 5  # a side of a lane; the places of both sides of lane 0 come first


class Piece:
    """A hero, creep or tower in a lane. The card of the thing is its kind."""

    def __init__(self, id: int, kind: int, owner: int, lane: int, slot: int, attack: int) -> None:
        self.thing = Thing(id, kind, owner)
        self.lane = lane
        self.slot = slot
        self.attack = attack
        self.traits = 0

    def place(self) -> int:
        return int((self.lane * 2 + self.thing.owner) * LANE_SLOTS + self.slot)

    def frame(self) -> Frame:
        return Frame("effect", self.thing.owner, self.thing.id)


BOARDS: Final[dict[int, list[Piece]]] = {}


def lay_out(*pieces: Piece) -> Position:
    """A position of Magpies with lanes beside it: only compiled code can derive a state from the kernel's."""
    s = GAME.read_position("order: P1, P2", GAME.options()())
    s.waiting = ()
    BOARDS[id(s)] = list(pieces)
    return s


def piece_of(s: Position, id_: int) -> Piece:
    return next(piece for piece in BOARDS[id(s)] if piece.thing.id == id_)


class AttackNow(Figure[Position, Thing]):
    def of(self, s: Position, thing: Thing) -> i64:
        return piece_of(s, thing.id).attack


ATTACK_NOW: Final = AttackNow()


class InLanes(ThingReader[Position, Frame, Thing]):
    """How this game's things are read; every selection uses it."""

    def in_play(self, s: Position, seat: i64, side: i64) -> list[Thing]:
        return [piece.thing for piece in BOARDS[id(s)]]

    def kind(self, s: Position, thing: Thing) -> i64:
        return thing.card

    def traits(self, s: Position, thing: Thing) -> i64:
        return piece_of(s, thing.id).traits

    def place(self, s: Position, thing: Thing) -> i64:
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
    limits: tuple[FigureLimit[Position, Thing], ...] = (),
) -> Things[Position, Frame, Thing]:
    return Things(IN_LANES, side, kinds, where, other, traits=traits, without=without, limits=limits)


class ThisLane(Where[Position, Frame]):
    """The lane of whatever the effect comes from."""

    def places(self, s: Position, at: Frame) -> i64:
        return ((1 << 2 * LANE_SLOTS) - 1) << piece_of(s, at.source).lane * 2 * LANE_SLOTS


class Beside(Where[Position, Frame]):
    """The slots beside some pieces."""

    def __init__(self, who: Who[Position, Frame, Thing]) -> None:
        self.who = who

    def places(self, s: Position, at: Frame) -> i64:
        found = 0
        for thing in self.who.found(s, at):
            piece = piece_of(s, thing.id)
            found |= 1 << piece.place() + 1 if piece.slot + 1 < LANE_SLOTS else 0
            found |= 1 << piece.place() - 1 if piece.slot else 0
        return found


THIS_LANE: Final = ThisLane()
ITSELF: Final[Who[Position, Frame, Thing]] = Things(IN_LANES, itself=True)
MY_HEROES: Final = pieces(FRIENDLY, HERO)
MY_HEROES_IN_THIS_LANE: Final = pieces(FRIENDLY, HERO, where=THIS_LANE)


class AttackOf(SumOf[Position, Frame, Thing]):
    def one(self, s: Position, thing: Thing) -> i64:
        return piece_of(s, thing.id).attack


def attack_of(least: int = -100, most: int = 100) -> tuple[FigureLimit[Position, Thing], ...]:
    return (FigureLimit(ATTACK_NOW, least, most),)
