"""Something in play, or a hero wherever it is: heroes, creeps and improvements."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.ancients.model.board import NOWHERE
from cardwright.games.ancients.model.keywords import BREAK
from cardwright.games.ancients.model.mark import Mark
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.thing import Thing

NOBODY: Final = 0  # the number of no unit
CORE: Final = 0  # an arrow on the Tower or Ancient
NO_ARROW: Final = -1  # not in a combat row
UNROLLED: Final = -1
# What a hero's death shield is.
NO_SHIELD: Final = 0
PRINTED_SHIELD: Final = 1
GIVEN_SHIELD: Final = 2

# The points of an AB hero, packed.
POINT_BITS: Final = 4
POINT_MASK: Final = 15

# An item as a card with its cooldown above these bits.
ITEM_BITS: Final = 12
ITEM_MASK: Final = 4095


@final
class Unit(Thing):
    """Heroes keep their number wherever they are.

    place     where it is in play, or NOWHERE
    damage    taken, and
    wear      armor lost to damage this round
    stun      turns left, and
    silence   turns left
    ails      ailments of this round, as bits (see keywords.py)
    shield    a Death Shield
    grown_*   what it has more for good
    mega      whether it is a Mega Melee Creep
    blessing  the points of the AB hero, packed; UNROLLED before its first deploy
    cooldown  rounds until its active ability is ready, and
    rest      rounds until its reactive ability is
    items     up to two, each a card with its cooldown above ITEM_BITS
    marks     what lies on it, oldest first
    forced    the number of the unit that it has to strike, or NOBODY, and
    lured     whether that is aggro
    arrow     the number of its combat target, CORE or NO_ARROW
    stood     where it was when arrows were last looked at
    ready     the round in which a hero in the fountain deploys
    heading   the place where a travelling hero will arrive; hidden from the opponent
    doomed    it is slain and dies at the next check
    bane      the number of the unit whose damage killed it

    lent_*    what auras give it
    attack, armor, health, traits, ranks  as they stand, worked out from all that: armor without wear, health at most
    """

    def __init__(self, id: i64, card: i64, owner: i64) -> None:
        super().__init__(id, card, owner)
        self.place: i64 = NOWHERE
        self.damage: i64 = 0
        self.wear: i64 = 0
        self.stun: i64 = 0
        self.silence: i64 = 0
        self.ails: i64 = 0
        self.shield: i64 = NO_SHIELD
        self.grown_attack: i64 = 0
        self.grown_armor: i64 = 0
        self.grown_health: i64 = 0
        self.grown_traits: i64 = 0
        self.mega: bool = False
        self.blessing: i64 = UNROLLED
        self.cooldown: i64 = 0
        self.rest: i64 = 0
        self.items: tuple[int, ...] = ()
        self.marks: tuple[Mark, ...] = ()
        self.forced: i64 = NOBODY
        self.lured: bool = False
        self.arrow: i64 = NO_ARROW
        self.stood: i64 = NOWHERE
        self.ready: i64 = 0
        self.heading: i64 = NOWHERE
        self.doomed: bool = False
        self.bane: i64 = NOBODY
        self.lent_attack: i64 = 0
        self.lent_armor: i64 = 0
        self.lent_health: i64 = 0
        self.lent_traits: i64 = 0
        self.lent_ranks: i64 = 0
        self.attack: i64 = 0
        self.armor: i64 = 0
        self.health: i64 = 0
        self.traits: i64 = 0
        self.ranks: i64 = 0

    def clone(self) -> Unit:
        other = Unit(self.id, self.card, self.owner)
        other.place = self.place
        other.damage = self.damage
        other.wear = self.wear
        other.stun = self.stun
        other.silence = self.silence
        other.ails = self.ails
        other.shield = self.shield
        other.grown_attack = self.grown_attack
        other.grown_armor = self.grown_armor
        other.grown_health = self.grown_health
        other.grown_traits = self.grown_traits
        other.mega = self.mega
        other.blessing = self.blessing
        other.cooldown = self.cooldown
        other.rest = self.rest
        other.items = self.items
        other.marks = self.marks
        other.forced = self.forced
        other.lured = self.lured
        other.arrow = self.arrow
        other.stood = self.stood
        other.ready = self.ready
        other.heading = self.heading
        other.doomed = self.doomed
        other.bane = self.bane
        other.lent_attack = self.lent_attack
        other.lent_armor = self.lent_armor
        other.lent_health = self.lent_health
        other.lent_traits = self.lent_traits
        other.lent_ranks = self.lent_ranks
        other.attack = self.attack
        other.armor = self.armor
        other.health = self.health
        other.traits = self.traits
        other.ranks = self.ranks
        return other

    def left(self) -> i64:
        """Its health now."""
        return self.health - self.damage

    def armor_now(self) -> i64:
        """J59: wear eats positive armor only."""
        if self.armor <= 0:
            return self.armor
        return self.armor - self.wear if self.armor > self.wear else 0

    def is_shielded(self) -> bool:
        """Whether a Death Shield would save it; a printed one is a passive ability, which Break turns off."""
        return self.shield == GIVEN_SHIELD or (self.shield == PRINTED_SHIELD and self.ails & BREAK == 0)

    def point(self, which: i64) -> i64:
        """The points an AB hero has on attack, armor or health (0, 1, 2)."""
        return 0 if self.blessing == UNROLLED else self.blessing >> POINT_BITS * which & POINT_MASK
