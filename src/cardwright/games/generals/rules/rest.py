"""What is looked after whenever the fast lane is empty: figures, fallen generals, late reactions, trials."""

from __future__ import annotations

from typing import cast

from cardwright.games.generals.model.ability import DIED, OWN_DEATH, SUMMONED
from cardwright.games.generals.model.deeds import FROM_HAND, SILENT, BattleDeed
from cardwright.games.generals.model.keywords import HEIR
from cardwright.games.generals.model.state import CHANGED, FRESH, WORN, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import sand_rises
from cardwright.games.generals.rules.artifacts import break_worn
from cardwright.games.generals.rules.figures import reckon, refresh
from cardwright.games.generals.rules.hearing import announce, hear
from cardwright.games.generals.rules.trials import look_at_trials
from cardwright.kernel.bits import i64


def settle(s: Battle) -> bool:
    """See to what follows now that everything is done. True if that was anything; else the battle is at rest."""
    if s.stale != FRESH:
        refresh(s)
        if s.lane:
            return True
    if fallen_general(s):
        return True
    if s.done:
        s.due = len(s.done)
        return True
    if s.stale & WORN != 0:
        break_worn(s)
        return True
    if s.players[0].slotted >= 0 or s.players[1].slotted >= 0:
        look_at_trials(s)
    if s.aside:
        s.aside = []
    return False


def hear_late(s: Battle, deed: BattleDeed) -> None:
    """Show a deed to those who wait until all that it brought about is done."""
    if deed.late != SILENT:
        announce(s, deed.late, deed)
        if deed.late == SUMMONED and deed.flags & FROM_HAND != 0:
            sand_rises(s, deed)
        if deed.late == DIED and s.options.deathwatch_own:
            hear_own_death(s, deed)
    if s.due == 0 and s.stale != FRESH:
        if s.stale & WORN != 0:
            break_worn(s)
        refresh(s)


def hear_own_death(s: Battle, deed: BattleDeed) -> None:
    """R134: A Deathwatch of the dead unit itself comes last."""
    dead = s.known(deed.thing)
    if dead is not None and dead.ears & (1 << OWN_DEATH) != 0:
        hear(s, dead, 1 << OWN_DEATH, deed)


def fallen_general(s: Battle) -> bool:
    """Whether the game is over: a player without a general has lost, both at once is a draw."""
    if len(s.units) > 1:
        one, other = s.units[0], s.units[1]
        if one.general and other.general and one.owner != other.owner:
            return False  # they came first and are still there
    first = s.general(0) is not None or crowned(s, 0)
    second = s.general(1) is not None or crowned(s, 1)
    if first and second:
        return False
    s.result = (0,) if first else (1,) if second else ()
    if s.stale & WORN != 0:  # nobody looks after it any more
        break_worn(s)
        refresh(s)
    s.agenda = []
    s.lane = []
    s.done = ()
    s.aside = []
    return True


def crowned(s: Battle, seat: i64) -> bool:
    """Whether a minion takes the place of this player's dead general; chance decides between several."""
    heirs: list[Unit] = []
    for unit in s.units:
        if unit.owner == seat and unit.traits & HEIR != 0:
            heirs.append(unit)
    if not heirs:
        return False
    heir = heirs[s.below(len(heirs))]
    heir.general = True
    s.stale |= CHANGED  # auras may be about generals
    for done in s.done:
        deed = cast(BattleDeed, done)
        old = s.known(deed.thing)
        if deed.late == DIED and old is not None and old.general and old.owner == seat:
            for mark in old.marks:
                if mark.enchantment.lasting and not mark.enchantment.artifact:
                    heir.mark(mark)
    s.units.remove(heir)
    s.units.insert(0, heir)
    reckon(s, heir)
    refresh(s)
    return True
