"""The actions of Cartoverse as moves: places in the list of what is legal, each with a row that says what it names."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16

from cardwright.games.cartoverse.model import actions
from cardwright.games.cartoverse.model.actions import first, fourth, second, third
from cardwright.games.cartoverse.model.questions import BLOCK
from cardwright.games.cartoverse.model.state import Duel
from cardwright.games.cartoverse.rules.using import use_by
from cardwright.games.cartoverse.view.pointers import CARDS, COLUMNS, OWN_SLOTS, Pointers
from cardwright.games.cartoverse.view.references import target_asked
from cardwright.kernel.action import PASS, PICK
from cardwright.kernel.bits import i64, members
from cardwright.kernel.mulligan import EXCHANGE
from cardwright.kernel.tensors.cells import Cells
from cardwright.kernel.tensors.moves import POINTERS, ListedMoves

MOST: Final = 256
KINDS: Final = (
    *("pass", "choose", "mulligan", "shard", "mana", "creature", "cast", "trap", "ability", "attack", "draw"),
    *("replace", "end", "discard"),
)


@final
class CartoverseMoves(ListedMoves[Duel]):
    """Source or card first, then the target; of an ability also what is discarded, and which it is (a column)."""

    def __init__(self, cards: i64) -> None:
        self.pointers: Pointers = Pointers(cards)
        super().__init__(MOST, KINDS, self.pointers.regions())

    def describe(self, s: Duel, seat: i64, action: i64, out: Cells, at: i64) -> None:
        kind = action & actions.KIND_MASK
        to = self.pointers
        out[at] = i16(kind)
        if kind == PASS or kind == actions.DRAW or kind == actions.END:
            return
        if kind == EXCHANGE:
            self.describe_exchange(s, seat, first(action), out, at)
        elif kind == PICK:
            target = None if s.question(seat) == BLOCK else target_asked(s)
            out[at + 1] = i16(to.to_target(s, seat, target, first(action)))
        elif kind == actions.ATTACK:
            out[at + 1] = i16(to.to(s, seat, first(action)))
            out[at + 2] = i16(to.to(s, seat, second(action)))
        elif kind == actions.CREATURE:
            out[at + 1] = i16(CARDS + first(action))
            out[at + 2] = i16(OWN_SLOTS + second(action))
        elif kind == actions.CAST or kind == actions.ABILITY:
            self.describe_use(s, seat, kind, action, out, at)
        else:
            out[at + 1] = i16(CARDS + first(action))

    def describe_exchange(self, s: Duel, seat: i64, places: i64, out: Cells, at: i64) -> None:
        """The cards that are exchanged, up to four of them."""
        hand = s.players[seat].hand
        for place in members(places)[:POINTERS]:
            at += 1
            out[at] = i16(CARDS + hand[place])

    def describe_use(self, s: Duel, seat: i64, kind: i64, action: i64, out: Cells, at: i64) -> None:
        to = self.pointers
        used = first(action)
        is_cast = kind == actions.CAST
        out[at + 1] = i16(CARDS + used if is_cast else to.to(s, seat, used))
        if second(action) != 0:
            target = use_by(s, seat, kind, used, fourth(action)).target
            out[at + 2] = i16(to.to_target(s, seat, target, second(action)))
        if not is_cast:
            if third(action) != 0:
                out[at + 3] = i16(CARDS + third(action) - 1)
            out[at + 4] = i16(COLUMNS + fourth(action))
