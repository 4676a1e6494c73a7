"""Choosing units: by side, kind, place, tribe, traits and numbers."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.model.board import ALL, AROUND, distance
from cardwright.games.generals.model.deeds import REMOVES
from cardwright.games.generals.model.keywords import FACTIONS, TRIBES
from cardwright.games.generals.model.scene import Scene, Where, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.kernel.bits import i64
from cardwright.kernel.effects import things

# Sides, seen from the player whose effect it is.
BOTH: Final = things.ANY_SIDE
FRIENDLY: Final = things.FRIENDLY
ENEMY: Final = things.ENEMY

# Kinds, as bits.
MINIONS: Final = 1
GENERALS: Final = 2
ANY_UNIT: Final = things.EVERY_KIND

ANY_NUMBER: Final = 1000

# What a unit is to an effect.
SOURCE: Final = 0  # the effect comes from it
TARGET: Final = 1  # it was chosen
FIRST_TARGET: Final = 2  # it was chosen in the step before
ABOUT: Final = 3  # the event is about it
BY: Final = 4  # it brought the event about


@final
class OnBoard(things.ThingReader["Battle", Scene, "Unit"]):
    """How units on the board are read."""

    def in_play(self, s: Battle, seat: i64, side: i64) -> list[Unit]:
        return s.units

    def place(self, s: Battle, thing: Unit) -> i64:
        return thing.square

    def source(self, at: Scene) -> i64:
        return at.source()


ON_BOARD: Final = OnBoard()


@final
class Units(things.Things["Battle", Scene, "Unit"]):
    """The units that fit.

    side         FRIENDLY, ENEMY or BOTH
    kinds        MINIONS, GENERALS or ANY_UNIT
    where        only those standing there
    other        not the unit the effect comes from; itself: that one only
    tribe        a word of TRIBES; tribal: any of them
    faction      a word of FACTIONS
    traits       with at least one of these; without: with none of those
    card         only units of the card with this key; cards: of one of these; but: not of that one
    most_attack, least_attack, most_cost   numbers as they are now
    most_printed the attack printed on the card
    fought       attacked on the turn before this one
    damaged, undamaged, exhausted, token
    """

    def __init__(
        self,
        side: i64 = BOTH,
        kinds: i64 = MINIONS,
        where: Where | None = None,
        other: bool = False,
        itself: bool = False,
        tribe: str = "",
        traits: i64 = 0,
        without: i64 = 0,
        card: str = "",
        cards: tuple[str, ...] = (),
        but: str = "",
        most_attack: i64 = ANY_NUMBER,
        least_attack: i64 = -1,
        most_cost: i64 = ANY_NUMBER,
        most_printed: i64 = ANY_NUMBER,
        fought: bool = False,
        damaged: bool = False,
        undamaged: bool = False,
        exhausted: bool = False,
        token: bool = False,
        faction: str = "",
        tribal: bool = False,
    ) -> None:
        super().__init__(ON_BOARD, side, kinds, where, other, itself, traits, without)
        self.tribe: i64 = TRIBES.index(tribe)
        self.cards: tuple[str, ...] = (card, *cards) if card else cards
        self.but: str = but
        self.most_attack: i64 = most_attack
        self.least_attack: i64 = least_attack
        self.most_cost: i64 = most_cost
        self.most_printed: i64 = most_printed
        self.fought: bool = fought
        self.damaged: bool = damaged
        self.undamaged: bool = undamaged
        self.exhausted: bool = exhausted
        self.token: bool = token
        self.faction: i64 = FACTIONS.index(faction) if faction else -1
        self.tribal: bool = tribal
        self.numbers: bool = most_attack != ANY_NUMBER or least_attack != -1 or damaged or undamaged or exhausted
        self.numbers = self.numbers or traits | without != 0
        self.prints: bool = tribe != "" or len(self.cards) > 0 or but != "" or most_cost != ANY_NUMBER or token
        self.prints = self.prints or faction != "" or tribal or most_printed != ANY_NUMBER or fought

    def squares(self, s: Battle, scene: Scene) -> i64:
        """Where they may stand."""
        if self.where is None:
            return ALL
        return self.where.places(s, scene)

    def suits(self, s: Battle, thing: Unit, seat: i64, source: i64) -> bool:
        """As in every game, with the unit read directly: auras ask it of every unit, again and again."""
        if self.itself:
            return thing.id == source
        if self.side != BOTH and (thing.owner == seat) != (self.side == FRIENDLY):
            return False
        if self.kinds != ANY_UNIT and thing.general != (self.kinds == GENERALS):
            return False
        if self.other and thing.id == source:
            return False
        if self.numbers and not self.fit_numbers(thing):
            return False
        return not self.prints or self.fit_prints(s, thing)

    def anywhere(self, s: Battle, seat: i64, source: i64) -> list[Unit]:
        """As in every game, with the board read directly."""
        return [unit for unit in s.units if self.suits(s, unit, seat, source)]

    def fit_numbers(self, unit: Unit) -> bool:
        if unit.attack > self.most_attack or unit.attack < self.least_attack:
            return False
        if (self.traits != 0 and unit.traits & self.traits == 0) or unit.traits & self.without != 0:
            return False
        if (self.damaged and unit.damage == 0) or (self.undamaged and unit.damage != 0):
            return False
        return not self.exhausted or unit.exhausted or unit.attacked > 0

    def fit_prints(self, s: Battle, unit: Unit) -> bool:
        card = s.cards.all[unit.card]
        everything = card.every_tribe and not unit.dispelled
        if self.tribe != 0 and card.tribe != self.tribe and not everything:
            return False
        if (self.cards and card.key not in self.cards) or (self.but != "" and card.key == self.but):
            return False
        if self.token and not card.token:
            return False
        if self.tribal and card.tribe == 0 and not everything:
            return False
        if self.faction >= 0 and card.faction != self.faction:
            return False
        if self.fought and (unit.fought == 0 or unit.fought != s.turn - 1):
            return False
        return (self.most_cost == ANY_NUMBER or s.mana_of(unit) <= self.most_cost) and card.attack <= self.most_printed


@final
class Certain(Who):
    """One unit that the effect knows of; none if it knows no such unit."""

    def __init__(self, role: i64) -> None:
        self.role: i64 = role

    def found(self, s: Battle, scene: Scene) -> list[Unit]:
        unit = self.unit(scene)
        return [] if unit is None else [unit]

    def unit(self, scene: Scene) -> Unit | None:
        if self.role == SOURCE:
            return scene.me
        if self.role == TARGET:
            return scene.target
        if self.role == ABOUT:
            return scene.unit
        return scene.by if self.role == BY else scene.first


class OfOthers(Who):
    """Some of the units that others mean, or what belongs to them."""

    def __init__(self, who: Who) -> None:
        self.who: Who = who


@final
class Nearest(OfOthers):
    """The closest of the others to the unit the effect comes from; ties are broken at random."""

    def found(self, s: Battle, scene: Scene) -> list[Unit]:
        here = scene.square
        best: list[Unit] = []
        least: i64 = ANY_NUMBER
        for unit in self.who.found(s, scene):
            steps = distance(here, unit.square)
            if steps < least:
                best = []
                least = steps
            if steps == least:
                best.append(unit)
        return [best[s.below(len(best))]] if best else []


class Those(OfOthers):
    """Those of the others for which something holds."""

    def found(self, s: Battle, scene: Scene) -> list[Unit]:
        return [unit for unit in self.who.found(s, scene) if self.holds_for(s, unit)]

    def holds_for(self, s: Battle, unit: Unit) -> bool:
        raise NotImplementedError


@final
class Newcomers(Those):
    """Those of the others that were summoned this turn."""

    def holds_for(self, s: Battle, unit: Unit) -> bool:
        return unit.count == s.turn


@final
class Alone(Those):
    """Those of the others that have no unit of their own side beside them."""

    def holds_for(self, s: Battle, unit: Unit) -> bool:
        return AROUND[unit.square] & s.stands(unit.owner) == 0


@final
class GeneralOf(OfOthers):
    """The general of the player for whom some units fight."""

    def found(self, s: Battle, scene: Scene) -> list[Unit]:
        found: list[Unit] = []
        for unit in self.who.found(s, scene):
            general = s.general(unit.owner)
            if general is not None and general not in found:
                found.append(general)
        return found


@final
class Joined(OfOthers):
    """The units of the same side that stand beside others, beside these again and so on; not those themselves."""

    def found(self, s: Battle, scene: Scene) -> list[Unit]:
        chain = [unit for unit in self.who.found(s, scene) if unit.square >= 0]
        first = len(chain)
        place = 0
        while place < len(chain):
            near = AROUND[chain[place].square]
            for unit in s.units:
                if unit.owner == chain[place].owner and near & (1 << unit.square) != 0 and unit not in chain:
                    chain.append(unit)
            place += 1
        return chain[first:]


@final
class Handful(OfOthers):
    """One of the others at random, and one more each time a coin falls on heads."""

    def found(self, s: Battle, scene: Scene) -> list[Unit]:
        left = self.who.found(s, scene)
        found: list[Unit] = []
        while left and (not found or s.below(2) == 0):
            found.append(left.pop(s.below(len(left))))
        return found


@final
class Remaining(Those):
    """Those of the others that are not about to leave the board."""

    def holds_for(self, s: Battle, unit: Unit) -> bool:
        return not any(deed.thing == unit.id and deed.flags & REMOVES != 0 for deed in s.lane)


@final
class WeakerThan(OfOthers):
    """Those of the others that have less attack than some unit."""

    def __init__(self, who: Who, than: Who) -> None:
        super().__init__(who)
        self.than: Who = than

    def found(self, s: Battle, scene: Scene) -> list[Unit]:
        strength: i64 = 0
        for unit in self.than.found(s, scene):
            strength = max(strength, unit.attack)
        return [unit for unit in self.who.found(s, scene) if unit.attack < strength]


ITSELF: Final = Certain(SOURCE)
CHOSEN: Final = Certain(TARGET)
CHOSEN_FIRST: Final = Certain(FIRST_TARGET)
SUBJECT: Final = Certain(ABOUT)
DOER: Final = Certain(BY)
MY_GENERAL: Final = Units(FRIENDLY, GENERALS)
ENEMY_GENERAL: Final = Units(ENEMY, GENERALS)
BOTH_GENERALS: Final = Units(BOTH, GENERALS)
MY_MINIONS: Final = Units(FRIENDLY)
MY_OTHER_MINIONS: Final = Units(FRIENDLY, other=True)
MY_UNITS: Final = Units(FRIENDLY, ANY_UNIT)
ENEMY_MINIONS: Final = Units(ENEMY)
ENEMIES: Final = Units(ENEMY, ANY_UNIT)
ALL_MINIONS: Final = Units()
EVERYONE: Final = Units(BOTH, ANY_UNIT)
THIS_UNIT: Final = Units(itself=True)
