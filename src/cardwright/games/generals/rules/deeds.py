"""Deeds: what is about to happen, done one after the other, and what hears of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.generals.model.ability import DIED
from cardwright.games.generals.model.board import NOWHERE
from cardwright.games.generals.model.keywords import HEIR
from cardwright.games.generals.model.state import FRESH
from cardwright.games.generals.rules.figures import reckon, refresh
from cardwright.games.generals.rules.trials import hear_trials, look_at_trials
from cardwright.kernel.bits import i64

if TYPE_CHECKING:
    from cardwright.games.generals.model.state import Battle
    from cardwright.games.generals.model.unit import Unit

SILENT: Final = -1  # no such event


class Deed:
    """unit: whom it is about; by: who does it; seat: whose doing it is; spell, attack: by what.

    A deed that brings about others puts them at the end of the queue. Everything a card does at once to marks
    (strengthen, dispel, stun) needs no deed. Once the queue is empty the late reactions to all that was done follow.
    """

    def __init__(self, seat: i64, unit: Unit | None = None, by: Unit | None = None, amount: i64 = 0) -> None:
        self.seat: i64 = seat
        self.unit: Unit | None = unit
        self.by: Unit | None = by
        self.amount: i64 = amount
        self.square: i64 = NOWHERE
        self.copy: i64 = -1
        self.spell: bool = False
        self.attack: bool = False
        self.late: i64 = SILENT
        self.removes: bool = False  # whether the unit leaves the board by it
        self.from_hand: bool = False  # whether a card is played by it

    def run(self, s: Battle) -> None:
        """Do it."""


class Notice(Deed):
    """Nothing that is done, only something to react to: the start of a turn, a card drawn."""

    def __init__(self, seat: i64, late: i64, unit: Unit | None, copy: i64 = -1) -> None:
        super().__init__(seat, unit)
        self.late = late
        self.copy = copy

    def run(self, s: Battle) -> None:
        s.done.append(self)


def resolve(s: Battle) -> None:
    """Do everything in the queue and everything it sets off."""
    while True:
        while s.todo:
            s.todo.pop(0).run(s)
        if s.stale != FRESH:
            refresh(s)
            if s.todo:
                continue
        if fallen_general(s):
            return
        if not s.done:
            if s.players[0].slotted >= 0 or s.players[1].slotted >= 0:
                look_at_trials(s)
            return
        done = s.done
        s.done = []
        for deed in done:
            if deed.late != SILENT:
                announce(s, deed.late, deed)
        if s.stale != FRESH:
            refresh(s)


def fallen_general(s: Battle) -> bool:
    """Whether the game is over: a player without a general has lost, both at once is a draw."""
    if s.result is not None:
        return True
    first = s.general(0) is not None or crowned(s, 0)
    second = s.general(1) is not None or crowned(s, 1)
    if first and second:
        return False
    s.result = (0,) if first else (1,) if second else ()
    s.todo = []
    s.done = []
    return True


def crowned(s: Battle, seat: i64) -> bool:
    """Whether a minion takes the place of this player's dead general; chance decides between several."""
    heirs: list[Unit] = []
    for unit in s.units:
        if unit.owner == seat and unit.traits & HEIR != 0:
            heirs.append(unit)
    if not heirs:
        return False
    heir = heirs[s.below(len(heirs))]
    heir.general = True
    for deed in s.done:
        old = deed.unit
        if deed.late == DIED and old is not None and old.general and old.owner == seat:
            for mark in old.marks:
                if mark.enchantment.lasting and not mark.enchantment.artifact:
                    heir.mark(mark)
    s.units.remove(heir)
    s.units.insert(0, heir)
    reckon(s, heir)
    refresh(s)
    return True


def announce(s: Battle, event: i64, deed: Deed) -> None:
    """Show the deed to everything in play that listens: first the units of the player to move, by arrival."""
    if s.players[0].slotted >= 0 or s.players[1].slotted >= 0:
        hear_trials(s, event, deed)
    sort = 1 << event
    if s.hearing & sort == 0:
        return
    listeners: list[Unit] = []
    for unit in s.units:
        if unit.ears & sort != 0 and unit.owner == s.mover:
            listeners.append(unit)
    for unit in s.units:
        if unit.ears & sort != 0 and unit.owner != s.mover:
            listeners.append(unit)
    for unit in listeners:
        if unit.square != NOWHERE:
            hear(s, unit, sort, deed)


def hear(s: Battle, unit: Unit, sort: i64, deed: Deed) -> None:
    """Let one unit react."""
    card = s.cards.all[unit.card]
    if card.ears & sort != 0:
        for ability in card.abilities:
            if ability.ears & sort != 0 and (ability.lasting or not unit.dispelled):
                ability.hear(s, unit, deed)
    for mark in unit.marks:
        if mark.enchantment.ears & sort != 0:
            for ability in mark.enchantment.abilities:
                if ability.ears & sort != 0:
                    ability.hear(s, unit, deed, mark)
