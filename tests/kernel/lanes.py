"""A small made-up game of lanes, heroes and rounds, to try what cards can say: it writes one class that reads its
things, one that reckons their figures, and no other selection."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.bits import i64
from cardwright.kernel.cards import CardSet
from cardwright.kernel.effects.combine import THIS_ONE
from cardwright.kernel.effects.marks import FOR_GOOD, WITHOUT_SOURCE, Aura, Modified, Modifier, Reckoned, Reckoning
from cardwright.kernel.effects.speech import Amount, Effect, Where, Who
from cardwright.kernel.effects.thing import Figure
from cardwright.kernel.effects.things import FRIENDLY, Chosen, Limit, Things
from cardwright.kernel.frame import Frame
from cardwright.kernel.options import Options
from cardwright.kernel.state import State

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
        self.auras: tuple[Aura[Lanes, Frame, Piece], ...] = ()

    def place(self) -> int:
        return int((self.lane * 2 + self.owner) * LANE_SLOTS + self.slot)


class Lanes(State):
    """``moment`` counts upwards: two for every turn, so that the end of a round comes after that of its last turn."""

    def __init__(self, *pieces: Piece) -> None:
        super().__init__(2, 12345, Options(), CardSet([]))
        self.pieces = list(pieces)
        self.round = 1
        self.turn = 1
        self.mover = 0
        self.gold = [0, 0]

    def clone(self) -> Lanes:
        return Lanes(*self.pieces)

    def on_turn(self) -> i64:
        return self.mover

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


class Figures(Reckoning[Lanes, Frame, Piece]):
    def printed(self, s: Lanes, thing: Piece, which: i64) -> i64:
        return thing.numbers[which]

    def printed_traits(self, s: Lanes, thing: Piece) -> i64:
        return thing.traits

    def in_play(self, s: Lanes) -> list[Piece]:
        return s.pieces

    def auras(self, s: Lanes, thing: Piece) -> tuple[Aura[Lanes, Frame, Piece], ...]:
        return thing.auras

    def context(self, s: Lanes, thing: Piece) -> Frame:
        return frame_of(thing)


FIGURES: Final = Figures()
ATTACK_NOW: Final[Figure[Lanes, Piece]] = Reckoned(FIGURES, ATTACK)
HEALTH_NOW: Final[Figure[Lanes, Piece]] = Reckoned(FIGURES, HEALTH)


class Pieces(Things[Lanes, Frame, Piece]):
    """How this game's things are read; every selection below is one of these."""

    def in_play(self, s: Lanes, seat: i64) -> list[Piece]:
        return s.pieces

    def kind(self, s: Lanes, thing: Piece) -> i64:
        return thing.card

    def traits_of(self, s: Lanes, thing: Piece) -> i64:
        return FIGURES.traits(s, thing)

    def place_of(self, thing: Piece) -> i64:
        return thing.place()

    def source(self, at: Frame) -> i64:
        return at.source


class ThisLane(Where[Lanes, Frame]):
    """The lane of whatever the effect comes from."""

    def places(self, s: Lanes, at: Frame) -> i64:
        for piece in s.pieces:
            if piece.id == at.source:
                return ((1 << 2 * LANE_SLOTS) - 1) << piece.lane * 2 * LANE_SLOTS
        return 0


class Beside(Where[Lanes, Frame]):
    """The slots beside some pieces."""

    def __init__(self, who: Who[Lanes, Frame, Piece]) -> None:
        self.who = who

    def places(self, s: Lanes, at: Frame) -> i64:
        found = 0
        for piece in self.who.found(s, at):
            found |= 1 << piece.place() + 1 if piece.slot + 1 < LANE_SLOTS else 0
            found |= 1 << piece.place() - 1 if piece.slot else 0
        return found


THIS_LANE: Final = ThisLane()
ITSELF: Final = Pieces(itself=True)
MY_HEROES: Final = Pieces(FRIENDLY, HERO)
MY_HEROES_IN_THIS_LANE: Final = Pieces(FRIENDLY, HERO, where=THIS_LANE)
CHOSEN_HERO: Final[Who[Lanes, Frame, Piece]] = Chosen(MY_HEROES, "hero")
EACH_ONE: Final[Who[Lanes, Frame, Piece]] = Chosen(Pieces(), THIS_ONE)


def attack_of(least: int = -100, most: int = 100) -> tuple[Limit[Lanes, Piece], ...]:
    return (Limit(ATTACK_NOW, least, most),)


class Give(Effect[Lanes, Frame]):
    """``+1/+1 until end of round``, or while the source is in play."""

    def __init__(
        self,
        who: Who[Lanes, Frame, Piece],
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

    def run(self, s: Lanes, at: Frame) -> None:
        source = at.source if self.while_here else WITHOUT_SOURCE
        until = s.moment(self.lasts)
        for piece in self.who.found(s, at):
            piece.mark(Modifier(self.numbers, self.gives, self.takes, until, at.seat, source, self.sets))


class Hurt(Effect[Lanes, Frame]):
    def __init__(self, number: Amount[Lanes, Frame], who: Who[Lanes, Frame, Piece]) -> None:
        self.number = number
        self.who = who

    def run(self, s: Lanes, at: Frame) -> None:
        for piece in self.who.found(s, at):
            piece.damage += self.number.of(s, at)


class Earn(Effect[Lanes, Frame]):
    def __init__(self, gold: int) -> None:
        self.gold = gold

    def run(self, s: Lanes, at: Frame) -> None:
        s.gold[at.seat] += self.gold


def frame_of(piece: Piece) -> Frame:
    return Frame("effect", piece.owner, piece.id)
