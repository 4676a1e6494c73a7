"""Numbers that are worked out when an effect happens."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.model.board import NOWHERE, size
from cardwright.games.generals.model.deeds import DAMAGE
from cardwright.games.generals.model.keywords import TRIBES
from cardwright.games.generals.model.scene import Amount, Scene
from cardwright.games.generals.model.state import CARD_BITS, EMPTY, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.figures import held_unit
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import SumOf

UnitSum: TypeAlias = SumOf["Battle", Scene, "Unit"]


@final
class AttackOf(UnitSum):
    """The attack of some units."""

    def one(self, s: Battle, thing: Unit) -> i64:
        return thing.attack


@final
class HealthOf(UnitSum):
    """The health some units have left."""

    def one(self, s: Battle, thing: Unit) -> i64:
        return thing.left()


@final
class GainedAttack(UnitSum):
    """How much more attack some units have than is printed on them."""

    def one(self, s: Battle, thing: Unit) -> i64:
        return thing.attack - s.cards.all[thing.card].attack


@final
class GainedHealth(UnitSum):
    """How much more health some units can have than is printed on them."""

    def one(self, s: Battle, thing: Unit) -> i64:
        return thing.health - s.cards.all[thing.card].health


@final
class ManaOf(UnitSum):
    """What the cards of some units cost, as printed."""

    def one(self, s: Battle, thing: Unit) -> i64:
        return s.mana_of(thing)


@final
class Scaled(Amount):
    """Intensify: the number times how often the card has been put into play."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def of(self, s: Battle, scene: Scene) -> i64:
        return self.number * scene.factor


@final
class AsMuch(Amount):
    """As much as the event was about."""

    def of(self, s: Battle, scene: Scene) -> i64:
        return scene.amount


@final
class CardsHeld(Amount):
    """A number for each card in a hand: the player's own, or the opponent's."""

    def __init__(self, theirs: bool, each: i64 = 1) -> None:
        self.theirs: bool = theirs
        self.each: i64 = each

    def of(self, s: Battle, scene: Scene) -> i64:
        hand = s.players[1 - scene.seat if self.theirs else scene.seat].hand
        return (len(hand) - hand.count(EMPTY)) * self.each


@final
class TilesOwned(Amount):
    """A number for each tile of a kind the player owns; ``here``: as if one lay on the chosen square."""

    def __init__(self, kind: i64, each: i64 = 1, here: bool = False) -> None:
        self.kind: i64 = kind
        self.each: i64 = each
        self.here: bool = here

    def of(self, s: Battle, scene: Scene) -> i64:
        squares = s.tiles[self.kind + scene.seat]
        if self.here and scene.square != NOWHERE:
            squares |= 1 << scene.square
        return size(squares) * self.each


@final
class Artifacts(Amount):
    """A number for each artifact on the player's general, or on the enemy general."""

    def __init__(self, each: i64 = 1, theirs: bool = False) -> None:
        self.each: i64 = each
        self.theirs: bool = theirs

    def of(self, s: Battle, scene: Scene) -> i64:
        general = s.general(1 - scene.seat if self.theirs else scene.seat)
        return 0 if general is None else len(general.artifacts()) * self.each


@final
class Progress(Amount):
    """How far the player's MECHAZ0R is, in steps of 20 %."""

    def of(self, s: Battle, scene: Scene) -> i64:
        return s.players[scene.seat].progress


@final
class Fallen(Amount):
    """How many minions of the player, tokens left out, have died."""

    def of(self, s: Battle, scene: Scene) -> i64:
        return len([entry for entry in s.players[scene.seat].fallen if not s.card_of(entry).token])


@final
class Wounds(Amount):
    """How often anything took damage this turn, or is about to because a card reacts."""

    def of(self, s: Battle, scene: Scene) -> i64:
        coming = [deed for deed in s.lane if deed.kind == DAMAGE]
        return s.players[0].wounds + s.players[1].wounds + len(coming)


@final
class TokenNames(Amount):
    """How many differently named tokens the player has in play."""

    def of(self, s: Battle, scene: Scene) -> i64:
        names: list[str] = []
        for unit in s.units:
            card = s.cards.all[unit.card]
            if unit.owner == scene.seat and card.token and not unit.general and card.name not in names:
                names.append(card.name)
        return len(names)


@final
class PrintedCost(Amount):
    """What the card the event is about costs."""

    def of(self, s: Battle, scene: Scene) -> i64:
        return s.card_of(scene.copy).mana if scene.copy >= 0 else 0


@final
class SpellsNow(Amount):
    """A number for each spell the player has cast this turn."""

    def __init__(self, each: i64) -> None:
        self.each: i64 = each

    def of(self, s: Battle, scene: Scene) -> i64:
        return len([entry for entry in s.players[scene.seat].cast if entry >> CARD_BITS == s.turn]) * self.each


@final
class Played(Amount):
    """A number for each minion that fits which the player has played from the hand before."""

    def __init__(self, cards: Holding, each: i64 = 1) -> None:
        self.cards: Holding = cards
        self.each: i64 = each

    def of(self, s: Battle, scene: Scene) -> i64:
        return len([card for card in s.players[scene.seat].played if self.cards.fit(s, scene.seat, card)]) * self.each


@final
class FreeSlots(Amount):
    """How many more cards the player can hold."""

    def of(self, s: Battle, scene: Scene) -> i64:
        return s.players[scene.seat].hand[: s.options.hand_size].count(EMPTY)


@final
class GivenAttack(Amount):
    """As much attack as the enchantment, an artifact for instance, from which this comes gives."""

    def of(self, s: Battle, scene: Scene) -> i64:
        return 0 if scene.mark is None else scene.mark.attack


@final
class NumbersHeld(Amount):
    """The attack, or the health, of all minions in the player's hand that fit."""

    def __init__(self, cards: Holding, health: bool = False) -> None:
        self.cards: Holding = cards
        self.health: bool = health

    def of(self, s: Battle, scene: Scene) -> i64:
        total: i64 = 0
        for copy in s.players[scene.seat].hand:
            if copy != EMPTY and self.cards.fit(s, scene.seat, copy):
                unit = held_unit(s, scene.seat, copy)
                total += unit.health if self.health else unit.attack
        return total


@final
class PerSummoned(Amount):
    """A number for each other minion of a tribe the player has summoned this game."""

    def __init__(self, tribe: str, each: i64) -> None:
        self.tribe: i64 = TRIBES.index(tribe)
        self.each: i64 = each

    def of(self, s: Battle, scene: Scene) -> i64:
        times: i64 = 0 if scene.square == NOWHERE else -1
        for place in s.players[scene.seat].summoned:
            card = s.cards.all[place]
            if card.is_minion and (card.tribe == self.tribe or card.every_tribe):
                times += 1
        return self.each * max(0, times)


@final
class PerHealing(Amount):
    """One for each healing the player has caused this game."""

    def of(self, s: Battle, scene: Scene) -> i64:
        return s.players[scene.seat].healings


AS_MUCH: Final = AsMuch()
FREE_SLOTS: Final = FreeSlots()
GIVEN_ATTACK: Final = GivenAttack()
PROGRESS: Final = Progress()
FALLEN: Final = Fallen()
PER_HEALING: Final = PerHealing()
TOKEN_NAMES: Final = TokenNames()
WOUNDS: Final = Wounds()
