"""Putting enchantments on units, taking them off, dispelling, stunning, waking."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import AURA, STUNS, TILED
from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.deeds import NEWCOME, BattleDeed
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.keywords import BATTLE_PET, EPHEMERAL, INVULNERABLE, PUPPET, RUSH, TAMED, WALL
from cardwright.games.generals.model.state import CHANGED, TILE_KINDS, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.figures import bury_later, reckon, refresh
from cardwright.games.generals.rules.hearing import announce
from cardwright.kernel.bits import i64
from cardwright.kernel.deed import Happening


def enchant(s: Battle, unit: Unit, mark: Mark) -> None:
    """Put an enchantment on a unit, at once."""
    if s.untouchable(unit) and not is_the_players(unit, mark):
        return
    unit.mark(mark)
    changed(s, unit)
    if mark.enchantment.traits & RUSH != 0 and unit.count == s.turn and unit.moved == 0 and unit.attacked == 0:
        unit.exhausted = False  # Rush gained on the turn of arrival
    if s.telling and unit.square != NOWHERE:
        s.tell(events.ENCHANTED, mark.seat, unit.card, unit.square, mark.attack, mark.health)


def is_the_players(general: Unit, mark: Mark) -> bool:
    """Whether a mark lies on a general for its player only: it gives abilities and leaves the unit as it is."""
    enchantment = mark.enchantment
    if not general.general or not enchantment.abilities or mark.attack != 0 or mark.health != 0:
        return False
    return enchantment.traits | enchantment.lifts | enchantment.speed | enchantment.backstab | enchantment.grow == 0


def changed(s: Battle, unit: Unit) -> None:
    """Something about the unit is different: work out its numbers, and whether it lives."""
    reckon(s, unit)
    s.stale |= CHANGED
    if unit.health <= unit.damage and unit.square != NOWHERE:
        bury_later(s, unit)


def unmark(s: Battle, unit: Unit, mark: Mark) -> None:
    """Take one enchantment off."""
    unit.unmark(mark)
    changed(s, unit)


def dispel(s: Battle, unit: Unit) -> None:
    """Take away everything a dispel can take."""
    if unit.traits & INVULNERABLE != 0:
        return
    was = unit.traits
    lends = unit.ears & (1 << AURA) != 0
    unit.dispelled = True
    unit.marks = tuple([mark for mark in unit.marks if withstands(s, mark.enchantment)])
    s.tell(events.DISPELLED, unit.owner, unit.square)
    changed(s, unit)
    if was & ~unit.traits & RUSH != 0 and unit.count == s.turn and not unit.general:
        unit.exhausted = True
    if lends:
        refresh(s)  # what it gave to others or itself is gone at once
    if was & WALL != 0 or (was & EPHEMERAL != 0 and s.options.dispelled_dervish == "at once"):
        s.lane.append(deeds.removal(unit.owner, unit))


def withstands(s: Battle, enchantment: Enchantment) -> bool:
    """Whether a dispel leaves it where it is."""
    return enchantment.lasting or (enchantment.bonded and s.options.bond_lasts)


def dispel_tile(s: Battle, square: i64) -> None:
    """Take away whatever tile lies on a square."""
    for kind in range(TILE_KINDS):
        s.tiles[kind] &= ~(1 << square)
    s.stale |= CHANGED


def lay_tile(s: Battle, kind: i64, square: i64) -> None:
    """Lay a tile; it replaces the one that was there."""
    dispel_tile(s, square)
    s.tiles[kind] |= 1 << square
    s.tell(events.TILE, s.mover, kind, square)


@final
class Tiling(Happening[Battle, BattleDeed]):
    """A tile is laid on a square; the amount is its kind."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        lay_tile(s, deed.amount + deed.seat, deed.place)
        if s.hearing & (1 << TILED) != 0:
            deed.late = TILED
            s.done += (deed,)


def until_end_of_turn(s: Battle) -> i64:
    return 2 * s.turn + 1


def until_next_turn(s: Battle, seat: i64) -> i64:
    """Up to the start of this player's next turn."""
    return 2 * (s.turn + (2 if s.mover == seat else 1))


def until_end_of_next_turn(s: Battle, seat: i64) -> i64:
    """Up to the end of this player's next turn."""
    return until_next_turn(s, seat) + 1


def stun(s: Battle, unit: Unit, seat: i64, enchantment: Enchantment) -> None:
    """It can neither move nor attack until the next turn of the player who stuns it (R191)."""
    if s.untouchable(unit):
        return
    by_owner = s.options.stun_lasts == "owner"
    moment = until_end_of_next_turn(s, unit.owner) if by_owner else until_next_turn(s, seat)
    enchant(s, unit, Mark(enchantment, until=moment, seat=seat))
    announce(s, STUNS, deeds.notice(seat, unit))


def grow(s: Battle, unit: Unit) -> None:
    """A unit with Grow gains as much as it grows by."""
    if unit.grow > 0 and unit.square != NOWHERE:
        enchant(s, unit, Mark(s.cards.all[unit.card].growth, unit.grow, unit.grow, 0, unit.owner))


def wake(unit: Unit) -> None:
    """Let a unit act again."""
    unit.exhausted = False
    unit.moved = 0
    unit.attacked = 0


def acts_alone(unit: Unit) -> bool:
    """Whether it takes no orders."""
    if unit.traits & PUPPET != 0:
        return True
    return unit.traits & BATTLE_PET != 0 and unit.traits & TAMED == 0


def revert(s: Battle, unit: Unit, moment: i64) -> None:
    """A unit that was something else only for a while becomes what it was again, or the card its mark names."""
    for mark in unit.marks:
        into = mark.count if mark.count > 0 else unit.within
        if mark.enchantment.reverts and mark.until <= moment and into >= 0:
            deed = deeds.transformation(unit.owner, unit, into)
            deed.flags |= NEWCOME
            s.lane.append(deed)


@final
class Expiry(Happening[Battle, BattleDeed]):
    """Enchantments run out."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        moment = deed.amount
        for unit in s.units:
            for mark in unit.marks:
                if mark.until != 0 and mark.until <= moment:
                    revert(s, unit, moment)
                    unit.marks = tuple([kept for kept in unit.marks if kept.until == 0 or kept.until > moment])
                    changed(s, unit)
                    break
