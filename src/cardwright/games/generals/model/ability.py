"""What a card can do beyond its numbers: react, strengthen others, change damage, change costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.deeds import BY_ATTACK, BY_SPELL, FROM_HAND, SILENT, BattleDeed
from cardwright.games.generals.model.program import Program
from cardwright.games.generals.model.scene import Amount, Condition, Effect, Scene
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import amount

if TYPE_CHECKING:
    from cardwright.games.generals.effects.held_cards import Holding
    from cardwright.games.generals.effects.units import Units
    from cardwright.games.generals.model.enchantment import Mark
    from cardwright.games.generals.model.state import Battle
    from cardwright.games.generals.model.unit import Unit

# What can be heard. "Late" is when everything the deed brought about is done and the dead are gone.
CASTS: Final = 0  # a spell is about to take effect
ATTACKS: Final = 1  # an attack is about to be made
DAMAGED: Final = 2
DIES: Final = 3  # a death, at once: heard by the dead alone
KILLS: Final = 4  # a death, at once: heard by the killer alone, even if it fell to the same blows
DIED: Final = 5  # a death, late
SUMMONED: Final = 6  # late
MOVED: Final = 7
DREW: Final = 8
REPLACED: Final = 9
TURN_STARTS: Final = 10
TURN_ENDS: Final = 11
SURGED: Final = 12  # a bloodbound spell was cast, late
EQUIPPED: Final = 13
DAMAGED_LATE: Final = 14
BUILT: Final = 15
HEALED_LATE: Final = 16
STRIKES: Final = 17  # an attack or a strike back hits, heard before the damage
ENTERS: Final = 18  # a unit of the player arrives, at once (Bond, Intensify, arrivals that change it)
STRUCK: Final = 19  # an attack has hit, at once: before the strike back
CAST: Final = 20  # a spell has been cast and what it does is about to happen; the amount is how often it deals damage
UNMASKED: Final = 21  # a Sentinel was revealed by a unit: heard by that Sentinel alone
BREAKS: Final = 22  # an artifact is gone, at once: heard by itself alone
TILED: Final = 23  # a tile is laid, late; the amount is its kind
ANSWERED: Final = 24  # a strike back has hit, at once
STUNS: Final = 25  # a unit is stunned, at once
RAISED: Final = 26  # a spell has raised the attack of a minion: heard by trials alone
OWN_DEATH: Final = 27  # a death, late: heard by the dead alone (Deathwatch)
HARMS: Final = 28  # damage above 0 is about to be dealt: heard by the unit that deals it alone
BACKSTABS: Final = 29  # a hit from behind has dealt its damage, at once: heard by the unit that hit alone

# What is not heard but asked for.
AURA: Final = 30
LOCAL_AURA: Final = 31  # one that depends on where units stand, how they are, or what was counted
DAMAGE_RULE: Final = 32
COST_RULE: Final = 33
OTHER_RULE: Final = 34
SPELL_RULE: Final = 35
HINDERS: Final = 36  # no ability: the unit has traits that attackers must take into account


class Ability:
    """Printed on a card, or part of an enchantment. ``ears``: what it hears or is asked for, as bits."""

    ears: i64
    lasting: bool

    def hear(self, s: Battle, me: Unit, deed: BattleDeed, mark: Mark | None = None) -> None:
        """Something happened that this ability listens for; ``mark`` is what it lies on, if it is not printed."""

    def programs(self) -> tuple[Program, ...]:
        """What it does."""
        return ()


@final
class Trigger(Ability):
    """When ``event`` happens to units that ``about`` and ``by`` allow and ``test`` holds, the effects happen.

    ``whose`` says whose doing it has to be, seen from the owner of the ability; ``also`` is another event it hears.
    """

    def __init__(
        self,
        event: i64,
        effects: tuple[Effect, ...],
        about: Units | None = None,
        by: Units | None = None,
        whose: i64 = 0,
        test: Condition | None = None,
        also: i64 = SILENT,
    ) -> None:
        self.event: i64 = event
        self.ears = 1 << event
        if also != SILENT:
            self.ears |= 1 << also
        self.lasting = False
        self.program: Program = Program(effects)
        self.about: Units | None = about
        self.by: Units | None = by
        self.whose: i64 = whose
        self.test: Condition | None = test

    def hear(self, s: Battle, me: Unit, deed: BattleDeed, mark: Mark | None = None) -> None:
        if (self.whose == MINE and deed.seat != me.owner) or (self.whose == THEIRS and deed.seat == me.owner):
            return
        about = self.about
        if about is not None and (deed.thing < 0 or (about.itself and deed.thing != me.id)):
            return
        scene = Scene(me.owner, me.card, me, me.square if me.square != NOWHERE else deed.place)
        scene.mark = mark
        unit = me if deed.thing == me.id else s.known(deed.thing)
        by = me if deed.by == me.id else s.known(deed.by)
        scene.unit = unit
        scene.by = by
        scene.copy = deed.card
        scene.amount = deed.amount
        scene.from_hand = deed.flags & FROM_HAND != 0
        scene.factor = me.factor
        scene.there = deed.place
        scene.target = unit
        if about is not None and (unit is None or not about.fits(s, scene, unit)):
            return
        if self.by is not None and (by is None or not self.by.fits(s, scene, by)):
            return
        if self.test is not None and not self.test.holds(s, scene):
            return
        self.program.run(s, scene)

    def programs(self) -> tuple[Program, ...]:
        return (self.program,)


# Whose doing an event has to be.
ANYBODYS: Final = 0
MINE: Final = 1
THEIRS: Final = 2


@final
class Aura(Ability):
    """While it is in play and ``test`` holds, the units in ``whom`` have more attack, health, speed or traits.

    ``everywhere``: a card has the attack and health of its own aura in hand and deck as well.
    """

    def __init__(
        self,
        whom: Units,
        attack: int | Amount = 0,
        health: int | Amount = 0,
        speed: i64 = 0,
        traits: i64 = 0,
        test: Condition | None = None,
        grow: i64 = 0,
        lasting: bool = False,
        everywhere: bool = False,
    ) -> None:
        self.ears = 1 << AURA
        changeable = whom.damaged or whom.undamaged or whom.exhausted
        if test is not None or whom.where is not None or changeable or everywhere:
            self.ears |= 1 << LOCAL_AURA
        self.lasting = lasting
        self.whom: Units = whom
        self.attack: Amount = amount(attack)
        self.health: Amount = amount(health)
        self.speed: i64 = speed
        self.traits: i64 = traits
        self.test: Condition | None = test
        self.grow: i64 = grow
        self.everywhere: bool = everywhere


# What deals the damage a rule is about.
ANY_DAMAGE: Final = 0
MY_SPELLS: Final = 1
ANY_SPELL: Final = 2
ANY_ATTACK: Final = 3  # attacks and strikes back


@final
class DamageRule(Ability):
    """Changes damage dealt ``by`` some units ``to`` some units: more, times, less at the end, or none at all.

    ``first``: only the first damage a unit takes in a turn, even if that is 0.
    """

    def __init__(
        self,
        to: Units,
        by: Units | None = None,
        more: i64 = 0,
        times: i64 = 1,
        less: i64 = 0,
        none: bool = False,
        source: i64 = ANY_DAMAGE,
        test: Condition | None = None,
        first: bool = False,
    ) -> None:
        self.ears = 1 << DAMAGE_RULE
        self.lasting = False
        self.to: Units = to
        self.by: Units | None = by
        self.more: i64 = more
        self.times: i64 = times
        self.less: i64 = less
        self.none: bool = none
        self.source: i64 = source
        self.test: Condition | None = test
        self.first: bool = first

    def concerns(self, s: Battle, me: Unit, deed: BattleDeed, unit: Unit) -> bool:
        """Whether it changes the damage this deed is about to deal to the unit."""
        if self.first and unit.shielded:
            return False
        spell = deed.flags & BY_SPELL != 0
        if self.source == MY_SPELLS and not (spell and deed.seat == me.owner):
            return False
        if (self.source == ANY_SPELL and not spell) or (self.source == ANY_ATTACK and deed.flags & BY_ATTACK == 0):
            return False
        scene = Scene(me.owner, me.card, me, me.square)
        scene.unit = unit
        by = s.known(deed.by)
        scene.by = by
        if not self.to.fits(s, scene, unit):
            return False
        if self.by is not None and (by is None or spell or not self.by.fits(s, scene, by)):
            return False
        return self.test is None or self.test.holds(s, scene)


@final
class CostRule(Ability):
    """Cards of one player that fit, in hand or the bloodbound spell, cost more or less.

    first  only the first such card each turn
    once   only the next such card; the enchantment that says so is gone with it
    next_card  only the next card of all; the enchantment is gone with it, whether it fits or not
    price  what is done to a minion for being cheaper
    hand_only  the bloodbound spell does not count
    bloodbound_only  it counts alone
    becomes  above -1, the cards cost this much, whatever else there is
    """

    def __init__(
        self,
        cards: Holding,
        change: i64 = 0,
        whose: i64 = MINE,
        first: bool = False,
        once: bool = False,
        hand_only: bool = False,
        next_card: bool = False,
        price: Effect | None = None,
        bloodbound_only: bool = False,
        becomes: i64 = -1,
    ) -> None:
        self.ears = 1 << COST_RULE
        self.lasting = False
        self.cards: Holding = cards
        self.change: i64 = change
        self.whose: i64 = whose
        self.first: bool = first
        self.once: bool = once
        self.hand_only: bool = hand_only
        self.next_card: bool = next_card
        self.price: Program | None = None if price is None else Program((price,))
        self.bloodbound_only: bool = bloodbound_only
        self.becomes: i64 = becomes

    def programs(self) -> tuple[Program, ...]:
        return () if self.price is None else (self.price,)


@final
class SpellRule(Ability):
    """While it is in play, its player's bloodbound spell is another; the card's enchantment keeps the own one."""

    def __init__(self, key: str) -> None:
        self.ears = 1 << SPELL_RULE
        self.lasting = False
        self.key: str = key


# Numbers of the rules that cards can change.
REPLACES: Final = 0  # cards a player may replace in a turn
DRAWS: Final = 1  # cards drawn at the end of a turn
NO_REPLACE: Final = 2  # above 0, the player cannot replace
NO_BLOODBOUND: Final = 3  # above 0, the player cannot cast the bloodbound spell
CREEP_DOUBLED: Final = 4  # how many times the damage of the player's Shadow Creep is doubled
CREEP_GROWN: Final = 5  # above 0, Shadow Creep deals one damage for each of the player's
CHEAPEST_SPELL: Final = 6  # the player cannot cast spells that cost less; the largest one counts


@final
class Rule(Ability):
    """While it is in play, a number of the rules is larger for one player or both."""

    def __init__(self, number: i64, more: i64, whose: i64 = MINE, test: Condition | None = None) -> None:
        self.ears = 1 << OTHER_RULE
        self.lasting = False
        self.number: i64 = number
        self.more: i64 = more
        self.whose: i64 = whose
        self.test: Condition | None = test
