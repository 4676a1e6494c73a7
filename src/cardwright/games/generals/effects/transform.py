"""What cards change units into: another card, a random one, the likeness of a unit, for a while or for good."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.arrival import resemble
from cardwright.games.generals.effects.durations import until
from cardwright.games.generals.effects.held_cards import Holding, OneCard
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.deeds import AWAKE, NEWCOME
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.keywords import RUSH
from cardwright.games.generals.model.scene import Effect, Granting, OnUnits, Scene, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import as_card
from cardwright.games.generals.rules.enchant import enchant, until_end_of_turn
from cardwright.kernel.bits import i64


@final
class Change(OnUnits):
    """Transform minions into a card, or into random cards of the book that fit.

    ``newcome``: they are as tired as if they were just summoned.
    """

    def __init__(self, who: Who, what: str | Holding, newcome: bool = False) -> None:
        super().__init__(who)
        self.what: OneCard = OneCard(what)
        self.flags: i64 = NEWCOME if newcome else 0

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        card = -1 if unit.general else self.what.drawn(s, scene.seat)
        if card >= 0:
            deed = deeds.transformation(scene.seat, unit, card)
            deed.flags |= self.flags
            s.lane.append(deed)


@final
class ChangeLater(Granting):
    """Units become another card when this turn ends, no matter who owns them then."""

    def __init__(self, who: Who, key: str) -> None:
        self.who: Who = who
        self.key: str = key
        self.enchantment: Enchantment = Enchantment(lasting=True, reverts=True)

    def run(self, s: Battle, scene: Scene) -> None:
        into = s.cards.at(self.key)
        for unit in self.who.found(s, scene):
            enchant(s, unit, Mark(self.enchantment, until=until_end_of_turn(s), seat=scene.seat, count=into))


@final
class Promote(Effect):
    """Transform units into random other cards of the book that fit and cost a given amount more than theirs."""

    def __init__(self, who: Who, cards: Holding, more: i64 = 1) -> None:
        self.who: Who = who
        self.cards: Holding = cards
        self.more: i64 = more

    def run(self, s: Battle, scene: Scene) -> None:
        fits = self.cards.all_of(s, scene.seat)
        for unit in self.who.found(s, scene):
            cost = s.mana_of(unit) + self.more
            known = [place for place in fits if s.cards.all[place].mana == cost and place != unit.card]
            if known:
                s.lane.append(deeds.transformation(scene.seat, unit, known[s.below(len(known))]))


@final
class Mirror(Effect):
    """Units become exact copies of another one, its marks and damage included, and stay the player's."""

    def __init__(self, who: Who, of: Who) -> None:
        self.who: Who = who
        self.of: Who = of

    def run(self, s: Battle, scene: Scene) -> None:
        for model in self.of.found(s, scene):
            for unit in self.who.found(s, scene):
                deed = deeds.transformation(scene.seat, unit, model.card)
                resemble(deed, model)
                deed.flags |= AWAKE if model.traits & RUSH != 0 else 0
                s.lane.append(deed)


@final
class Disguise(Granting):
    """Units are another card for a while, then what they were, as good as new."""

    def __init__(self, who: Who, key: str, lasts: i64) -> None:
        self.who: Who = who
        self.key: str = key
        self.lasts: i64 = lasts
        self.enchantment: Enchantment = Enchantment(lasting=True, reverts=True)

    def run(self, s: Battle, scene: Scene) -> None:
        moment = until(s, self.lasts, scene.seat)
        for unit in self.who.found(s, scene):
            deed = deeds.transformation(scene.seat, unit, s.cards.at(self.key))
            deed.within = as_card(s, unit)
            deed.marks = (Mark(self.enchantment, until=moment, seat=scene.seat),)
            s.lane.append(deed)
