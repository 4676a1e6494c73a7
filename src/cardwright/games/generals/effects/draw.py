"""What cards put into hands: cards drawn, added, copied, stolen from the other deck."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.whose import YOU, seats_of
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.ability import DRAWS, Rule
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.program import Program, sequel
from cardwright.games.generals.model.scene import Amount, Effect, Granting, GrantingOnUnits, OnUnits, Scene, Who
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import as_card
from cardwright.games.generals.rules.draw import draw_from, fitting
from cardwright.games.generals.rules.enchant import enchant, until_end_of_turn
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import amount


@final
class DrawCards(Effect):
    """Draw: from the top, or random cards that fit."""

    def __init__(self, count: int | Amount = 1, whose: i64 = YOU, cards: Holding | None = None) -> None:
        self.count: Amount = amount(count)
        self.whose: i64 = whose
        self.later: Program | None = None if cards is None else Program((DrawFitting(cards),))

    def run(self, s: Battle, scene: Scene) -> None:
        for seat in seats_of(scene, self.whose):
            for _ in range(self.count.of(s, scene)):
                if self.later is None:
                    s.lane.append(deeds.draw(seat))
                else:
                    s.lane.append(sequel(self.later, Scene(seat, scene.card, scene.me)))

    def programs(self) -> tuple[Program, ...]:
        return () if self.later is None else (self.later,)


@final
class DrawFitting(Effect):
    """Draw a random card that fits, now."""

    def __init__(self, cards: Holding) -> None:
        self.cards: Holding = cards

    def run(self, s: Battle, scene: Scene) -> None:
        draw_from(s, scene.seat, fitting(s, scene.seat, s.players[scene.seat].deck, self.cards))


@final
class DrawTo(Effect):
    """Draw until the hand has a number of cards, counted when the draw comes."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: Battle, scene: Scene) -> None:
        s.lane.append(deeds.filling(scene.seat, self.count))


@final
class DrawMore(Granting):
    """Draw one card more than usual at the end of this turn."""

    def __init__(self) -> None:
        self.enchantment: Enchantment = Enchantment(abilities=(Rule(DRAWS, 1),), lasting=True)

    def run(self, s: Battle, scene: Scene) -> None:
        general = s.general(scene.seat)
        if general is not None:
            enchant(s, general, Mark(self.enchantment, until=until_end_of_turn(s), seat=scene.seat))


@final
class DrawSame(OnUnits):
    """Draw another card like that of some units."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        s.lane.append(deeds.draw(scene.seat, unit.card))


@final
class AddCards(Granting):
    """Put cards into a hand: a named one, or random ones of the book that fit; changed in cost and numbers."""

    def __init__(
        self,
        key: str = "",
        cards: Holding | None = None,
        count: int | Amount = 1,
        whose: i64 = YOU,
        cost: i64 = 0,
        attack: i64 = 0,
        health: i64 = 0,
        traits: i64 = 0,
    ) -> None:
        self.key: str = key
        self.cards: Holding | None = cards
        self.count: Amount = amount(count)
        self.whose: i64 = whose
        self.attack: i64 = attack
        self.health: i64 = health
        self.plain: bool = cost == 0 and attack == 0 and health == 0 and traits == 0
        self.enchantment: Enchantment = Enchantment(traits, cost=cost)

    def run(self, s: Battle, scene: Scene) -> None:
        for seat in seats_of(scene, self.whose):
            known = [s.cards.at(self.key)] if self.cards is None else self.cards.all_of(s, scene.seat)
            for _ in range(self.count.of(s, scene)):
                if known:
                    copy = known[s.below(len(known))] if len(known) > 1 else known[0]
                    s.lane.append(deeds.gift(seat, self.marked(s, copy, seat)))

    def marked(self, s: Battle, copy: i64, seat: i64) -> i64:
        if self.plain:
            return copy
        return s.with_marks(copy, (Mark(self.enchantment, self.attack, self.health, 0, seat),))


@final
class AddCopies(GrantingOnUnits):
    """Put plain copies of the cards of some units into the player's hand."""

    def __init__(self, who: Who, cost: i64 = 0) -> None:
        super().__init__(who)
        self.cost: i64 = cost
        self.enchantment = Enchantment(cost=cost)

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        copy = unit.card
        if self.cost != 0:
            copy = s.with_marks(copy, (Mark(self.enchantment, seat=scene.seat),))
        s.lane.append(deeds.gift(scene.seat, copy))


@final
class AddExactCopies(OnUnits):
    """Put cards of some units with everything that lies on them, but undamaged, into the player's hand."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        card = as_card(s, unit)
        marks = tuple(mark for mark in unit.marks if not mark.enchantment.artifact)
        s.lane.append(deeds.gift(scene.seat, s.with_marks(card, (*s.marks_of(card), *marks))))


@final
class Steal(Granting):
    """Put random cards of the other player's deck that fit into the hand, with more attack and health."""

    def __init__(
        self, cards: Holding, count: int | Amount = 1, attack: i64 = 0, health: i64 = 0, whose: i64 = YOU
    ) -> None:
        self.cards: Holding = cards
        self.count: Amount = amount(count)
        self.whose: i64 = whose  # for whom
        self.attack: i64 = attack
        self.health: i64 = health
        self.enchantment: Enchantment = Enchantment()

    def run(self, s: Battle, scene: Scene) -> None:
        for seat in seats_of(scene, self.whose):
            deck = s.players[1 - seat].deck
            for _ in range(self.count.of(s, scene)):
                place = fitting(s, seat, deck, self.cards)
                if place >= 0:
                    s.lane.append(deeds.gift(seat, self.marked(s, deck.pop(place), seat)))

    def marked(self, s: Battle, copy: i64, seat: i64) -> i64:
        if self.attack == 0 and self.health == 0:
            return copy
        mark = Mark(self.enchantment, self.attack, self.health, 0, seat)
        return s.with_marks(copy, (*s.marks_of(copy), mark))
