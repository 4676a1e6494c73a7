"""The actions of Ancients as moves: places in the list of what is legal, each with a row that says what it names."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16

from cardwright.games.ancients.model.actions import (
    BUY,
    CLOSE,
    DEPLOY,
    KIND_MASK,
    PLAY,
    REROLL,
    USE_ITEM,
    by_of,
    first_of,
    second_of,
    subject_of,
)
from cardwright.games.ancients.model.board import ON_A_SIDE, PLACES
from cardwright.games.ancients.model.choice import PAY, REPLACED
from cardwright.games.ancients.model.state import Position
from cardwright.games.ancients.text.action_words import second_choice
from cardwright.kernel.action import PASS
from cardwright.kernel.bits import i64
from cardwright.kernel.tensors.cells import Cells
from cardwright.kernel.tensors.moves import ListedMoves, Region

MOST: Final = 256
KINDS: Final = (
    *("pass", "choose", "deploy", "play", "ability", "use item", "move", "claim", "buy", "reroll", "close"),
)
HEROES: Final = 5  # of a player in the fountain
# The first pointer of each region.
THE_PLACES: Final = 1
FOUNTAIN: Final = THE_PLACES + PLACES
WAYS: Final = FOUNTAIN + HEROES
THE_CARDS: Final = WAYS + 2

# Places as each seat sees them: in both lanes the own side comes first.
TURNED: Final[list[list[i64]]] = [
    [*range(PLACES)],
    [place + ON_A_SIDE if place // ON_A_SIDE % 2 == 0 else place - ON_A_SIDE for place in range(PLACES)],
]


@final
class AncientsMoves(ListedMoves[Position]):
    """The hero or card first, then who casts or moves, then what is chosen.

    A choice that is no place, an item to give back or whether to pay, is one of two ways.
    """

    def __init__(self, cards: i64) -> None:
        regions = [
            Region("places", PLACES, "places"),
            Region("fountain", HEROES, "fountain"),
            Region("ways", 2),
            Region("cards", cards, "cards"),
        ]
        super().__init__(MOST, KINDS, regions)

    def describe(self, s: Position, seat: i64, action: i64, out: Cells, at: i64) -> None:
        kind = action & KIND_MASK
        out[at] = i16(kind)
        if kind in (PASS, REROLL, CLOSE):
            return
        turned = TURNED[seat]
        if kind == DEPLOY:
            out[at + 1] = i16(in_fountain(s, seat, subject_of(action)))
        elif kind in (PLAY, BUY, USE_ITEM):
            out[at + 1] = i16(THE_CARDS + subject_of(action))
        by = by_of(action)
        if by >= 0:
            out[at + 2] = i16(THE_PLACES + turned[by])
        place = first_of(action)
        if place >= 0:
            out[at + 3] = i16(THE_PLACES + turned[place])
        second = second_of(action)
        if second >= 0:
            how = second_choice(s, action)
            out[at + 4] = i16(WAYS + second if how in (REPLACED, PAY) else THE_PLACES + turned[second])


def in_fountain(s: Position, seat: i64, id: i64) -> i64:
    """The pointer to an own hero in the fountain."""
    fountain = s.players[seat].fountain
    for row in range(min(len(fountain), HEROES)):
        if fountain[row].id == id:
            return FOUNTAIN + row
    return 0
