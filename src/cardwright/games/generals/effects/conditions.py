"""What can be asked before something happens."""

from __future__ import annotations

from typing import Final, final

from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.units import BOTH, FRIENDLY, Units
from cardwright.games.generals.model.board import AROUND, NOWHERE, side_of
from cardwright.games.generals.model.keywords import INFILTRATED
from cardwright.games.generals.model.scene import Condition, Scene, Where, Who
from cardwright.games.generals.model.state import Battle
from cardwright.kernel.bits import i64
from cardwright.kernel.effects import conditions


@final
class NearMyGeneral(Condition):
    """Zeal: the unit's own general is beside it."""

    def holds(self, s: Battle, scene: Scene) -> bool:
        general = s.general(scene.seat)
        me = scene.me
        if me is None or general is None or me.square == NOWHERE:
            return False
        return AROUND[me.square] & (1 << general.square) != 0


@final
class OnTheirSide(Condition):
    """Infiltrate: the unit is on the opponent's starting side."""

    def holds(self, s: Battle, scene: Scene) -> bool:
        me = scene.me
        if me is not None and me.traits & INFILTRATED != 0:
            return True
        here = scene.square if me is None or me.square == NOWHERE else me.square
        return here != NOWHERE and side_of(1 - scene.seat) & (1 << here) != 0


@final
class Bonded(Condition):
    """Bond: another minion of a tribe is on the board, of either side or of the own one (R122)."""

    def __init__(self, tribe: str) -> None:
        self.friends: Units = Units(FRIENDLY, tribe=tribe, other=True)
        self.anyone: Units = Units(BOTH, tribe=tribe, other=True)

    def holds(self, s: Battle, scene: Scene) -> bool:
        kin = self.anyone if s.options.bond_sides == "both" else self.friends
        return len(kin.found(s, scene)) > 0


@final
class Stands(Condition):
    """The unit the effect comes from stands on one of these squares."""

    def __init__(self, where: Where) -> None:
        self.where: Where = where

    def holds(self, s: Battle, scene: Scene) -> bool:
        me = scene.me
        return me is not None and me.square != NOWHERE and self.where.places(s, scene) & (1 << me.square) != 0


@final
class Fits(Condition):
    """One of some units is of a certain sort."""

    def __init__(self, who: Who, sort: Units) -> None:
        self.who: Who = who
        self.sort: Units = sort

    def holds(self, s: Battle, scene: Scene) -> bool:
        return any(self.sort.fits(s, scene, unit) for unit in self.who.found(s, scene))


@final
class Room(Condition):
    """There is a free square in a place."""

    def __init__(self, where: Where) -> None:
        self.where: Where = where

    def holds(self, s: Battle, scene: Scene) -> bool:
        return self.where.places(s, scene) & ~s.occupied() != 0


@final
class FromHand(Condition):
    """The event is a card played from a hand."""

    def holds(self, s: Battle, scene: Scene) -> bool:
        return scene.from_hand


@final
class NotItsGiver(Condition):
    """The event is about another unit than the one that gave the signed enchantment this comes from."""

    def holds(self, s: Battle, scene: Scene) -> bool:
        return scene.mark is None or scene.unit is None or scene.mark.count != scene.unit.id


@final
class AimedAtUnits(Condition):
    """The spell the event is about chooses a unit."""

    def holds(self, s: Battle, scene: Scene) -> bool:
        if scene.copy < 0:
            return False
        asks = s.card_of(scene.copy).asks
        target = asks[0].target if asks else None
        return target is not None and target.units is not None


@final
class InDeck(Condition):
    """A card that fits is in the player's deck."""

    def __init__(self, cards: Holding) -> None:
        self.cards: Holding = cards

    def holds(self, s: Battle, scene: Scene) -> bool:
        return any(self.cards.fit(s, scene.seat, copy) for copy in s.players[scene.seat].deck)


@final
class HealedNow(Condition):
    """Something was healed this turn."""

    def holds(self, s: Battle, scene: Scene) -> bool:
        return any(player.mended == s.turn for player in s.players)


@final
class TileIs(Condition):
    """The tile the event is about is of a kind."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def holds(self, s: Battle, scene: Scene) -> bool:
        return scene.amount == self.kind


ZEALOUS: Final = NearMyGeneral()
INFILTRATING: Final = OnTheirSide()
MY_TURN: Final[Condition] = conditions.YourTurn()
HEADS: Final[Condition] = conditions.CoinFlip()
FROM_HAND: Final = FromHand()
NOT_ITS_GIVER: Final = NotItsGiver()
AIMED_AT_UNITS: Final = AimedAtUnits()
HEALED_NOW: Final = HealedNow()
