"""Eggs that cards lay, of named minions, of units, of the minion summoned last, and how they hatch."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.held_cards import Holding, OneCard
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.deeds import AWAKE, NEWCOME
from cardwright.games.generals.model.keywords import BUILDING, SENTINEL
from cardwright.games.generals.model.scene import Amount, Effect, OnUnits, Scene, Where, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import as_card, hatch, lay_egg
from cardwright.games.generals.rules.free_squares import free_squares
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import amount


@final
class LayEgg(Effect):
    """Lay eggs of a card, or of random cards of the book that fit, on random free squares of a place."""

    def __init__(self, what: str | Holding, where: Where, count: int | Amount = 1) -> None:
        self.what: OneCard = OneCard(what)
        self.where: Where = where
        self.count: Amount = amount(count)

    def run(self, s: Battle, scene: Scene) -> None:
        for square in free_squares(s, self.where, scene, self.count.of(s, scene)):
            card = self.what.drawn(s, scene.seat)
            if card >= 0:
                lay_egg(s, scene.seat, card, square)


@final
class LayEggsOf(OnUnits):
    """Lay an egg with the card of each of some units inside on a random free square of a place."""

    def __init__(self, who: Who, where: Where) -> None:
        super().__init__(who)
        self.where: Where = where

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        for square in free_squares(s, self.where, scene, 1):
            lay_egg(s, scene.seat, unit.card, square)


@final
class LayLastEgg(Effect):
    """Lay an egg of the minion the player last summoned from the hand; one that was hidden does not count."""

    def __init__(self, where: Where) -> None:
        self.where: Where = where

    def run(self, s: Battle, scene: Scene) -> None:
        open_ones = [card for card in s.players[scene.seat].played if not hides(s, card)]
        if open_ones:
            for square in free_squares(s, self.where, scene, 1):
                lay_egg(s, scene.seat, open_ones[-1], square)


def hides(s: Battle, card: i64) -> bool:
    return s.cards.all[card].traits & (BUILDING | SENTINEL) != 0


@final
class TurnIntoEgg(OnUnits):
    """Units become eggs of themselves; ``newcome``: eggs as tired as if they were just laid."""

    def __init__(self, who: Who, newcome: bool = False) -> None:
        super().__init__(who)
        self.flags: i64 = NEWCOME if newcome else 0

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        deed = deeds.transformation(scene.seat, unit, s.cards.at("chrysalis_egg"))
        deed.within = as_card(s, unit)
        deed.count = s.turn
        deed.flags |= self.flags
        s.lane.append(deed)


@final
class Hatch(OnUnits):
    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        hatch(s, unit)


@final
class HatchInto(OnUnits):
    """Eggs hatch, but into another card."""

    def __init__(self, who: Who, key: str) -> None:
        super().__init__(who)
        self.key: str = key

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        deed = deeds.transformation(unit.owner, unit, s.cards.at(self.key))
        deed.flags |= AWAKE
        s.lane.append(deed)
