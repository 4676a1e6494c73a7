"""The trials that cards set: do something a number of times, have something, play different cards."""

from __future__ import annotations

from typing import final

from cardwright.games.generals.effects.units import Units
from cardwright.games.generals.model.ability import CASTS, DIED, SUMMONED
from cardwright.games.generals.model.board import size
from cardwright.games.generals.model.deeds import BY_SPELL, FROM_HAND, BattleDeed
from cardwright.games.generals.model.scene import Amount, Scene
from cardwright.games.generals.model.state import Battle
from cardwright.games.generals.model.trial import Trial
from cardwright.kernel.bits import i64


@final
class Doing(Trial):
    """The player does something a number of times: ``event``, about units that fit."""

    def __init__(self, need: i64, event: i64, about: Units | None = None) -> None:
        self.need = need
        self.ears = 1 << event
        self.about: Units | None = about

    def heard(self, s: Battle, seat: i64, deed: BattleDeed, value: i64) -> i64:
        if deed.seat != seat:
            return value
        about, unit = self.about, s.known(deed.thing)
        if about is not None and (unit is None or not about.fits(s, onlooker(s, seat), unit)):
            return value
        return value + 1


@final
class DifferentCosts(Trial):
    """Minions of a number of different costs are played from the hand; the costs are kept as bits."""

    def __init__(self, need: i64) -> None:
        self.need = need
        self.ears = 1 << SUMMONED

    def heard(self, s: Battle, seat: i64, deed: BattleDeed, value: i64) -> i64:
        unit = s.known(deed.thing)
        if deed.seat != seat or unit is None or deed.flags & FROM_HAND == 0:
            return value
        return value | (1 << (s.mana_of(unit)))

    def stands(self, value: i64) -> i64:
        return size(value)


@final
class Having(Trial):
    """A number is once large enough."""

    def __init__(self, need: i64, number: Amount) -> None:
        self.need = need
        self.ears = 0
        self.number: Amount = number

    def looked_at(self, s: Battle, seat: i64, value: i64) -> i64:
        return self.number.of(s, onlooker(s, seat))


@final
class NoCardTwice(Trial):
    """The player's deck, as the match begins, holds no card twice."""

    def __init__(self) -> None:
        self.need = 1
        self.ears = 0

    def at_first(self, s: Battle, seat: i64) -> i64:
        player = s.players[seat]
        keys = [s.card_of(copy).key for copy in player.hand + player.deck if copy >= 0]
        return 1 if len(set(keys)) == len(keys) else 0


@final
class Sacrificing(Trial):
    """Several spells are cast by which a friendly minion dies; a bit beside the count tells that one is under way."""

    def __init__(self, need: i64) -> None:
        self.need = need
        self.ears = (1 << CASTS) | (1 << DIED)

    def heard(self, s: Battle, seat: i64, deed: BattleDeed, value: i64) -> i64:
        if deed.seat != seat:
            return value
        if deed.flags & BY_SPELL != 0:
            return value | 1
        unit = s.known(deed.thing)
        if value & 1 == 0 or unit is None or unit.owner != seat or unit.general:
            return value
        return value + 1  # and nothing is under way any more

    def looked_at(self, s: Battle, seat: i64, value: i64) -> i64:
        return value & ~1

    def stands(self, value: i64) -> i64:
        return value >> 1


def onlooker(s: Battle, seat: i64) -> Scene:
    """A trial sees everything with the eyes of the player's general."""
    general = s.general(seat)
    return Scene(seat, -1 if general is None else general.card, general)
