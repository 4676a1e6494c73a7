"""Units change their square, their owner, or go back to a hand."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import MOVED
from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.deeds import WALKED, BattleDeed
from cardwright.games.generals.model.keywords import INVULNERABLE, RUSH
from cardwright.games.generals.model.state import SHIFTED, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import as_card, hidden, use_tile
from cardwright.games.generals.rules.draw import give, give_openly
from cardwright.games.generals.rules.enchant import changed, wake
from cardwright.games.generals.rules.hearing import announce
from cardwright.kernel.bits import i64
from cardwright.kernel.deed import Happening


@final
class Move(Happening[Battle, BattleDeed]):
    """A unit goes to a free square: by walking, which is its own doing, or by an effect."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        walked = deed.flags & WALKED != 0
        if unit is None or unit.square == NOWHERE or deed.place == unit.square:
            return
        if s.occupied() & (1 << deed.place) != 0 or (unit.traits & INVULNERABLE != 0 and not walked):
            return
        travel(s, unit, deed.place)
        if walked:
            unit.moved += 1
            if unit.attacked < unit.moved - 1:
                unit.attacked = unit.moved - 1
        announce(s, MOVED, deed)


def travel(s: Battle, unit: Unit, square: i64) -> None:
    s.tell(events.MOVED, unit.owner, unit.card, unit.square, square)
    stale = s.stale
    s.lift(unit)
    s.put(unit, square)
    s.stale = stale | SHIFTED
    use_tile(s, unit)


@final
class Swap(Happening[Battle, BattleDeed]):
    """Two units change places."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        one, other = s.known(deed.thing), s.known(deed.by)
        if one is None or other is None or one.square == NOWHERE or other.square == NOWHERE:
            return
        if s.untouchable(one) or s.untouchable(other):
            return
        here, there = one.square, other.square
        s.lift(one)
        s.lift(other)
        for unit, square, was in ((one, there, here), (other, here, there)):
            s.put(unit, square)
            s.tell(events.MOVED, unit.owner, unit.card, was, square)
            use_tile(s, unit)
        for unit in (one, other):
            notice = deeds.notice(deed.seat, unit)
            notice.place = unit.square
            announce(s, MOVED, notice)


@final
class Switch(Happening[Battle, BattleDeed]):
    """A unit changes sides, and is tired by it unless it has Rush."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        if unit is None or unit.square == NOWHERE or unit.owner == deed.owner:
            return
        square = unit.square
        s.lift(unit)
        unit.owner = deed.owner
        unit.general = False  # an heir that goes back leaves its player without a general
        unit.exhausted = unit.traits & RUSH == 0
        unit.moved = 0
        unit.attacked = 0
        s.put(unit, square)
        changed(s, unit)
        s.tell(events.CONTROL, unit.owner, unit.card, square)


@final
class Rousing(Happening[Battle, BattleDeed]):
    """A unit may act again."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        if unit is not None and unit.square != NOWHERE:
            wake(unit)


@final
class Homecoming(Happening[Battle, BattleDeed]):
    """A unit goes back to its owner's hand as the card it was."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        if unit is None or unit.square == NOWHERE or unit.general or unit.traits & INVULNERABLE != 0:
            return
        s.tell(events.RETURNED, unit.owner, unit.card, unit.square)
        copy = as_card(s, unit)
        if deed.marks:
            copy = s.with_marks(copy, (*s.marks_of(copy), *deed.marks))
        s.take_off(unit)
        if hidden(unit):
            give(s, unit.owner, copy)
        else:
            give_openly(s, unit.owner, copy)
