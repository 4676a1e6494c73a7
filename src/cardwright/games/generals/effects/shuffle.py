"""What cards do to whole hands and decks: shuffle in, burn, sort out, replace, throw away."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.ability import NO_REPLACE
from cardwright.games.generals.model.keywords import TRIAL
from cardwright.games.generals.model.scene import Effect, OnUnits, Scene, Who
from cardwright.games.generals.model.state import CARD_MASK, EMPTY, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.cost import rule_number
from cardwright.games.generals.rules.draw import discarded, shuffle_in, vacate
from cardwright.games.generals.rules.trials import bound_to_hand
from cardwright.kernel.bits import i64


@final
class ShuffleIn(Effect):
    """Shuffle a named card into the player's deck."""

    def __init__(self, key: str) -> None:
        self.key: str = key

    def run(self, s: Battle, scene: Scene) -> None:
        s.lane.append(deeds.shuffling(scene.seat, s.cards.at(self.key)))


@final
class ShuffleCopies(OnUnits):
    """Shuffle a number of plain copies of the cards of some units into the player's deck."""

    def __init__(self, who: Who, count: i64) -> None:
        super().__init__(who)
        self.count: i64 = count

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        for _ in range(self.count):
            s.lane.append(deeds.shuffling(scene.seat, unit.card))


@final
class ShuffleLastSpell(Effect):
    """Put copies of the spell the player cast last, this one's own card left out, into the deck."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: Battle, scene: Scene) -> None:
        spells = [entry & CARD_MASK for entry in s.players[scene.seat].cast if entry & CARD_MASK != scene.card]
        if spells:
            for _ in range(self.count):
                shuffle_in(s, scene.seat, spells[-1])


@final
class BurnCards(Effect):
    """The top cards of the opponent's deck are lost."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def run(self, s: Battle, scene: Scene) -> None:
        for _ in range(self.count):
            s.lane.append(deeds.burning(1 - scene.seat))


@final
class SortOut(Effect):
    """All cards that fit leave both decks for good."""

    def __init__(self, cards: Holding) -> None:
        self.cards: Holding = cards

    def run(self, s: Battle, scene: Scene) -> None:
        for seat in (scene.seat, 1 - scene.seat):
            player = s.players[seat]
            for copy in player.deck:
                if self.cards.fit(s, scene.seat, copy):
                    discarded(s, seat, copy)
            player.deck = [copy for copy in player.deck if not self.cards.fit(s, scene.seat, copy)]


@final
class ReplaceHand(Effect):
    """The player replaces every card in hand, without using up the replacing of the turn."""

    def run(self, s: Battle, scene: Scene) -> None:
        player = s.players[scene.seat]
        if not player.deck or rule_number(s, scene.seat, NO_REPLACE) > 0:
            return
        for slot in range(len(player.hand)):
            if player.hand[slot] != EMPTY and not bound_to_hand(s, scene.seat, slot):
                s.lane.append(deeds.replacement(scene.seat, slot))


@final
class ThrowAwayHand(Effect):
    """The player's hand is gone; a Trial card stays."""

    def run(self, s: Battle, scene: Scene) -> None:
        hand = s.players[scene.seat].hand
        for slot in range(len(hand)):
            if hand[slot] >= 0 and s.card_of(hand[slot]).traits & TRIAL == 0:
                discarded(s, scene.seat, hand[slot])
                vacate(s, scene.seat, slot)
