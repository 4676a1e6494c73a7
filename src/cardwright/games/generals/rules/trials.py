"""Trials: what a player has to do before the Trial card can be played, watched through the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cardwright.games.generals.model import events
from cardwright.games.generals.model.ability import CASTS, DIED, SUMMONED
from cardwright.games.generals.model.board import size
from cardwright.games.generals.model.scene import Amount, Scene
from cardwright.kernel.bits import i64
from cardwright.kernel.event import Event

if TYPE_CHECKING:
    from cardwright.games.generals.effects.units import Units
    from cardwright.games.generals.model.state import Battle
    from cardwright.games.generals.rules.deeds import Deed


class Trial:
    """``need``: how far it has to go; ``ears``: the events it hears, as bits."""

    need: i64
    ears: i64

    def heard(self, s: Battle, seat: i64, deed: Deed, value: i64) -> i64:
        """What the player's ``trial`` is after something the trial listens for."""
        return value

    def at_first(self, s: Battle, seat: i64) -> i64:
        """What it is as the match begins."""
        return 0

    def looked_at(self, s: Battle, seat: i64, value: i64) -> i64:
        """What it is whenever everything has come to rest."""
        return value

    def stands(self, value: i64) -> i64:
        """How far that is."""
        return value


@final
class Doing(Trial):
    """So many times the player does something: ``event``, about units that fit."""

    def __init__(self, need: i64, event: i64, about: Units | None = None) -> None:
        self.need = need
        self.ears = 1 << event
        self.about: Units | None = about

    def heard(self, s: Battle, seat: i64, deed: Deed, value: i64) -> i64:
        if deed.seat != seat:
            return value
        about, unit = self.about, deed.unit
        if about is not None and (unit is None or not about.fit(s, onlooker(s, seat), unit)):
            return value
        return value + 1


@final
class DifferentCosts(Trial):
    """Minions of so many different costs are played from the hand; the costs are kept as bits."""

    def __init__(self, need: i64) -> None:
        self.need = need
        self.ears = 1 << SUMMONED

    def heard(self, s: Battle, seat: i64, deed: Deed, value: i64) -> i64:
        unit = deed.unit
        if deed.seat != seat or unit is None or not deed.from_hand:
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
    """So many spells are cast by which a friendly minion dies; a bit beside the count tells that one is under way."""

    def __init__(self, need: i64) -> None:
        self.need = need
        self.ears = (1 << CASTS) | (1 << DIED)

    def heard(self, s: Battle, seat: i64, deed: Deed, value: i64) -> i64:
        if deed.seat != seat:
            return value
        if deed.spell:
            return value | 1
        unit = deed.unit
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


def trial_of(s: Battle, seat: i64) -> Trial | None:
    """The trial the player has still to meet."""
    player = s.players[seat]
    if player.slotted < 0 or player.hand[player.slotted] < 0:
        return None
    return s.card_of(player.hand[player.slotted]).trial


def trial_hears(s: Battle, seat: i64, event: i64) -> bool:
    """Whether the player's trial listens for something."""
    trial = trial_of(s, seat)
    return trial is not None and trial.ears & (1 << event) != 0


def hear_trials(s: Battle, event: i64, deed: Deed) -> None:
    """Show a deed to the trials of both players."""
    for seat in range(2):
        trial = trial_of(s, seat)
        if trial is not None and trial.ears & (1 << event) != 0:
            advance(s, seat, trial, trial.heard(s, seat, deed, s.players[seat].trial))


def begin_trials(s: Battle) -> None:
    """The hands are chosen: a trial may look at the decks."""
    for seat in range(2):
        trial = trial_of(s, seat)
        if trial is not None:
            advance(s, seat, trial, trial.at_first(s, seat))


def look_at_trials(s: Battle) -> None:
    """Look at the position, which has come to rest, with the eyes of both trials."""
    for seat in range(2):
        trial = trial_of(s, seat)
        if trial is not None:
            advance(s, seat, trial, trial.looked_at(s, seat, s.players[seat].trial))


def advance(s: Battle, seat: i64, trial: Trial, value: i64) -> None:
    """R202: once met it stays met, and the card is unlocked."""
    player = s.players[seat]
    if value == player.trial:
        return
    before = trial.stands(player.trial)
    player.trial = value
    met = trial.stands(value) >= trial.need
    if met:
        player.slotted = -1
    if s.telling and trial.stands(value) != before:
        s.tell(Event(events.TRIAL, seat, trial.stands(value), 1 if met else 0))
