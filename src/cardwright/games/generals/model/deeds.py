"""Deeds: everything that can be about to happen in a battle, as plain data, and who makes each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.enchantment import Mark
from cardwright.games.generals.model.unit import Unit
from cardwright.kernel.bits import i64
from cardwright.kernel.deed import NO_ID, Deed

# What happens. rules/happenings.py lists how, in this order.
MOVE: Final = 0
HIT: Final = 1
DAMAGE: Final = 2
DEATH: Final = 3
DRAW: Final = 4
EXPIRY: Final = 5
SUMMONING: Final = 6
CASTING: Final = 7
HEALING: Final = 8
NOTICE: Final = 9
REPLACEMENT: Final = 10
EXHAUSTION: Final = 11
DESTRUCTION: Final = 12
REMOVAL: Final = 13
STANDING: Final = 14
TRANSFORMATION: Final = 15
EQUIPPING: Final = 16
SWAP: Final = 17
SWITCH: Final = 18
ROUSING: Final = 19
HOMECOMING: Final = 20
GIFT: Final = 21
FILLING: Final = 22
SHUFFLING: Final = 23
BURNING: Final = 24
TILING: Final = 25
ACTIVATION: Final = 26
SEQUEL: Final = 27
KINDS: Final = 28

# What else there is to say about a deed.
BY_SPELL: Final = 1
BY_ATTACK: Final = 2  # an attack or a strike back
REMOVES: Final = 4  # the unit leaves the board by it
FROM_HAND: Final = 8  # a card is played by it
BEHIND: Final = 16  # a backstab
AWAKE: Final = 32  # the unit may act at once
BUILT: Final = 64  # a Building is finished by it
DISPELLED: Final = 128  # the unit arrives dispelled
WALKED: Final = 256  # a unit's own move
BLOODBOUND_CAST: Final = 512
NEWCOME: Final = 1024  # the unit is as tired as one that was just summoned

# How a hit came about.
ORDERED: Final = 0  # the attack itself
SWEEPING: Final = 1  # Frenzy: another one hit by it, who does not answer
PIERCING: Final = 2  # Blast: another one hit by it, who may answer
ANSWERING: Final = 3  # a strike back
FORCED: Final = 4  # an attack an effect makes a unit carry out; it can still attack of its own

SILENT: Final = -1  # no such event


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class BattleDeed(Deed):
    """A deed of generals: ``thing`` and ``by`` are units, by number; ``place`` is a square, or a slot of a hand.

    late    the event as which it is heard late, once everything it brought about is done
    how     how a hit came about
    owner   whom the unit fights for afterwards
    within  the card inside the unit that comes
    count   what that unit counts, -1 for nothing of its own
    damage  what it has taken
    marks   enchantments it comes with, or that lie on the card it becomes
    picks   the squares chosen for a card
    then    the programs that follow for the unit, by their addresses
    scene   the scene in which a program goes on (see scene.py)
    """

    def __init__(
        self,
        kind: i64,
        seat: i64,
        thing: i64 = NO_ID,
        by: i64 = NO_ID,
        amount: i64 = 0,
        place: i64 = NOWHERE,
        card: i64 = NO_ID,
        flags: i64 = 0,
        late: i64 = SILENT,
    ) -> None:
        super().__init__(kind, seat, thing, by, amount, place, card, flags)
        self.late: i64 = late
        self.how: i64 = ORDERED
        self.owner: i64 = seat
        self.within: i64 = -1
        self.count: i64 = -1
        self.damage: i64 = 0
        self.marks: tuple[Mark, ...] = ()
        self.picks: tuple[int, ...] = ()
        self.then: tuple[int, ...] = ()
        self.scene: tuple[int, ...] = ()

    def clone(self) -> BattleDeed:
        other = BattleDeed(
            self.kind, self.seat, self.thing, self.by, self.amount, self.place, self.card, self.flags, self.late
        )
        other.how = self.how
        other.owner = self.owner
        other.within = self.within
        other.count = self.count
        other.damage = self.damage
        other.marks = self.marks
        other.picks = self.picks
        other.then = self.then
        other.scene = self.scene
        return other


def number_of(unit: Unit | None) -> i64:
    if unit is None:
        return NO_ID
    return unit.id


def notice(seat: i64, unit: Unit | None = None, by: Unit | None = None, card: i64 = NO_ID) -> BattleDeed:
    """Nothing that is done, only something to react to: the start of a turn, a unit that enters."""
    return BattleDeed(NOTICE, seat, number_of(unit), number_of(by), card=card)


def late_notice(seat: i64, late: i64, unit: Unit | None = None, card: i64 = NO_ID) -> BattleDeed:
    """The same, to be heard late."""
    return BattleDeed(NOTICE, seat, number_of(unit), card=card, late=late)


# Attacks, damage, healing and death (rules/damage.py).


def hit(by: Unit, unit: Unit, how: i64) -> BattleDeed:
    """One unit strikes another: an attack, or the answer to one."""
    deed = BattleDeed(HIT, by.owner, unit.id, by.id, flags=BY_ATTACK)
    deed.how = how
    return deed


def damage(seat: i64, unit: Unit, by: Unit | None, amount: i64, spell: bool) -> BattleDeed:
    """Damage by a spell or an ability."""
    return BattleDeed(DAMAGE, seat, unit.id, number_of(by), amount, flags=BY_SPELL if spell else 0)


def exhaustion(seat: i64, general: Unit, amount: i64) -> BattleDeed:
    """Damage of an empty deck: nothing changes or absorbs it."""
    return BattleDeed(EXHAUSTION, seat, general.id, NO_ID, amount)


def healing(seat: i64, unit: Unit, by: Unit | None, amount: i64) -> BattleDeed:
    """Health that comes back, never beyond the most the unit can have."""
    return BattleDeed(HEALING, seat, unit.id, number_of(by), amount)


def destruction(seat: i64, unit: Unit, by: Unit | None = None) -> BattleDeed:
    """A unit is destroyed, however much health it has."""
    return BattleDeed(DESTRUCTION, seat, unit.id, number_of(by), flags=REMOVES)


def death(seat: i64, unit: Unit, by: i64 = NO_ID) -> BattleDeed:
    """A unit dies: it leaves the board, then its own last words follow."""
    return BattleDeed(DEATH, seat, unit.id, by, flags=REMOVES)


def removal(seat: i64, unit: Unit) -> BattleDeed:
    """A unit leaves the board without dying."""
    return BattleDeed(REMOVAL, seat, unit.id, flags=REMOVES)


# Units come into play (rules/arrival.py, rules/transform.py).


def summoning(seat: i64, copy: i64, square: i64, by: Unit | None = None) -> BattleDeed:
    """A unit comes into play on a square."""
    return BattleDeed(SUMMONING, seat, NO_ID, number_of(by), place=square, card=copy)


def standing(seat: i64, unit: Unit) -> BattleDeed:
    """A unit whose Opening Gambit came first now stands on the board."""
    return BattleDeed(STANDING, seat, unit.id)


def transformation(seat: i64, unit: Unit, copy: i64) -> BattleDeed:
    """A unit becomes another one: no death, full health, as tired as before."""
    deed = BattleDeed(TRANSFORMATION, seat, unit.id, card=copy)
    deed.owner = unit.owner
    return deed


def equipping(seat: i64, copy: i64, more: i64 = 0) -> BattleDeed:
    """An artifact is put on a general; and gives attack beyond what is printed."""
    return BattleDeed(EQUIPPING, seat, amount=more, card=copy)


def casting(seat: i64, copy: i64, picks: tuple[int, ...], bloodbound: bool) -> BattleDeed:
    """A spell takes effect."""
    flags = BY_SPELL | BLOODBOUND_CAST if bloodbound else BY_SPELL
    deed = BattleDeed(CASTING, seat, place=picks[0], card=copy, flags=flags)
    deed.picks = picks
    return deed


# Units change their square, their owner, or go back to a hand (rules/movement.py).


def move(seat: i64, unit: Unit, square: i64) -> BattleDeed:
    """An effect sends a unit to a free square."""
    return BattleDeed(MOVE, seat, unit.id, place=square)


def walk(unit: Unit, square: i64) -> BattleDeed:
    """A unit goes to a free square, which is its own doing."""
    return BattleDeed(MOVE, unit.owner, unit.id, unit.id, place=square, flags=WALKED)


def swap(seat: i64, unit: Unit, other: Unit) -> BattleDeed:
    """Two units change places."""
    return BattleDeed(SWAP, seat, unit.id, other.id)


def switch(seat: i64, unit: Unit, owner: i64) -> BattleDeed:
    """A unit changes sides, and is tired by it unless it has Rush."""
    deed = BattleDeed(SWITCH, seat, unit.id)
    deed.owner = owner
    return deed


def rousing(seat: i64, unit: Unit) -> BattleDeed:
    """A unit may act again."""
    return BattleDeed(ROUSING, seat, unit.id)


def homecoming(seat: i64, unit: Unit, marks: tuple[Mark, ...]) -> BattleDeed:
    """A unit goes back to its owner's hand as the card it was, with marks on it."""
    deed = BattleDeed(HOMECOMING, seat, unit.id)
    deed.marks = marks
    return deed


def activation(seat: i64, unit: Unit) -> BattleDeed:
    """A Battle Pet acts outside its time."""
    return BattleDeed(ACTIVATION, seat, unit.id)


# Cards move between deck and hand (rules/draw.py).


def draw(seat: i64, like: i64 = NO_ID) -> BattleDeed:
    """A player draws the top card; or a random one of those called like a card."""
    return BattleDeed(DRAW, seat, card=like)


def filling(seat: i64, count: i64) -> BattleDeed:
    """A player draws until the hand has a number of cards."""
    return BattleDeed(FILLING, seat, amount=count)


def replacement(seat: i64, slot: i64) -> BattleDeed:
    """A card in hand is exchanged for one of another name."""
    return BattleDeed(REPLACEMENT, seat, place=slot)


def gift(seat: i64, copy: i64) -> BattleDeed:
    """A card comes into a hand from nowhere."""
    return BattleDeed(GIFT, seat, card=copy)


def shuffling(seat: i64, copy: i64) -> BattleDeed:
    """A card goes to a random place of a deck."""
    return BattleDeed(SHUFFLING, seat, card=copy)


def burning(seat: i64) -> BattleDeed:
    """The top card of a deck is lost."""
    return BattleDeed(BURNING, seat)


# What is left.


def tiling(seat: i64, tile: i64, square: i64) -> BattleDeed:
    """A tile, which is a place among those of a position, is laid on a square; the amount is its kind."""
    return BattleDeed(TILING, seat, amount=tile - seat, place=square)


def expiry(seat: i64, moment: i64) -> BattleDeed:
    """The end or the start of a turn, when enchantments run out."""
    return BattleDeed(EXPIRY, seat, amount=moment)
