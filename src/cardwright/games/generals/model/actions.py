"""The actions of generals, packed into numbers: a kind and one or two places."""

from __future__ import annotations

from typing import Final

from cardwright.kernel.action import kind_of, operand, pack
from cardwright.kernel.bits import i64
from cardwright.kernel.mulligan import EXCHANGE

MULLIGAN: Final = 2  # a set of hand slots, as bits; the kernel's EXCHANGE
MOVE: Final = 3  # from, to
ATTACK: Final = 4  # from, to
PLAY: Final = 5  # hand slot, square
CAST: Final = 6  # square
REPLACE: Final = 7  # hand slot
END_TURN: Final = 8
AIM: Final = 9  # square
ENOUGH: Final = 10
TAKE_BACK: Final = 11

NO_SQUARE: Final = 63  # for a card that is not played on a square

END: Final = 8  # the packed action that ends the turn
STOP: Final = 10  # the packed action that ends a follow-up
UNDO: Final = 11  # the packed action that takes a play back

assert MULLIGAN == EXCHANGE

KINDS: Final[dict[int, str]] = {
    MULLIGAN: "mulligan",
    MOVE: "move",
    ATTACK: "attack",
    PLAY: "play",
    CAST: "cast",
    REPLACE: "replace",
    END_TURN: "end turn",
    AIM: "choose",
    ENOUGH: "enough",
    TAKE_BACK: "take back",
}


def first_of(action: i64) -> i64:
    return operand(action, 0)


def second_of(action: i64) -> i64:
    return operand(action, 1)


def well_formed(action: i64) -> bool:
    """Whether the number packs an action of generals at all, with nothing left over."""
    return action >= 0 and pack(kind_of(action), first_of(action), second_of(action)) == action
