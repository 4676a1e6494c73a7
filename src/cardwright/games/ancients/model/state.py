"""A position of Ancients: two lanes, both players, the round and whose turn it is."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.board import LANES, PLACES
from cardwright.games.ancients.model.card import Card, Cards
from cardwright.games.ancients.model.lot import Lot
from cardwright.games.ancients.model.player import Player
from cardwright.games.ancients.model.side import Side
from cardwright.games.ancients.model.unit import NOBODY, Unit
from cardwright.games.ancients.options import Options
from cardwright.kernel.bits import i64
from cardwright.kernel.state import StateOf

# Phases.
DEPLOY: Final = 0
ACTION: Final = 1
BETWEEN: Final = 2  # the round is over, and the shop or the next round comes
SHOP: Final = 3
PHASE_WORDS: Final = ("deploy", "action", "between", "shop")
OVER: Final = "over"

# The steps of the first deploy (R48 to R50); 0 in every other round.
FREE: Final = 0
SUPPORT_STEP: Final = 1
OFFLANE_STEP: Final = 2
SAFE_LANE_STEP: Final = 3

NO_RUNE: Final = -1
FIRST_ID: Final = 1
LAST_ID: Final = 1_000_000


@final
class Position(StateOf[Options, Cards]):
    """Cards are their places in ``cards.all``.

    round       from 1; 0 before the first
    night       whether it is Night for the rules: until combat is over (C4)
    step        of the first deploy
    initiative  who acts first in this round, or in the next one once both have passed
    mover       whose turn it is
    passed      whether the last action was a pass
    rune        the card in the rune slot, or NO_RUNE
    shopped     whether the shopping phase of this round is over
    board       what is in each place; the places of cores are always empty
    sides       lane 1 of both players, then lane 2
    next_id     the number of the next creep or improvement
    heroes, creeps, improvements  the places where these are, as bits; likewise
    actives     those of things with an active ability, and
    veiled      of Untargetable ones
    auras       the places of things with auras, and
    lit         of those to which auras lend something, as bits
    hearing     what triggers of things that are or were in play hear, as bits
    dazed       whether somebody may be stunned or silenced, and
    bound       whether somebody may be rooted
    shaken      whether somebody may have died, or a Tower fallen, since it was last looked at
    restless    whether arrows may have to be drawn afresh
    lots        what chance has chosen from in the last action, where somebody steps through the game
    """

    def __init__(self, seats: i64, rng: i64, options: Options, cards: Cards) -> None:
        super().__init__(seats, rng, options, cards)
        self.round: i64 = 0
        self.phase: i64 = BETWEEN
        self.night: bool = False
        self.step: i64 = FREE
        self.initiative: i64 = 0
        self.mover: i64 = 0
        self.passed: bool = False
        self.rune: i64 = NO_RUNE
        self.shopped: bool = True
        self.board: list[Unit | None] = [None] * PLACES
        self.sides: list[Side] = []
        self.players: list[Player] = []
        self.next_id: i64 = FIRST_ID
        self.heroes: i64 = 0
        self.creeps: i64 = 0
        self.improvements: i64 = 0
        self.actives: i64 = 0
        self.veiled: i64 = 0
        self.auras: i64 = 0
        self.lit: i64 = 0
        self.hearing: i64 = 0
        self.dazed: bool = False
        self.bound: bool = False
        self.shaken: bool = False
        self.restless: bool = False
        self.lots: list[Lot] = []

    def clone(self) -> Position:
        other = Position(self.seats, self.rng, self.options, self.cards)
        other.round = self.round
        other.phase = self.phase
        other.night = self.night
        other.step = self.step
        other.initiative = self.initiative
        other.mover = self.mover
        other.passed = self.passed
        other.rune = self.rune
        other.shopped = self.shopped
        other.board = [None if unit is None else unit.clone() for unit in self.board]
        other.sides = [side.clone() for side in self.sides]
        other.players = [player.clone() for player in self.players]
        other.next_id = self.next_id
        other.heroes = self.heroes
        other.creeps = self.creeps
        other.improvements = self.improvements
        other.actives = self.actives
        other.veiled = self.veiled
        other.auras = self.auras
        other.lit = self.lit
        other.hearing = self.hearing
        other.dazed = self.dazed
        other.bound = self.bound
        other.shaken = self.shaken
        other.restless = self.restless
        self.copy_into(other)
        return other

    def on_turn(self) -> i64:
        return self.mover

    def card(self, unit: Unit) -> Card:
        return self.cards.all[unit.card]

    def side(self, lane: i64, seat: i64) -> Side:
        return self.sides[lane * LANES + seat]

    def in_play(self, id: i64) -> Unit | None:
        """The unit of this number, if it is in play."""
        for unit in self.board:
            if unit is not None and unit.id == id:
                return unit
        return None

    def anywhere(self, id: i64) -> Unit | None:
        """The unit of this number, wherever it is."""
        if id == NOBODY:
            return None
        found = self.in_play(id)
        if found is not None:
            return found
        for player in self.players:
            for unit in (*player.fountain, *player.travelling):
                if unit.id == id:
                    return unit
        return None

    def units(self) -> i64:
        """The places of heroes and creeps."""
        return self.heroes | self.creeps
