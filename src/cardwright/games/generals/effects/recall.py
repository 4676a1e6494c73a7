"""What cards call back: spells cast before, cards seen in the other hand, the card just played or replaced."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.held_cards import Holding
from cardwright.games.generals.model import deeds
from cardwright.games.generals.model.program import Program
from cardwright.games.generals.model.scene import Effect, OnUnits, Scene, Where
from cardwright.games.generals.model.state import CARD_BITS, CARD_MASK, Battle
from cardwright.games.generals.model.unit import Unit
from cardwright.games.generals.rules.draw import fitting
from cardwright.games.generals.rules.free_squares import call, free_squares
from cardwright.kernel.bits import i64


@final
class AddThatCard(Effect):
    """Put a plain copy of the card the event is about into the player's hand."""

    def run(self, s: Battle, scene: Scene) -> None:
        if scene.copy >= 0:
            s.lane.append(deeds.gift(scene.seat, scene.copy & CARD_MASK))


@final
class AddLastSpell(Effect):
    """Put a copy of the spell cast last, by either player, into the player's hand."""

    def run(self, s: Battle, scene: Scene) -> None:
        last: i64 = -1
        for seat in (scene.seat, 1 - scene.seat):
            cast = s.players[seat].cast
            # Within a turn only one player casts, so the later turn tells.
            if cast and (last < 0 or cast[-1] >> CARD_BITS > last >> CARD_BITS):
                last = cast[-1]
        if last >= 0:
            s.lane.append(deeds.gift(scene.seat, last & CARD_MASK))


@final
class AddTurnsSpell(Effect):
    """Put a copy of the last spell the player has cast this turn into the hand."""

    def run(self, s: Battle, scene: Scene) -> None:
        cast = s.players[scene.seat].cast
        if cast and cast[-1] >> CARD_BITS == s.turn:
            s.lane.append(deeds.gift(scene.seat, cast[-1] & CARD_MASK))


@final
class AddAnother(Effect):
    """Put another copy of the card the event is about, as it is, into the player's hand, if it fits."""

    def __init__(self, cards: Holding) -> None:
        self.cards: Holding = cards

    def run(self, s: Battle, scene: Scene) -> None:
        if scene.copy >= 0 and self.cards.fit(s, scene.seat, scene.copy):
            s.lane.append(deeds.gift(scene.seat, scene.copy))


@final
class GiveBack(OnUnits):
    """Put plain cards of some units, dead ones for instance, into the hands of those they fought for."""

    def do_to(self, s: Battle, scene: Scene, unit: Unit) -> None:
        s.lane.append(deeds.gift(unit.owner, unit.card))


@final
class AddCastSpell(Effect):
    """Put a copy of a random spell the player has cast into the hand."""

    def run(self, s: Battle, scene: Scene) -> None:
        cast = s.players[scene.seat].cast
        if cast:
            s.lane.append(deeds.gift(scene.seat, cast[s.below(len(cast))] & CARD_MASK))


@final
class BringLastPlayed(Effect):
    """Summon the minion the opponent has played last from the hand, on the chosen square; ``then`` happens to it."""

    def __init__(self, *then: Effect) -> None:
        self.then: Program = Program(then)

    def run(self, s: Battle, scene: Scene) -> None:
        played = s.players[1 - scene.seat].played
        if played:
            deed = deeds.summoning(scene.seat, played[-1], scene.square)
            deed.then = (int(self.then.address()),)
            call(s, deed)

    def programs(self) -> tuple[Program, ...]:
        return (self.then,)


@final
class AddSeenCard(Effect):
    """Put a plain copy of a random card of the opponent's hand that fits into the player's hand."""

    def __init__(self, cards: Holding) -> None:
        self.cards: Holding = cards

    def run(self, s: Battle, scene: Scene) -> None:
        hand = s.players[1 - scene.seat].hand
        place = fitting(s, scene.seat, hand, self.cards)
        if place >= 0:
            s.lane.append(deeds.gift(scene.seat, hand[place] & CARD_MASK))


@final
class BringReplaced(Effect):
    """Summon the card that was just replaced on a random free square of a place; ``then`` happens to it."""

    def __init__(self, where: Where, *then: Effect) -> None:
        self.where: Where = where
        self.then: Program = Program(then)

    def run(self, s: Battle, scene: Scene) -> None:
        deck = s.players[scene.seat].deck
        for square in free_squares(s, self.where, scene, 1):
            if scene.copy in deck:
                deck.remove(scene.copy)
            deed = deeds.summoning(scene.seat, scene.copy, square)
            deed.then = (int(self.then.address()),)
            s.lane.append(deed)

    def programs(self) -> tuple[Program, ...]:
        return (self.then,)
