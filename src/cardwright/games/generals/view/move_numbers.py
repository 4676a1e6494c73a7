"""The orders of generals as moves: each has a number of its own; the second player's board is turned round."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model.actions import (
    AIM,
    ATTACK,
    CAST,
    END,
    END_TURN,
    ENOUGH,
    MOVE,
    MULLIGAN,
    NO_SQUARE,
    PLAY,
    REPLACE,
    STOP,
    UNDO,
    first_of,
    second_of,
)
from cardwright.games.generals.model.board import COLUMNS, SQUARES
from cardwright.games.generals.model.state import HAND, Battle
from cardwright.kernel.action import kind_of, pack
from cardwright.kernel.bits import i64
from cardwright.kernel.tensors.moves import FlatMoves

HANDS: Final = 64  # sets of hand slots
PAIRS: Final = 2025  # a square and another
GOALS: Final = 46  # a square, or none
# The first move of each kind.
MOVES: Final = HANDS
ATTACKS: Final = MOVES + PAIRS
PLAYS: Final = ATTACKS + PAIRS
CASTS: Final = PLAYS + HAND * GOALS
REPLACES: Final = CASTS + GOALS
THE_END: Final = REPLACES + HAND
AIMS: Final = THE_END + 1
STOPPING: Final = AIMS + SQUARES
UNDOING: Final = STOPPING + 1
SIZE: Final = UNDOING + 1

# Squares as each seat sees them: the own general begins on the left.
TURNED: Final[list[list[i64]]] = [
    [*range(SQUARES)],
    [square // COLUMNS * COLUMNS + COLUMNS - 1 - square % COLUMNS for square in range(SQUARES)],
]


@final
class GeneralsMoves(FlatMoves[Battle]):
    """4,490 of them."""

    def __init__(self) -> None:
        super().__init__(SIZE)

    def number(self, seat: i64, action: i64) -> i64:
        turned = TURNED[seat]
        kind = kind_of(action)
        first = first_of(action)
        if kind == MOVE:
            return MOVES + turned[first] * SQUARES + turned[second_of(action)]
        if kind == ATTACK:
            return ATTACKS + turned[first] * SQUARES + turned[second_of(action)]
        if kind == PLAY:
            return PLAYS + first * GOALS + goal_number(turned, second_of(action))
        if kind == CAST:
            return CASTS + goal_number(turned, second_of(action))
        if kind == AIM:
            return AIMS + turned[first]
        if kind == MULLIGAN:
            return first
        if kind == REPLACE:
            return REPLACES + first
        if kind == END_TURN:
            return THE_END
        return STOPPING if kind == ENOUGH else UNDOING

    def action(self, seat: i64, number: i64) -> i64:
        turned = TURNED[seat]
        if number < MOVES:
            return pack(MULLIGAN, number)
        if number < ATTACKS:
            pair = number - MOVES
            return pack(MOVE, turned[pair // SQUARES], turned[pair % SQUARES])
        if number < PLAYS:
            pair = number - ATTACKS
            return pack(ATTACK, turned[pair // SQUARES], turned[pair % SQUARES])
        if number < CASTS:
            play = number - PLAYS
            return pack(PLAY, play // GOALS, goal_at(turned, play % GOALS))
        if number < REPLACES:
            return pack(CAST, 0, goal_at(turned, number - CASTS))
        if number < THE_END:
            return pack(REPLACE, number - REPLACES)
        if number == THE_END:
            return END
        if number < STOPPING:
            return pack(AIM, turned[number - AIMS])
        return STOP if number == STOPPING else UNDO


def goal_number(turned: list[i64], square: i64) -> i64:
    return SQUARES if square == NO_SQUARE else turned[square]


def goal_at(turned: list[i64], number: i64) -> i64:
    return NO_SQUARE if number == SQUARES else turned[number]
