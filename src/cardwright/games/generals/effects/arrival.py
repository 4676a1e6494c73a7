"""What cards bring into play: named minions, copies, random ones of the book, of a deck, of the dead."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.effects.places import ANYWHERE, NEARBY
from cardwright.games.generals.effects.whose import EACH_PLAYER, YOU, seats_of
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.ability import TURN_ENDS, Trigger
from cardwright.games.generals.model.board import NOWHERE, SQUARES, listed
from cardwright.games.generals.model.deeds import DISPELLED, BattleDeed
from cardwright.games.generals.model.enchantment import Enchantment, Mark
from cardwright.games.generals.model.program import Program
from cardwright.games.generals.model.scene import Amount, Effect, Granting, GrantingOnUnits, OnUnits, Scene, Where, Who
from cardwright.games.generals.model.state import CARD_BITS, CARD_MASK, EMPTY, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.arrival import as_card
from cardwright.games.generals.rules.cost import cost_of
from cardwright.games.generals.rules.draw import fitting
from cardwright.games.generals.rules.enchant import enchant, until_end_of_turn
from cardwright.games.generals.rules.free_squares import call, free_squares
from cardwright.kernel.bits import i64
from cardwright.kernel.effects.amounts import amount


@final
class Bring(Effect):
    """Summon units of a card on random free squares of a place; ``then`` happens to each as the chosen one.

    ``exactly`` puts one on every square of the place instead, as far as they are free.
    """

    def __init__(
        self,
        key: str,
        where: Where,
        count: int | Amount = 1,
        whose: i64 = YOU,
        exactly: bool = False,
        then: Effect | tuple[Effect, ...] = (),
    ) -> None:
        self.key: str = key
        self.where: Where = where
        self.count: Amount = amount(count)
        self.whose: i64 = whose
        self.exactly: bool = exactly
        self.then: Program = Program(then if isinstance(then, tuple) else (then,))

    def run(self, s: Battle, scene: Scene) -> None:
        card = s.cards.at(self.key)
        if self.exactly:
            squares = listed(self.where.places(s, scene))
        else:
            squares = free_squares(s, self.where, scene, self.count.of(s, scene))
        for square in squares:
            deed = deeds.summoning(seats_of(scene, self.whose)[0], card, square, scene.me)
            deed.then = (int(self.then.address()),)
            call(s, deed)

    def programs(self) -> tuple[Program, ...]:
        return (self.then,)


@final
class BringCopies(OnUnits):
    """Summon exact copies of some units, their marks and damage included, on random free squares of a place."""

    def __init__(self, who: Who, where: Where, count: i64 = 1, then: Effect | tuple[Effect, ...] = ()) -> None:
        super().__init__(who)
        self.where: Where = where
        self.count: i64 = count
        self.then: Program = Program(then if isinstance(then, tuple) else (then,))

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        for square in free_squares(s, self.where, scene, self.count):
            deed = deeds.summoning(scene.seat, unit.card, square, scene.me)
            resemble(deed, unit)
            deed.then = (int(self.then.address()),)
            s.lane.append(deed)

    def programs(self) -> tuple[Program, ...]:
        return (self.then,)


@final
class BringAlike(OnUnits):
    """Summon the cards of some units again, for the player, on random free squares of a place."""

    def __init__(self, who: Who, where: Where) -> None:
        super().__init__(who)
        self.where: Where = where

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        for square in free_squares(s, self.where, scene, 1):
            s.lane.append(deeds.summoning(scene.seat, as_card(s, unit), square, scene.me))


def resemble(deed: BattleDeed, unit: Unit) -> None:
    """Let the unit that a deed brings be an exact copy of another one."""
    deed.marks = tuple([mark for mark in unit.marks if not mark.enchantment.artifact])
    deed.within = unit.within
    deed.count = unit.count if unit.within >= 0 else -1
    deed.damage = unit.damage
    deed.flags |= DISPELLED if unit.dispelled else 0


@final
class BringRandom(Effect):
    """Summon random cards of the book that fit; ``same``: all of them are copies of one."""

    def __init__(self, cards: Holding, where: Where, count: i64 = 1, same: bool = False) -> None:
        self.cards: Holding = cards
        self.where: Where = where
        self.count: i64 = count
        self.same: bool = same

    def run(self, s: Battle, scene: Scene) -> None:
        known = self.cards.all_of(s, scene.seat)
        if self.same and known:
            known = [known[s.below(len(known))]]
        for square in free_squares(s, self.where, scene, self.count):
            if known:
                s.lane.append(deeds.summoning(scene.seat, known[s.below(len(known))], square, scene.me))


@final
class BringCompany(Effect):
    """Around each general, a number of units of a random one of some cards, a different one for each player."""

    def __init__(self, keys: tuple[str, ...], count: i64) -> None:
        self.keys: tuple[str, ...] = keys
        self.count: i64 = count

    def run(self, s: Battle, scene: Scene) -> None:
        known = [s.cards.at(key) for key in self.keys]
        for seat in seats_of(scene, EACH_PLAYER):
            card = known.pop(s.below(len(known)))
            general = s.general(seat)
            beside = Scene(seat, scene.card, general)
            for square in free_squares(s, NEARBY, beside, self.count):
                s.lane.append(deeds.summoning(seat, card, square, scene.me))


@final
class BringCostlier(Effect):
    """For each of some units, summon a random card of the book that fits and costs a given amount more."""

    def __init__(self, cards: Holding, than: Who, more: i64, where: Where) -> None:
        self.cards: Holding = cards
        self.than: Who = than
        self.more: i64 = more
        self.where: Where = where

    def run(self, s: Battle, scene: Scene) -> None:
        for unit in self.than.found(s, scene):
            cost = s.mana_of(unit) + self.more
            known = [place for place in self.cards.all_of(s, scene.seat) if s.cards.all[place].mana == cost]
            for square in free_squares(s, self.where, scene, 1):
                if known:
                    s.lane.append(deeds.summoning(scene.seat, known[s.below(len(known))], square, scene.me))


@final
class BringForSpell(Effect):
    """Summon a random card of the book that fits and costs up to a number more than the spell the event is about."""

    def __init__(self, cards: Holding, more: i64, where: Where) -> None:
        self.cards: Holding = cards
        self.more: i64 = more
        self.where: Where = where

    def run(self, s: Battle, scene: Scene) -> None:
        cost = cost_of(s, scene.seat, scene.copy) + self.more
        fits = self.cards.all_of(s, scene.seat)
        while cost >= 0:
            known = [place for place in fits if s.cards.all[place].mana == cost]
            if known:
                for square in free_squares(s, self.where, scene, 1):
                    s.lane.append(deeds.summoning(scene.seat, known[s.below(len(known))], square, scene.me))
                return
            cost -= 1


@final
class BringFromDeck(Effect):
    """Summon a random card that fits out of a deck, or out of a hand."""

    def __init__(self, cards: Holding, where: Where, theirs: bool = False, hand: bool = False) -> None:
        self.cards: Holding = cards
        self.where: Where = where
        self.theirs: bool = theirs
        self.hand: bool = hand

    def run(self, s: Battle, scene: Scene) -> None:
        player = s.players[1 - scene.seat if self.theirs else scene.seat]
        cards = player.hand if self.hand else player.deck
        for square in free_squares(s, self.where, scene, 1):
            place = fitting(s, scene.seat, cards, self.cards)
            if place < 0:
                return
            s.lane.append(deeds.summoning(scene.seat, cards[place], square, scene.me))
            if self.hand:
                cards[place] = EMPTY
            else:
                cards.pop(place)


@final
class Revive(Effect):
    """Summon minions of the player that died: any time, or since some turn; tokens do not count."""

    def __init__(
        self,
        cards: Holding,
        where: Where,
        count: int | Amount = 1,
        turns_ago: i64 = 1000,
        whose: i64 = YOU,
        least_ago: i64 = 0,
    ) -> None:
        self.cards: Holding = cards
        self.where: Where = where
        self.count: Amount = amount(count)
        self.turns_ago: i64 = turns_ago  # how many turns back a death still counts, and
        self.least_ago: i64 = least_ago  # how many it has to be back
        self.whose: i64 = whose

    def run(self, s: Battle, scene: Scene) -> None:
        dead: list[i64] = []
        for seat in seats_of(scene, self.whose):
            dead += self.fallen(s, seat, scene.seat)
        s.shuffle(dead)
        place = 0
        for square in free_squares(s, self.where, scene, self.count.of(s, scene)):
            if place < len(dead):
                s.lane.append(deeds.summoning(scene.seat, dead[place], square, scene.me))
                place += 1

    def fallen(self, s: Battle, seat: i64, mine: i64) -> list[i64]:
        """The cards of one player's dead that count."""
        dead: list[i64] = []
        for entry in s.players[seat].fallen:
            card = entry & CARD_MASK
            ago = s.turn - (entry >> CARD_BITS)
            if s.cards.all[card].token or ago > self.turns_ago or ago < self.least_ago:
                continue
            if self.cards.fit(s, mine, card):
                dead.append(card)
        return dead


@final
class BringBack(GrantingOnUnits):
    """The cards of some units are summoned again on their squares when this turn ends, with more attack and health.

    ``anywhere``: on random squares instead.
    """

    def __init__(self, who: Who, attack: i64 = 0, health: i64 = 0, anywhere: bool = False) -> None:
        super().__init__(who)
        back = Trigger(TURN_ENDS, (ComeBack(attack, health, anywhere),))
        self.enchantment = Enchantment(abilities=(back,), lasting=True)

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        general = s.general(unit.owner)
        if general is not None and unit.square != NOWHERE:
            what = unit.card * SQUARES + unit.square
            enchant(s, general, Mark(self.enchantment, 0, 0, until_end_of_turn(s), scene.seat, what))


@final
class ComeBack(Granting):
    """The card and the square an enchantment has kept: the card is summoned there, or anywhere."""

    def __init__(self, attack: i64, health: i64, anywhere: bool) -> None:
        self.attack: i64 = attack
        self.anywhere: bool = anywhere
        self.health: i64 = health
        self.enchantment: Enchantment = Enchantment()

    def run(self, s: Battle, scene: Scene) -> None:
        if scene.mark is None:
            return
        what = scene.mark.count
        square = what % SQUARES
        if self.anywhere:
            free = free_squares(s, ANYWHERE, scene, 1)
            if not free:
                return
            square = free[0]
        deed = deeds.summoning(scene.seat, what // SQUARES, square, scene.me)
        deed.marks = (Mark(self.enchantment, self.attack, self.health, 0, scene.seat),)
        call(s, deed)


@final
class Release(Effect):
    """The card an enchantment has kept is summoned here, for the player it belonged to."""

    def run(self, s: Battle, scene: Scene) -> None:
        if scene.mark is not None:
            call(s, deeds.summoning(scene.mark.seat, scene.mark.count, scene.square, scene.me))
