"""What cards do to the bloodbound spell: another one, for good or for a turn, ready again, a copy of it."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.model import deeds, events
from cardwright.games.generals.model.ability import TURN_ENDS, Trigger
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.scene import Effect, Granting, Scene
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.rules.enchant import enchant, until_end_of_turn


@final
class NewBloodbound(Effect):
    """The player has another bloodbound spell from now on; which one may depend on the general."""

    def __init__(self, key: str, generals: tuple[str, ...] = (), keys: tuple[str, ...] = ()) -> None:
        self.key: str = key
        self.generals: tuple[str, ...] = generals  # for these
        self.keys: tuple[str, ...] = keys  # it is these

    def run(self, s: Battle, scene: Scene) -> None:
        key = self.key
        general = s.general(scene.seat)
        if general is not None and s.cards.all[general.card].key in self.generals:
            key = self.keys[self.generals.index(s.cards.all[general.card].key)]
        s.players[scene.seat].bloodbound = s.cards.at(key)


@final
class ReadyBloodbound(Effect):
    """The player's bloodbound spell can be cast again."""

    def run(self, s: Battle, scene: Scene) -> None:
        player = s.players[scene.seat]
        if player.bloodbound >= 0:
            player.ready = True
            s.tell(events.READY, scene.seat, player.bloodbound)


@final
class LendBloodbound(Granting):
    """The player has another bloodbound spell until this turn ends."""

    def __init__(self, key: str) -> None:
        self.key: str = key
        back = Trigger(TURN_ENDS, (TakeBloodboundBack(),))
        self.enchantment: Enchantment = Enchantment(abilities=(back,), lasting=True)

    def run(self, s: Battle, scene: Scene) -> None:
        general, player = s.general(scene.seat), s.players[scene.seat]
        if general is None:
            return
        if not any(mark.enchantment is self.enchantment for mark in general.marks):
            own = Mark(self.enchantment, until=until_end_of_turn(s), seat=scene.seat, count=player.bloodbound)
            enchant(s, general, own)
        player.bloodbound = s.cards.at(self.key)


@final
class TakeBloodboundBack(Effect):
    """The player has the bloodbound spell again that the enchantment has kept."""

    def run(self, s: Battle, scene: Scene) -> None:
        if scene.mark is not None:
            s.players[scene.seat].bloodbound = scene.mark.count


@final
class AddBloodbound(Effect):
    """Put a copy of the player's bloodbound spell into the hand."""

    def run(self, s: Battle, scene: Scene) -> None:
        if s.players[scene.seat].bloodbound >= 0:
            s.lane.append(deeds.gift(scene.seat, s.players[scene.seat].bloodbound))
