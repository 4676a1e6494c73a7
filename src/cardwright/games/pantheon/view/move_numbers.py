"""The actions of Pantheon as moves: places in the list of what is legal, each with a row that says what it names."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16

from cardwright.games.pantheon.model import actions
from cardwright.games.pantheon.model.actions import first, fourth, second, swapped, third
from cardwright.games.pantheon.model.state import Position
from cardwright.games.pantheon.rules.requirements import use_by
from cardwright.games.pantheon.view.pointers import Pointers
from cardwright.kernel.action import PASS, PICK
from cardwright.kernel.bits import i64
from cardwright.kernel.tensors.cells import Cells
from cardwright.kernel.tensors.moves import ListedMoves

MOST: Final = 256
KINDS: Final = (
    *("pass", "sacrifice", "hero", "swap", "mana", "play", "cast", "activate", "attack", "end"),
    "discard",
)


@final
class PantheonMoves(ListedMoves[Position]):
    """What a card is used on comes after the card, what is sacrificed for it last."""

    def __init__(self, seats: i64, cards: i64) -> None:
        self.pointers: Pointers = Pointers(seats, cards)
        super().__init__(MOST, KINDS, self.pointers.regions())

    def describe(self, s: Position, seat: i64, action: i64, out: Cells, at: i64) -> None:
        kind = action & actions.KIND_MASK
        to = self.pointers
        out[at] = i16(kind)
        if kind == PASS or kind == actions.MANA or kind == actions.END:
            return
        if kind == PICK:
            out[at + 1] = i16(to.to(s, seat, first(action)))
        elif kind == actions.HERO:
            out[at + 1] = i16(to.cards + s.players[seat].offers[first(action)])
        elif kind == actions.DISCARD:
            out[at + 1] = i16(to.cards + first(action))
        elif kind == actions.ATTACK:
            out[at + 1] = i16(to.to(s, seat, first(action)))
            out[at + 2] = i16(to.to(s, seat, second(action)))
        elif kind == actions.SWAP:
            for card in swapped(action):
                at += 1
                out[at] = i16(to.cards + card)
        else:
            self.describe_use(s, seat, kind, action, out, at)

    def describe_use(self, s: Position, seat: i64, kind: i64, action: i64, out: Cells, at: i64) -> None:
        to = self.pointers
        used = first(action)
        out[at + 1] = i16(to.to(s, seat, used) if kind == actions.ACTIVATE else to.cards + used)
        if action >> actions.SECOND == 0:
            return
        targets = use_by(s, seat, kind, used).targets
        if len(targets) > 0:
            out[at + 2] = i16(to.to_target(s, seat, targets[0], second(action)))
        if len(targets) > 1:
            out[at + 3] = i16(to.to_target(s, seat, targets[1], third(action)))
        out[at + 4] = i16(to.to(s, seat, fourth(action)))
