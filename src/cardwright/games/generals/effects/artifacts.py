"""What cards do to artifacts: put them on, break them, mend them, steal them."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.whose import OPPONENT, seats_of
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.scene import Effect, OnUnits, Scene, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.artifacts import lose_artifact
from cardwright.games.generals.rules.draw import fitting
from cardwright.games.generals.rules.enchant import changed
from cardwright.kernel.bits import i64


@final
class EquipCard(Effect):
    """Equip an artifact: a named one, random ones of the book, or random ones out of the deck while there is room."""

    def __init__(self, key: str = "", cards: Holding | None = None, count: i64 = 1, deck: bool = False) -> None:
        self.key: str = key
        self.cards: Holding | None = cards
        self.count: i64 = count
        self.deck: bool = deck

    def run(self, s: Battle, scene: Scene) -> None:
        if self.cards is None:
            s.lane.append(deeds.equipping(scene.seat, s.cards.at(self.key)))
            return
        count = self.count
        if self.deck:
            count = min(count, room_for_artifacts(s, scene.seat))
        known = self.cards.all_of(s, scene.seat)
        for _ in range(count):
            if self.deck:
                deck = s.players[scene.seat].deck
                place = fitting(s, scene.seat, deck, self.cards)
                if place >= 0:
                    s.lane.append(deeds.equipping(scene.seat, deck.pop(place)))
            elif known:
                s.lane.append(deeds.equipping(scene.seat, known.pop(s.below(len(known)))))


@final
class EquipBroken(Effect):
    """Equip one of the artifacts the player has lost this game, at random."""

    def run(self, s: Battle, scene: Scene) -> None:
        broken = s.players[scene.seat].broken
        if broken:
            s.lane.append(deeds.equipping(scene.seat, broken[s.below(len(broken))]))


@final
class Forge(OnUnits):
    """Destroy units. For each, the player's general puts on an artifact that gives as much attack as it had.

    ``keys`` are the artifacts for minions of each faction, in the order of FACTIONS.
    """

    def __init__(self, who: Who, keys: tuple[str, ...]) -> None:
        super().__init__(who)
        self.keys: tuple[str, ...] = keys

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        if s.untouchable(unit):
            return
        artifact = s.cards.at(self.keys[s.cards.all[unit.card].faction])
        s.lane.append(deeds.destruction(scene.seat, unit, scene.me))
        s.lane.append(deeds.equipping(scene.seat, artifact, unit.attack))


def room_for_artifacts(s: Battle, seat: i64) -> i64:
    """How many artifacts the player's general can still put on without losing one."""
    general = s.general(seat)
    return 0 if general is None else s.options.artifact_slots - len(general.artifacts())


@final
class BreakArtifacts(Effect):
    """Destroy artifacts of a general: all of them, or a random one."""

    def __init__(self, one: bool = False, whose: i64 = OPPONENT) -> None:
        self.one: bool = one
        self.whose: i64 = whose

    def run(self, s: Battle, scene: Scene) -> None:
        for seat in seats_of(scene, self.whose):
            general = s.general(seat)
            if general is not None:
                self.destroy(s, general)

    def destroy(self, s: Battle, general: Unit) -> None:
        worn = general.artifacts()
        if self.one and worn:
            worn = [worn[s.below(len(worn))]]
        for mark in worn:
            lose_artifact(s, general, mark)
        changed(s, general)


@final
class MendArtifacts(Effect):
    """Give the player's artifacts a number of durability back, up to full."""

    def __init__(self, count: i64 = 100) -> None:
        self.count: i64 = count

    def run(self, s: Battle, scene: Scene) -> None:
        general = s.general(scene.seat)
        if general is None:
            return
        most = s.options.artifact_durability
        general.marks = tuple(
            [
                mark.worn(min(most, mark.count + self.count)) if mark.enchantment.artifact else mark
                for mark in general.marks
            ]
        )


@final
class StealArtifact(Effect):
    """A random artifact of the enemy general is put on the player's own, as good as new."""

    def run(self, s: Battle, scene: Scene) -> None:
        general = s.general(1 - scene.seat)
        worn = [] if general is None else general.artifacts()
        if general is not None and worn:
            mark = worn[s.below(len(worn))]
            lose_artifact(s, general, mark)
            changed(s, general)
            s.lane.append(deeds.equipping(scene.seat, mark.enchantment.card))
