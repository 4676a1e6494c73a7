"""Who an effect is about, as references: heroes (and so their players), creatures, enchants."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from cardwright.games.cartoverse.effects.filters import Filter
from cardwright.games.cartoverse.model.board import FIRST_COLUMN, FIRST_HERO, FIRST_THING, NEAR, SLOTS, row_ref
from cardwright.games.cartoverse.model.link import event_spot
from cardwright.games.cartoverse.model.state import Duel
from cardwright.kernel.bits import BIT, i64
from cardwright.kernel.effects import speech
from cardwright.kernel.effects.things import ANY_SIDE, on_side
from cardwright.kernel.frame import Frame
from cardwright.kernel.link import event_ref, ref_of, target_of

Who: TypeAlias = speech.Who[Duel, Frame, i64]


@final
class Chosen(Who):
    """The target."""

    def found(self, s: Duel, at: Frame) -> list[i64]:
        ref = target_of(at)
        return [ref] if ref > 0 else []


@final
class Itself(Who):
    """The source."""

    def found(self, s: Duel, at: Frame) -> list[i64]:
        return [ref_of(at)]


@final
class Heroes(Who):
    """The controller's hero, the enemy's, or both, the controller's first; they stand for their players too."""

    def __init__(self, yours: bool, enemys: bool) -> None:
        self.yours: bool = yours
        self.enemys: bool = enemys

    def found(self, s: Duel, at: Frame) -> list[i64]:
        found: list[i64] = []
        if self.yours:
            found.append(FIRST_HERO + at.seat)
        if self.enemys:
            found.append(FIRST_HERO + 1 - at.seat)
        return found


@final
class SetOffBy(Who):
    """The creature that set the effect off: the attacker, the one that was summoned or has died."""

    def found(self, s: Duel, at: Frame) -> list[i64]:
        ref = event_ref(at)
        return [ref] if ref > 0 else []


@final
class Bearer(Who):
    """The creature that the source, a Creature Enchant, lies on."""

    def found(self, s: Duel, at: Frame) -> list[i64]:
        enchant = s.enchant(ref_of(at))
        return [] if enchant is None or enchant.on < FIRST_THING else [enchant.on]


@final
class InThisColumn(Who):
    """The creatures in the column that the source, a Column Enchant, lies in."""

    def found(self, s: Duel, at: Frame) -> list[i64]:
        enchant = s.enchant(ref_of(at))
        found: list[i64] = []
        if enchant is None:
            return found
        for player in s.players:
            for creature in player.creatures:
                if FIRST_COLUMN + creature.place % SLOTS == enchant.on:
                    found.append(creature.id)
        return found


@final
class InThisRow(Who):
    """The creatures in the row that the source, a Row Enchant, lies on."""

    def found(self, s: Duel, at: Frame) -> list[i64]:
        enchant = s.enchant(ref_of(at))
        found: list[i64] = []
        if enchant is None:
            return found
        for player in s.players:
            for creature in player.creatures:
                if row_ref(creature.owner, creature.place // SLOTS) == enchant.on:
                    found.append(creature.id)
        return found


@final
class Adjacent(Who):
    """The creatures adjacent to another one (R35, R36), or to the slot where the source was; ``too``: and that one."""

    def __init__(self, to: Who, too: bool = False, side: i64 = ANY_SIDE) -> None:
        self.to: Who = to
        self.too: bool = too
        self.side: i64 = side

    def found(self, s: Duel, at: Frame) -> list[i64]:
        found: list[i64] = []
        for ref in self.to.found(s, at):
            middle = s.find(ref)
            spot = middle.spot() if middle is not None else event_spot(at) if ref == ref_of(at) else -1
            if spot < 0:
                continue
            near = NEAR[spot] | BIT[spot] if self.too else NEAR[spot]
            for player in s.players:
                for creature in player.creatures:
                    if near & BIT[creature.spot()] != 0 and on_side(self.side, creature.owner, at.seat):
                        found.append(creature.id)
        return found


@final
class All(Who):
    """Every creature that fits."""

    def __init__(self, group: Filter) -> None:
        self.group: Filter = group

    def found(self, s: Duel, at: Frame) -> list[i64]:
        return [creature.id for creature in self.group.found(s, at)]


TARGET: Final = Chosen()
ITSELF: Final = Itself()
YOU: Final = Heroes(True, False)
ENEMY_HERO: Final = Heroes(False, True)
BOTH_HEROES: Final = Heroes(True, True)
EVENT: Final = SetOffBy()
ENCHANTED: Final = Bearer()
IN_THIS_COLUMN: Final = InThisColumn()
IN_THIS_ROW: Final = InThisRow()
