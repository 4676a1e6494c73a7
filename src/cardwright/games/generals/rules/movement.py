"""Units change their square, their owner, or go back to a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cardwright.games.generals.model import events
from cardwright.games.generals.model.ability import MOVED
from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.keywords import INVULNERABLE, RUSH
from cardwright.games.generals.model.state import SHIFTED
from cardwright.games.generals.rules.arrival import as_card, use_tile
from cardwright.games.generals.rules.deeds import Deed, announce
from cardwright.games.generals.rules.draw import give
from cardwright.games.generals.rules.enchant import changed, wake
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event

if TYPE_CHECKING:
    from cardwright.games.generals.model.state import Battle
    from cardwright.games.generals.model.unit import Unit


@final
class Move(Deed):
    """A unit goes to a free square: by walking, which is its own doing, or by an effect."""

    def __init__(self, seat: i64, unit: Unit, square: i64, walked: bool = False) -> None:
        super().__init__(seat, unit, unit if walked else None)
        self.square = square
        self.walked: bool = walked

    def run(self, s: Battle) -> None:
        unit = self.unit
        if unit is None or unit.square == NOWHERE or self.square == unit.square:
            return
        if s.occupied() & (1 << self.square) != 0 or (unit.traits & INVULNERABLE != 0 and not self.walked):
            return
        travel(s, unit, self.square)
        if self.walked:
            unit.moved += 1
            if unit.attacked < unit.moved - 1:
                unit.attacked = unit.moved - 1
        announce(s, MOVED, self)


def travel(s: Battle, unit: Unit, square: i64) -> None:
    if s.telling:
        s.tell(Event(events.MOVED, unit.owner, unit.card, unit.square, square))
    stale = s.stale
    s.lift(unit)
    s.put(unit, square)
    s.stale = stale | SHIFTED
    use_tile(s, unit)


@final
class Swap(Deed):
    """Two units change places."""

    def __init__(self, seat: i64, unit: Unit, other: Unit) -> None:
        super().__init__(seat, unit, other)

    def run(self, s: Battle) -> None:
        one, other = self.unit, self.by
        if one is None or other is None or one.square == NOWHERE or other.square == NOWHERE:
            return
        here, there = one.square, other.square
        s.lift(one)
        s.lift(other)
        for unit, square, was in ((one, there, here), (other, here, there)):
            s.put(unit, square)
            if s.telling:
                s.tell(Event(events.MOVED, unit.owner, unit.card, was, square))
            use_tile(s, unit)
        for unit in (one, other):
            notice = Deed(self.seat, unit)
            notice.square = unit.square
            announce(s, MOVED, notice)


@final
class Switch(Deed):
    """A unit changes sides, and is tired by it unless it has Rush."""

    def __init__(self, seat: i64, unit: Unit, owner: i64) -> None:
        super().__init__(seat, unit)
        self.owner: i64 = owner

    def run(self, s: Battle) -> None:
        unit = self.unit
        if unit is None or unit.square == NOWHERE or unit.owner == self.owner or unit.general:
            return
        square = unit.square
        s.lift(unit)
        unit.owner = self.owner
        unit.exhausted = unit.traits & RUSH == 0
        unit.moved = 0
        unit.attacked = 0
        s.put(unit, square)
        changed(s, unit)
        if s.telling:
            s.tell(Event(events.CONTROL, unit.owner, unit.card, square))


@final
class Rouse(Deed):
    """A unit may act again."""

    def run(self, s: Battle) -> None:
        if self.unit is not None and self.unit.square != NOWHERE:
            wake(self.unit)


@final
class Bounce(Deed):
    """A unit goes back to its owner's hand as the card it was."""

    def __init__(self, seat: i64, unit: Unit, enchantment: Enchantment | None) -> None:
        super().__init__(seat, unit)
        self.enchantment: Enchantment | None = enchantment  # what lies on the card

    def run(self, s: Battle) -> None:
        unit = self.unit
        if unit is None or unit.square == NOWHERE or unit.general or unit.traits & INVULNERABLE != 0:
            return
        if s.telling:
            s.tell(Event(events.RETURNED, unit.owner, unit.card, unit.square))
        copy = as_card(s, unit)
        if self.enchantment is not None:
            copy = s.with_marks(copy, (*s.marks_of(copy), Mark(self.enchantment, seat=self.seat)))
        s.lift(unit)
        s.units.remove(unit)
        give(s, unit.owner, copy)
