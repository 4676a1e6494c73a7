"""Attacks, damage, healing and death."""

from __future__ import annotations

from typing import cast, final

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import (
    ANSWERED,
    ATTACKS,
    BACKSTABS,
    DAMAGE_RULE,
    DAMAGED,
    DAMAGED_LATE,
    DIED,
    DIES,
    HARMS,
    HEALED_LATE,
    KILLS,
    STRIKES,
    STRUCK,
    DamageRule,
)
from cardwright.games.generals.model.board import AROUND, NOWHERE, ahead, around, line_beyond
from cardwright.games.generals.model.card import GENERAL_ATTACKS
from cardwright.games.generals.model.deeds import (
    ANSWERING,
    BEHIND,
    BY_ATTACK,
    BY_SPELL,
    FORCED,
    NOTICE,
    ORDERED,
    PIERCING,
    SWEEPING,
    BattleDeed,
)
from cardwright.games.generals.model.keywords import (
    BLAST,
    DEATHLESS,
    EXPOSED,
    FORCEFIELD,
    FRENZY,
    INVULNERABLE,
    NO_STRIKE_BACK,
    RANGED,
    REBIRTH,
    UNASSAILABLE,
)
from cardwright.games.generals.model.state import CARD_BITS, HURT, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import lay_egg, notice_by, reveal
from cardwright.games.generals.rules.artifacts import wear
from cardwright.games.generals.rules.figures import abilities_of
from cardwright.games.generals.rules.hearing import announce, hear
from cardwright.kernel.bits import i64
from cardwright.kernel.deed import Happening


@final
class Hit(Happening[Battle, BattleDeed]):
    """One unit strikes another: an attack, or the answer to one."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        by, unit, how = s.known(deed.by), s.known(deed.thing), deed.how
        if by is None or unit is None or unit.square == NOWHERE or by.square == NOWHERE:
            return
        if how == ANSWERING and by.left() == 0 and not s.options.dead_strike_back:
            return  # R58
        if how == ORDERED and by.general:
            square = unit.square
            notice_by(s, reveal(s, by.owner, GENERAL_ATTACKS), by)
            if unit.square == NOWHERE:  # the Sentinel attacked is another unit now
                unit = s.unit_at(square)
                if unit is None:
                    return
                deed.thing = unit.id
        deed.place = unit.square
        behind = is_backstab(by, unit)
        if behind:
            deed.flags |= BEHIND
        launched = how in (ORDERED, FORCED)
        if launched:
            by.fought = s.turn
            s.tell(events.ATTACKED, by.owner, by.card, by.square, unit.card, unit.square)
            announce(s, ATTACKS, deed)
            if unit.square == NOWHERE:  # a mirage
                count_attack(by, how)
                return
            spread_out(s, by, unit)
        strength = by.attack
        if behind:
            strength += by.backstab
        deed.amount = withstood(s, deed, unit, strength)
        announce(s, STRIKES, deed)
        foretell(s, deed)
        if how != ANSWERING and how != SWEEPING and not behind:
            answer(s, by, unit)
        suffer(s, deed, unit, deed.amount)
        if behind and by.ears & (1 << BACKSTABS) != 0:
            hear(s, by, (1 << BACKSTABS), deed)
        if launched:
            count_attack(by, how)
            announce(s, STRUCK, deed)
        elif how == ANSWERING:
            announce(s, ANSWERED, deed)


def count_attack(by: Unit, how: i64) -> None:
    """An attack of its own uses up the move too."""
    if how == ORDERED:
        by.attacked += 1
        if by.moved < by.attacked:
            by.moved = by.attacked


def spread_out(s: Battle, by: Unit, unit: Unit) -> None:
    """Frenzy and Blast hit others too."""
    others: i64 = 0
    how: i64 = SWEEPING
    if by.traits & BLAST != 0:
        others |= line_beyond(by.square, unit.square)
        how = PIERCING
    if by.traits & FRENZY != 0:
        near = AROUND[by.square]
        if near & (1 << unit.square) != 0 or s.options.frenzy_reach == "every attack":  # R157
            sweep(s, by, near & ~others & ~(1 << unit.square), SWEEPING)
    if others != 0:
        sweep(s, by, others & ~(1 << unit.square), how)


def sweep(s: Battle, by: Unit, squares: i64, how: i64) -> None:
    """Hit every enemy on these squares as well."""
    for unit in s.units:
        if unit.owner != by.owner and squares & (1 << unit.square) != 0 and unit.traits & UNASSAILABLE == 0:
            s.lane.append(deeds.hit(by, unit, how))


def is_behind(by: Unit, unit: Unit) -> bool:
    """Whether an attacker stands on the square directly behind its target."""
    return ahead(unit.square, unit.owner, -1) == by.square


def is_backstab(by: Unit, unit: Unit) -> bool:
    return unit.traits & EXPOSED != 0 or (by.backstab > 0 and is_behind(by, unit))


def answer(s: Battle, by: Unit, unit: Unit) -> None:
    """Queue the strike back, if the one attacked can reach the attacker."""
    if unit.attack == 0 or unit.traits & (NO_STRIKE_BACK | INVULNERABLE) != 0:
        return
    if unit.traits & RANGED != 0 or around(unit.square) & (1 << by.square) != 0:
        s.lane.append(deeds.hit(unit, by, ANSWERING))


@final
class Damage(Happening[Battle, BattleDeed]):
    """Damage by a spell or an ability."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        damage(s, deed)


def damage(s: Battle, deed: BattleDeed) -> None:
    unit = s.known(deed.thing)
    if unit is not None and unit.square != NOWHERE:
        deed.place = unit.square
        deed.amount = withstood(s, deed, unit, deed.amount)
        foretell(s, deed)
        suffer(s, deed, unit, deed.amount)


@final
class Exhaustion(Happening[Battle, BattleDeed]):
    """Damage of an empty deck: nothing changes or absorbs it, but a general that nothing affects takes none."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        if unit is None or unit.square == NOWHERE:
            return
        amount = 0 if s.untouchable(unit) else deed.amount
        s.tell(events.EMPTY_DECK, unit.owner, amount)
        suffer(s, deed, unit, amount)


def withstood(s: Battle, deed: BattleDeed, unit: Unit, base: i64) -> i64:
    """The damage a unit takes, changed by whatever changes it."""
    total = changed(s, deed, unit, base)
    if unit.traits & (INVULNERABLE | FORCEFIELD) != 0:
        if unit.traits & INVULNERABLE != 0:
            return 0
        if not unit.spent:
            unit.spent = True  # even by no damage at all
            return 0
    return total


def foretell(s: Battle, deed: BattleDeed) -> None:
    """Let the unit that is about to deal damage react, before any strike back."""
    if s.hearing & (1 << HARMS) == 0 or deed.amount == 0:
        return
    by = s.known(deed.by)
    if by is not None and by.ears & (1 << HARMS) != 0 and by.square != NOWHERE:
        hear(s, by, (1 << HARMS), deed)


def suffer(s: Battle, deed: BattleDeed, unit: Unit, total: i64) -> None:
    """Take damage as it is."""
    deed.amount = total
    if unit.left() > 0:
        unit.damage += total
    s.tell(events.DAMAGED, deed.seat, unit.card, unit.square, total, unit.left())
    if unit.left() == 0 and (total > 0 or unit.traits & INVULNERABLE == 0):
        s.lane.append(deeds.death(deed.seat, unit, deed.by))
    if total > 0:
        unit.hurt = True
        s.stale |= HURT
        for player in s.players:
            player.quiet = 0
        s.players[unit.owner].wounds += 1
        if unit.general and unit.marks:
            wear(s, unit)
        announce(s, DAMAGED, deed)
        if s.hearing & (1 << DAMAGED_LATE) != 0:
            s.done += (aftermath(deed, unit),)


def aftermath(deed: BattleDeed, unit: Unit) -> BattleDeed:
    """What late reactions to damage hear, however it was dealt."""
    flags = deed.flags & (BY_SPELL | BY_ATTACK)
    return BattleDeed(NOTICE, deed.seat, unit.id, deed.by, deed.amount, unit.square, flags=flags, late=DAMAGED_LATE)


def changed(s: Battle, deed: BattleDeed, unit: Unit, base: i64) -> i64:
    """What all damage rules in play make of an amount."""
    if s.hearing & (1 << DAMAGE_RULE) == 0:
        return base
    times: i64 = 1
    less: i64 = 0
    none = False
    shielded = unit.shielded
    for holder in s.units:
        if holder.ears & (1 << DAMAGE_RULE) == 0:
            continue
        for rule in abilities_of(s, holder, 1 << DAMAGE_RULE):
            if isinstance(rule, DamageRule) and rule.concerns(s, holder, deed, unit):
                base += rule.more
                times *= rule.times
                less += rule.less
                none = none or rule.none
                shielded = shielded or rule.first
    unit.shielded = shielded
    return 0 if none else max(0, max(0, base) * times - less)


@final
class Healing(Happening[Battle, BattleDeed]):
    """Health comes back, never beyond the most the unit can have."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        if unit is None or unit.square == NOWHERE or unit.traits & INVULNERABLE != 0:
            return
        deed.amount = min(deed.amount, unit.damage)
        if deed.amount <= 0:
            return
        unit.damage -= deed.amount
        s.players[deed.seat].healings += 1
        s.players[deed.seat].mended = s.turn
        s.stale |= HURT
        s.tell(events.HEALED, deed.seat, unit.card, unit.square, deed.amount, unit.left())
        deed.late = HEALED_LATE
        s.done += (deed,)


@final
class Destruction(Happening[Battle, BattleDeed]):
    """A unit is destroyed, however much health it has."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        if unit is not None and unit.square != NOWHERE and unit.traits & INVULNERABLE == 0:
            s.lane.append(deeds.death(deed.seat, unit, deed.by))


def leave(s: Battle, unit: Unit) -> None:
    """Take a unit off the board; one that has already come to its square stays there."""
    square = unit.square
    if s.numbered(unit.id) is None:
        s.lift(unit)  # an Opening Gambit can be the end of a unit that does not stand yet
    else:
        s.take_off(unit)
    successor = s.unit_at(square)
    if successor is not None:
        s.put(successor, square)


@final
class Death(Happening[Battle, BattleDeed]):
    """A unit dies: it leaves the board, then its own last words follow."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        if unit is None or unit.square == NOWHERE:
            return
        if unit.traits & DEATHLESS != 0:
            unit.damage = max(0, unit.health - 1)
            return
        deed.late = DIED
        deed.place = unit.square
        deed.card = unit.card
        s.tell(events.DIED, unit.owner, unit.card, unit.square)
        leave(s, unit)
        if not unit.general:
            player = s.players[unit.owner]
            player.fallen += (int(unit.card | s.turn << CARD_BITS),)
        reborn = unit.traits & REBIRTH != 0
        if reborn and rebirth_first(s, unit):
            lay_egg(s, unit.owner, unit.card, deed.place)
        if unit.ears & (1 << DIES) != 0:
            hear(s, unit, (1 << DIES), deed)
        tell_killer(s, deed)
        if reborn:
            lay_egg(s, unit.owner, unit.card, deed.place)
        s.done += (deed,)


def tell_killer(s: Battle, deed: BattleDeed) -> None:
    """Let the killer react at once: where it stands, or where it fell if both died of the same blows."""
    killer = s.known(deed.by)
    if killer is None or killer.ears & (1 << KILLS) == 0:
        return
    if killer.square != NOWHERE:
        hear(s, killer, (1 << KILLS), deed)
        return
    for done in s.done:
        if done.thing == killer.id and cast(BattleDeed, done).late == DIED:
            seen = deed.clone()
            seen.place = done.place
            hear(s, killer, (1 << KILLS), seen)
            return


def rebirth_first(s: Battle, unit: Unit) -> bool:
    """Whether a dead unit had Rebirth before anything else that happens when it dies: its egg then comes first."""
    card = s.cards.all[unit.card]
    if not unit.dispelled and (card.traits & REBIRTH != 0 or card.ears & (1 << DIES) != 0):
        return card.traits & REBIRTH != 0
    for mark in unit.marks:
        if mark.enchantment.traits & REBIRTH != 0 or mark.enchantment.ears & (1 << DIES) != 0:
            return mark.enchantment.traits & REBIRTH != 0
    return False


@final
class Removal(Happening[Battle, BattleDeed]):
    """A unit leaves the board without dying."""

    def happen(self, s: Battle, deed: BattleDeed) -> None:
        unit = s.known(deed.thing)
        if unit is not None:
            remove(s, unit)


def remove(s: Battle, unit: Unit) -> None:
    """Take a unit off the board at once."""
    if unit.square != NOWHERE:
        s.tell(events.REMOVED, unit.owner, unit.card, unit.square)
        leave(s, unit)
